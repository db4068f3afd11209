"""Minos: Dawn of the Bronze Age, for two to four players."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from labrys.engine.event import Event
from labrys.engine.game import Game
from labrys.engine.option import Option, Setting
from labrys.engine.phrase import Phrase
from labrys.engine.picture import Picture
from labrys.engine.state import State
from labrys.titles.minos import log, picture, words
from labrys.titles.minos.actions import CODEC
from labrys.titles.minos.content import COUNTS, Content
from labrys.titles.minos.reading import load
from labrys.titles.minos.rules import FLOW
from labrys.titles.minos.rules.setup import set_up
from labrys.titles.minos.sheet import sheet
from labrys.titles.minos.state import Minos
from labrys.titles.minos.tables import Tables


class MinosGame(Game):
    """The one thing that other layers import; another content file makes another one."""

    name = "minos"
    seats = COUNTS
    options = (
        Option("routes", "A", ("A", "B", "random", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA")),
        Option("deal", "choose", ("choose", "random")),
    )
    probes = ({"routes": "random", "deal": "random"},)
    endings = ("winner", "shared")
    codec = CODEC

    def __init__(self, content: Content) -> None:
        self.content = content
        self.content_version = content.version
        self.tables = {seats: Tables(content, seats) for seats in COUNTS}

    def blank(self, seats: int, options: dict[str, Setting]) -> Minos:
        state = Minos(self, seats, options, FLOW, self.tables[seats])
        state.clear()
        return state

    def set_up(self, state: State) -> None:
        set_up(cast(Minos, state))

    def action_phrase(self, state: State, action: int) -> Phrase:
        return words.action_phrase(cast(Minos, state), action)

    def prompt_phrase(self, state: State) -> Phrase:
        return words.prompt_phrase(cast(Minos, state))

    def event_phrase(self, state: State, event: Event, viewer: int | None) -> Phrase:
        return log.event_phrase(cast(Minos, state), event, viewer)

    def pictures(self, view: dict[str, Any], say: Callable[[Phrase], str]) -> list[Picture]:
        return picture.pictures(self.content, view, say)

    def sheet(self, say: Callable[[Phrase], str]) -> dict[str, Any]:
        return sheet(self.content, say)


GAME = MinosGame(load(Path(__file__).with_name("content.toml")))
