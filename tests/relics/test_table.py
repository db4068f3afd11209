"""The tests' own hands: drawings are laid as they read."""

from __future__ import annotations

from labrys.engine.chance import Rng
from tests.relics.table import cell, dice, hand, legal, name, table, tile


def test_a_drawing_is_laid_as_it_reads() -> None:
    s = table("P Fa@a .\n. M@b", hands={"b": "MP"})
    assert s.seats == 2
    assert [cell(s, where) for where in ("A1", "B1", "C1", "D1", "B2", "D4")] == ["P", "Fa@a", ".", ".", "M@b", "."]
    assert hand(s, "b") == "PM"
    assert sum(s.all_pool()) == 13
    assert sum(s.all_deck()) + sum(s.all_hand()) == 72


def test_tiles_are_named_by_column_and_row() -> None:
    s = table("P@a")
    assert [name(s, 0), name(s, 3), name(s, 4)] == ["A1", "D1", "A2"]
    assert [tile(s, name(s, at)) for at in range(16)] == list(range(16))


def test_loaded_dice_roll_what_they_were_told() -> None:
    s = dice(table("P@a"), 6, 1, 4)
    rng = Rng("")
    rng.key = s.chance
    assert [rng.below(6) + 1 for _ in range(3)] == [6, 1, 4]
    assert [s.draw(6) + 1 for _ in range(3)] == [6, 1, 4]


def test_a_piece_alone_in_a_corner_may_explore_draw_and_stop() -> None:
    assert legal(table("P@a")) == ["draw", "end", "explore A2", "explore B1"]
