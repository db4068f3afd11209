"""The course of a game as a drawing: each seat's chance to win, with moments and great luck marked."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final

from labrys.charts.drawing import Cell, Drawing
from labrys.charts.marks import mark
from labrys.charts.scale import MINUS, anchor_at
from labrys.coach.report import Review, Step

HEIGHT: Final = 260
TOP: Final = 8
FOOT: Final = 44  # for the signs and the scale
LEFT, RIGHT = 9.0, 98.0  # per cent
GREAT_LUCK: Final = 0.10  # of chance: a roll or a draw that changed so much is marked
MARKS: Final = 6  # of a line


def great(step: Step) -> bool:
    """Did dice or cards change much?"""
    return step.kind in ("chance", "reveal") and max(map(abs, step.luck)) >= GREAT_LUCK


def course(
    found: Review,
    sides: Sequence[str],
    title: str,
    caption: str,
    columns: Sequence[str],
    kinds: dict[str, str],
    numbers: str,
    lang: str,
) -> Drawing:
    """Lines from the set-up to the end; under them a triangle for each moment, a star where chance was great."""
    steps = found.curve
    last = max(1, len(steps) - 1)
    bottom = HEIGHT - FOOT

    def x(at: int) -> float:
        return LEFT + (RIGHT - LEFT) * at / last

    def y(chance: float) -> float:
        return TOP + (bottom - TOP) * (1.0 - chance)

    drawn = ""
    for share in (0, 25, 50, 75, 100):
        drawn += (
            f'<line class="grid" x1="{LEFT}%" x2="{RIGHT}%" y1="{y(share / 100):.1f}" y2="{y(share / 100):.1f}"/>'
            f'<text x="{LEFT - 1}%" y="{y(share / 100) + 4:.1f}" text-anchor="end">{share} %</text>'
        )
    for at in range(0, last + 1, max(1, last // 5)):
        drawn += f'<text x="{x(at):.2f}%" y="{HEIGHT - 4}" text-anchor="{anchor_at(x(at))}">{at}</text>'
    for side in range(len(sides)):
        points = " ".join(f"{x(at):.2f},{y(chance_of(step, side)):.1f}" for at, step in enumerate(steps))
        drawn += (
            f'<svg x="0" y="0" width="100%" height="{HEIGHT}" viewBox="0 0 100 {HEIGHT}" preserveAspectRatio="none">'
            f'<polyline class="s{side} curve" fill="none" style="fill:none" vector-effect="non-scaling-stroke" points="{points}"/></svg>'
        )
        for at in range(side * last // (MARKS * len(sides)), last + 1, max(1, last // MARKS)):
            drawn += mark(side, f"{x(at):.2f}%", f"{y(chance_of(steps[at], side)):.1f}")
    for number, moment in enumerate(found.moments, 1):
        place = f"{x(moment.step + 1):.2f}%"
        drawn += f'<svg x="{place}" y="{bottom + 14}" overflow="visible"><path class="moment" d="M0-7L6 4H-6Z"/></svg>'
        drawn += f'<text class="strong" x="{place}" dx="8" y="{bottom + 18}">{number}</text>'
    for at, step in enumerate(steps):
        if great(step):
            drawn += f'<text class="strong" x="{x(at):.2f}%" y="{bottom + 5}" text-anchor="middle">✶</text>'
    key = "".join(
        f'<span><svg width="16" height="16" aria-hidden="true">{mark(side, "50%", "50%")}</svg>{escape(name)}</span>'
        for side, name in enumerate(sides)
    )
    body = f'<p class="legend">{key}</p><svg width="100%" height="{HEIGHT}" role="img" aria-label="{escape(title)}">{drawn}</svg>'
    rows: list[tuple[Cell, ...]] = []
    for at, step in enumerate(steps):
        what = kinds[step.kind] if not step.action else f"{step.label[lang]} ({kinds[step.kind]})"
        chances = [f"{100 * chance_of(step, side):.0f} %" for side in range(len(sides))]
        luck = [per_cent_signed(step.luck[seat]) for seat in range(found.seats)]
        loss = "" if step.loss is None else f"{100 * step.loss:.0f} %"
        rows.append((at, what, *chances, *luck, loss))
    return Drawing("course", title, body, caption, tuple(columns), rows, numbers)


def chance_of(step: Step, side: int) -> float:
    """A side's chance; beside a lone seat an automaton has the rest."""
    return step.chances[side] if side < len(step.chances) else 1.0 - step.chances[0]


def per_cent_signed(part: float) -> str:
    return "" if abs(part) < 0.0005 else f"{100 * part:+.1f} %".replace("-", MINUS)
