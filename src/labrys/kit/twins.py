"""Twin worlds: what happens after an action reveals no more than the rules allow.

Two positions that a viewer cannot tell apart, the truth and a dream of it, have the same chance to come (that they look
alike is what `secrecy` checks). In both the same action is taken, by whoever is asked or by somebody out of turn, and
then both must still look the same to the viewer: what was told, the view, who is asked what, the count of steps, the
barrier that bounds undo, the end and its points. Whether a seat is asked or passed over, say, may hang on what all can
see and on nothing else.

Some rules do show a secret: a tile is turned over, bids are opened. The game names each in `Proofs.reveals`, as the field
of an event and the rule that shows it: ``"explore.suit": "F7"``. Events are compared one by one, so the first thing that
looks different must be such a field; what follows from it cannot be compared. Where the worlds agree in what was shown,
which is often so when many dreams are tried, all the rest must agree too. So a named field excuses itself alone, and one
that never looks different in any game is refused (`check_revelations_are_real`).

Hidden stacks have no order: the same lot drawn from two different piles brings different things. What is drawn face up
is therefore a revelation like any other, and named; what is drawn unseen must leave no trace. Dice are the same in both
worlds as long as chance is drawn equally often, whatever the secrets are; a rule that draws more often in one world than
in the other is found here as well, by the dice that follow.

Eyes are those of every seat and of a spectator; where one person plays alone, nobody else's eyes matter.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from labrys.engine import Event, Rng, State
from labrys.engine.event import Value
from labrys.kit.case import INTERRUPTS, Case, perspectives, positions, walk
from labrys.kit.telling import listen

POSITIONS = 40  # of a game, for any action
TURNS = 80  # of a game, for the action after which somebody else was asked
DREAMS_TRIED = 2  # dreams at a position for each pair of eyes
RARE_TRIES = 40
INTERRUPT = 8  # about one action in so many is out of turn, where there is one

Told = list[dict[str, Value]]


def check_twin_worlds_stay_alike(case: Case, seed: str) -> None:
    """Whatever the secrets are, the same action and the same chance look the same, but for what the game reveals."""
    rng = Rng(f"twins {seed}")
    anywhere: list[tuple[State, int | None]] = [(state, None) for state in positions(case, seed, POSITIONS)]
    for state, action in anywhere + turns(case, seed):
        for viewer in eyes(state):
            for _ in range(DREAMS_TRIED):
                compare(case, state, viewer, rng, action)


def turns(case: Case, seed: str) -> list[tuple[State, int | None]]:
    """The actions after which another seat was asked: there the flow could tell most."""
    *_, last = walk(case, f"turns {seed}", INTERRUPTS)
    state = case.new(f"turns {seed}")
    found: list[tuple[State, int | None]] = []
    for action in list(last.past or []):
        before = state.copy()
        state.act(action)
        if state.seat != before.seat:
            found.append((before, action))
    return found[:: 1 + len(found) // TURNS]


def eyes(state: State) -> list[int | None]:
    return perspectives(state) if state.seats > 1 else [0]


def check_revelations_are_real(cases: Sequence[Case], seed: str, rare: Sequence[State] = (), games: int = 4) -> None:
    """Each field in ``reveals`` shows a secret in some game, and has its rule beside it.

    ``rare`` are positions that random games hardly ever reach.
    """
    game = cases[0].game
    for field, rule in game.proofs.reveals.items():
        assert rule.strip(), f"{game.name}: {field} is revealed by no rule"
    unused = set(game.proofs.reveals)
    rng = Rng(f"revelations {seed}")
    for state in rare:
        for _ in range(RARE_TRIES):
            unused -= set().union(*(compare(cases[0], state, viewer, rng) for viewer in eyes(state)))
    for number in range(games):
        for case in cases:
            for state in positions(case, f"{seed} {number}", POSITIONS) if unused else ():
                for viewer in eyes(state):
                    unused -= compare(case, state, viewer, rng)
    assert not unused, f"{game.name}: never shows a secret, though it is named so: {sorted(unused)}"


def compare(case: Case, state: State, viewer: int | None, rng: Rng, action: int | None = None) -> set[str]:
    """One action, given or not, in the truth and in a dream of it. Returns what was revealed if that tells them apart."""
    dream = state.imagine(viewer, rng)
    dream.chance = state.chance
    check_asked(case, dream, viewer)
    shared = common(state.actions(), dream.actions())
    out_of_turn = common(state.interrupts(), dream.interrupts())
    if action in shared or action in out_of_turn:
        shared = [action]
    elif out_of_turn and (not shared or not rng.below(INTERRUPT)):
        shared = out_of_turn
    if not shared:
        return set()
    return follow(case, state.copy(), dream, shared[rng.below(len(shared))], viewer)


def common(ours: tuple[int, ...], theirs: tuple[int, ...]) -> list[int]:
    return [action for action in ours if action in theirs]


def check_asked(case: Case, dream: State, viewer: int | None) -> None:
    """An imagined world agrees with the flow: whoever is asked in it would be asked if it were the truth.

    Running by itself what runs by itself must leave it as it is, and there must be an answer.
    """
    settled = dream.copy()
    settled.settle()
    assert settled.fields() == dream.fields(), f"{case}: {viewer} imagines a world that would not wait for {dream.seat}"
    assert dream.over or dream.actions(), f"{case}: {viewer} imagines a world in which {dream.seat} has no answer"


def follow(case: Case, truth: State, dream: State, action: int, viewer: int | None) -> set[str]:
    """Take the action in both worlds, and find what tells them apart."""
    events, others = listen(truth, action), listen(dream, action)
    verb = case.game.codec.text(action)
    found = first_difference(seen(events, viewer), seen(others, viewer))
    if found is not None:
        shown = revelation(found)
        if not shown or shown - case.game.proofs.reveals.keys():
            raise AssertionError(
                f"{case}: after {verb!r} {viewer} is told what hangs on a secret, which no rule in Proofs.reveals shows: "
                f"{found[0]} or {found[1]}"
            )
        return shown
    phrase = case.game.event_phrase
    ours, theirs = sight(truth, viewer), sight(dream, viewer)
    ours["log"] = [phrase(truth, event, viewer) for event in events]
    theirs["log"] = [phrase(dream, event, viewer) for event in others]
    names = differing(ours, theirs)
    assert not names, (
        f"{case}: after {verb!r} what {viewer} sees hangs on a secret: {[(n, ours[n], theirs[n]) for n in names]}"
    )
    return set()


def seen(events: list[Event], viewer: int | None) -> Told:
    return [event.seen_by(viewer) for event in events]


def first_difference(told: Told, dreamt: Told) -> tuple[dict[str, Value], dict[str, Value]] | None:
    """The first two events that differ; an event that only one world has stands beside none."""
    for at in range(max(len(told), len(dreamt))):
        ours = told[at] if at < len(told) else {}
        theirs = dreamt[at] if at < len(dreamt) else {}
        if ours != theirs:
            return ours, theirs
    return None


def revelation(pair: tuple[dict[str, Value], dict[str, Value]]) -> set[str]:
    """The fields in which two events of one kind and seat differ, as `Proofs.reveals` names them; none for other events."""
    ours, theirs = pair
    if ours.keys() != theirs.keys() or any(ours[name] != theirs[name] for name in ("kind", "seat")):
        return set()
    return {f"{ours['kind']}.{name}" for name, value in ours.items() if value != theirs[name]}


def sight(state: State, viewer: int | None) -> dict[str, Any]:
    """Everything that a viewer perceives of a table, part by part."""
    game = state.game
    asked = viewer is not None and viewer == state.seat
    actions = state.actions() if asked else ()
    parts = {f"view: {name}": value for name, value in state.view(viewer).items()}
    return {
        "asked": state.seat,
        "decision": state.decision,
        "prompt": game.prompt_phrase(state),
        "steps": state.steps,
        "undo": not state.revealed,
        "result": (state.ending, state.scores(), state.ranking(), state.breakdown()) if state.over else None,
        "actions": [(action, game.action_phrase(state, action)) for action in actions],
        **parts,
    }


def differing(ours: dict[str, Any], theirs: dict[str, Any]) -> list[str]:
    return [name for name in {**ours, **theirs} if ours.get(name) != theirs.get(name)]
