"""Relics: two to four explorers on a map of hidden tiles. First to own a tile of all six suits wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.declarations import Manners, Proofs, Searching, Thing
from labrys.engine.event import Event
from labrys.engine.game import Game
from labrys.engine.observation import Item
from labrys.engine.option import Option, Setting
from labrys.engine.phrase import Argument, Phrase
from labrys.engine.picture import Picture
from labrys.titles.relics import picture, reasons, sheet, words
from labrys.titles.relics.actions import CODEC
from labrys.titles.relics.clues import clues
from labrys.titles.relics.content import CONTENT, SUITS
from labrys.titles.relics.observation import observed
from labrys.titles.relics.rules import FLOW, LEAVING, set_up
from labrys.titles.relics.state import Relics
from labrys.titles.relics.tables import tables
from labrys.titles.relics.view_types import RelicsView


class RelicsGame(Game[Relics]):
    """The one thing that other layers import."""

    name = "relics"
    content_version = CONTENT.version
    seats = tuple(CONTENT.maps)
    options = (
        Option("cost_table", "standard", tuple(CONTENT.costs)),
        Option("placement", "last_first", ("last_first", "turn_order")),
        Option("round_limit", 60, least=0, most=999),
    )
    endings = ("six_suits", "round_limit", "last_at_table")
    # The longest limit of rounds, 999, with four seats: in a turn six points to spend, a claim after each step, cards laid
    # down, others who flee. Without a limit the rules set no bound; people and bots end long before this one.
    max_steps = 999 * 4 * 30
    view_type = RelicsView
    codec = CODEC
    search = Searching(thoughts=32)
    interruption = LEAVING
    manners = Manners(open_points=True)
    proofs = Proofs(
        probes=({"round_limit": 4}, {"cost_table": "brisk", "placement": "turn_order", "round_limit": 12}),
        reveals={
            "place.suit": "F5: the tile under a piece that starts is turned over",
            "explore.suit": "F7: an explored tile is turned over for good",
            "flee.suit": "R41: a face-down refuge is turned over",
            "draw.suit": "F9: who draws a card sees it",
            "leave.hand": "R52: who leaves discards the hand, and R31: discards are public",
        },
    )

    def blank(self, seats: int, options: dict[str, Setting]) -> Relics:
        return Relics(self, seats, options, FLOW, tables(seats, str(options["cost_table"])))

    def set_up(self, state: Relics) -> None:
        set_up(state)

    def observed(self, seats: int) -> tuple[Item, ...]:
        return observed(seats)

    def clues(self, seats: int) -> tuple[Item, ...]:
        return clues(seats)

    def things(self, seats: int, options: dict[str, Setting]) -> tuple[Thing, ...]:
        return (Thing("suit", "suits", int(SUITS), dealt=("draw:suit",), taken=("claim:suit", "capture:suit")),)

    def action_phrase(self, state: Relics, action: int) -> Phrase:
        return words.action_phrase(state, action)

    def prompt_phrase(self, state: Relics) -> Phrase:
        return words.prompt_phrase(state)

    def event_phrase(self, state: Relics, event: Event, viewer: int | None) -> Phrase:
        return words.event_phrase(state, event, viewer)

    def reason_phrase(self, state: Relics, action: int) -> Phrase | None:
        return reasons.reason_phrase(state, action)

    def named(self, state: Relics, name: str, value: int) -> Argument:
        return words.named(state, name, value)

    def pictures(self, view: RelicsView, say: Callable[[Phrase], str]) -> list[Picture]:
        return picture.pictures(view, say)

    def sheet(self, say: Callable[[Phrase], str]) -> dict[str, Any]:
        return sheet.sheet(say)


GAME = RelicsGame()
