"""Secrets in words: prompts, sentences and events show a viewer no more than the view does."""

from __future__ import annotations

import json

from labrys.engine import Event, Rng, State
from labrys.kit.case import Case, perspectives, positions

POSITIONS = 80
ACTIONS_TRIED = 3  # actions tried at a position for each pair of eyes


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

    The truth and a dream with the same dice take the same action. If a viewer cannot tell the two apart afterwards,
    then it has been told the same in both.
    """
    rng = Rng(f"events {seed}")
    for state in positions(case, seed, POSITIONS):
        offered = [*state.actions(), *state.interrupts()]
        for viewer in perspectives(state):
            for _ in range(min(ACTIONS_TRIED, len(offered))):
                dream = state.imagine(viewer, rng)
                dream.chance = state.chance
                action = offered[rng.below(len(offered))]
                if action in dream.actions() or action in dream.interrupts():
                    check_told(case, state.copy(), dream, action, viewer)


def check_told(case: Case, truth: State, dream: State, action: int, viewer: int | None) -> None:
    """The check above for one action and one pair of eyes; both states move on."""
    events, dreamt = listen(truth, action), listen(dream, action)
    if truth.view(viewer) != dream.view(viewer):
        return
    verb = case.game.codec.text(action)
    ours, theirs = ([event.seen_by(viewer) for event in told] for told in (events, dreamt))
    assert ours == theirs, f"{case}: after {verb!r} events tell {viewer} what it cannot know: {ours} or {theirs}"
    said = [case.game.event_phrase(truth, event, viewer) for event in events]
    other = [case.game.event_phrase(dream, event, viewer) for event in dreamt]
    assert said == other, f"{case}: after {verb!r} the log tells {viewer} what it cannot know: {said} or {other}"


def listen(state: State, action: int) -> list[Event]:
    """Take the action; returns the events."""
    told: list[Event] = []
    state.events = told
    state.act(action)
    state.events = None
    return told


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
    """An event is of a seat at the table, or of the automaton, and plain JSON; what is private is for that seat alone."""
    sides = state.seats if state.rival() is None else state.seats + 1
    assert event.seat in range(sides), f"{event} happens to seat {event.seat}, and there is no such seat"
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
