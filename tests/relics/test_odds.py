"""What may still lie face down: the engine's weights against the physical set-up."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations
from typing import cast

import pytest

from labrys.engine import Rng
from labrys.titles.relics.content import CONTENT, FACE_DOWN, SUITS, Map
from labrys.titles.relics.odds import mixtures
from labrys.titles.relics.state import Relics
from labrys.titles.relics.view import guess_tiles
from tests.relics.table import new

BOX = [suit for suit in range(SUITS) for _ in range(CONTENT.tiles_per_suit)]


def posterior(square: Map, seen: tuple[int, ...]) -> dict[tuple[int, ...], Fraction]:
    """The engine's chance of each remainder."""
    rests, sums = mixtures(square, seen)
    weights = [high - low for low, high in pairwise([0, *sums])]
    return {rest: Fraction(weight, sums[-1]) for rest, weight in zip(rests, weights, strict=True)}


def shuffled(tiles: list[int], rng: Rng) -> list[int]:
    """Real tiles, really shuffled."""
    left = tiles[:]
    return [left.pop(rng.below(len(left))) for _ in tiles]


def lay(square: Map, rng: Rng) -> list[int]:
    """The map as hands would lay it: set tiles aside, shuffle the rest, draw, mix, lay out."""
    aside = [suit for suit in range(SUITS) for _ in range(square.aside)]
    rest = [suit for suit in range(SUITS) for _ in range(CONTENT.tiles_per_suit - square.aside)]
    return shuffled(aside + shuffled(rest, rng)[: square.extra], rng)


@pytest.mark.parametrize("seats", [2, 3])
def test_the_posterior_agrees_with_shuffling_real_tiles(seats: int) -> None:
    """Lay many maps, turn over six tiles, keep those that show what was asked for, count what is left."""
    square = CONTENT.maps[seats]
    seen = (2, 2, 1, 1, 0, 0)
    rng = Rng(f"real tiles {seats}")
    kept: Counter[tuple[int, ...]] = Counter()
    for _ in range(12000):
        tiles = lay(square, rng)
        shown = sorted(Counter(tiles[:6]).values())
        if shown == [1, 1, 2, 2]:  # by symmetry any four suits will do: rename them
            by_number = sorted(range(SUITS), key=lambda suit: -tiles[:6].count(suit))
            left = Counter(tiles[6:])
            kept[tuple(left[suit] for suit in by_number)] += 1
    total = kept.total()
    assert total > 2000
    expected = posterior(square, seen)
    assert set(kept) <= set(expected)
    for suit in range(SUITS):
        mean = sum(rest[suit] * float(chance) for rest, chance in expected.items())
        square_mean = sum(rest[suit] ** 2 * float(chance) for rest, chance in expected.items())
        error = ((square_mean - mean**2) / total) ** 0.5
        observed = sum(rest[suit] * number for rest, number in kept.items()) / total
        assert abs(observed - mean) < 4 * error
    for rest, chance in expected.items():
        if chance * total > 20:
            error = float(chance * (1 - chance) / total) ** 0.5
            assert abs(kept[rest] / total - chance) < 4.5 * error


def test_the_posterior_is_exact_where_all_ways_can_be_counted() -> None:
    """None aside, two extra: the map is any ordered pair of the box. One tile shows suit 0; what is the other?"""
    pairs = [(BOX[first], BOX[second]) for first, second in permutations(range(36), 2)]
    after = Counter(second for first, second in pairs if first == 0)
    exact = {suit: Fraction(number, after.total()) for suit, number in after.items()}
    assert exact[0] == Fraction(5, 35)
    found = posterior(Map(side=2, aside=0, extra=2), (1, 0, 0, 0, 0, 0))
    assert {rest.index(1): chance for rest, chance in found.items()} == exact


def test_the_posterior_is_exact_with_a_core_and_one_extra_tile() -> None:
    """Five of each suit aside and one extra: seeing six of a suit tells which the extra tile was."""
    square = Map(side=6, aside=5, extra=1)
    assert posterior(square, (6, 0, 0, 0, 0, 0)) == {(0, 5, 5, 5, 5, 5): Fraction(1)}
    # one tile of suit 0 seen: six ways to pick it from a map with the extra one, five from the five others
    found = posterior(square, (1, 0, 0, 0, 0, 0))
    assert found[(5, 5, 5, 5, 5, 5)] == Fraction(6, 6 + 5 * 5)
    assert found[(4, 6, 5, 5, 5, 5)] == Fraction(5, 6 + 5 * 5)


def test_with_four_players_nothing_is_uncertain_but_the_places() -> None:
    assert posterior(CONTENT.maps[4], (1, 2, 3, 4, 5, 6)) == {(5, 4, 3, 2, 1, 0): Fraction(1)}


@pytest.mark.parametrize("seats", [2, 3])
def test_before_anything_is_seen_the_posterior_is_how_maps_are_made(seats: int) -> None:
    expected = posterior(CONTENT.maps[seats], (0,) * SUITS)
    assert sum(expected.values()) == 1
    games = 1500
    made = Counter(max(new(seats, f"made {seed}").all_pool()) for seed in range(games))
    for most, number in made.items():
        chance = float(sum(chance for rest, chance in expected.items() if max(rest) == most))
        assert abs(number / games - chance) < 4 * (chance * (1 - chance) / games) ** 0.5


def test_a_guess_is_drawn_as_the_posterior_says() -> None:
    s = new(2)
    s.fill_suit([0, 0, 1, 2, *[FACE_DOWN] * 12])
    expected = posterior(CONTENT.maps[2], (2, 1, 1, 0, 0, 0))
    rng = Rng("guesses")
    trials = 6000
    drawn: Counter[tuple[int, ...]] = Counter()
    for _ in range(trials):
        guess_tiles(s, rng)
        drawn[tuple(s.all_pool())] += 1
    assert set(drawn) <= set(expected)
    for rest, chance in expected.items():
        error = float(chance * (1 - chance) / trials) ** 0.5
        assert abs(drawn[rest] / trials - chance) < 4.5 * error


def test_imagined_maps_hold_as_many_tiles_as_the_true_one() -> None:
    s = new(3, 9)
    rng = Rng("imagined")
    while not s.over and s.steps < 60:
        dream = cast(Relics, s.imagine(s.seat, rng))
        assert sum(dream.all_pool()) == s.all_suit().count(FACE_DOWN)
        s.step(s.actions()[rng.below(len(s.actions()))])
