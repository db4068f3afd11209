"""Telling: prompts, sentences and events say to nobody more than the view shows."""

from __future__ import annotations

import json

from labrys.engine import Event, Rng, State
from labrys.kit.case import Case, perspectives, pick, positions

POSITIONS = 80
TRIES = 3  # actions tried at a position for each pair of eyes

Heard = tuple[State, list[Event]]


def check_sentences_keep_secrets(case: Case, seed: str) -> None:
    """Whatever the secrets are, a viewer reads the same prompt, and whoever is asked the same words for each action."""
    rng = Rng(f"sentences {seed}")
    game = case.game
    for state in positions(case, seed, POSITIONS):
        for viewer in perspectives(state):
            dream = state.imagine(viewer, rng)
            ours, theirs = game.prompt_phrase(state), game.prompt_phrase(dream)
            assert ours == theirs, f"{case}: the prompt {ours} tells {viewer} what it cannot know"
            for action in state.actions() if viewer == state.seat else ():
                ours, theirs = game.action_phrase(state, action), game.action_phrase(dream, action)
                assert ours == theirs, f"{case}: the sentence {ours} tells {viewer} what it cannot know"


def check_events_keep_secrets(case: Case, seed: str) -> None:
    """What the view does not show, an event may not tell.

    The truth and a dream with the same dice take the same action; and, if somebody else than the viewer chooses, the
    truth takes two actions, for what is chosen may be the secret. If the viewer cannot tell the two positions apart
    afterwards, then it has been told the same in both.
    """
    rng = Rng(f"events {seed}")
    for state in positions(case, seed, POSITIONS):
        offered = [*state.actions(), *state.interrupts()]
        for viewer in perspectives(state):
            for _ in range(min(TRIES, len(offered))):
                dream = state.imagine(viewer, rng)
                dream.chance = state.chance
                action = offered[rng.below(len(offered))]
                heard = listen(state.copy(), action)
                if action in dream.actions() or action in dream.interrupts():
                    check_told(case, heard, listen(dream, action), action, viewer)
                if viewer != state.seat:
                    other = listen(state.copy(), pick(state, rng))
                    if other[0].text() != heard[0].text():  # else two ways led to one place, in the open
                        check_told(case, heard, other, action, viewer)


def check_told(case: Case, ours: Heard, theirs: Heard, action: int, viewer: int | None) -> None:
    """The check above for one action and one pair of eyes."""
    (truth, events), (dream, dreamt) = ours, theirs
    if truth.view(viewer) != dream.view(viewer):
        return
    verb = case.game.codec.text(action)
    seen, dreamed = ([event.seen_by(viewer) for event in told] for told in (events, dreamt))
    assert seen == dreamed, f"{case}: after {verb!r} events tell {viewer} what it cannot know: {seen} or {dreamed}"
    said = [case.game.event_phrase(truth, event, viewer) for event in events]
    other = [case.game.event_phrase(dream, event, viewer) for event in dreamt]
    assert said == other, f"{case}: after {verb!r} the log tells {viewer} what it cannot know: {said} or {other}"


def listen(state: State, action: int) -> Heard:
    """Take the action; the state after it, and what is told on the way."""
    told: list[Event] = []
    state.events = told
    state.act(action)
    state.events = None
    return state, told


def check_openings_keep_secrets(case: Case, seed: str) -> None:
    """What was told at set-up is in order, and is said in the same words whatever the secrets are."""
    rng = Rng(f"openings {seed}")
    for number in range(8):
        state = case.new(f"{seed} {number}")
        for event in state.opening:
            check_event(state, event)
            for viewer in perspectives(state):
                dream = state.imagine(viewer, rng)
                ours, theirs = (case.game.event_phrase(table, event, viewer) for table in (state, dream))
                assert ours == theirs, f"{case}: the opening {ours} tells {viewer} what it cannot know"


def check_event(state: State, event: Event) -> None:
    """An event is of a seat at the table and plain JSON; what is private is for that seat alone."""
    assert event.seat in range(state.seats), f"{event} happens to seat {event.seat}, and there is no such seat"
    names = ["kind", "seat", *event.public, *event.private]
    assert len(set(names)) == len(names), f"{event} has two values of one name"
    for viewer in perspectives(state):
        seen = event.seen_by(viewer)
        private = event.private if viewer == event.seat else {}
        assert seen.keys() == {"kind", "seat", *event.public, *private}, f"{viewer} is told too much of {event}"
        try:
            plain = json.loads(json.dumps(seen, allow_nan=False)) == seen
        except (TypeError, ValueError):
            plain = False
        assert plain, f"{event} is not plain JSON"
