"""Whether bots go to and fro: ``python -m benchmarks.dawdling empire mind --games 20``.

A bot plays all seats. Of the changes that it makes within a turn to where its things stand, those are counted that lead back
to where they stood before in that turn, while nothing else came of it.
"""

from __future__ import annotations

import argparse
from typing import Any

import labrys
from labrys import Perspective, Rng, bots

STANDING = {"empire": ("armies", "cities"), "relics": ("piece",), "minos": ("ship", "city", "tower", "farm")}
GAIN = {  # what may come of it: then the same place is not the same position
    "empire": ("coins", "goods", "cards"),
    "relics": ("suit", "owner", "held"),
    "minos": ("coins", "weapons", "vp", "goods", "source", "level", "track", "warriors"),
}


def seen(state: Any, fields: tuple[str, ...]) -> str:
    """What some fields hold."""
    return repr([state.field(name) for name in fields])


def counted(game: str, spec: str, number: int, seats: int) -> tuple[int, int]:
    """The changes of one game, and those that lead back."""
    state: Any = labrys.game(game).new(seats, f"dawdling {number}")
    players = [bots.make(spec, Rng(f"{number}/{seat}")) for seat in range(seats)]
    changes = back = 0
    mover, been = -1, set[str]()
    while (seat := state.seat) is not None:
        eyes = Perspective(state)
        if seat != mover:
            mover, been = seat, set()
        before = seen(state, STANDING[game])
        been.add(before + seen(state, GAIN[game]))
        state.act(players[seat].choose(eyes))
        after = seen(state, STANDING[game])
        if after != before:
            changes += 1
            back += state.seat == seat and after + seen(state, GAIN[game]) in been
    return changes, back


def main() -> None:
    """Print both numbers and the share."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=STANDING)
    parser.add_argument("bot")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    given = parser.parse_args()
    found = [counted(given.game, given.bot, number, given.seats) for number in range(given.games)]
    changes, back = (sum(pair[at] for pair in found) for at in (0, 1))
    print(f"{given.game}, {given.bot}: {back} of {changes} changes lead back ({back / max(1, changes):.1%})")


if __name__ == "__main__":
    main()
