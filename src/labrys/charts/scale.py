"""A scale: from figures to places between 0 and 100 %, with round marks."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import floor, isfinite, log10

Say = Callable[[float], str]
MINUS, DASH, TIMES = "\u2212", "\u2013", "\u00d7"  # as they are printed
EDGE = 3.0  # per cent


@dataclass(frozen=True)
class Scale:
    """A stretch of numbers."""

    low: float
    high: float

    @staticmethod
    def of(values: Iterable[float], room: float = 0.04) -> Scale:
        """One that holds all these, with some room beside."""
        finite = [value for value in values if isfinite(value)]
        if not finite:
            return Scale(0.0, 1.0)
        low, high = min(finite), max(finite)
        if high - low < 1e-9:
            low, high = low - 0.5, high + 0.5
        beside = (high - low) * room
        return Scale(low - beside, high + beside)

    def at(self, value: float) -> float:
        """Where a value lies, in per cent; what is beyond the end lies at the end, with room for half a mark."""
        return EDGE + max(0.0, min(1.0, (value - self.low) / (self.high - self.low))) * (100 - 2 * EDGE)

    def marks(self, about: int = 5) -> list[float]:
        """Round numbers on it."""
        span = self.high - self.low
        step = 10.0 ** floor(log10(span / about))
        for factor in (1, 2, 5, 10):
            if span / (step * factor) <= about:
                step *= factor
                break
        first = -floor(-self.low / step)
        found = []
        while first * step <= self.high + 1e-9:
            found.append(round(first * step, 10))
            first += 1
        return found


def anchor_at(place: float) -> str:
    """Which end of a text stands at a place, so that it is not cut off."""
    return "start" if place < 10 else "end" if place > 90 else "middle"


def per_cent(value: float) -> str:
    """``28 %``, ``2.4 %``; and ``0 %``, for nothing has no tenths."""
    digits = 1 if 0 < abs(value) < 0.0995 else 0
    return f"{100 * value:.{digits}f} %".replace("-", MINUS)


def points_of(value: float) -> str:
    """A difference of two shares."""
    text = f"{100 * value:+.1f}"
    return "0" if float(text) == 0 else text.replace("-", MINUS)


def number(value: float) -> str:
    text = f"{value:.0f}" if abs(value) >= 99.5 else f"{value:.1f}" if abs(value) >= 9.95 else f"{value:.2f}"
    return text.replace("-", MINUS)


def signed(value: float) -> str:
    return ("+" if value > 0 else "") + number(value)
