"""Minos: Dawn of the Bronze Age, for two to four players, or for one against Rhadamanthus."""

from __future__ import annotations

from collections.abc import Callable, Set
from hashlib import sha256
from pathlib import Path
from typing import Any

from labrys.engine.declarations import Manners, Proofs, Searching, Thing
from labrys.engine.errors import BadSetting
from labrys.engine.event import Event
from labrys.engine.game import Game
from labrys.engine.observation import Item
from labrys.engine.option import Option, Setting
from labrys.engine.phrase import Argument, Phrase
from labrys.engine.picture import Picture
from labrys.titles.minos import log, picture, prompts, reasons, words
from labrys.titles.minos.actions import CODEC
from labrys.titles.minos.bots.styles import STYLES
from labrys.titles.minos.clues import clues
from labrys.titles.minos.constants import N_SOURCES
from labrys.titles.minos.content import COUNTS, SOURCES, Content
from labrys.titles.minos.loading.reading import load
from labrys.titles.minos.observation import observed
from labrys.titles.minos.rules import FLOW
from labrys.titles.minos.rules.setup import set_up
from labrys.titles.minos.sheet import sheet
from labrys.titles.minos.solo.content import DIFFICULTIES, HARD, OPTIONS, chosen, terms_for
from labrys.titles.minos.solo.state import Solo
from labrys.titles.minos.state import Minos
from labrys.titles.minos.tables import Tables
from labrys.titles.minos.things import things
from labrys.titles.minos.view_types import MinosView


class MinosGame(Game[Minos]):
    """The one thing that other layers import; another content file makes another one."""

    name = "minos"
    seats: tuple[int, ...] = (1, *COUNTS)
    options = (
        Option("routes", "A", ("A", "B", "random", "AAB", "ABA", "ABB", "BAA", "BAB", "BBA")),
        Option("deal", "choose", ("choose", "random"), seats=COUNTS),
        *OPTIONS,
    )
    endings = ("winner", "shared", "won", "lost")
    automaton: tuple[str, ...] = DIFFICULTIES
    max_steps = 10_000  # four rounds of a few dice each, whatever follows from one: random games stay below 700
    view_type = MinosView
    codec = CODEC
    # A move is several decisions long: random actions after it would only end turns early.
    search = Searching(depth=0, exploration=0.04, prior=10, dreams=2, thoughts=12, styles=STYLES)
    manners = Manners(amounts=("give",), open_points=True)
    proofs = Proofs(
        probes=(
            {"routes": "random", "deal": "random"},
            {"routes": "random", "difficulty": "easy", **dict.fromkeys(HARD, True)},
        ),
        reveals={
            "offer.card": "rulebook, the offer: cards face up beside the deck",
            "draw.card": "rulebook, Prepare: who draws a card takes it in hand",
            "discard.card": "rulebook, A22: the discard pile of an Age lies face up",
            "groups.steps": "O12: groups are hidden until all have chosen, and then shown",
        },
        unobserved={
            "players.sources": "where points came from; what they are is told",
            "scores": "what the points would be now follows from the rest",
            "rows": "dice of one colour, value and owner are alike",
            "lasting": "promises are counted by seat",
            "rival.sources": "as for the players",
            "rival.score": "as for the players",
        },
    )

    def __init__(self, content: Content, identity: str = "") -> None:
        super().__init__()
        self.content = content
        self.content_version = identity or content.version
        if content.solo.fault:
            self.seats = COUNTS
            self.automaton = ()
        self.tables = {seats: Tables(content, seats) for seats in self.seats}
        self.all_dice = Tables(content, 1, True)

    def with_content(self, path: Path) -> MinosGame:
        """Records of such a game name the version of the file, and a digest of its very text and of the rules' version."""
        content = load(path)
        text = f"{GAME.content_version}\n".encode() + path.read_bytes()
        return MinosGame(content, f"{content.version}-{sha256(text).hexdigest()[:12]}")

    def closed_to(self, seats: int) -> BadSetting | None:
        fault = self.content.solo.fault
        if seats != 1 or not fault:
            return None
        sentence = f"minos cannot be played alone with this content: {fault}"
        return BadSetting(sentence, Phrase("error-content-alone", {"why": fault}))

    def named(self, state: Minos, name: str, value: int) -> Argument:
        return log.thing(state, name, value)

    def blank(self, seats: int, options: dict[str, Setting]) -> Minos:
        if seats == 1:
            tables = self.all_dice if chosen(options, "easy_dice") else self.tables[1]
            return Solo(self, seats, options, FLOW, tables, terms_for(self.content.solo, options))
        return Minos(self, seats, options, FLOW, self.tables[seats])

    def set_up(self, state: Minos) -> None:
        set_up(state)

    def observed(self, seats: int) -> tuple[Item, ...]:
        return observed(
            self.tables[seats].regions, len((self.all_dice if seats == 1 else self.tables[seats]).colour), seats
        )

    def clues(self, seats: int) -> tuple[Item, ...]:
        return clues(seats)

    def things(self, seats: int, options: dict[str, Setting]) -> tuple[Thing, ...]:
        return things(self.content, seats, options)

    def action_phrase(self, state: Minos, action: int) -> Phrase:
        return words.action_phrase(state, action)

    def prompt_phrase(self, state: Minos) -> Phrase:
        return prompts.prompt_phrase(state)

    def event_phrase(self, state: Minos, event: Event, viewer: int | None) -> Phrase:
        return log.event_phrase(state, event, viewer)

    def reason_phrase(self, state: Minos, action: int) -> Phrase | None:
        return reasons.reason_phrase(state, action)

    def scored(self, state: Minos) -> list[dict[str, int]]:
        sides = [[state.source(side, source) for source in range(N_SOURCES)] for side in range(state.sides)]
        return [dict(zip(SOURCES, found, strict=True)) for found in sides]

    def pictures(self, view: MinosView, say: Callable[[Phrase], str]) -> list[Picture]:
        return picture.pictures(self.content, view, say)

    def pages(self, view: MinosView, verbs: Set[str]) -> list[int]:
        return picture.pages(view, verbs)

    def sheet(self, say: Callable[[Phrase], str]) -> dict[str, Any]:
        return sheet(self.content, say)


GAME = MinosGame(load(Path(__file__).with_name("content.toml")))
