"""Owning tiles (F11, R33 to R37)."""

from __future__ import annotations

from labrys.engine import Rng
from labrys.titles.relics.content import NOBODY
from tests.relics.table import asked, cell, hand, kinds, legal, letters, new, play, table


def test_f11_a_claim_discards_a_card_of_the_tiles_suit_and_places_a_counter() -> None:
    s = table("F@a P .\n. P@b", hands={"a": "FFP"})
    events = play(s, "claim")
    assert kinds(events) == ["claim"]
    assert cell(s, "A1") == "Fa@a"
    assert hand(s, "a") == "PF"
    assert letters(s.all_discards()) == "F"


def test_f11_a_claim_needs_the_piece_on_the_tile_and_a_card_of_its_suit() -> None:
    s = table("F@a P .\n. P@b", hands={"a": "P"})
    assert legal(s, "claim") == []
    play(s, "move B1")
    assert legal(s, "claim") == ["claim"]


def test_r33_a_claim_costs_no_points_comes_at_any_moment_and_is_optional() -> None:
    s = table("F@a P .\n. P@b", points=6, hands={"a": "FP"})
    play(s, "claim")
    assert s.points == 6
    play(s, "move B1")
    assert {"claim", "end", "draw"} <= set(legal(s))


def test_r33_a_claim_is_made_on_the_own_turn_only() -> None:
    s = table("F@a P .\n. P@b", turn="b", hands={"a": "F"})
    assert legal(s, "claim") == []
    assert asked(s) == "b turn"


def test_r34_an_owned_tile_is_not_claimed_again() -> None:
    assert legal(table("Fa@a P .\n. P@b", hands={"a": "FF"}), "claim") == []


def test_r34_a_tile_with_another_piece_on_it_is_not_claimed() -> None:
    s = table("P@a P@b P", points=4, hands={"a": "PPP"})
    play(s, "move B1")
    assert legal(s, "claim") == []
    play(s, "move C1")
    assert legal(s, "claim") == ["claim"]


def test_r35_several_claims_in_a_turn_and_several_tiles_of_one_suit() -> None:
    s = table("P@a P P .\n. . P@b", points=3, hands={"a": "PPP"})
    play(s, "claim", "move B1", "claim", "move C1", "claim")
    assert [cell(s, where) for where in ("A1", "B1", "C1")] == ["Pa", "Pa", "Pa@a"]
    assert s.scores() == [1, 0]


def test_r36_ownership_lasts_when_the_piece_leaves() -> None:
    s = table("P@a P P .\n. . P@b", points=1, hands={"a": "P"})
    play(s, "claim", "move B1")
    assert cell(s, "A1") == "Pa"


def test_r36_ownership_ends_only_by_losing_combat() -> None:
    changes = 0
    for seed in range(25):
        s = new(3, seed)
        rng = Rng(f"r36 {seed}")
        while not s.over:
            before = s.all_owner()
            s.events = []
            s.step(s.actions()[rng.below(len(s.actions()))])
            taken = {event.public["tile"] for event in s.events if event.kind == "capture"}
            for tile, owner in enumerate(before):
                if owner not in (NOBODY, s.owner(tile)):
                    changes += 1
                    assert tile in taken
    assert changes > 20


def test_r37_a_piece_on_an_unowned_tile_cannot_be_attacked() -> None:
    s = table("P@a P@b P", points=4, hands={"a": "PP", "b": "PP"})
    assert legal(s, "attack") == []
    assert legal(s, "move") == ["move B1"]
