"""Draw the README's pictures: ``uv run python docs/pictures/make.py`` plays to a fixed position of each game and exports
the screen; ``make.py empire other.svg`` draws one of them elsewhere."""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import labrys
from labrys import bots
from labrys.cli.terminal.local_game import LocalGame
from labrys.cli.terminal.screen import Screen
from labrys.cli.terminal.seats import SeatSpec
from labrys.engine import History, Perspective, Rng

SEED = "knossos"
ON_THE_MAP = (2, 3)  # Build and Expand, the turns of Minos that are about the map
NAMES = ("Anna", "Bruno", "Chloé", "David")
INK = [(36, 36, 36), (192, 57, 43), (80, 140, 80), (190, 140, 40), (60, 110, 190), (140, 80, 170), (50, 140, 140)]
THEME = TerminalTheme((30, 28, 26), (228, 222, 210), [*INK, (228, 222, 210)], [*INK, (255, 255, 255)])


class Scene(NamedTuple):
    """What a picture shows: so many seats, and the first view of seat 1 that will do."""

    seats: int
    will_do: Callable[[dict[str, Any]], bool]


SCENES = {
    "empire": Scene(3, lambda view: view["decision"] == "turn" and view["cards"][0] == 7),
    "minos": Scene(
        3, lambda view: view["decision"] == "turn" and view["round"] >= 3 and view["turn"]["deed"] in ON_THE_MAP
    ),
    "relics": Scene(4, lambda view: view["round"] >= 7 and view["points"] > 2),
}


def mid_game(title: str) -> History:
    """Bots play until the first seat has several choices in a position that will do."""
    seats, will_do = SCENES[title]
    history = History(labrys.game(title).new(seats, SEED))
    while not history.state.over:
        state = history.state
        if state.seat == 0 and len(state.actions()) > 4 and will_do(state.view(0)):
            break
        bot = bots.make("greedy", Rng(f"{SEED} {state.steps}"))
        history.act(bot.choose(Perspective(state)))
    return history


def svg(title: str, lang: str = "en") -> str:
    """The screen as a drawing that stands by itself: no address of any host in it."""
    console = Console(
        record=True, width=80, height=24, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    chairs = tuple(SeatSpec(f"you:{name}") for name in NAMES[: SCENES[title].seats])
    local = LocalGame(mid_game(title), chairs, lang, Path("game.json"), Screen(console))
    for line in local.question_screen(0, local.new_question()):
        console.print(line, soft_wrap=True)
    console.print("> ", end="")
    drawn = console.export_svg(title=f"labrys play {title}", theme=THEME, unique_id="labrys")
    drawn = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", drawn)
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")


def main(title: str = "", target: str = "") -> None:
    for name in [title] if title else SCENES:
        path = Path(target) if target else Path(__file__).with_name(f"{name}-terminal.svg")
        path.write_text(svg(name), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
