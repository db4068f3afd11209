"""Declared targets: what a designer wants of a game, in a TOML file, and whether the figures meet it.

```toml
[order.gap]
most = 0.05

[length.minutes]
least = 60
most = 120
```
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from math import inf, isinf
from pathlib import Path
from typing import Any

from labrys.engine import BadSetting, BadText
from labrys.lab.estimates import NORMAL, Estimate
from labrys.lab.report.chapter import Measure, between

USUAL = """
[order.gap]
most = 0.10
[ties]
most = 0.05
[race.settled]
least = 0.5
[race.comeback]
least = 0.05
[decisions.forced]
most = 0.3
"""


@dataclass(frozen=True)
class Target:
    """Between which bounds a measure should lie."""

    name: str
    least: float = -inf
    most: float = inf


@dataclass(frozen=True)
class Verdict:
    """A target and what the games say."""

    target: Target
    measure: Measure
    word: str  # met, missed, open

    @property
    def sentence(self) -> str:
        say, figure, target = self.measure.say, self.measure.figure, self.target
        wanted = (
            f"at most {say(target.most)}"
            if isinf(target.least)
            else f"at least {say(target.least)}"
            if isinf(target.most)
            else f"{say(target.least)} to {say(target.most)}"
        )
        what = self.measure.what[0].upper() + self.measure.what[1:]
        found = say(figure.value) if figure.low == figure.high else between(figure, say)  # what was counted is sure
        return f"{what}: {found}, wanted {wanted}."


def read_targets(path: Path | None) -> list[Target]:
    """What a file declares; without one, a few that are wanted of most games."""
    if path is None:
        return targets_of(tomllib.loads(USUAL), "")
    try:
        return targets_of(tomllib.loads(path.read_text(encoding="utf-8")), "")
    except OSError as error:
        raise BadSetting(f"{path} cannot be read ({error.strerror}): name a file of targets.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadText(f"{path} is no TOML: {error}.") from None


def targets_of(table: dict[str, Any], before: str) -> list[Target]:
    """Tables within tables are names with points."""
    found: list[Target] = []
    bounds = {name: value for name, value in table.items() if not isinstance(value, dict)}
    if bounds:
        wrong = [
            name for name, value in bounds.items() if name not in ("least", "most") or type(value) not in (int, float)
        ]
        if wrong or not before:
            where = f"the target {before}" if before else "a target without a name"
            raise BadText(
                f"{where} has {', '.join(wrong or bounds)}: under its [name], write least or most, a number each."
            )
        target = Target(before, float(bounds.get("least", -inf)), float(bounds.get("most", inf)))
        if target.least > target.most:
            raise BadText(
                f"the target {before} asks for at least {target.least:g} and at most {target.most:g}: turn them round."
            )
        found.append(target)
    for name, value in table.items():
        if isinstance(value, dict):
            found += targets_of(value, f"{before}.{name}" if before else name)
    return found


def judge(targets: Sequence[Target], measures: Sequence[Measure], declared: bool) -> list[Verdict]:
    """A verdict on each target that this game has a measure for; a declared one that it has not is an error.

    Met and missed are said only where an interval says so that is wide enough for all targets together (Bonferroni).
    """
    known = {measure.name: measure for measure in measures}
    found = []
    for target in targets:
        measure = known.get(target.name)
        if measure is None:
            if declared:
                near = get_close_matches(target.name, list(known), 1)
                hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(sorted(known))}."
                raise BadSetting(f"there is no measure {target.name!r} in this report: {hint}")
            continue
        low, high = widened(measure.figure, len(targets))
        inside = target.least <= low and high <= target.most
        outside = high < target.least or low > target.most
        found.append(Verdict(target, measure, "met" if inside else "missed" if outside else "open"))
    return found


def widened(figure: Estimate, together: int) -> tuple[float, float]:
    """An interval for so many that shall all hold together with 95 %."""
    factor = NORMAL.inv_cdf(1 - 0.025 / max(1, together)) / NORMAL.inv_cdf(0.975)
    return figure.value - factor * (figure.value - figure.low), figure.value + factor * (figure.high - figure.value)
