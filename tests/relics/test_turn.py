"""The turn: points, exploring, moving, occupied tiles (F6 to F8, F10, F15, R13 to R26, R56)."""

from __future__ import annotations

import pytest

from labrys.engine import Rng
from labrys.titles.relics.content import CONTENT
from tests.relics.table import asked, cell, dice, hand, kinds, legal, new, play, say, table

# ---- points


@pytest.mark.parametrize("roll", range(1, 7))
def test_f6_a_turn_begins_with_one_die_of_points(roll: int) -> None:
    s = table("P@a P .\n. .\n. P@b")
    events = play(dice(s, roll), "end")
    assert asked(s) == "b turn"
    assert s.points == roll
    assert kinds(events) == ["turn"]


def test_f6_several_actions_may_be_taken_and_spent_points_end_the_turn() -> None:
    s = table("P@a Pa P@b", points=3, deck="FF")
    play(s, "explore A2", "move B1")
    assert asked(s) == "a turn"
    play(s, "explore B2")
    assert asked(s) == "b turn"


def test_r13_unspent_points_are_lost() -> None:
    s = table("P@a P .\n. .\n. P@b", points=6)
    play(dice(s, 2), "end")
    assert s.points == 2
    play(dice(s, 1), "end")
    assert asked(s) == "a turn"
    assert s.points == 1


def test_r14_a_player_may_stop_with_points_left() -> None:
    assert "end" in legal(table("P@a P P@b", points=6))


def test_r15_with_no_points_left_a_claim_is_still_possible() -> None:
    s = table("F@a P P@b", points=1, hands={"a": "P"})
    play(s, "move B1")
    assert s.points == 0
    assert legal(s) == ["claim", "end"]
    play(s, "claim")
    assert cell(s, "B1") == "Pa@a"
    assert asked(s) == "b turn"


def test_r15_a_card_drawn_with_the_last_point_may_be_the_one_that_claims() -> None:
    s = table("P@a .\n. P@b", points=1, deck="P")
    play(s, "explore B1")
    assert legal(s) == ["claim", "end"]


def test_r16_a_turn_in_which_nothing_is_affordable_passes_by_itself() -> None:
    """On b's turn one point buys nothing: both neighbours of the corner are mountains."""
    s = table("P@a P P P\nP P P P\nP P P M\nP P M F@b", points=1)
    events = play(dice(s, 1, 4), "end")
    assert kinds(events) == ["turn", "pass", "turn"]
    assert events[1].public == {"points": 1}  # whoever rolled it is told why nothing comes of it
    assert asked(s) == "a turn"
    assert s.points == 4
    assert s.round == 2


def test_r16_a_turn_passes_as_soon_as_only_stopping_is_left() -> None:
    s = table("P@a P P P\nM P P P\nP P P P\nP P P P@b", points=2)
    play(dice(s, 6), "move B1")
    assert asked(s) == "a turn"
    assert kinds(play(dice(s, 6), "move A1")) == ["move", "turn"]  # no point is lost
    assert asked(s) == "b turn"


def test_r56_whether_a_turn_goes_on_does_not_hang_on_which_cards_are_held() -> None:
    """With its last point the piece comes to an unowned tile: the one who could claim and the one who could not are asked."""
    drawing = "M@a P Pb .\nM M .\n. . . P@b"
    for cards, offered in (("P", ["claim", "end"]), ("F", ["end"]), ("FFDLSM", ["end"])):
        s = table(drawing, points=1, hands={"a": cards})
        assert kinds(play(s, "move B1")) == ["move"]
        assert asked(s) == "a turn"
        assert legal(s) == offered


def test_r56_nor_does_an_attack_that_only_the_right_card_would_allow() -> None:
    """On a tile just claimed, with a point that pays for b's plains and for nothing else."""
    for cards, offered in (("PF", ["attack B1 1", "end"]), ("MF", ["end"])):
        s = table("P@a Pb M M\nM M M M\nM M M M\nM M M P@b", points=1, hands={"a": "P" + cards})
        assert kinds(play(s, "claim")) == ["claim"]
        assert asked(s) == "a turn"
        assert legal(s) == offered


def test_r56_a_turn_that_begins_with_too_few_points_is_asked_for_cards_too() -> None:
    """a's turn comes with one point: b's plains cost it, all else costs more. Being asked shows nothing of the hand."""
    for cards in ("P", "M"):
        s = table("Pa@a Pb P P\nM P P P\nP P P P\nP P P P@b", turn="b", points=1, hands={"a": cards})
        play(dice(s, 1), "end")
        assert asked(s) == "a turn"


def test_r56_a_turn_passes_by_itself_where_no_card_would_help() -> None:
    """Without a card; on an own tile with no foe that the points reach; beside the map."""
    s = table("M@a P Pb .\nM M .\n. . . P@b", points=1)
    play(s, "move B1")
    assert asked(s) == "b turn"
    s = table("M@a Pa Pb .\nM M .\n. . . P@b", points=1, hands={"a": "P"})
    play(s, "move B1")
    assert asked(s) == "b turn"
    s = table("Pb Pb Pb Pb\nPb Pb Pb Pb\nPb Pb Pb Pb\nPb Pb Pb Pb@b", turn="b", points=1, hands={"a": "P"})
    play(dice(s, 1, 4), "end")
    assert asked(s) == "b turn"


def test_r17_actions_come_in_any_order_and_repeat() -> None:
    s = table("P@a P .\n. . .\nP@b", points=6, hands={"a": "PP"})
    play(s, "explore A2", "claim", "move B1", "claim", "draw", "explore B2")
    assert asked(s) == "a turn"
    assert s.points == 1


# ---- neighbours


def test_r18_adjacent_means_sharing_an_edge() -> None:
    s = table("P P P P\nP P@a P P\nP P P P\nP P P P@b", points=1)
    assert legal(s, "move") == ["move A2", "move B1", "move B3", "move C2"]


def test_r18_edges_do_not_wrap_round() -> None:
    s = table("P@a P P P\nP P P P\nP P P P\nP P P P@b", points=1)
    assert legal(s, "move") == ["move A2", "move B1"]
    s = table("P P P P\nP P P P@a\nP P P P\nP P P P@b", points=1)
    assert legal(s, "move") == ["move C2", "move D1", "move D3"]


def test_r18_exploring_and_attacking_reach_no_further() -> None:
    s = table("Pb . .\n. F@a Pb\n. . Pb .\n. . . P@b", points=6, hands={"a": "PP"})
    assert legal(s, "attack") == ["attack C2 1", "attack C2 2"]
    assert legal(s, "explore") == ["explore A2", "explore B1", "explore B3"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_r18_neighbours_are_the_tiles_one_step_away(seats: int) -> None:
    square = CONTENT.maps[seats]
    for tile, near in enumerate(square.neighbours):
        assert near == tuple(t for t, steps in enumerate(square.distances[tile]) if steps == 1)


# ---- exploring


def test_f7_exploring_costs_one_point_flips_for_good_and_draws_a_card() -> None:
    s = table("P@a .\n. P@b", points=4)
    events = play(s, "explore B1")
    assert kinds(events) == ["explore", "draw"]
    assert cell(s, "B1") in "PFDLSM"
    assert s.points == 3
    assert len(hand(s, "a")) == 1


def test_f7_exploring_reveals_the_tile_to_all_players() -> None:
    s = table("P@a .\n. P@b", points=4)
    play(s, "explore B1")
    assert [s.view(viewer)["tiles"][1]["suit"] for viewer in (None, 0, 1)] == [s.suit(1)] * 3


def test_r19_only_a_face_down_tile_can_be_explored() -> None:
    s = table("P@a .\nM P@b", points=4)
    assert legal(s, "explore") == ["explore B1"]
    play(s, "explore B1")
    assert legal(s, "explore") == []


def test_r20_exploring_does_not_move_the_piece() -> None:
    s = table("P@a .\n. P@b", points=4)
    play(s, "explore B1")
    assert cell(s, "A1") == "P@a"
    assert "end" in legal(s)


# ---- moving


@pytest.mark.parametrize(("suit", "cost"), [("P", 1), ("F", 2), ("D", 2), ("L", 3), ("S", 3), ("M", 3)])
def test_f8_moving_costs_the_points_of_the_tile_entered(suit: str, cost: int) -> None:
    s = table(f"P@a {suit} .\n. . P@b", points=6)
    play(s, "move B1")
    assert s.points == 6 - cost
    assert cell(s, "B1") == f"{suit}@a"
    s = table(f"P@a {suit} .\nP . P@b", points=cost - 1)
    assert "move B1" not in legal(s)


def test_f15_exploring_costs_one_and_drawing_two() -> None:
    assert (CONTENT.explore, CONTENT.draw) == (1, 2)
    s = table("P@a .\n. P@b", points=3, deck="F")
    play(s, "draw")
    assert s.points == 1
    assert legal(s) == ["end", "explore A2", "explore B1"]


def test_r21_a_face_down_tile_is_never_entered() -> None:
    assert legal(table("P@a .\n. P@b", points=6), "move") == []


def test_r22_own_tiles_cost_the_same_as_free_ones_and_the_tile_left_costs_nothing() -> None:
    s = table("M@a Da .\n. . P@b", points=2)
    assert legal(s, "move") == ["move B1"]
    s = table("M@a Da .\n. . P@b", points=3)
    play(s, "move B1")
    assert s.points == 1


def test_r23_a_player_passes_over_and_stops_on_own_tiles() -> None:
    s = table("P@a Pa P .\n. . . P@b", points=2)
    play(s, "move B1")
    assert {"end", "move C1"} <= set(legal(s))


def test_r26_anothers_tile_is_not_crossed_even_if_its_owner_is_elsewhere() -> None:
    s = table("P@a Pb P .\n. . . P@b", points=6)
    assert legal(s, "move", "attack") == []


# ---- occupied tiles


def test_f10_a_tile_with_anothers_piece_may_be_entered_but_the_turn_may_not_end_there() -> None:
    s = table("P@a P@b P", points=4)
    play(s, "move B1")
    assert cell(s, "B1") == "P@ab"
    assert "end" not in legal(s)
    assert "claim" not in legal(s)
    play(s, "move C1")
    assert "end" in legal(s)


def test_f10_who_may_not_stop_is_told_why() -> None:
    s = table("P@a P@b P", points=3)
    play(s, "move B1")
    assert s.prompt("en", ["Ann", "Bob"]) == "Ann: 2 points left. Another piece stands here: you must move on."
    assert s.prompt("fr", ["Ann", "Bob"]) == (
        "Ann\N{NO-BREAK SPACE}: encore 2\N{NO-BREAK SPACE}points. Un autre pion est ici\N{NO-BREAK SPACE}: vous devez repartir."
    )
    play(s, "move C1")
    assert s.prompt("en", ["Ann", "Bob"]) == "Ann: you have 1 point left."


def test_f10_anothers_tile_is_entered_by_combat_only() -> None:
    s = table("P@a Pb .\n. . P@b", points=6, hands={"a": "P"})
    assert legal(s, "move", "attack") == ["attack B1 1"]


def test_r24_an_occupied_tile_is_entered_only_with_points_to_leave_it() -> None:
    row = "F@a P@b D Mc\nM Pc M . .\n. . . . P@c"
    assert "move B1" in legal(table(row, points=3))  # on to the desert: 1 + 2
    assert "move B1" not in legal(table(row, points=2))


def test_r24_the_tile_one_came_from_is_a_way_off() -> None:
    dead_end = "P@a P@b Mc\n. Mc .\n. . P@c . ."
    assert "move B1" in legal(table(dead_end, points=2))
    assert "move B1" not in legal(table(dead_end, points=1))


def test_r24_no_way_off_leads_over_face_down_tiles_or_tiles_of_others() -> None:
    shut_in = "M@a P@b Pc\n. . .\n. . P@c . ."
    assert "move B1" not in legal(table(shut_in, points=3))
    assert "move B1" in legal(table(shut_in, points=4))  # back to the mountain: 1 + 3


def test_r24_an_own_tile_is_a_way_off() -> None:
    s = table("M@a P@b Pa\n. . .\n. . P@c . .", points=2)
    assert "move B1" in legal(s)


def test_r24_the_way_off_may_lead_over_several_pieces() -> None:
    s = table("M@a P@b P@c P\n. . . . .", points=3)
    play(s, "move B1", "move C1")
    assert legal(s) == ["move D1"]
    assert "move B1" not in legal(table("M@a P@b P@c P\n. . . . .", points=2))


def test_r24_a_way_over_several_pieces_may_turn_back_but_not_for_ever() -> None:
    """From B1 the only free tile is the mountain that a came from; C1 is another's stand and a dead end."""
    s = table("M@a P@b P@c Mb\n. . . . .", points=6)
    play(s, "move B1")
    assert "move C1" in legal(s)  # 4 points after it: back over B1 (1) to A1 (3)
    s = table("M@a P@b P@c Mb\n. . . . .", points=5)
    play(s, "move B1")
    assert "move C1" not in legal(s)


def test_r24_no_exploring_or_drawing_may_use_up_the_points_to_leave() -> None:
    s = table("F@a P@b P .\n. . . .", points=2)
    play(s, "move B1")
    assert legal(s) == ["move C1"]
    s = table("F@a P@b P .\n. . . .", points=3)
    play(s, "move B1")
    assert legal(s) == ["explore B2", "move A1", "move C1"]
    s = table("F@a P@b P .\n. . . .", points=4)
    play(s, "move B1")
    assert legal(s) == ["draw", "explore B2", "move A1", "move C1"]


def test_r24_a_tile_not_yet_explored_is_no_promise() -> None:
    """What exploring may turn up does not count as a way off."""
    s = table("F@a P@b Mc .\n. . . .\n. . . P@c .", points=3)
    play(s, "move B1")
    assert legal(s) == ["move A1"]


def test_r25_no_legal_play_leaves_two_pieces_together() -> None:
    """The repair is never needed: whoever stands on a shared tile can always go on, and never stop."""
    shared = 0
    for seed in range(60):
        s = new(4, seed)
        rng = Rng(f"r25 {seed}")
        while not s.over and s.steps < 400:
            together = s.seat is not None and s.decision == "turn" and s.all_piece().count(s.piece(s.seat)) > 1
            actions = s.actions()
            if together and s.piece(s.seat or 0) >= 0:
                shared += 1
                verbs = {say(s, action).split()[0] for action in actions}
                assert "move" in verbs
                assert not verbs & {"end", "claim", "attack"}
            s.step(actions[rng.below(len(actions))])
    assert shared > 100
