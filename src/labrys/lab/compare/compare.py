"""Two versions of a game on the same seeds: what differs, by how much, and how sure that is."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from itertools import chain
from math import sqrt
from pathlib import Path

from labrys.charts.scale import signed
from labrys.engine import BadSetting
from labrys.lab.charts import Drawing, Row, intervals
from labrys.lab.compare.measured import Measured, measured, of_a_thing
from labrys.lab.compare.sequential import clear, level, looks, paired
from labrys.lab.compare.side import Side
from labrys.lab.estimates import LEVEL, Estimate
from labrys.lab.runs import Folder, Jobs, Plan, Progress, run


@dataclass(frozen=True)
class Difference:
    """One measure on both sides."""

    name: str
    one: float
    other: float
    change: Estimate  # the other less the one, with an interval for all looks, and p for all measures and looks
    effect: float  # the change in standard deviations of the first side


@dataclass(frozen=True)
class Comparison:
    """What two sides were found to differ in."""

    game: str
    sides: tuple[Side, Side]
    seeds: int  # that were played of each
    budget: int
    differences: Sequence[Difference] = field(repr=False)

    @property
    def found(self) -> list[Difference]:
        """The clear ones, the largest effect first."""
        return sorted((one for one in self.differences if one.change.clear), key=lambda one: -abs(one.effect))

    def sentence(self) -> str:
        """The answer in words."""
        played = f"after {self.seeds:,} of {self.budget:,} seeds"
        if not self.found:
            wins = [one.change.error for one in self.differences if one.name.startswith("win share")]
            bound = f"; of win shares, a change of {100 * max(wins):.1f} points would have been seen" if wins else ""
            return f"No difference between {self.sides[0].text} and {self.sides[1].text} is clear {played}{bound}."
        first = self.found[0]
        more = f", and {len(self.found) - 1} more" if len(self.found) > 1 else ""
        return (
            f"{self.sides[0].text} and {self.sides[1].text} differ, clear {played}: {first.name},"
            f" {first.one:.3g} to {first.other:.3g}{more}."
        )

    def drawing(self, shown: int = 20) -> Drawing:
        """The largest effects, in standard deviations."""
        rows = [
            Row(
                one.name,
                (scaled(one),),
                "" if not one.change.clear else "more" if one.change.value > 0 else "less",
                (one.one, one.other, one.change.value, one.change.low, one.change.high, one.change.p),
            )
            for one in sorted(self.differences, key=lambda one: (one.change.p, -abs(one.effect)))
        ]
        first, second = (side.text for side in self.sides)
        return intervals(
            "differences",
            f"What {second} changes, against {first}",
            f"Change in standard deviations of the first side; {self.seeds:,} seeds, the same on both sides. A word stands where the"
            f" change is clear, all {len(rows)} measures and all looks counted ({100 * LEVEL:.0f} % in all: half for the game as a"
            " whole, half for single things; Holm within each).",
            [*rows[:shown]],
            null=0.0,
            say=signed,
            more=(first, second, "change", "change low", "change high", "p corrected"),
        )


def scaled(one: Difference) -> Estimate:
    """A change and its interval as an effect."""
    if not one.change.value or not one.effect:
        return Estimate(0.0, 0.0, 0.0, one.change.n, one.change.p)
    unit = one.effect / one.change.value
    return Estimate(one.effect, one.change.low * unit, one.change.high * unit, one.change.n, one.change.p)


def compare(
    game: str,
    one: Side,
    other: Side,
    *,
    seats: int,
    seeds: int = 400,
    seed: str = "compare",
    other_seed: str | None = None,
    jobs: Jobs = 1,
    keep: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Comparison:
    """Play both sides on the same seeds; stop at the first look at which anything is clearly different.

    With an ``other_seed`` the second side has seeds of its own: for twins, which would else play the very same games.
    """
    if seeds < 3:
        raise BadSetting("a comparison needs seeds: use 3 or more.")
    plans = [Plan(side.match(game, seats, own), seeds) for side, own in ((one, seed), (other, other_seed or seed))]
    if plans[0].match.seats != plans[1].match.seats:
        raise BadSetting("both sides must have as many seats: name as many bots.")
    if plans[0].match.rotations != plans[1].match.rotations:
        raise BadSetting("bots of one kind cannot be paired with several: name the same kinds of table on both sides.")
    for side, plan in zip((one, other), plans, strict=True):
        side.check_kept(plan)
    if keep is None:
        with tempfile.TemporaryDirectory() as folder:
            return looked_at(game, (one, other), plans, Path(folder), jobs, False, progress)
    return looked_at(game, (one, other), plans, keep, jobs, resume, progress)


def looked_at(
    game: str,
    sides: tuple[Side, Side],
    plans: list[Plan],
    keep: Path,
    jobs: Jobs,
    resume: bool,
    progress: Progress | None,
) -> Comparison:
    """Look after more and more seeds."""
    steps = looks(plans[0].seeds)
    done = [0, 0]  # games of each side

    def telling(side: int) -> Progress | None:
        def told(played: int, _: int) -> None:
            done[side] = played
            if progress is not None:
                progress(sum(done), sum(plan.games for plan in plans))

        return told if progress is not None else None

    folders = [
        side.games or keep / folder_name(game, side, plan.match.seed) for side, plan in zip(sides, plans, strict=True)
    ]
    opened: set[Path] = set()
    found: Comparison | None = None
    for step in steps:
        rows: list[list[Measured]] = []
        units = [unit for unit in plans[0].units() if unit.stop <= step or step == plans[0].seeds]
        for side, (path, plan) in enumerate(zip(folders, plans, strict=True)):
            until = units[-1].stop if units else 0
            told = telling(side)
            if sides[side].games is not None:
                folder = Folder(path, plan)
                if told is not None:
                    told(until * plan.match.rotations, 0)
            else:
                begun = resume or path in opened
                folder = run(plan, path, jobs=jobs, resume=begun, until=until, progress=told)
            opened.add(path)
            rows.append(measured(plan.match, list(folder.read(units))))
        found = Comparison(game, sides, len(rows[0]), plans[0].seeds, differences(rows[0], rows[1], len(steps)))
        if found.found:
            return found
    assert found is not None
    return found


def folder_name(game: str, side: Side, seed: str) -> str:
    """Where the games of a side are kept: the same for every comparison that it is part of."""
    told = f"{game}--{side.text}--{seed}"
    plain = re.sub(r"[^A-Za-z0-9_.+-]+", "_", told)[-60:]
    return f"{plain}-{blake2b(told.encode(), digest_size=3).hexdigest()}"


def differences(one: Sequence[Measured], other: Sequence[Measured], count: int) -> list[Difference]:
    """Every measure that either side has, tested for so many looks."""
    names = sorted({name for row in (*one, *other) for name in row})
    families = [[name for name in names if of_a_thing(name) is single] for single in (False, True)]
    tested = [
        [
            paired([b.get(name, 0.0) - a.get(name, 0.0) for a, b in zip(one, other, strict=True)], level(count))
            for name in family
        ]
        for family in families
    ]
    found = []
    for name, change in zip(chain(*families), chain(*clear(tested, count)), strict=True):
        before = [row.get(name, 0.0) for row in one]
        after = [row.get(name, 0.0) for row in other]
        mean = sum(before) / max(1, len(before))
        spread = sqrt(sum((value - mean) ** 2 for value in before) / max(1, len(before) - 1))
        later = sum(after) / max(1, len(after))
        if not spread:
            spread = sqrt(sum((value - later) ** 2 for value in after) / max(1, len(after) - 1))
        found.append(Difference(name, mean, later, change, (later - mean) / spread if spread else 0.0))
    return found
