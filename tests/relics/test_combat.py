"""Combat and flight (F12, F13, R38 to R44, R53)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from labrys.engine import Rng
from labrys.titles.relics.state import Relics
from tests.relics.table import RELICS, asked, cell, dice, hand, kinds, legal, letters, play, table, tile

FORT = "F@a Fb F .\n. . . P@b"


def exact_odds(cards: int) -> Fraction:
    """The attacker's chance, by counting all throws; a tie only starts anew, so it drops out."""
    won = lost = 0
    for throw in product(range(1, 7), repeat=2 + cards):
        defence, assault = max(throw[:2]), max(throw[2:])
        won += assault > defence
        lost += assault < defence
    return Fraction(won, won + lost)


# ---- attacking


def test_f12_an_attack_needs_enough_points_and_a_card_of_the_tiles_suit() -> None:
    assert legal(table(FORT, points=2, hands={"a": "FP"}), "attack") == ["attack B1 1"]
    assert legal(table(FORT, points=2, hands={"a": "FF"}), "attack") == ["attack B1 1", "attack B1 2"]
    assert legal(table(FORT, points=1, hands={"a": "FF"}), "attack") == []
    assert legal(table(FORT, points=6, hands={"a": "PMD"}), "attack") == []


def test_f12_one_card_is_one_die_and_two_are_two_and_the_defender_has_two() -> None:
    for cards in (1, 2):
        s = table(FORT, hands={"a": "FFF"})
        thrown = [event.public for event in play(s, f"attack B1 {cards}") if event.kind == "dice"]
        for throw in thrown:
            assert isinstance(throw["defence"], list)
            assert isinstance(throw["attack"], list)
            assert (len(throw["defence"]), len(throw["attack"])) == (2, cards)


def test_f12_the_defender_rolls_first() -> None:
    """6 and 1 defend, 2 attacks: were the order the other way round, 6 would attack."""
    s = dice(table(FORT, hands={"a": "F"}), 6, 1, 2)
    assert "repelled" in kinds(play(s, "attack B1 1"))


@pytest.mark.parametrize(
    ("rolls", "outcome"),
    [((1, 4, 5), "capture"), ((4, 1, 3), "repelled"), ((1, 4, 1, 5), "capture"), ((2, 3, 2, 1), "repelled")],
)
def test_f12_the_highest_die_of_each_side_counts_and_the_higher_wins(rolls: tuple[int, ...], outcome: str) -> None:
    s = dice(table(FORT, hands={"a": "FF"}), *rolls)
    assert kinds(play(s, f"attack B1 {len(rolls) - 2}"))[:3] == ["attack", "dice", outcome]


def test_f12_exact_odds_are_eleven_in_thirty_six_and_even() -> None:
    assert exact_odds(1) == Fraction(11, 36)
    assert exact_odds(2) == Fraction(1, 2)


@pytest.mark.parametrize("cards", [1, 2])
def test_f12_attacks_are_won_as_often_as_the_odds_say(cards: int) -> None:
    trials = 6000
    s = table(FORT, hands={"a": "FF"})
    action = RELICS.encode("attack", tile(s, "B1"), cards - 1)
    rng = Rng(f"odds {cards}")
    won = 0
    for _ in range(trials):
        trial = s.copy()
        trial.chance = rng.fork()
        trial.act(action)
        won += trial.owner(tile(s, "B1")) == 0
    chance = float(exact_odds(cards))
    assert abs(won / trials - chance) < 4 * (chance * (1 - chance) / trials) ** 0.5


def test_f13_the_attacker_who_wins_swaps_the_counters() -> None:
    s = dice(table(FORT, hands={"a": "F"}), 1, 1, 6)
    play(s, "attack B1 1")
    assert cell(s, "B1") == "Fa@a"


def test_f13_the_attacker_who_loses_is_back_on_the_previous_tile() -> None:
    s = dice(table(FORT, hands={"a": "F"}), 6, 6, 1)
    play(s, "attack B1 1")
    assert [cell(s, "A1"), cell(s, "B1")] == ["F@a", "Fb"]


def test_f13_the_owners_piece_leaves_a_lost_tile() -> None:
    s = dice(table("F@a Fb@b F .\n. . . .", hands={"a": "F"}), 1, 1, 6)
    play(s, "attack B1 1")
    assert cell(s, "B1") == "Fa@a"
    assert asked(s) == "b flee"


def test_r38_points_and_cards_are_gone_either_way() -> None:
    for rolls in ((1, 1, 6, 6), (6, 6, 1, 1)):
        s = dice(table(FORT, points=6, hands={"a": "FFF"}), *rolls)
        play(s, "attack B1 2")
        assert s.points == 4
        assert hand(s, "a") == "F"
        assert letters(s.all_discards()) == "FF"


def test_r38_cards_are_discarded_before_any_die_is_rolled() -> None:
    events = play(table(FORT, hands={"a": "FF"}), "attack B1 2")
    assert kinds(events)[:2] == ["attack", "dice"]
    assert events[0].public["cards"] == 2


def test_r38_no_attack_starts_from_a_shared_tile() -> None:
    s = table("F@a P@b Fc F .\n. . . . .\n. . . . P@c", points=6, hands={"a": "FF"})
    play(s, "move B1")
    assert legal(s, "attack") == []
    assert legal(s, "move") == ["move A1"]


def test_r39_a_tie_rolls_all_dice_again_at_no_further_price() -> None:
    s = dice(table(FORT, points=6, hands={"a": "FF"}), 5, 2, 5, 1, 3, 6)
    events = play(s, "attack B1 1")
    assert kinds(events)[:4] == ["attack", "dice", "dice", "capture"]
    assert events[1].public == {"defence": [5, 2], "attack": [5], "owner": 1}
    assert events[2].public == {"defence": [1, 3], "attack": [6], "owner": 1}
    assert (s.points, hand(s, "a")) == (4, "F")


def test_r40_after_a_win_the_turn_goes_on_without_a_further_claim() -> None:
    s = dice(table("F@a Fb Fb .\n. . . P@b", points=6, hands={"a": "FF"}), 1, 1, 6)
    play(s, "attack B1 1")
    assert asked(s) == "a turn"
    assert legal(s, "claim") == []
    assert "attack C1 1" in legal(s)


def test_r40_after_a_loss_the_turn_goes_on_and_the_same_tile_may_be_attacked_again() -> None:
    s = dice(table(FORT, points=6, hands={"a": "FF"}), 6, 6, 1)
    play(s, "attack B1 1")
    assert s.points == 4
    assert "attack B1 1" in legal(s)
    assert "end" in legal(s)


# ---- flight


def taken(drawing: str, points: int = 6) -> Relics:
    """Seat a attacks B2 and wins."""
    s = dice(table(drawing, points=points, hands={"a": "F"}), 1, 1, 6)
    play(s, "attack B2 1")
    return s


def test_r41_a_displaced_piece_goes_to_a_face_up_tile_that_is_free_or_its_own_and_without_a_piece() -> None:
    s = taken("P P@c Dc . .\nM@a Fb@b Pb . .\n. Pa . . .")
    # one step away: B1 is occupied, B3 belongs to a, A2 is where a came from, C2 is b's own
    assert asked(s) == "b flee"
    assert legal(s) == ["flee A2", "flee C2"]


def test_r41_face_down_tiles_are_passed_by_while_a_face_up_one_is_open() -> None:
    s = taken("Ma Ma Ma .\nMa@a Fb@b . .\nMa Ma . .\n. . . P")
    assert cell(s, "D4") == "P@b"


def test_r41_without_any_such_tile_it_goes_to_the_nearest_face_down_one_which_is_flipped_without_a_card() -> None:
    s = taken("Ma Ma Ma .\nMa@a Fb@b Ma .\nMa Ma Ma .\n. . . .")
    # two steps off: B4 and D2
    assert legal(s) == ["flee B4", "flee D2"]
    cards = sum(s.all_deck())
    assert kinds(play(s, "flee D2")) == ["flee"]
    assert cell(s, "D2")[1:] == "@b"
    assert cell(s, "D2")[0] != "."
    assert (hand(s, "b"), sum(s.all_deck())) == ("", cards)


def test_r42_nearest_counts_edge_steps_and_ignores_cost_owners_and_walls() -> None:
    s = taken("Ma Ma Ma .\nMa@a Fb@b Ma M\nMa Ma Ma .\nP . . P")
    assert cell(s, "D2") == "M@b"  # two steps, over a's wall; the plains are three and four steps off


def test_r42_ties_are_chosen_by_the_displaced_player_and_the_turn_goes_on() -> None:
    s = taken("P P P .\nPa@a Fb@b P .\n. P . .", points=6)
    assert asked(s) == "b flee"
    assert legal(s) == ["flee B1", "flee B3", "flee C2"]
    play(s, "flee B3")
    assert asked(s) == "a turn"
    assert s.points == 4


def test_r42_the_tile_that_the_attacker_came_from_is_open_if_not_owned_by_another() -> None:
    s = taken("Ma Ma Ma .\nP@a Fb@b Ma .\nMa Ma Ma .\n. . . .")
    assert cell(s, "A2") == "P@b"
    s = taken("Ma Ma Ma .\nPa@a Fb@b Ma .\nMa Ma Ma .\n. . . P")
    assert cell(s, "D4") == "P@b"


def test_r42_a_single_nearest_tile_needs_no_question() -> None:
    s = dice(table("Ma Ma Ma .\nP@a Fb@b Ma .\nMa Ma Ma .\n. . . .", hands={"a": "F"}), 1, 1, 6)
    assert kinds(play(s, "attack B2 1"))[-2:] == ["capture", "flee"]
    assert asked(s) == "a turn"


def test_r43_being_displaced_costs_nothing_draws_nothing_claims_nothing() -> None:
    s = taken("P P P .\nPa@a Fb@b P .\n. P . .")
    play(s, "flee B1")
    assert cell(s, "B1") == "P@b"
    assert hand(s, "b") == ""


@pytest.mark.parametrize("drawing", ["F@a Fb F .\n. . . P@b", "F@a Fb@b F .\n. . . ."])
def test_r44_absent_or_present_the_owner_rolls_two_dice_and_is_not_asked(drawing: str) -> None:
    s = dice(table(drawing, hands={"a": "F", "b": "FF"}), 6, 1, 5)
    events = play(s, "attack B1 1")
    assert kinds(events) == ["attack", "dice", "repelled"]
    assert hand(s, "b") == "FF"
    assert asked(s) == "a turn"


# ---- no refuge at all


FULL = "Ma Ma Ma Ma\nMa@a Fb@b Ma Ma\nMa Ma Ma Ma\nMa Ma Ma Ma"


def test_r53_without_any_refuge_the_piece_waits_beside_the_map() -> None:
    s = taken(FULL, points=2)
    assert s.all_piece() == [tile(s, "B2"), -1]
    assert s.view(None)["pieces"] == [tile(s, "B2"), None]


def test_r53_a_player_without_a_place_may_draw_and_stop() -> None:
    s = taken(FULL, points=5)
    play(dice(s, 5), "end")
    assert asked(s) == "b turn"
    assert legal(s) == ["draw", "end"]
    play(dice(s, 1, 3), "draw")
    assert s.points == 3


def test_r53_the_piece_comes_back_at_the_start_of_its_owners_turn() -> None:
    s = taken("Mc Mc Mc Mc Mc\nMa@a Fb@b Mc Mc Mc\nMc Mc Mc Mc Mc\nMc Mc Mc Mc Mc\nMc Mc Mc Mc Mc@c", points=5)
    assert s.piece(1) == -1
    s.set_owner(tile(s, "E1"), -1)  # as when a player leaves
    s.set_owner(tile(s, "A5"), -1)
    s.recall()
    play(dice(s, 4), "end")
    assert asked(s) == "b flee"
    assert legal(s) == ["flee A5", "flee E1"]
    play(s, "flee E1")
    assert asked(s) == "b turn"
    assert s.points == 4
    assert cell(s, "E1") == "M@b"


def test_r53_the_leaving_of_a_player_opens_a_refuge() -> None:
    s = taken("Mc Mc Mc Mc Mc\nMa@a Fb@b Mc Mc Mc\nMc Mc Mc Mc Mc\nMc Mc Mc Mc Mc\nMc Mc Mc Mc Mc@c", points=5)
    play(s, "leave c", "end")
    assert asked(s) == "b flee"
    assert len(legal(s)) == 23  # all but the two tiles of a
