"""What Starting cards and Special Abilities are worth to a bot that chooses one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64
from labrys.titles.minos.constants import BEFORE_ROLL, CHEAP_CARDS, GROUP_TARGET, NONE, ON_BUILD
from labrys.titles.minos.tables import ability_level

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

A_GAME: Final = 5.0  # rounds that an Ability is worth at its first level before the game, its rise included
A_DIE_ALONE: Final = 3.5  # what it is worth in a round that a single die may be a group
A_MARKER: Final = 2.5  # what the First Player marker is worth at the start


def picked(s: Minos, seat: i64) -> float:
    """Before the first deal: by how much a Starting card or Ability is better than the best that others may still take."""
    found = 0.0
    if s.start(seat) != NONE and s.count_shown_starts():
        found += start_worth(s, s.start(seat)) - max([start_worth(s, card) for card in s.all_shown_starts()])
    if s.ability(seat) != NONE and s.count_shown_abilities():
        best = max([ability(s, tile, 1, A_GAME) for tile in s.all_shown_abilities()])
        found += ability(s, s.ability(seat), 1, A_GAME) - best
    return found


def start_worth(s: Minos, number: int) -> float:
    card = s.tables.content.starts[number]
    found = card.vp + 0.65 * card.coins + 0.5 * card.weaponry + 0.9 * len(card.temps) + 0.5 * card.extra_warrior
    return found + (A_MARKER if card.first else 0.0)


def ability(s: Minos, tile: i64, reached: i64, rounds: float) -> float:
    """What a Special Ability will still bring at a level."""
    if tile == NONE:
        return 0.0
    t = s.tables
    kind = t.ability_kind[tile]
    level = ability_level(tile, reached)
    if kind == CHEAP_CARDS:
        return 1.8 * rounds * float(t.ability_coins[level])
    if kind == BEFORE_ROLL:
        return 0.8 * float(t.rounds - s.round) * t.value(t.ability_gain[level], s.active_age())
    if kind == ON_BUILD:
        return 1.6 * rounds * (t.value(t.ability_gain[level], 1) + 0.5 * float(t.ability_coins[level]))
    if kind == GROUP_TARGET:
        target = t.ability_target[level]
        return rounds * (A_DIE_ALONE if target <= 6 else 0.5 * float(t.group_total - target))
    return rounds * (0.5 + t.value(t.ability_income[level], 1))
