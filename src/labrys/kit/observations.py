"""Observations: they contain all that a seat may know and nothing else, and every number is within its bounds."""

from __future__ import annotations

from array import array
from itertools import pairwise
from operator import le
from typing import Any

from labrys.engine import Rng, State
from labrys.engine.observation import TALLY, Observation
from labrys.engine.rows import PLAIN
from labrys.engine.sight import Slate
from labrys.kit.case import Case, positions, walk
from labrys.kit.leaks import Place, places, variants

EVERY_STEP = 150  # so many decisions of a game are looked at one by one; later ones ever more seldom
STEPS_TO = ("steps", "options", "over", "ranking")  # no observation counts them, or tells what the table agreed on


def is_observed(case: Case) -> bool:
    """True if the game has observations; a small one may do without."""
    return bool(case.game.observed(case.seats))


def observe(state: State, observation: Observation, seat: int) -> array[int]:
    found = array("h", bytes(2 * observation.size))
    state.observe(seat, found)
    return found


def differing(observation: Observation, one: array[int], other: array[int]) -> list[str]:
    return [name for name, a, b in zip(observation.names, one, other, strict=True) if a != b]


def check_observations_keep_secrets(case: Case, seed: str) -> None:
    """Dealing anew what a seat cannot know changes none of its numbers, and a row that was used before tells no more."""
    if not is_observed(case):
        return
    rng = Rng(f"observations {seed}")
    observation = case.game.observation(case.seats, **case.options)
    sight = case.game.sight(case.seats)
    for state in walk(case, seed, 100):
        if state.steps % (1 + state.steps // EVERY_STEP):
            continue
        for seat in range(state.seats):
            seen = observe(state, observation, seat)
            dreamt = observe(state.imagine(seat, rng), observation, seat)
            assert seen == dreamt, (
                f"{case}: the observation of {seat} tells what it cannot know: {differing(observation, seen, dreamt)}"
            )
            fresh = Slate(observation)
            state.note(sight, seat, fresh, 0)
            assert list(fresh.numbers) == list(seen), f"{case}: an observation hangs on what was observed before"


def check_observations_stay_in_bounds(case: Case, seed: str) -> None:
    """Every number lies between its bounds, of every code one place at most is marked, and the mask is what is legal."""
    if not is_observed(case):
        return
    observation = case.game.observation(case.seats, **case.options)
    low, high = observation.low, observation.high
    codes = [group for group in observation.groups if group.one_hot]
    mask = bytearray(case.game.codec.size)
    for state in walk(case, f"bounds {seed}", 300):
        state.mask(mask)
        legal = [action for action, may in enumerate(mask) if may]
        assert legal == sorted(state.actions()), f"{case}: the mask differs from the legal actions"
        if state.steps % (1 + state.steps // EVERY_STEP):
            continue
        for seat in range(state.seats):
            seen = observe(state, observation, seat)
            if not (all(map(le, low, seen)) and all(map(le, seen, high))):
                odd = [at for at, number in enumerate(seen) if not low[at] <= number <= high[at]]
                told = [f"{observation.names[at]} is {seen[at]}, not from {low[at]} to {high[at]}" for at in odd]
                raise AssertionError(f"{case}: {'; '.join(told)}")
            for group in codes:
                for at in range(group.start, group.start + group.count, group.one_hot):
                    marked = sum(seen[at : at + group.one_hot])
                    assert marked <= 1, f"{case}: {group.name} marks {marked} places of one code"


def check_observations_follow_a_game(case: Case, seed: str) -> None:
    """A row that is filled again and again as a game goes on, by what changed, tells what a fresh one does."""
    if PLAIN or not is_observed(case):
        return  # plain Python tells everything each time
    observation = case.game.observation(case.seats, **case.options)
    sight = case.game.sight(case.seats)
    kept = Slate(observation)
    for state in walk(case, f"follow {seed}", 300):
        fresh = Slate(observation)
        seat = state.seat or 0
        state.copy().note(sight, seat, fresh, 0)
        state.note(sight, seat, kept, 0)
        told, true = array("h", kept.numbers), array("h", fresh.numbers)
        assert told == true, f"{case}: the observation of {seat} missed a change: {differing(observation, told, true)}"


def check_observations_tell_apart(case: Case, seed: str) -> None:
    """Where two positions differ in what a seat sees, they differ in what it observes.

    A field is exchanged for that of another position, or two of its numbers for each other; what `Proofs.unobserved`
    names may differ.
    """
    if not is_observed(case):
        return
    rng = Rng(f"apart {seed}")
    observation = case.game.observation(case.seats, **case.options)
    sorts = {item.name for item in observation.items if item.how == TALLY}  # lists that have no order
    sampled = positions(case, seed, 5)
    for state, other in pairwise(sampled):
        for name, index in places(state, rng):
            seat = rng.below(state.seats)
            for changed in exchanged(state, other, (name, index), name in sorts, rng):
                try:
                    changed.recall()
                    if not seen_apart(case, state.view(seat), changed.view(seat)):
                        continue
                    told = observe(changed, observation, seat) != observe(state, observation, seat)
                except (ValueError, LookupError, TypeError, AssertionError, OverflowError):
                    continue  # a position that makes no sense
                assert told, f"{case}: seat {seat} sees another {name} (at {index}), and observes no difference"


def exchanged(state: State, other: State, place: Place, sort: bool, rng: Rng) -> list[State]:
    """The position with a field as it is in another one, or with two of its numbers exchanged."""
    name, index = place
    found = [] if sort or isinstance(state.field(name), int) else variants(state, place, rng)[:1]
    if index == 0:
        changed = state.copy()
        if changed.set_field(name, other.field(name)):
            found.append(changed)
    return found


def seen_apart(case: Case, one: Any, other: Any) -> bool:
    """True if two views differ in something that an observation has to tell."""
    left_out = {*STEPS_TO, *case.game.proofs.unobserved}
    return bool(stripped(one, left_out, "") != stripped(other, left_out, ""))


def stripped(view: Any, left_out: set[str], path: str) -> Any:
    """A view without some of its parts."""
    if isinstance(view, list):
        return [stripped(part, left_out, path) for part in view]
    if not isinstance(view, dict):
        return view
    paths = {name: f"{path}.{name}".lstrip(".") for name in view}
    return {name: stripped(part, left_out, paths[name]) for name, part in view.items() if paths[name] not in left_out}
