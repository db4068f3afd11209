"""Imbalances planted in the games, to see whether the lab finds them: ``uv run --extra dev python -m benchmarks.planted``.

Each of the twenty changes one thing: a line of the content of Minos, or what somebody has when a game of Empire or Relics begins. It
counts as found when `labrys.lab.compare` calls the changed game clearly different from the usual one within its budget of seeds, and
as named when one of the clear measures speaks of the very thing that was changed. Twins are the usual game twice, on other seeds:
what is called different there is a false alarm. With ``--keep`` an interrupted run goes on, and the usual games are played once.
"""

from __future__ import annotations

import argparse
import re
import tempfile
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from resource import RUSAGE_CHILDREN, RUSAGE_SELF, getrusage

from labrys.engine import State
from labrys.house import game as find_game
from labrys.lab.arena import Match
from labrys.lab.compare import Comparison, Side, compare

BUDGET = {"minos": 960, "empire": 1600, "relics": 1600}  # seeds of each side
SEATS = {"minos": 2, "empire": 3, "relics": 2}
TWINS = ("minos", "minos", "empire", "empire", "empire", "relics", "relics")
USUAL = Side.parse("usual")


@dataclass(frozen=True)
class Loaded(Match):
    """Games in which somebody begins with more than is their due: ``add_coins 0 1`` is a coin for the first seat."""

    loads: str = ""

    def start(self, index: int) -> State:
        state = super().start(index)
        for load in self.loads.split("; "):
            name, *numbers = load.split()
            getattr(state, name)(*map(int, numbers))
        state.recall()  # what follows from the rest
        return state


@dataclass(frozen=True)
class LoadedSide(Side):
    loads: str = ""

    def match(self, game: str, seats: int, seed: str) -> Match:
        return Loaded(**vars(super().match(game, seats, seed)), loads=self.loads)


@dataclass(frozen=True)
class Planted:
    """What is changed: in Minos on a line of the content, elsewhere when a game begins; and a word of the measures that show it."""

    what: str
    game: str
    change: str  # "I-10: cost = 2", or loads
    shown: str

    def side(self, folder: Path) -> Side:
        if "=" in self.change and self.game != "minos":
            return Side.parse(self.change)
        if self.game != "minos":
            return LoadedSide(self.change, loads=self.change)
        path = folder / f"{self.change.partition(':')[0]}.toml"
        path.write_text(self.content(), encoding="utf-8")
        return Side(self.change, content=path)

    def content(self) -> str:
        """The content of Minos with it: on one line, or on the first after a line, one value is another."""
        place, _, assignment = self.change.partition(": ")
        key, _, value = assignment.partition(" = ")
        text = (files("labrys.titles.minos") / "content.toml").read_text(encoding="utf-8")
        found = re.search(rf'id = "{place}".*?\b{key} = ("[^"]*"|\[[^\]]*\]|[\w.]+)', text, re.DOTALL)
        assert found is not None, self
        assert found[1] != value, self
        return text[: found.start(1)] + value + text[found.end(1) :]


PLANTED = (
    Planted("a card four Coins too cheap", "minos", "I-10: cost = 2", "Fresco Painters"),
    Planted("a card four Coins too cheap", "minos", "I-15: cost = 2", "Honey Traders"),
    Planted("a card with six points more", "minos", "I-12: vp = 8", "Sail Weavers"),
    Planted("a card with six points more", "minos", "II-22: vp = 10", "Deep-Sea Galleys"),
    Planted("a card four Coins too dear", "minos", "I-03: cost = 6", "Rope Twisters"),
    Planted("a Starting card with four Coins more", "minos", "ST2-2: coins = 15", "seat"),
    Planted("a Starting card with four points more", "minos", "ST2-1: vp = 11", "start"),
    Planted("a dead tile", "minos", 'TB06: benefit = "coin 1"', "tile"),
    Planted("a loaded track", "minos", 'influence: advance_at_top = "vp 6"', "track"),
    Planted("a Vase goal that is given away", "minos", "V07: value = 4", "vase"),
    Planted("an Ability with a point more for each piece", "minos", 'SA3: gain = "vp 3"', "ability"),
    Planted("a seat with a coin more", "empire", "add_coins 0 1", "seat 1"),
    Planted("a seat with two coins more", "empire", "add_coins 2 2", "seat 3"),
    Planted("a seat with a coin less", "empire", "add_coins 1 -1", "seat 2"),
    Planted("a seat that begins with a ruby", "empire", "add_goods 1 0 1", "seat 2"),
    Planted("a seat that begins with a carrot", "empire", "add_goods 0 4 1", "seat 1"),
    Planted("a wild card in the place of another card", "empire", "set_deck 0 33", "card 33"),
    Planted("a seat that begins with two cards", "relics", "add_hand 0 0 2; add_deck 0 -2", "seat 1"),
    Planted("a suit with a third of its cards", "relics", "add_deck 5 -8", "suit 5"),
    Planted("games that stop after twelve rounds", "relics", "round_limit=12", "decisions"),
)


def tried(game: str, other: Side, args: argparse.Namespace, seed: str, other_seed: str | None = None) -> Comparison:
    return compare(
        game,
        USUAL,
        other,
        seats=SEATS[game],
        seeds=round(BUDGET[game] * args.part),
        seed=seed,
        other_seed=other_seed,
        jobs=args.jobs,
        keep=args.keep,
        resume=True,
    )


def verdict(planted: Planted, seen: Comparison) -> tuple[str, bool, bool]:
    """A line of the table, whether it was found, and whether it was named."""
    names = [one.name for one in seen.found]
    named = [name for name in names if planted.shown in name]
    first = f"{(named or names or ['not found'])[0]}"
    return f"{seen.seeds:,} of {seen.budget:,} | {first} |", bool(names), bool(named)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--part", type=float, default=1.0, help="of the budget of seeds")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--only", type=int, nargs="*", help="numbers of the planted, from 1; without twins")
    parser.add_argument("--keep", type=Path, help="a folder that keeps the games")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        args.keep = args.keep or Path(folder) / "games"
        numbers = args.only or range(1, len(PLANTED) + 1)
        found = named = alarms = 0
        versions = ", ".join(f"{game} {find_game(game).content_version}" for game in BUDGET)
        print(f"Content: {versions}.\n\n| | planted | in | seeds | a measure that shows it |\n|--:|---|---|--:|---|")
        for number in numbers:
            planted = PLANTED[number - 1]
            seen = tried(planted.game, planted.side(Path(folder)), args, "planted")
            line, was_found, was_named = verdict(planted, seen)
            found += was_found
            named += was_named
            print(f"| {number} | {planted.what} (`{planted.change}`) | {planted.game} | {line}", flush=True)
        print(f"\n{found} of {len(numbers)} found, {named} named.")
        for number, game in enumerate(() if args.only else TWINS, 1):
            seen = tried(game, USUAL, args, f"twin {number}", f"other twin {number}")
            alarms += bool(seen.found)
            told = ", ".join(one.name for one in seen.found[:3])
            print(f"Twin {number}, {game}: {f'a false alarm, {told}' if told else 'nothing'}.", flush=True)
        if not args.only:
            print(f"{alarms} false alarms in {len(TWINS)} twins.")
        used = [getrusage(who) for who in (RUSAGE_SELF, RUSAGE_CHILDREN)]
        print(f"{sum(one.ru_utime + one.ru_stime for one in used) / 60:.1f} minutes of processor time.")


if __name__ == "__main__":
    main()
