"""What everybody sees of Rhadamanthus: all but the order of his deck, and that does not exist."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.titles.minos.constants import AREA, HAND, N_SOURCES, NONE, POPULATION
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.scoring import rival_standing
from labrys.titles.minos.view_types import RivalView

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


def rival_view(s: Solo) -> RivalView:
    """The face-down cards came from the open offer: they are known."""
    return {
        "side": RIVAL,
        "home": s.home,
        "vp": s.vp(RIVAL),
        "score": sum(rival_standing(s)),
        "sources": [s.source(RIVAL, source) for source in range(N_SOURCES)],
        "population": s.track(RIVAL, POPULATION),
        "reserves": s.reserves(RIVAL),
        "cities": s.rules.cities - s.cities(RIVAL),
        "farms": s.rules.farms - s.farms(RIVAL),
        "deck": s.all_deck(),
        "card": None if s.drawn == NONE else s.drawn,
        "back": list(s.rules.cards[s.back].deeds),
        "wanted": [None if deed == NONE else deed for deed in s.all_want()],
        "markers": s.all_marker(),
        "face_down": [card for card in s.cards_at(HAND + RIVAL) if s.open_card(card)],
        "face_up": s.cards_at(AREA + RIVAL),
    }
