"""What nets think that things are worth: ``python -m benchmarks.worths`` prints the lists of docs/minds.md.

In positions of games that minds play with each other, the seat that is asked is given one thing more, and the net says by how
much that changes its chance to win. Nothing is said of how one could come by it.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator
from statistics import stdev
from typing import Any

import labrys
from labrys import Perspective, Rng, bots
from labrys.bots.minds.judge import Judge
from labrys.bots.minds.mind import judge_of
from labrys.lab.statistics import mean
from labrys.titles.empire.content import CONTENT as EMPIRE
from labrys.titles.minos.content import TRACK_TOP
from labrys.titles.relics.content import CONTENT as RELICS

EVERY = 7  # one position in so many is asked about
Change = Callable[[Any, int], bool]  # gives a seat something; False if there is none to give


def more(field: str, size: int = 1, at: int = 0, top: int = 999) -> Change:
    """One more in a field that has ``size`` numbers for each seat, unless it is at its top."""

    def change(state: Any, seat: int) -> bool:
        numbers = state.field(field)
        if numbers[seat * size + at] >= top:
            return False
        numbers[seat * size + at] += 1
        return bool(state.set_field(field, numbers))

    return change


def army(region: int) -> Change:
    """One army more in a region, from beside the board."""
    return more("armies", len(EMPIRE.boards[0].continent_of), region)


def tile(suit: int) -> Change:
    """A free tile of a suit that the seat has not is its own."""

    def change(state: Any, seat: int) -> bool:
        suits, owners = state.field("suit"), state.field("owner")
        if any(suits[at] == suit and owners[at] == seat for at in range(len(suits))):
            return False
        for at in range(len(suits)):
            if suits[at] == suit and owners[at] not in range(state.seats):
                owners[at] = seat
                return bool(state.set_field("owner", owners))
        return False

    return change


def card(suit: int) -> Change:
    """A card of a suit of which the seat has neither tile nor card."""
    lies = more("hand", len(RELICS.suits), suit)

    def change(state: Any, seat: int) -> bool:
        suits, owners = state.field("suit"), state.field("owner")
        if state.field("hand")[seat * len(RELICS.suits) + suit]:
            return False
        if any(suits[at] == suit and owners[at] == seat for at in range(len(suits))):
            return False
        return lies(state, seat)

    return change


def things(game: str) -> Iterator[tuple[str, Change]]:
    """What is given, by name."""
    if game == "empire":
        for good, name in enumerate(EMPIRE.goods):
            yield f"a symbol of {name}", more("goods", len(EMPIRE.goods) + 1, good)
        yield "a wild card", more("goods", len(EMPIRE.goods) + 1, len(EMPIRE.goods))
        yield "a coin", more("coins")
        for region in range(EMPIRE.boards[0].regions):
            realm = EMPIRE.boards[0].continent_of[region]
            yield f"an army in region {region + 1} (continent {realm + 1})", army(region)
    elif game == "relics":
        for suit, name in enumerate(RELICS.suits):
            yield f"the first tile of {name}", tile(suit)
            yield f"a card of {name}, where neither tile nor card was there", card(suit)
    else:
        for name, field in (("a Coin", "coins"), ("a Weaponry", "weapons"), ("a victory point", "vp")):
            yield name, more(field)
        yield "a step of Income", more("income", top=int(labrys.game("minos").new(2, 0).tables.income_top))  # type: ignore[attr-defined]
        for track, name in enumerate(("Influence", "Culture", "Population")):
            yield f"a step of {name}", more("track", 3, track, TRACK_TOP)
        yield "a Warrior in reserve", more("reserves")


def positions(game: str, seats: int, games: int) -> Iterator[tuple[int, Any, int]]:
    """Positions of games among minds: the number of the game, a world that the seat asked imagines, and that seat."""
    for number in range(games):
        rng = Rng(f"worths {number}")
        players = [bots.make("mind:~0.03", rng) for _ in range(seats)]
        state = labrys.game(game).new(seats, f"worths {number}")
        step = 0
        while (seat := state.seat) is not None:
            eyes = Perspective(state)
            step += 1
            if step % EVERY == 0:
                yield number, eyes.imagine(rng), seat
            state.act(players[seat].choose(eyes) if len(eyes.actions) > 1 else eyes.actions[0])


def main() -> None:
    """Print a list for each game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="empire,relics,minos", help="these games")
    parser.add_argument("--games", type=int, default=60, help="among minds, at two seats")
    given = parser.parse_args()
    for game in given.only.split(","):
        judge = judge_of(labrys.game(game), 2, "")
        if not isinstance(judge, Judge):
            raise SystemExit(f"there is no net for {game}.")
        found: dict[str, dict[int, list[float]]] = {name: {} for name, _ in things(game)}
        for number, world, seat in positions(game, 2, given.games):
            judge.judge(world, seat)
            before = int(judge.chances[seat])
            for name, change in things(game):
                other = world.copy()
                if change(other, seat):
                    other.recall()
                    judge.judge(other, seat)
                    found[name].setdefault(number, []).append((int(judge.chances[seat]) - before) / 1e4)
        print(f"\n{game}: percent of victory, 95 %")
        rows = []
        for name, by_game in found.items():
            shifts = [mean(one) for one in by_game.values()]
            if len(shifts) > 1:
                rows.append((mean(shifts), 1.96 * stdev(shifts) / len(shifts) ** 0.5, name))
        for shift, half, name in sorted(rows, reverse=True):
            print(f"{shift:+6.2f} ({shift - half:+.2f} to {shift + half:+.2f})  {name}")


if __name__ == "__main__":
    main()
