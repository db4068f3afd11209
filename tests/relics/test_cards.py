"""Drawing, the hand limit, the deck (F9, R27 to R32)."""

from __future__ import annotations

from labrys.engine import Rng
from labrys.titles.relics.content import CONTENT, SUITS
from tests.relics.table import RELICS, asked, hand, kinds, legal, letters, new, play, table

CORNERS = "P@a P P P\nP P P P\nP P P P\nP P P P@b"


def test_f9_drawing_costs_two_points_and_gives_one_card() -> None:
    s = table(CORNERS, points=5)
    events = play(s, "draw")
    assert kinds(events) == ["draw"]
    assert s.points == 3
    assert len(hand(s, "a")) == 1
    assert "draw" not in legal(table(CORNERS, points=1))


def test_f9_a_hand_of_more_than_ten_is_cut_before_the_end_of_the_turn() -> None:
    s = table(CORNERS, hands={"a": "PPPPPPFFFFFF"})
    play(s, "end")
    assert asked(s) == "a discard"
    assert s.points == 0
    play(s, "discard P", "discard F")
    assert hand(s, "a") == "PPPPPFFFFF"
    assert letters(s.all_discards()) == "PF"
    assert asked(s) == "b turn"


def test_f9_ten_cards_may_be_kept() -> None:
    s = table(CORNERS, hands={"a": "PPPPPFFFFF"})
    play(s, "end")
    assert asked(s) == "b turn"


def test_f9_hands_are_secret() -> None:
    s = table(CORNERS, hands={"a": "PF", "b": "MM"})
    assert s.view(0)["hand"] == [1, 1, 0, 0, 0, 0]
    assert s.view(1)["hand"] == [0, 0, 0, 0, 0, 2]
    assert s.view(None)["hand"] is None
    draws = [event for event in play(s, "draw") if event.kind == "draw"]
    assert "suit" in draws[0].seen_by(0)
    assert "suit" not in draws[0].seen_by(1)
    assert "suit" not in draws[0].seen_by(None)


def test_r27_drawing_may_be_repeated_while_points_last() -> None:
    s = table(CORNERS, points=6)
    play(s, "draw", "draw")
    assert len(hand(s, "a")) == 2
    play(s, "draw")
    assert len(hand(s, "a")) == 3


def test_r28_an_eleventh_card_may_be_used_at_once() -> None:
    s = table(CORNERS, points=3, hands={"a": "FFFFFFFFFP"}, deck="D")
    play(s, "draw")
    assert asked(s) == "a turn"
    assert len(hand(s, "a")) == 11
    play(s, "claim", "end")
    assert asked(s) == "b turn"


def test_r28_the_owner_chooses_what_to_discard() -> None:
    s = table(CORNERS, hands={"a": "FFFFFDDDDDM"})
    play(s, "end")
    assert legal(s) == ["discard D", "discard F", "discard M"]


def test_r28_the_limit_is_not_checked_in_the_turns_of_others() -> None:
    s = table(CORNERS, turn="b", hands={"a": "PPPPPPPPPPPP"})
    play(s, "end")
    assert asked(s) == "a turn"


def test_r28_a_turn_that_passes_by_itself_checks_the_limit_too() -> None:
    s = table("Pa@a M P P\nM P P P\nP P P P\nP P P P@b", points=2, hands={"a": "FFFFFFFFFF"}, deck="F")
    play(s, "draw")
    assert asked(s) == "a discard"


def test_r29_an_empty_deck_takes_the_discards_back() -> None:
    s = table(CORNERS, points=6, deck="", discards="FFD")
    events = play(s, "draw")
    assert kinds(events) == ["reshuffle", "draw"]
    assert sum(s.all_deck()) == 2
    assert sum(s.all_discards()) == 0
    assert letters(held + left for held, left in zip(s.all_hand()[:SUITS], s.all_deck(), strict=True)) == "FFD"


def test_r29_the_last_card_does_not_reshuffle_before_another_is_due() -> None:
    s = table(CORNERS, points=6, deck="M", discards="FF")
    assert kinds(play(s, "draw")) == ["draw"]
    assert hand(s, "a") == "M"
    assert letters(s.all_discards()) == "FF"


def test_r29_exploring_reshuffles_as_well() -> None:
    s = table("P@a .\n. P@b", points=6, deck="", discards="F")
    assert kinds(play(s, "explore B1")) == ["explore", "reshuffle", "draw"]


def test_r30_with_no_card_anywhere_exploring_still_flips_and_drawing_is_not_offered() -> None:
    s = table("P@a .\n. P@b", points=6, deck="", hands={"b": "PPP"})
    assert "draw" not in legal(s)
    assert kinds(play(s, "explore B1")) == ["explore"]
    assert hand(s, "a") == ""


def test_r30_cannot_happen_with_the_cards_of_the_box() -> None:
    """Four hands of ten, and six more for a turn of six explored tiles, leave cards on the table."""
    assert 4 * CONTENT.hand_limit + CONTENT.die_sides < CONTENT.cards_per_suit * SUITS
    for seed in range(40):
        s = new(4, seed)
        rng = Rng(f"r30 {seed}")
        while not s.over:
            assert sum(s.all_deck()) + sum(s.all_discards()) >= 26
            s.step(s.actions()[rng.below(len(s.actions()))])


def test_r31_discards_and_hand_sizes_are_public() -> None:
    s = table(CORNERS, hands={"a": "PF", "b": "MMM"}, discards="LL")
    for viewer in (None, 0, 1):
        assert s.view(viewer)["hand_sizes"] == [2, 3]
        assert s.view(viewer)["discards"] == [0, 0, 0, 2, 0, 0]


def test_r31_cards_are_never_traded_or_shown() -> None:
    assert sorted(RELICS.codec.verbs) == sorted(
        ["place", "explore", "move", "draw", "claim", "attack", "end", "discard", "flee", "leave"]
    )


def test_r32_cards_of_a_suit_are_identical_and_each_card_left_is_equally_likely() -> None:
    """From three forests and one mountain a mountain comes one time in four."""
    trials = 4000
    mountains = 0
    s = table(CORNERS, points=2, deck="FFFM")
    rng = Rng("r32")
    for _ in range(trials):
        trial = s.copy()
        trial.chance = rng.fork()
        trial.act(RELICS.encode("draw"))
        mountains += hand(trial, "a") == "M"
    assert abs(mountains / trials - 1 / 4) < 4 * (0.25 * 0.75 / trials) ** 0.5


def test_r32_there_are_no_wild_cards() -> None:
    s = table("M@a Pb .\n. P@b", hands={"a": "FDLS"})
    assert legal(s, "claim", "attack") == []
