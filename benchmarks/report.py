"""What a run found: samples by contender and measure, and the ratios between them."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from statistics import median

PROBE = ("probe", "units")


def earlier(engine: str) -> str:
    """What an engine of the revision built aside is called in a report."""
    return f"earlier {engine}"


@dataclass
class Report:
    """Rates are operations per second, one for each round."""

    when: str
    machine: str
    seats: dict[str, int]  # by game
    engines: list[str]
    peers: dict[str, str] = field(default_factory=dict)  # name: name with version
    against: str = ""  # the commit that was built aside
    rates: dict[tuple[str, str], list[float]] = field(default_factory=lambda: defaultdict(list))
    memory: dict[tuple[str, str], dict[str, float | None]] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)

    def has(self, who: str, measure: str) -> bool:
        return bool(self.rates.get((who, measure)))

    def best(self, who: str, measure: str) -> float:
        return max(self.rates[who, measure])

    def middle(self, who: str, measure: str) -> float:
        return median(self.rates[who, measure])

    def ratio(self, one: tuple[str, str], other: tuple[str, str]) -> tuple[float, float] | None:
        """How many times as fast the one is as the other, by the medians and by the bests of all rounds."""
        if not self.has(*one) or not self.has(*other):
            return None
        return self.middle(*one) / self.middle(*other), self.best(*one) / self.best(*other)

    def as_json(self) -> dict[str, object]:
        return {
            "when": self.when,
            "machine": self.machine,
            "seats": self.seats,
            "peers": self.peers,
            "against": self.against,
            "rates": {f"{who}: {measure}": rates for (who, measure), rates in self.rates.items()},
            "memory": {f"{engine}: {game}": found for (engine, game), found in self.memory.items()},
            "notes": self.notes,
        }
