"""Writes the pages of docs that list each number of a game's observation: ``python -m labrys.kit.pages`` writes them into ``docs/observations``."""

from __future__ import annotations

from pathlib import Path

from labrys.engine import Game
from labrys.engine.observation import Observation
from labrys.house import game, games

FOLDER = Path(__file__).parents[3] / "docs" / "observations"


def page(game: Game) -> str:
    """All groups of numbers, in their order, for every seat count."""
    described = [game.observation(seats) for seats in game.seats]
    first = described[0]
    counts: dict[str, list[str]] = {group.name: [] for each in described for group in each.groups}
    groups = {group.name: group for each in described for group in each.groups}
    for each in described:
        told = {group.name: group for group in each.groups}
        for name, found in counts.items():
            found.append(str(told[name].count) if name in told else "-")
    seats = " | ".join(f"{count} seats" if count > 1 else "1 seat" for count in game.seats)
    sizes = " | ".join(f"**{each.size}**" for each in described)
    lines = [
        f"# What is observed of {game.name}: `{first.name}`",
        "",
        f"Written by `python -m labrys.kit.pages`. The mask has {game.codec.size} places, one for each action. The seat",
        "that looks comes first, the others follow in turn order, then an automaton or a neutral power. Numbers are 16 bits",
        "wide; multiplied by the scale they stay about between -1 and 1. Of a code of n places one is 1, or none.",
        "",
        f"| group | what | from | to | scale | code of | {seats} |",
        f"|---|---|---:|---:|---:|---:|{'---:|' * len(described)}",
    ]
    for name, group in groups.items():
        code = "by seats" if is_by_seats(described, name) else str(group.one_hot or "")
        numbers = " | ".join(counts[name])
        lines.append(
            f"| `{name}` | {group.what} | {group.least} | {group.most} | {group.scale:.3g} | {code} | {numbers} |"
        )
    lines.append(f"| | all | | | | | {sizes} |")
    left_out = game.proofs.unobserved
    lines += ["", "Not told, beside the steps and the options:" if left_out else "Not told: the steps and the options."]
    lines += ["", *(f"- `{name}` of the view: {why}" for name, why in left_out.items())] if left_out else []
    return "\n".join(lines) + "\n"


def is_by_seats(described: list[Observation], name: str) -> bool:
    """Has a code another size for another seat count?"""
    return len({group.one_hot for each in described for group in each.groups if group.name == name}) > 1


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in games():
        (FOLDER / f"{name}.md").write_text(page(game(name)), encoding="utf-8")


if __name__ == "__main__":
    main()
