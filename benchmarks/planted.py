"""Imbalances planted in Minos, to see whether the lab finds them: ``uv run --extra dev python -m benchmarks.planted --jobs 2``.

Each of the twenty is one line of the content changed. It counts as found when `labrys.lab.compare` calls the changed game clearly
different from the usual one, and as named when a clear measure speaks of the very thing that was changed. Twins are the usual game
twice, on other seeds: what is called different there is a false alarm.
"""

from __future__ import annotations

import argparse
import tempfile
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from labrys.lab.compare import Comparison, Side, compare

USUAL = Side.parse("usual")
TWINS = 5


@dataclass(frozen=True)
class Planted:
    """On the line of something, one text in place of another; and a word of the measures that should show it."""

    id: str
    old: str
    new: str
    shown: str

    def apply(self, text: str) -> str:
        """The content with it."""
        lines = text.splitlines(keepends=True)
        (at,) = [number for number, line in enumerate(lines) if f'{{ id = "{self.id}",' in line]
        assert self.old in lines[at], self
        lines[at] = lines[at].replace(self.old, self.new, 1)
        return "".join(lines)


PLANTED = (
    Planted("I-10", "cost = 6", "cost = 0", "Fresco Painters"),
    Planted("I-07", "cost = 5", "cost = 0", "Tablet Scribes"),
    Planted("I-13", "cost = 4", "cost = 0", "Boxing Youths"),
    Planted("I-08", "vp = 4", "vp = 14", "Storeroom Stewards"),
    Planted("I-12", "vp = 2", "vp = 12", "Sail Weavers"),
    Planted("I-02", "vp = 2", "vp = 12", "Mudbrick Makers"),
    Planted("ST2-1", "vp = 4", "vp = 20", "start"),
    Planted("ST2-2", "vp = 4", "vp = 20", "start"),
    Planted("ST2-1", "coins = 11", "coins = 1", "start"),
    Planted("ST2-2", "coins = 10", "coins = 22", "start"),
    Planted("TB01", '"coin 6"', '"coin 1"', "tile"),
    Planted("TB06", '"good 1"', '"coin 1"', "tile"),
    Planted("TR03", '"vp 7"', '"vp 25"', "tile"),
    Planted("SP1-05", '"vp 7"', '"vp 25"', "Black-Sail Pirates"),
    Planted("SP1-01", "demand = 2", "demand = 7", "Lukka Raiders"),
    Planted("SA3", '"vp 2"', '"vp 8"', "Great Builders"),
    Planted("V02", "value = 3", "value = 2", "vase"),
    Planted("V04", "value = 7", "value = 3", "vase"),
    Planted("V07", "value = 6", "value = 3", "vase"),
    Planted("V10", "value = 10", "value = 4", "vase"),
)


def content() -> str:
    return (files("labrys.titles.minos") / "content.toml").read_text(encoding="utf-8")


def tried(other: Side, args: argparse.Namespace, seed: str, other_seed: str | None = None) -> Comparison:
    return compare("minos", USUAL, other, seats=2, seeds=args.seeds, seed=seed, other_seed=other_seed, jobs=args.jobs)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=800)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", type=int, nargs="*", help="numbers of the planted, from 1; without twins")
    args = parser.parse_args()
    numbers = args.only or range(1, len(PLANTED) + 1)
    found = named = alarms = 0
    for number in numbers:
        planted = PLANTED[number - 1]
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "planted.toml"
            path.write_text(planted.apply(content()), encoding="utf-8")
            seen = tried(Side("planted", content=path), args, f"planted {number}")
        names = [one.name for one in seen.found]
        found += bool(names)
        named += any(planted.shown in name for name in names)
        verdict = f"found after {seen.seeds} seeds: {', '.join(names[:2])}" if names else "not found"
        print(f"{number:2} {planted.id}: {planted.old} -> {planted.new}: {verdict}", flush=True)
    print(f"{found} of {len(numbers)} found, {named} named")
    if args.only is None:
        for number in range(1, TWINS + 1):
            seen = tried(USUAL, args, f"twin {number}", f"other twin {number}")
            alarms += bool(seen.found)
            print(f"twin {number}: {'a false alarm' if seen.found else 'nothing'}", flush=True)
        print(f"{alarms} false alarms in {TWINS} twins")


if __name__ == "__main__":
    main()
