"""Draws how minds learned: ``python docs/pictures/curves.py FOLDER...`` reads the logs of `labrys train`, writes minds-curves.svg."""

from __future__ import annotations

import re
import sys
from pathlib import Path

TRIAL = re.compile(
    r"(?P<game>\w+)-(?P<seats>\d) generation (?P<generation>\d+), .*wins (?P<share>[\d.]+)% \((?P<low>[\d.]+)% to (?P<high>[\d.]+)%\)"
)
WIDE, HIGH, LEFT, TOP, ACROSS, GAP = 250, 170, 34, 28, 3, 22
COLOURS = {"1": "#7a5c99", "2": "#b5482a", "3": "#2f7f86", "4": "#5d7a2e", "5": "#94701a"}

Curve = list[tuple[int, float, float, float]]  # generation, share, and its interval, in percent


def read(folders: list[Path]) -> dict[str, dict[str, Curve]]:
    """By game and seats, what each generation won."""
    found: dict[str, dict[str, Curve]] = {}
    for folder in folders:
        for log in sorted(folder.glob("*.log")):
            for line in log.read_text(encoding="utf-8").splitlines():
                said = TRIAL.search(line)
                if said:
                    curve = found.setdefault(said["game"], {}).setdefault(said["seats"], [])
                    curve.append(
                        (int(said["generation"]), float(said["share"]), float(said["low"]), float(said["high"]))
                    )
    return found


def panel(game: str, curves: dict[str, Curve], x: float, y: float) -> list[str]:
    """One game: a line for each number of seats, with its intervals, and what would be fair."""
    last = max(curve[-1][0] for curve in curves.values())

    def at(generation: float, share: float) -> str:
        return f"{x + LEFT + generation / max(1, last) * WIDE:.1f},{y + TOP + HIGH - share / 100 * HIGH:.1f}"

    found = [f'<text x="{x + LEFT}" y="{y + 16}" class="title">{game.capitalize()}</text>']
    for share in (0, 25, 50, 75, 100):
        level = y + TOP + HIGH - share / 100 * HIGH
        found.append(f'<path d="M{x + LEFT} {level:.1f}h{WIDE}" class="grid"/>')
        found.append(f'<text x="{x + LEFT - 5}" y="{level + 3:.1f}" text-anchor="end">{share}</text>')
    found.append(
        f'<text x="{x + LEFT + WIDE}" y="{y + TOP + HIGH + 14}" text-anchor="end">generation {last}</text>'
        f'<text x="{x + LEFT}" y="{y + TOP + HIGH + 14}">0</text>'
    )
    for number, (seats, curve) in enumerate(sorted(curves.items())):
        colour = COLOURS[seats]
        band = [at(one[0], one[3]) for one in curve] + [at(one[0], one[2]) for one in reversed(curve)]
        found.append(f'<polygon points="{" ".join(band)}" fill="{colour}" opacity="0.13"/>')
        line = " ".join(at(one[0], one[1]) for one in curve)
        found.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="1.8"/>')
        if seats != "1":
            fair = at(0, 100 / int(seats)).replace(",", " ")
            found.append(f'<path d="M{fair}h{WIDE}" stroke="{colour}" stroke-dasharray="2 4" opacity="0.7"/>')
        where = x + LEFT + WIDE - 46 * (len(curves) - number)
        label = "alone" if seats == "1" else f"{seats} seats"
        found.append(f'<text x="{where + 44}" y="{y + 16}" style="fill:{colour}" text-anchor="end">{label}</text>')
    return found


def main() -> None:
    games = read([Path(name) for name in sys.argv[1:]])
    width, height = ACROSS * (WIDE + LEFT + GAP), TOP + HIGH + 24
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif" font-size="10">',
        "<title>Share of games won by each generation, in percent; bands are 95 % intervals, dots what would be fair.</title>",
        "<style>text{fill:#666}.title{font-size:13px;font-weight:bold}.grid{stroke:#8888;stroke-width:.5}</style>",
    ]
    for number, (game, curves) in enumerate(sorted(games.items())):
        parts += panel(game, curves, number * (WIDE + LEFT + GAP), 0)
    out = Path(__file__).with_name("minds-curves.svg")
    out.write_text("\n".join([*parts, "</svg>", ""]), encoding="utf-8")
    print(out)


if __name__ == "__main__":
    main()
