"""A game whose clues leave their bounds, or hang on what was read before, is caught."""

from __future__ import annotations

from dataclasses import replace

import pytest

import labrys
from labrys.engine.native import i64, vec
from labrys.engine.observation import Item
from labrys.kit import Case
from labrys.kit import clues as checks
from labrys.titles.relics import RelicsGame
from labrys.titles.relics import state as relics_state
from labrys.titles.relics.clues import clues, note_clues
from labrys.titles.relics.state import Relics


def test_the_games_as_they_are_pass() -> None:
    for name in labrys.games():
        game = labrys.game(name)
        checks.check_clues_stay_in_bounds(Case(game, game.usual_seats, {}), "proof")


def test_a_clue_beyond_its_bounds_is_found() -> None:
    class Narrow(RelicsGame):
        def clues(self, seats: int) -> tuple[Item, ...]:
            return tuple([replace(item, most=1) if item.name == "way" else item for item in clues(seats)])

    with pytest.raises(AssertionError, match="not from 0 to 1"):
        checks.check_clues_stay_in_bounds(Case(Narrow(), 3, {}), "proof")


def test_a_clue_that_is_only_added_to_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def growing(s: Relics, seat: i64, out: vec[i64]) -> None:
        before = out[0]
        note_clues(s, seat, out)
        out[0] += before

    monkeypatch.setattr(relics_state, "note_clues", growing)
    with pytest.raises(AssertionError, match="hangs on what stood in the row before"):
        checks.check_clues_stay_in_bounds(Case(labrys.game("relics"), 3, {}), "proof")
