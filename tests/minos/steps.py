"""Dice in groups, and steps on the Progress tracks, as tests need them."""

from __future__ import annotations

from labrys.engine.rows import row_of
from labrys.engine.sets import has
from labrys.titles.minos.grouping import GROUPINGS, group_colour, legal_groupings
from tests.minos.table import Table


def groups(dice: str, target: int = 9) -> tuple[int, int, list[tuple[int, ...]]]:
    """How many legal groups and groupings there are, and the steps that each grouping gives."""
    colours = row_of(["rybg".index(die[0]) for die in dice.split()])
    values = row_of([int(die[1:]) for die in dice.split()])
    single = sum(group_colour(colours, values, mask, target) >= 0 for mask in range(1, 16))
    legal = legal_groupings(colours, values, target)
    ways = [way for way in range(len(GROUPINGS)) if has(legal, way)]
    steps = []
    for way in ways:
        found = [0, 0, 0]
        for mask in GROUPINGS[way]:
            found[group_colour(colours, values, mask, target)] += 1
        steps.append(tuple(found))
    return single, len(ways), steps


def choose_steps(t: Table, wanted: tuple[int, int, int]) -> None:
    """Choose a grouping of the seat that is asked by the steps that it gives."""
    s = t.s
    seat = s.seat
    dice = [die for die in range(s.count_die()) if s.die_seat(die) == seat]
    colours = row_of([s.tables.colour[die] for die in dice])
    values = row_of([s.die(die) for die in dice])
    for action in s.actions():
        steps = [0, 0, 0]
        way = int(s.game.decode(action)[1])
        for mask in GROUPINGS[way]:
            steps[group_colour(colours, values, mask, 0)] += 1
        if tuple(steps) == wanted:
            s.act(action)
            return
    raise AssertionError(f"no grouping gives {wanted}")
