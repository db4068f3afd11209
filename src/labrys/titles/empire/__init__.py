"""Empire: eight-minute empires on a map of continents. Take cards, spread armies, gather goods."""

from __future__ import annotations

from collections.abc import Callable, Set
from typing import Any

from labrys.engine.declarations import Manners, Proofs, Searching, Thing
from labrys.engine.errors import BadSetting
from labrys.engine.event import Event
from labrys.engine.game import Game
from labrys.engine.observation import Item
from labrys.engine.option import Option, Setting, switch
from labrys.engine.phrase import Argument, Phrase
from labrys.engine.picture import Picture
from labrys.titles.empire import picture, reasons, sheet, words
from labrys.titles.empire.actions import CODEC
from labrys.titles.empire.clues import clues
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.observation import observed
from labrys.titles.empire.rules import FLOW, set_up
from labrys.titles.empire.state import ENDINGS, Empire
from labrys.titles.empire.tables import tables
from labrys.titles.empire.view_types import EmpireView


class EmpireGame(Game[Empire]):
    """The one thing that other layers import."""

    name = "empire"
    content_version = CONTENT.version
    seats = tuple(CONTENT.coins)
    options = (
        Option("board", "A", ("A", "B", "random")),
        Option("printing", "english", ("english", "neutral")),
        switch("goods_tokens"),
        Option("tie_break", "youngest", ("youngest", "die")),
        Option("ages", 0, least=0, most=54321),  # the seats from the youngest on, as digits; 0 is seat order
        Option("wilds", "best", ("best", "hand")),
        Option("games", 1, (1, 3)),
    )
    max_steps = 3_000  # three games of at most 40 cards taken, each with fewer than 20 parts, and a set-up
    view_type = EmpireView
    codec = CODEC
    endings = ENDINGS
    secret = ("bid",)
    search = Searching(prior=10, thoughts=16)
    manners = Manners(last=("stop",), amounts=("bid",), open_table=True, open_points=True)
    proofs = Proofs(
        probes=(
            {"board": "B", "goods_tokens": True, "wilds": "hand"},
            {"board": "random", "printing": "neutral", "tie_break": "die", "games": 3},
            {"goods_tokens": True, "ages": 21, "wilds": "hand", "games": 3},
        ),
        reveals={"bids.bids": "E15: all fists are opened at once"},
        unobserved={
            "totals": "of earlier games the points are told as one sum",
            "control": "it follows from armies and cities",
        },
    )

    def check(self, seats: int, options: dict[str, Setting]) -> None:
        """E30: the ages name seats of this table, none of them twice."""
        digits = str(options["ages"] or "")
        if len(set(digits)) < len(digits) or any(not 1 <= int(digit) <= seats for digit in digits):
            example = "".join(str(seat) for seat in range(seats, 0, -1))
            raise BadSetting(
                f"option ages cannot be {digits} with {seats} seats: list seats from the youngest on, each a digit from"
                f" 1 to {seats} and none twice, such as {example}, or use 0 for seat order.",
                Phrase("error-ages", {"ages": digits, "seats": seats, "example": example}),
            )

    def blank(self, seats: int, options: dict[str, Setting]) -> Empire:
        return Empire(self, seats, options, FLOW, tables(seats, 0, options))

    def set_up(self, state: Empire) -> None:
        set_up(state)

    def observed(self, seats: int) -> tuple[Item, ...]:
        return observed(seats)

    def clues(self, seats: int) -> tuple[Item, ...]:
        return clues(seats)

    def things(self, seats: int, options: dict[str, Setting]) -> tuple[Thing, ...]:
        absent = frozenset(kind for kind, card in enumerate(CONTENT.cards) if not card.count(seats))
        offers = ("row:cards", "refill:card")
        cards = Thing("card", "cards", len(CONTENT.cards), seen=offers, taken=("take:card",), absent=absent)
        sides = [board for board in CONTENT.boards if board.side == options["board"]]
        cities = [Thing("region", "regions with a City", board.regions, taken=("city:region",)) for board in sides]
        return (cards, *cities)  # on a side that is drawn by lot, a number is now one region and now another

    def action_phrase(self, state: Empire, action: int) -> Phrase:
        return words.action_phrase(state, action)

    def prompt_phrase(self, state: Empire) -> Phrase:
        return words.prompt_phrase(state)

    def event_phrase(self, state: Empire, event: Event, viewer: int | None) -> Phrase:
        return words.event_phrase(state, event, viewer)

    def reason_phrase(self, state: Empire, action: int) -> Phrase | None:
        return reasons.reason_phrase(state, action)

    def named(self, state: Empire, name: str, value: int) -> Argument:
        return words.named(state, name, value)

    def pictures(self, view: EmpireView, say: Callable[[Phrase], str]) -> list[Picture]:
        return picture.pictures(view, say)

    def pages(self, view: EmpireView, verbs: Set[str]) -> list[int]:
        return list(range(picture.PAGES))

    def sheet(self, say: Callable[[Phrase], str]) -> dict[str, Any]:
        return sheet.sheet(say)


GAME = EmpireGame()
