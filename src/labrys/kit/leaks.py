"""Leaks: statistics over many positions that would show a part of the truth inside imagined states.

A place of the position (one field, or one number of a list field) is *unseen* by a seat if the view stays the same
when the number there is exchanged for another. Unseen places must change when the seat imagines, and an imagined
state must be no more like the truth than like another imagined state.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt

from labrys.engine import Rng, State
from labrys.engine.position import FLOW_FIELDS, Field
from labrys.kit.case import Case, perspectives, pick, positions

MOST_PLACES = 60  # of one list field in one position

Place = tuple[str, int]
Eyes = tuple[str, int | None, str, int]  # case, seat, field, index


@dataclass
class LeakCounts:
    """What was counted over all positions."""

    unseen: dict[Eyes, int] = field(default_factory=dict)
    changed: dict[Eyes, int] = field(default_factory=dict)
    excess: list[float] = field(default_factory=list)  # by position: likeness to the truth minus likeness among dreams
    futures: list[float] = field(default_factory=list)  # the same for what chance brings next


def number_at(fields: dict[str, Field], place: Place) -> int | None:
    name, index = place
    value = fields[name]
    if isinstance(value, int):
        return value
    return value[index] if index < len(value) else None


def variants(state: State, place: Place, rng: Rng) -> list[State]:
    """The position with the number at a place exchanged: two numbers of a list swapped, a single one moved by 1."""
    name, index = place
    found = []
    value = state.field(name)
    if isinstance(value, int):
        for other in (value - 1, value + 1):
            changed = state.copy()
            changed.set_field(name, other)
            found.append(changed)
        return found
    partners = [at for at, number in enumerate(value) if number != value[index]]
    for _ in range(min(3, len(partners))):
        changed, numbers = state.copy(), value[:]
        partner = partners[rng.below(len(partners))]
        numbers[index], numbers[partner] = numbers[partner], numbers[index]
        changed.set_field(name, numbers)
        found.append(changed)
    return found


def is_unseen(state: State, seat: int | None, view: dict[str, object], place: Place, rng: Rng) -> bool:
    """True if some exchange at this place leaves the view as it is. A position that makes no sense counts as seen."""
    for changed in variants(state, place, rng):
        try:
            changed.recall()
            if changed.view(seat) == view:
                return True
        except (ValueError, LookupError, TypeError, AssertionError):
            continue
    return False


def places(state: State, rng: Rng) -> list[Place]:
    """The places that might hold a secret."""
    found: list[Place] = []
    for name in state.field_names():
        if name in FLOW_FIELDS:
            continue
        value = state.field(name)
        if isinstance(value, int):
            found.append((name, 0))
            continue
        indices = list(range(len(value)))
        while len(indices) > MOST_PLACES:
            indices.pop(rng.below(len(indices)))
        found.extend((name, index) for index in indices)
    return found


def observe(case: Case, state: State, seat: int | None, varying: set[Place], tally: LeakCounts, rng: Rng) -> None:
    """Count one position through one pair of eyes."""
    view = state.view(seat)
    hidden = [place for place in places(state, rng) if place in varying and is_unseen(state, seat, view, place, rng)]
    dreams = [state.imagine(seat, rng) for _ in range(3)]
    truth, *dreamt = [each.fields() for each in (state, *dreams)]
    like_truth = like_dream = 0
    for place in hidden:
        real = number_at(truth, place)
        first, second, third = (number_at(fields, place) for fields in dreamt)
        like_truth += (real == first) + (real == second) + (real == third)
        like_dream += (first == second) + (first == third) + (second == third)
        eyes = (str(case), seat, *place)
        tally.unseen[eyes] = tally.unseen.get(eyes, 0) + 1
        tally.changed[eyes] = tally.changed.get(eyes, 0) + (real not in (first, second, third) or first != second)
    if hidden:
        tally.excess.append((like_truth - like_dream) / (3 * len(hidden)))
    if seat is not None and seat == state.seat:
        compare_futures(state, seat, dreams, tally, rng)


def compare_futures(state: State, seat: int, dreams: list[State], tally: LeakCounts, rng: Rng) -> None:
    """Take the same action in the truth and in two dreams; does what follows look the same?"""
    action = pick(state, rng)
    outcomes = []
    for each in (state.copy(), *dreams[:2]):
        before = each.chance
        each.act(action)
        if each.chance == before:
            return
        outcomes.append((each.view(seat), each.draw(1 << 20)))
    real, first, second = outcomes
    likeness = sum((real[at] == first[at]) - (first[at] == second[at]) for at in range(2))
    tally.futures.append(likeness / 2)


def tell_apart(cases: Sequence[Case], seed: str, games: int, count: int) -> LeakCounts:
    """Play, and observe ``count`` positions of each of ``games`` games of each case through all eyes."""
    tally = LeakCounts()
    rng = Rng(f"leaks {seed}")
    for case in cases:
        sampled = [state for number in range(games) for state in positions(case, f"{seed} {number}", count)]
        varying = varying_places(sampled)
        for state in sampled:
            for seat in perspectives(state):
                observe(case, state, seat, varying, tally, rng)
    return tally


def varying_places(sampled: list[State]) -> set[Place]:
    """Where the truth itself varies from game to game; a number that is always the same is no secret."""
    seen: dict[Place, int | None] = {}
    found: set[Place] = set()
    for state in sampled:
        for name, value in state.fields().items():
            numbers = value if isinstance(value, list) else [value]
            for index, number in enumerate(numbers):
                if seen.setdefault((name, index), number) != number:
                    found.add((name, index))
    return found


def check_imagining_leaks_nothing(
    cases: Sequence[Case], seed: str, games: int = 6, count: int = 8, enough: int = 20
) -> None:
    """Over many positions: unseen places change, dreams are no more like the truth than like each other, dice differ."""
    tally = tell_apart(cases, seed, games, count)
    kept = kept_places(tally, enough)
    assert not kept, f"{cases[0].game.name}: imagine never changes what cannot be seen, such as {kept[:12]}"
    assert not is_positive(tally.excess), (
        f"{cases[0].game.name}: imagined states are like the truth: {mean(tally.excess)}"
    )
    assert not is_positive(tally.futures), f"{cases[0].game.name}: imagined dice foretell: {mean(tally.futures)}"


def kept_places(tally: LeakCounts, enough: int) -> list[Eyes]:
    """The places that never changed although they were often unseen.

    A place that never changes for any viewer of a case holds no secret there (a mixture that is known when all tiles
    are used), but only if it does change in another case.
    """
    changed = [eyes for eyes, times in tally.changed.items() if times]
    in_case = {(case, name, index) for case, _, name, index in changed}
    anywhere = {(name, index) for _, _, name, index in changed}
    found = []
    for eyes, times in tally.unseen.items():
        case, _, name, index = eyes
        secret = (case, name, index) in in_case or (name, index) not in anywhere
        if times >= enough and not tally.changed[eyes] and secret:
            found.append(eyes)
    return found


def mean(sample: list[float]) -> float:
    return sum(sample) / len(sample)


def is_positive(sample: list[float], margin: float = 0.05) -> bool:
    """True if the mean is above the margin and five standard errors above 0.

    The margin leaves room for what a player might infer from how others play; no view holds that, and imagine deals
    evenly over what fits the view.
    """
    if len(sample) < 20:
        return False
    middle = mean(sample)
    error = sqrt(sum((value - middle) ** 2 for value in sample) / (len(sample) - 1) / len(sample))
    return middle > margin and middle > 5 * error
