"""Positions with one clearly best move, and games to review."""

from __future__ import annotations

from functools import cache

import labrys
from labrys import bots
from labrys.engine import Perspective, Record, Rng, State
from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import MOST_REGIONS
from tests.empire import table as empire_table
from tests.minos import table as minos_table
from tests.minos.box import SEA
from tests.relics import table as relics_table


def winning_claim() -> State:
    """Seat a has a tile of five suits and stands on the sixth, its card in hand; seat b is as near."""
    return relics_table.table("Pa Fa Da La\nSa M@a Mb Fb\nDb Lb Sb P@b", points=0, hands={"a": "M", "b": "P"})


def last_card() -> State:
    """The last card of the game: the fourth ruby wins for the one coin that is left, the free stone does not."""
    state = empire_table.opening(2)
    shown = (("stone", "place 3"), ("ruby", "place 1"), ("stone", "land 2"))
    empire_table.offer(state, *(empire_table.kind(*card) for card in shown))
    empire_table.to_last_turn(state)
    empire_table.lay(state, {0: "M", 1: "CD"})
    empire_table.give_goods(state, 0, ruby=3)
    empire_table.give_goods(state, 1, ruby=3)
    state.fill_coins([1, 0])
    state.recall()
    return state


def last_battle() -> State:
    """The last thing that can be done in the game: a battle for 7 points, by who is 3 behind."""
    t = minos_table.two()
    t.s.round = 4
    t.s.fill_sea_top([NONE] * MOST_REGIONS)
    t.s.fill_sea_below([NONE] * MOST_REGIONS)
    t.s.set_sea_below(5, SEA.index("SP2-01"))
    t.seat(0, weapons=5, warriors={6: 2}, vp=40)
    t.seat(1, vp=44)
    t.battles()
    return t.s


CLEAR = {"relics": (winning_claim, "claim"), "empire": (last_card, "take 1"), "minos": (last_battle, "fight")}


@cache
def played(game: str, seats: int, seed: str, *players: str, **options: object) -> State:
    """A game to its end."""
    state = labrys.game(game).new(seats, seed, **options)
    chosen = [bots.make(players[seat % len(players)], Rng(f"{seed} {seat}")) for seat in range(seats)]
    while (seat := state.seat) is not None:
        state.act(chosen[seat].choose(Perspective(state)))
    return state


def record(game: str, seats: int, seed: str, *players: str, **options: object) -> Record:
    return Record.of(played(game, seats, seed, *players, **options))
