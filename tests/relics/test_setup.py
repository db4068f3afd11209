"""Setting up: the map, the cards, the first seat, the pieces (F1 to F5, R1 to R12, R50, R51, P1 to P4, options)."""

from __future__ import annotations

from fractions import Fraction
from importlib.resources import files
from itertools import pairwise, product
from math import comb, sqrt

import pytest

from labrys.engine import BadSetting, Event
from labrys.titles.relics.content import CONTENT, FACE_DOWN, NOBODY, SUITS
from tests.relics.table import RELICS, SEATS, asked, cell, dice, hand, kinds, legal, new, play, table

GAMES = 1500
RELICS_ROOM = files("labrys.titles.relics")


def close(hits: int, trials: int, chance: float) -> bool:
    """Within four standard errors; the seeds are fixed, so this never flickers."""
    return abs(hits / trials - chance) < 4 * sqrt(chance * (1 - chance) / trials)


def rolls_for_first(opening: list[Event]) -> list[tuple[list[int], list[int]]]:
    found = []
    for event in opening:
        if event.kind == "roll_for_first":
            seats, rolls = event.public["seats"], event.public["rolls"]
            assert isinstance(seats, list)
            assert isinstance(rolls, list)
            assert all(1 <= roll <= 6 for roll in rolls)
            found.append((seats, rolls))
    return found


# ---- tiles


def test_f1_six_suits_and_one_is_mountain() -> None:
    assert SUITS == 6
    assert len(set(CONTENT.suits)) == 6
    assert "mountain" in CONTENT.suits


@pytest.mark.parametrize(("seats", "side"), [(3, 5), (4, 6)])
def test_f2_the_map_is_a_square_of_face_down_tiles(seats: int, side: int) -> None:
    s = new(seats)
    assert s.all_suit() == [FACE_DOWN] * side * side
    assert sum(s.all_pool()) == side * side


def test_f2_three_tiles_of_each_suit_are_sure_with_three_players() -> None:
    for seed in range(200):
        pool = new(3, seed).all_pool()
        assert min(pool) >= 3
        assert max(pool) <= 6


def test_f2_the_seven_further_tiles_are_drawn_blindly_from_the_rest() -> None:
    """Exactly: the chance that some suit gets none of seven tiles drawn from six times three."""
    every = Fraction(0)
    for drawn in product(range(1, 4), repeat=6):
        if sum(drawn) == 7:
            ways = 1
            for number in drawn:
                ways *= comb(3, number)
            every += Fraction(ways, comb(18, 7))
    some_suit_scarce = 1 - every
    assert round(100 * some_suit_scarce) == 86
    scarce = sum(min(new(3, seed).all_pool()) == 3 for seed in range(GAMES))
    assert close(scarce, GAMES, float(some_suit_scarce))


def test_f2_no_suit_is_favoured_on_the_map_of_three() -> None:
    total = [0] * SUITS
    for seed in range(GAMES):
        for suit, number in enumerate(new(3, f"map {seed}").all_pool()):
            total[suit] += number - 3
    # each suit's extra tiles: mean 7/6, hypergeometric variance 7 (1/6) (5/6) (11/17)
    error = sqrt(7 / 6 * 5 / 6 * 11 / 17 / GAMES)
    assert all(abs(extra / GAMES - 7 / 6) < 4 * error for extra in total)


def test_r1_the_chapters_of_the_flow_follow_their_numbers() -> None:
    """Placing, then movement, then (after a move of sorts) combat: combat presupposes movement."""
    names = new().flow.names
    assert names.index("place") < names.index("begin") < names.index("turn") < names.index("flee")


def test_r2_the_box_has_six_tiles_of_each_suit() -> None:
    assert CONTENT.tiles_per_suit == 6
    assert CONTENT.tiles_per_suit * SUITS == 36


def test_r3_four_players_have_eleven_tiles_on_top_of_the_seven() -> None:
    three, four = CONTENT.maps[3], CONTENT.maps[4]
    assert four.extra == three.extra + 11 == 18
    assert new(4).all_pool() == [6] * SUITS


def test_r4_nobody_sees_what_lies_face_down_or_was_left_over() -> None:
    s = new(3)
    for viewer in (None, 0, 1, 2):
        view = s.view(viewer)
        assert all(shown == {"suit": None, "owner": None} for shown in view["tiles"])
        assert "pool" not in view
    assert 36 - sum(s.all_pool()) == 11


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_map_has_a_tile_of_each_suit_for_each_player(seats: int) -> None:
    assert CONTENT.maps[seats].aside >= min(seats, 3)
    assert min(new(seats).all_pool()) >= seats


def test_r50_two_players_have_a_map_of_four_by_four_with_two_of_each_suit_and_four_more() -> None:
    s = new(2)
    assert len(s.all_suit()) == 16
    for seed in range(200):
        pool = new(2, seed).all_pool()
        assert sum(pool) == 16
        assert min(pool) >= 2


@pytest.mark.parametrize("seats", [1, 5, 6])
def test_r51_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(BadSetting, match="use 2, 3 or 4"):
        RELICS.new(seats)


# ---- cards and counters


def test_f3_the_relic_cards_are_a_face_down_stack() -> None:
    s = new(3)
    assert s.all_deck() == [12] * SUITS
    for viewer in (None, 0):
        view = s.view(viewer)
        assert view["deck_size"] == 72
        assert "deck" not in view


def test_r10_players_start_without_cards_and_own_nothing() -> None:
    s = new(3)
    for _ in range(3):
        play(s, legal(s)[0])
    assert [hand(s, seat) for seat in "abc"] == ["", "", ""]
    assert s.all_owner() == [NOBODY] * 25


def test_r12_counters_are_no_limit() -> None:
    """A player may own every tile but one: more than any heap of counters would hold."""
    s = table("Pa Pa Pa Pa\nPa Pa Pa Pa\nPa Pa Pa Pa\nPa Pa P@b P@a", hands={"a": "P"})
    play(s, "claim")
    assert s.all_owner().count(0) == 15


# ---- the first seat


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f4_the_highest_roll_has_the_first_turn(seats: int) -> None:
    for seed in range(40):
        s = new(seats, seed)
        named, rolls = rolls_for_first(s.opening)[-1]
        assert rolls.count(max(rolls)) == 1
        assert named[rolls.index(max(rolls))] == s.first


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_f4_every_seat_is_first_equally_often(seats: int) -> None:
    firsts = [new(seats, f"first {seed}").first for seed in range(GAMES)]
    assert all(close(firsts.count(seat), GAMES, 1 / seats) for seat in range(seats))


def test_f4_turns_go_clockwise() -> None:
    s = table("P@a .\n. .\nP@b .\n. P@c . . .", turn="b", points=1)
    order = []
    for _ in range(5):
        order.append(asked(s)[0])
        play(dice(s, 1), "end")
    assert order == list("bcabc")


def test_r5_only_those_tied_for_highest_roll_again() -> None:
    again = 0
    for seed in range(200):
        rounds = rolls_for_first(new(4, seed).opening)
        assert rounds[0][0] == [0, 1, 2, 3]
        for (named, rolls), (next_named, _) in pairwise(rounds):
            assert next_named == [seat for seat, roll in zip(named, rolls, strict=True) if roll == max(rolls)]
            again += 1
    assert again > 20


# ---- the pieces


def test_f5_each_puts_the_piece_on_any_tile_and_turns_it_over() -> None:
    s = new(3)
    assert len(legal(s)) == 25
    seat = s.seat
    assert seat is not None
    play(s, "place C3")
    assert cell(s, "C3")[0] in "PFDLSM"
    assert cell(s, "C3")[1:] == f"@{SEATS[seat]}"
    assert s.all_suit().count(FACE_DOWN) == 24


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r6_the_last_player_places_first_and_all_place_before_the_first_turn(seats: int) -> None:
    for seed in range(8):
        s = new(seats, seed)
        placed = []
        while s.decision == "place":
            assert s.round == 0
            placed.append(s.seat)
            play(s, legal(s)[0])
        assert placed == [(s.first - 1 - turn) % seats for turn in range(seats)]
        assert s.round == 1


def test_r7_a_piece_starts_on_a_face_down_tile_only() -> None:
    s = new(3)
    play(s, "place C3")
    assert "place C3" not in legal(s)
    assert len(legal(s)) == 24


def test_r8_the_starting_flip_costs_nothing_and_draws_nothing() -> None:
    s = new(3)
    events = play(s, "place C3")
    assert kinds(events) == ["place"]
    assert sum(s.all_deck()) == 72
    assert sum(s.all_hand()) == 0


def test_r9_a_piece_may_start_next_to_another() -> None:
    s = new(3)
    play(s, "place C3")
    assert {"place B3", "place D3", "place C2", "place C4"} <= set(legal(s))


def test_r11_the_starting_tile_may_be_claimed_without_leaving_it() -> None:
    s = new(2, 5)
    play(s, "place A1", "place D4")
    seat = s.seat
    assert seat is not None
    s.set_hand(seat, s.suit(s.piece(seat)), 1)
    s.recall()
    play(s, "claim")
    assert s.owner(s.piece(seat)) == seat


# ---- parameters


def test_p1_the_suits_have_six_initials_and_cost_one_two_or_three() -> None:
    assert [suit[0] for suit in CONTENT.suits] == list("pfdlsm")
    standard = dict(zip(CONTENT.suits, CONTENT.costs["standard"], strict=True))
    assert standard == {"plains": 1, "forest": 2, "desert": 2, "lake": 3, "swamp": 3, "mountain": 3}
    assert round(sum(standard.values()) / 6, 2) == 2.33


def test_p2_the_box_is_used_up_exactly_by_four_players() -> None:
    assert CONTENT.maps[4].tiles == CONTENT.tiles_per_suit * SUITS


def test_p3_twelve_cards_of_each_suit_are_more_than_all_hands_hold() -> None:
    assert CONTENT.cards_per_suit == 12
    assert CONTENT.cards_per_suit * SUITS > max(CONTENT.maps) * CONTENT.hand_limit
    assert CONTENT.cards_per_suit > CONTENT.hand_limit


def test_p4_each_player_has_one_piece() -> None:
    s = new(4)
    while s.decision == "place":
        play(s, legal(s)[0])
    assert len(s.all_piece()) == len(set(s.all_piece())) == 4


def test_the_content_says_where_each_table_comes_from() -> None:
    raw = (RELICS_ROOM / "content.toml").read_text(encoding="utf-8")
    tables = raw.count("\n[")
    assert tables == raw.count("\nprovenance = ")


# ---- options


def test_option_brisk_costs_one_one_two_two_three_three() -> None:
    s = table("P@a F .\nF D L\n. S M", cost_table="brisk")
    assert list(s.tables.costs) == [1, 1, 2, 2, 3, 3]
    play(s, "move B1")
    assert s.points == 5


def test_option_placement_in_turn_order() -> None:
    s = new(4, placement="turn_order")
    placed = []
    while s.decision == "place":
        placed.append(s.seat)
        play(s, legal(s)[0])
    assert placed == [(s.first + turn) % 4 for turn in range(4)]


def test_option_defaults() -> None:
    assert new().options == {"cost_table": "standard", "placement": "last_first", "round_limit": 60}
