"""How a game ended, as it is stored for each seat: its place, its score, against whom it played, who left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert

from labrys.bots.levels import rank
from labrys.engine import State
from labrys.server.storage import schema

PEOPLE = "people"  # the level of a game with other people in it
RIVAL = "rival-"  # before the level of an automaton: its "easy" is not that of a bot


def gone(state: State) -> list[int]:
    """The seats that left the table by the rules."""
    game = state.game
    if game.interruption is None:
        return []
    if state.over:
        actions = [game.codec.decode(action) for action in state.past or []]
        return sorted(int(action[1]) for action in actions if action[0] == "leave")
    may = {game.codec.decode(action)[1] for action in state.interrupts()}
    return [seat for seat in range(state.seats) if seat not in may]


def level_of(chairs: Sequence[Any], seat: int) -> str:
    """The company a seat played in: other people, or the strongest of the bots, or an automaton."""
    others = [chair for number, chair in enumerate(chairs) if number != seat]
    if any(chair.kind not in ("bot", "automaton") for chair in others):
        return PEOPLE
    for chair in others:
        if chair.kind == "automaton":
            return f"{RIVAL}{chair.bot}"
    return max((chair.bot or "" for chair in others), key=rank, default="")


def rows(
    table: Any, chairs: Sequence[Any], state: State | None, began: int, ended: int, hints: Sequence[int] = ()
) -> list[dict[str, Any]]:
    """A result for each seat that plays; without a state, if the game can no longer be played through.

    ``hints`` are those that each seat took, nothing if nobody took any.
    """
    players = [chair for chair in chairs if chair.kind != "automaton"]
    left = [] if state is None else gone(state)
    broken = len(left) == len(players) - 1 > 0  # nobody was left to play against: points say nothing
    places = [None] * len(players) if state is None else state.ranking()
    scores = [None] * len(players) if state is None or broken else state.scores()
    return [
        {
            "table": table.id,
            "seat": seat,
            "person": chair.person,
            "game": table.game,
            "seats": len(players),
            "level": level_of(chairs, seat),
            "place": places[seat],
            "score": scores[seat],
            "gone": seat in left,
            "fork": (table.parent or "").startswith("fork:"),
            "hints": hints[seat] if hints else 0,
            "began": began,
            "ended": ended,
        }
        for seat, chair in enumerate(players)
    ]


def keep(connection: Connection, result: list[dict[str, Any]]) -> None:
    connection.execute(insert(schema.results), result)
