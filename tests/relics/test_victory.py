"""Winning, the round limit, leaving (F14, R45 to R49, R52, R54, R55, R57 to R59)."""

from __future__ import annotations

import pytest

from labrys.engine import IllegalAction, Rng
from labrys.titles.relics.content import NOBODY
from labrys.titles.relics.state import Relics
from tests.relics.table import RELICS, SEATS, asked, cell, dice, hand, kinds, legal, new, play, table, tile

FIVE = "Pa Fa Da La\nSa M@a P .\n. . . P@b"


# ---- winning


def test_f14_a_tile_of_each_suit_wins() -> None:
    s = table(FIVE, hands={"a": "M"})
    events = play(s, "claim")
    assert s.over
    assert s.ranking() == [1, 2]
    assert kinds(events) == ["claim", "win"]
    assert s.actions() == ()


def test_f14_many_tiles_of_five_suits_do_not_win() -> None:
    s = table("Pa Fa Da La\nSa P@a Sa Pa\n. . . P@b", hands={"a": "P"})
    play(s, "claim")
    assert not s.over


def test_r45_a_claim_wins_at_once() -> None:
    s = table(FIVE, points=6, hands={"a": "MMMMMMMMMMMM"})
    play(s, "claim")
    assert s.over  # not even the hand limit is asked


def test_r45_a_capture_wins_before_anybody_is_displaced() -> None:
    s = dice(table("Pa Fa Da La\nSa@a Mb@b P .\n. . . .", hands={"a": "M"}), 1, 1, 6)
    events = play(s, "attack B2 1")
    assert kinds(events) == ["attack", "dice", "capture", "win"]
    assert s.over
    assert s.ranking() == [1, 2]


def test_r46_a_suit_that_was_lost_must_be_regained() -> None:
    s = dice(table("Pa Fa Da La\nSa M@a P .\n. . P@b Sb", turn="b", hands={"a": "M", "b": "P"}), 1)
    s.put_counter(1, tile(s, "A2"))  # b took the swamp before
    play(s, "end")
    play(s, "claim")
    assert not s.over
    assert s.scores() == [5, 1]


def test_r47_a_player_without_tiles_plays_on() -> None:
    s = dice(table("P@a Pb@b P .\n. . . .", hands={"a": "P"}, points=5), 1, 1, 6)
    play(s, "attack B1 1", "flee C1", "end")
    assert s.all_owner().count(1) == 0
    assert asked(s)[0] == "b"


def test_r48_a_walled_in_player_draws_and_fights_out() -> None:
    s = table("P@a Pb .\nPb P@b", points=4, deck="P")
    assert legal(s) == ["draw", "end"]
    play(s, "draw")
    assert {"attack A2 1", "attack B1 1"} <= set(legal(s))


# ---- the round limit


def stop_now(drawing: str, **hands: str) -> Relics:
    """The last turn before the limit ends: b stops in round 1 of 1."""
    s = table(drawing, turn="b", hands=hands, round_limit=1)
    play(s, "end")
    assert s.over
    return s


def test_r49_the_game_stops_after_the_last_round() -> None:
    s = table("P@a P .\n. P@b", round_limit=2)
    order = []
    while not s.over:
        order.append(f"{asked(s)[0]}{s.round}")
        play(dice(s, 1), "end")
    assert order == ["a1", "b1", "a2", "b2"]


def test_r49_most_suits_then_most_tiles_then_most_cards() -> None:
    assert stop_now("Pa Fa P@a Pb\nPb Pb P@b", a="", b="PPPP").ranking() == [1, 2]
    assert stop_now("Pa Pa P@a Pb\nFa Fb P@b", a="", b="PPPP").ranking() == [1, 2]
    assert stop_now("Pa Fa P@a Pb\nFb P@b", a="D", b="PP").ranking() == [2, 1]


def test_r49_equals_share_the_place() -> None:
    s = stop_now("Pa Fa P@a Db\nLb P@b", a="D", b="P")
    assert s.ranking() == [1, 1]


def test_r49_a_hand_too_large_is_cut_before_cards_are_counted() -> None:
    s = table("P@a P .\n. P@b", turn="b", hands={"a": "FFFFFFFFFF", "b": "FFFFFFFFFFD"}, round_limit=1, deck="")
    play(s, "end")
    assert asked(s) == "b discard"
    play(s, "discard F")
    assert s.over
    assert s.ranking() == [1, 1]


def test_r49_sixty_rounds_unless_the_table_says_otherwise() -> None:
    assert new().round_limit == 60


def test_option_round_limit_nought_means_no_limit() -> None:
    s = table("P@a P .\n. P@b", round_limit=0)
    for _ in range(200):
        play(dice(s, 1), "end")
    assert s.round == 101
    assert asked(new(3, 1, round_limit=0)).endswith("place")
    free = new(2, 1, round_limit=0)
    free.playout(Rng("no limit"))
    assert max(free.scores()) == 6


def test_option_round_limit_one_is_one_turn_each() -> None:
    s = new(4, 3, round_limit=1)
    s.playout(Rng("one round"))
    assert s.round == 1


def test_r55_ranks_behind_the_winner_follow_the_same_measure() -> None:
    s = table("Pa Fa Da La Sa\nM@a Pb Pb Pc Fc\n. . P@b . P@c", hands={"a": "M", "b": "PPPP", "c": ""})
    play(s, "claim")
    assert s.ranking() == [1, 3, 2]


def test_the_score_is_the_number_of_suits_and_its_parts_say_which() -> None:
    s = table("Pa Fa Fa .\n. . P@b Mb")
    assert s.scores() == [2, 1]
    parts = s.breakdown()
    assert [name for name, value in parts[0].items() if value] == ["plains", "forest"]
    assert [sum(part.values()) for part in parts] == s.scores()


# ---- leaving


THREE = "Pa@a Fb Dc . .\n. Pb@b . . .\n. . P@c . ."


def test_r52_piece_and_counters_come_off_and_the_hand_is_discarded() -> None:
    s = table(THREE, hands={"b": "PMM"})
    events = play(s, "leave b")
    assert kinds(events) == ["leave"]
    assert [cell(s, where) for where in ("B1", "B2")] == ["F", "P"]
    assert s.piece(1) == -1
    assert hand(s, "b") == ""
    assert s.all_discards() == [1, 0, 0, 0, 0, 2]
    assert s.view(None)["gone"] == [False, True, False]


def test_r52_the_freed_tiles_may_be_entered_and_claimed() -> None:
    s = table(THREE, points=4, hands={"a": "F"})
    play(s, "leave b", "move B1", "claim")
    assert cell(s, "B1") == "Fa@a"


def test_r52_leaving_on_the_own_turn_passes_it() -> None:
    s = table(THREE, points=4)
    play(dice(s, 5), "leave a")
    assert asked(s) == "b turn"
    assert s.points == 5
    assert s.round == 1


def test_r52_leaving_on_anothers_turn_leaves_that_turn_alone() -> None:
    s = table(THREE, points=4)
    play(s, "leave c")
    assert asked(s) == "a turn"
    assert s.points == 4
    play(s, "end")
    assert asked(s)[0] == "b"
    play(s, *["end"] * (asked(s) == "b turn"))
    assert asked(s)[0] == "a"


def test_r52_a_shared_tile_is_the_movers_alone_when_the_other_leaves() -> None:
    s = table("P@a P@b P . .\n. . . . .\n. . P@c . .", points=2, hands={"a": "P"})
    play(s, "move B1")
    assert "end" not in legal(s)
    play(s, "leave b")
    assert {"claim", "end"} <= set(legal(s))


def test_r52_leaving_while_placing() -> None:
    s = new(3, 2)
    others = [seat for seat in range(3) if seat != s.first]
    play(s, f"leave {SEATS[s.first]}")
    placed = []
    while s.decision == "place":
        placed.append(s.seat)
        play(s, legal(s)[0])
    assert sorted(seat for seat in placed if seat is not None) == others
    assert s.seat == (s.first + 1) % 3
    assert s.round == 1


def test_r52_leaving_after_placing_leaves_the_tile_face_up() -> None:
    s = new(3, 2)
    seat = s.seat
    assert seat is not None
    play(s, "place C3")
    play(s, f"leave {SEATS[seat]}")
    assert cell(s, "C3") in "PFDLSM"
    assert "place C3" not in legal(s)


FLIGHT = "P P P . .\nMa@a Fb@b P . .\n. P . . Pc@c"


def in_flight() -> Relics:
    s = dice(table(FLIGHT, points=5, hands={"a": "F"}), 1, 1, 6)
    play(s, "attack B2 1")
    assert asked(s) == "b flee"
    return s


def test_r52_leaving_instead_of_fleeing_gives_the_turn_back() -> None:
    s = in_flight()
    play(s, "leave b")
    assert asked(s) == "a turn"
    assert s.points == 3


def test_r59_an_attacker_who_leaves_during_the_flight_ends_the_turn_but_not_the_flight() -> None:
    s = in_flight()
    play(s, "leave a")
    assert asked(s) == "b flee"
    assert s.points == 0
    assert legal(s) == ["flee B2"]  # the lost tile itself is free again, and nothing is nearer
    play(s, "flee B2")
    assert asked(s)[0] == "b"
    assert s.round == 1


def test_r52_a_bystander_who_leaves_during_the_flight_changes_nothing_else() -> None:
    s = in_flight()
    before = legal(s)
    play(s, "leave c")
    assert asked(s) == "b flee"
    assert legal(s) == before


def discarding(seat: str) -> Relics:
    s = table(THREE, turn=seat, points=4, hands={seat: "FFFFFFFFFFFF"})
    play(s, "end")
    assert asked(s) == f"{seat} discard"
    return s


def test_r52_leaving_instead_of_discarding_passes_the_turn() -> None:
    s = discarding("a")
    play(s, "leave a")
    assert asked(s) == "b turn"
    assert hand(s, "a") == ""


def test_r52_the_next_player_may_leave_while_another_discards() -> None:
    s = discarding("a")
    play(s, "leave b")
    assert asked(s) == "a discard"
    play(s, "discard F", "discard F")
    assert asked(s)[0] == "c"
    assert s.round == 1


@pytest.mark.parametrize("first", ["a", "b", "c"])
def test_r58_rounds_are_counted_on_when_the_first_player_leaves(first: str) -> None:
    """Each of those who stay has one turn in each round."""
    s = table("P@a P . . .\nP@b P . . .\nP@c P . . .", turn=first, first=first, round_limit=4)
    play(dice(s, 1), f"leave {first}")
    turns = []
    while not s.over:
        turns.append((s.round, asked(s)[0]))
        play(dice(s, 1), "end")
    second, third = (SEATS[(SEATS.index(first) + step) % 3] for step in (1, 2))
    assert turns == [(number, seat) for number in range(1, 5) for seat in (second, third)]


def test_r58_the_first_player_may_leave_at_the_turn_of_the_round() -> None:
    s = discarding("c")
    play(s, "leave a", "discard F", "discard F")
    assert asked(s)[0] == "b"
    assert s.round == 2


def test_r57_whoever_left_comes_last() -> None:
    s = table("Pa Fa P@a . .\nPb . P@b . .\n. . P@c . .", round_limit=1)
    play(s, "leave a")
    while not s.over:
        play(s, "end")
    assert s.ranking()[0] == 3


def test_r52_nobody_leaves_twice_or_after_the_end() -> None:
    s = table(THREE)
    play(s, "leave c")
    with pytest.raises(IllegalAction):
        s.act(RELICS.encode("leave", 2))
    play(s, "leave b")
    assert s.interrupts() == ()


def test_r52_leaving_is_never_among_the_offered_actions() -> None:
    s = new(3, 4)
    rng = Rng("leave")
    while not s.over:
        assert legal(s, "leave") == []
        s.step(s.actions()[rng.below(len(s.actions()))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r52_players_may_leave_at_any_moment_of_any_game(seats: int) -> None:
    for seed in range(60):
        s = new(seats, seed)
        rng = Rng(f"leaving {seats} {seed}")
        while not s.over:
            if rng.below(25) == 0:
                s.act(s.interrupts()[rng.below(len(s.interrupts()))])
            else:
                s.act(s.actions()[rng.below(len(s.actions()))])
            for seat in range(seats):
                if s.gone >> seat & 1:
                    assert s.piece(seat) == -1
                    assert seat not in s.all_owner()
                    assert s.held(seat) == 0
                    assert s.seat != seat
            assert sum(s.all_hand()) + sum(s.all_deck()) + sum(s.all_discards()) == 72
        assert 1 in s.ranking()


def test_r54_the_last_one_at_the_table_wins() -> None:
    s = table("Pa Fa P@a . .\nPb . P@b . .\n. . P@c . .")
    play(s, "leave a")
    events = play(s, "leave b")
    assert kinds(events) == ["leave", "win"]
    assert s.over
    assert s.ranking() == [2, 2, 1]
    assert NOBODY in s.all_owner()
