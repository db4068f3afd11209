"""A position of the solo game: the table of two, and what lies before Rhadamanthus."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from labrys.engine.decision import Flow
from labrys.engine.native import i64, vec
from labrys.engine.option import Setting
from labrys.engine.packing import Packing
from labrys.engine.position import NO_SMALL, NO_WIDE
from labrys.titles.minos.census import census
from labrys.titles.minos.clues import note_clues
from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import SOURCES, SoloContent
from labrys.titles.minos.evaluate import answered
from labrys.titles.minos.fields import LAYOUT
from labrys.titles.minos.solo.clues import note_rival
from labrys.titles.minos.solo.content import RIVAL, Terms
from labrys.titles.minos.solo.deck import IN_DECK, SPENT, THIS_ROUND
from labrys.titles.minos.solo.evaluate import worths
from labrys.titles.minos.solo.scoring import rival_standing, score_round
from labrys.titles.minos.solo.view import rival_view
from labrys.titles.minos.state import Minos
from labrys.titles.minos.tables import Tables
from labrys.titles.minos.view import view
from labrys.titles.minos.view_types import MinosView

if TYPE_CHECKING:
    from labrys.engine.game import Game

SOLO_PACKING: Final = Packing(LAYOUT, ("", "solo"))


class Solo(Minos):
    """A position with one seat and the automaton's side."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, Setting], flow: Flow, tables: Tables, terms: Terms
    ) -> None:
        # Once more what `State` fills: the compiler then knows that it is there (decision 19).
        self.seal = None
        self.chance = 1
        self.steps = 0
        self.top = 0
        self.depth = 0
        self.small = NO_SMALL
        self.wide = NO_WIDE
        self.frames_at = 0
        self.seen = 0
        self.touched = 0
        self.seats = seats
        self.flow = flow
        self.events = None
        self.legal = None
        super().__init__(game, seats, options, flow, tables, SOLO_PACKING)
        self.rules: SoloContent = tables.content.solo
        self.terms = terms

    def clear(self) -> None:
        super().clear()
        self.fill_want([NONE] * self.count_die())

    def copy(self) -> Solo:
        other = Solo(self.game, self.seats, self.options, self.flow, self.tables, self.terms)
        self.share(other)
        other.leaning = self.leaning
        return other

    def region_of(self, good: int) -> int:
        """The region that a tile of the region randomizer names: the one with its Good, and not the covered one."""
        for region in range(self.tables.regions):
            if self.tables.region_good[region] == good and region != self.home:
                return region
        raise AssertionError(good)

    # ---- what may be known

    def view(self, seat: int | None) -> MinosView:
        self.check_viewer(seat)
        found = view(self, seat)
        found["rival"] = rival_view(self)
        return found

    def census(self) -> dict[str, int]:
        found = census(self)
        found["solo cards"] = sum(self.all_deck().count(place) for place in (IN_DECK, THIS_ROUND, SPENT))
        found["his cities beyond"] = max(0, self.cities(RIVAL) - self.rules.cities)
        found["his farms beyond"] = max(0, self.farms(RIVAL) - self.rules.farms)
        return found

    def note_clues(self, seat: i64, out: vec[i64]) -> None:
        calm = cast("Solo", answered(self))
        note_clues(calm, seat, out)
        note_rival(calm, out)

    # ---- results

    def score_automaton(self) -> None:
        score_round(self)

    def rival(self) -> dict[str, int]:
        return dict(zip(SOURCES, rival_standing(self), strict=True))

    def ranking(self) -> list[int]:
        """Only more points than Rhadamanthus win."""
        return [1 if self.scores()[0] > sum(rival_standing(self)) else 2]

    @property
    def ending(self) -> str:
        if self.depth:
            return ""
        return "won" if self.ranking()[0] == 1 else "lost"

    def evaluate(self, seat: int) -> float:
        return worths(self)[seat]

    def prospects(self) -> list[float]:
        return worths(self)
