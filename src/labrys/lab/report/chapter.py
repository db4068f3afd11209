"""A chapter of a report: drawings, and the measures that verdicts and the first paragraph speak of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from labrys.charts.scale import number, per_cent
from labrys.lab.charts import Drawing
from labrys.lab.estimates import Estimate

ENOUGH = 50  # games before "never" is worth a word
Say = Callable[[float], str]


@dataclass(frozen=True)
class Measure:
    """A figure that a target may be set for."""

    name: str  # in a file of targets: seats.gap
    what: str  # in a sentence: the gap between the best and the worst seat
    figure: Estimate
    say: Say = number


@dataclass(frozen=True)
class Remark:
    """A sentence for the first paragraph, and how much it matters, from 0 to 1."""

    weight: float
    sentence: str
    kind: str = ""  # of several of one kind only the first is told


@dataclass
class Chapter:
    title: str
    text: str = ""
    drawings: list[Drawing] = field(default_factory=list)
    measures: list[Measure] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)

    def measure(self, name: str, what: str, figure: Estimate, say: Say = number) -> Estimate:
        self.measures.append(Measure(name, what, figure, say))
        return figure

    def remark(self, weight: float, sentence: str, kind: str = "") -> None:
        self.remarks.append(Remark(weight, sentence, kind))


def between(figure: Estimate, say: Say = per_cent) -> str:
    """``53 % (49 to 57)``."""
    low, high = say(figure.low), say(figure.high)
    unit = " %"
    if low.endswith(unit) and high.endswith(unit):
        low, high = low.removesuffix(unit), high.removesuffix(unit)
    return f"{say(figure.value)} ({low} to {high})"
