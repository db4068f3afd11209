"""Draws a learning curve as SVG: ``python examples/rl/draw_curve.py curve.csv curve.svg``."""

from __future__ import annotations

import csv
import sys
from pathlib import Path

WIDE, HIGH, EDGE = 640, 320, 48


def drawn(lines: list[dict[str, str]]) -> str:
    """The share of games won against the rival, over processor minutes; before it, shaded, the loss against the teacher."""
    points = [(float(line["processor_seconds"]) / 60, float(line.get("share") or line["figure"])) for line in lines]
    played = [point for point, line in zip(points, lines, strict=True) if line.get("phase") != "taught"]
    lost = [point for point, line in zip(points, lines, strict=True) if line.get("phase") == "taught"]
    greatest = max([loss for _, loss in lost] or [1.0])
    most = max([float(line["processor_seconds"]) / 60 for line in lines] or [1.0])
    taught = max([float(line["processor_seconds"]) / 60 for line in lines if line.get("phase") == "taught"] or [0.0])

    def x(minutes: float) -> float:
        return EDGE + minutes / most * (WIDE - 2 * EDGE)

    def y(share: float) -> float:
        return HIGH - EDGE - share * (HIGH - 2 * EDGE)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDE}" height="{HIGH}" fill="#fbf6ea"/>',
        f'<rect x="{EDGE}" y="{y(1)}" width="{x(taught) - EDGE:.1f}" height="{y(0) - y(1)}" fill="#ecdcb2"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        parts.append(f'<path d="M{EDGE} {y(share)}H{WIDE - EDGE}" stroke="#8b857c" stroke-width="0.5"/>')
        parts.append(f'<text x="{EDGE - 6}" y="{y(share) + 4}" text-anchor="end">{share:.0%}</text>')
    parts.append(f'<text x="{WIDE / 2}" y="{HIGH - 12}" text-anchor="middle">minutes of processor time</text>')
    parts.append(f'<text x="{WIDE - EDGE}" y="{HIGH - EDGE + 16}" text-anchor="end">{most:.1f}</text>')
    if lost:
        parts.append(f'<text x="{EDGE + 6}" y="{y(0) - 6}">loss against the teacher, of {greatest:.2f}</text>')
    for line, colour in (([(minutes, loss / greatest) for minutes, loss in lost], "#7d6745"), (played, "#1f5fa8")):
        path = " ".join(f"{x(minutes):.1f},{y(share):.1f}" for minutes, share in line)
        parts.append(f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2"/>')
    parts.append("</svg>")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    with Path(sys.argv[1]).open(newline="") as text:
        Path(sys.argv[2]).write_text(drawn(list(csv.DictReader(text))), encoding="utf-8")
