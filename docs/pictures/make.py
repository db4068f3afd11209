"""Draw the README's picture: ``uv run python docs/pictures/make.py`` plays to a fixed position and exports the screen."""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme

import labrys
from labrys import bots
from labrys.cli.chairs import Chair
from labrys.cli.screen import Screen
from labrys.cli.sitting import Asking, Sitting
from labrys.engine import History, Perspective, Rng

SEED = "knossos"
ROUND = 7
INK = [(36, 36, 36), (192, 57, 43), (80, 140, 80), (190, 140, 40), (60, 110, 190), (140, 80, 170), (50, 140, 140)]
THEME = TerminalTheme((30, 28, 26), (228, 222, 210), [*INK, (228, 222, 210)], [*INK, (255, 255, 255)])


def mid_game() -> History:
    """Bots play until the first seat has several choices in the chosen round."""
    history = History(labrys.game("relics").new(4, SEED))
    while not history.state.over:
        state = history.state
        view = state.view(0)
        if state.seat == 0 and view["round"] >= ROUND and view["points"] > 2 and len(state.actions()) > 4:
            break
        bot = bots.make("greedy", Rng(f"{SEED} {state.steps}"))
        history.act(bot.choose(Perspective(state)))
    return history


def svg(lang: str = "en") -> str:
    """The screen as a drawing that stands by itself: no address of any host in it."""
    console = Console(
        record=True, width=80, height=24, file=io.StringIO(), force_terminal=True, color_system="truecolor"
    )
    chairs = tuple(Chair(f"you:{name}") for name in ("Anna", "Bruno", "Chloé", "David"))
    sitting = Sitting(mid_game(), chairs, lang, Path("game.json"), Screen(console))
    for line in sitting.question(0, sitting.menu(), Asking()):
        console.print(line, soft_wrap=True)
    console.print("> ", end="")
    drawn = console.export_svg(title="labrys play relics", theme=THEME, unique_id="labrys")
    drawn = re.sub(r"@font-face\s*\{[^}]*\}\s*", "", drawn)
    drawn = re.sub(r"<!--.*?-->\s*", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code, monospace", "'DejaVu Sans Mono', Menlo, Consolas, monospace")


if __name__ == "__main__":
    target = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).with_name("relics-terminal.svg")
    target.write_text(svg(), encoding="utf-8")
