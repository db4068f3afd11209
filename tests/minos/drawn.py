"""What the tests of the drawing are drawn from: the sheet of the cards in both languages, and a table in mid-game.

``python -m tests.minos.drawn`` writes them again after the content or the view has changed.
"""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

from labrys import house
from labrys.engine.chance import Rng
from labrys.titles.minos import GAME
from labrys.titles.minos.actions import END, FORFEIT, SELL, STOP
from labrys.titles.minos.grouping import GROUPINGS
from labrys.titles.minos.sheet import board, cards

FOLDER = Path(__file__).parents[2] / "web" / "tests" / "minos"
STEPS = (0, 150, 520)


def sheet(lang: str) -> dict[str, Any]:
    return cards.sheet(GAME.content, partial(house.game("minos").voice.say, lang=lang))


def common() -> dict[str, Any]:
    """The common table, and the numbers of the ways to join dice."""
    say = partial(house.game("minos").voice.say, lang="en")
    return {"board": board.sheet(GAME.content, say), "groupings": [list(masks) for masks in GROUPINGS]}


def tables() -> list[dict[str, Any]]:
    """Moments of a game in which everybody does things, whatever they are."""
    say = partial(house.game("minos").voice.say, lang="en")
    state, rng = GAME.new(3, "drawn"), Rng("drawn")
    found: list[dict[str, Any]] = []
    for step in range(max(STEPS) + 1):
        actions = state.actions()
        if step in STEPS:
            choices = [{"action": GAME.codec.text(a), "text": say(GAME.action_phrase(state, a))} for a in actions]
            found.append({"turn": state.seat, "view": state.view(state.seat), "choices": choices})
        busy = [action for action in actions if action not in (END, STOP, FORFEIT, SELL)] or list(actions)
        state.act(busy[rng.below(len(busy))])
    return found


def text(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")) + "\n"


def files() -> dict[Path, str]:
    made = {FOLDER / f"cards.{lang}.json": text(sheet(lang)) for lang in ("en", "fr")}
    return {**made, FOLDER / "board.json": text(common()), FOLDER / "tables.json": text(tables())}


if __name__ == "__main__":
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")
