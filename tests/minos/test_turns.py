"""Turns, forfeits, extra actions, Wild points and Royal Traits (T07 to T14)."""

from __future__ import annotations

from labrys.titles.minos.constants import NONE
from tests.minos.box import BEIGE, GREEN, SEA
from tests.minos.steps import choose_steps
from tests.minos.table import four


def test_t07_forfeit() -> None:
    t = four()
    t.seat(GREEN, palace="I-20 I-64")
    t.turn(GREEN, "build", 3, 5)
    t.do("forfeit", "trait I-20", "trait I-64")
    assert (t.s.coins(GREEN), t.tracks(GREEN)) == (4, (0, 0, 0))
    assert "benefit" not in t.verbs()
    assert "city" not in t.verbs()
    assert t.may("march")


def test_t08_forfeit_comes_before_any_part_of_the_space() -> None:
    t = four()
    t.seat(GREEN, palace="I-20", coins=1)
    t.turn(GREEN, "build", 3, 5)
    t.do("trait I-20", "buy stone")
    assert t.may("forfeit")
    t.do("benefit 1", "advance population")
    assert not t.may("forfeit")


def test_n12_each_extra_action_leaves_the_forfeit_open() -> None:
    """Extra actions resolve nothing of the die; a point of the space does."""
    t = four()
    t.seat(GREEN, coins=3, weapons=2, hand="I-01", trades="TB03", temps={"wood": 3}, warriors={4: 2})
    t.sea(4, "SP1-01", None)
    t.turn(GREEN, "expand", 1, 5)
    for extra in ("trade TB03", "swap wood", "battle 4", "sell", "march", "move 4 3"):
        t.do(extra)
        assert t.s.decision != "turn" or t.may("forfeit")
    assert t.may("forfeit")
    t.do("place 2")
    assert not t.may("forfeit")


def test_t09_the_same_extra_action_only_once_a_turn() -> None:
    t = four()
    t.seat(GREEN, coins=2, warriors={12: 1, 8: 1})
    t.turn(GREEN, "prepare")
    t.do("buy grain")
    assert not t.may("buy copper")
    t.again(GREEN, "prepare")
    assert t.may("buy copper")


def test_t10_discarding_is_one_action() -> None:
    t = four()
    t.seat(GREEN, hand="I-01 I-02 I-03")
    t.turn(GREEN, "prepare")
    t.do("sell")
    assert not t.may("stop")  # discarding no card is not an action
    t.do("discard I-01", "stop")
    assert t.s.coins(GREEN) == 1
    assert not t.may("sell")
    t = four()
    t.seat(GREEN, hand="I-01 I-02 I-03")
    t.turn(GREEN, "prepare")
    t.do("sell", "discard I-01", "discard I-02", "discard I-03")
    assert t.s.coins(GREEN) == 3
    assert t.hand(GREEN) == []


def test_t11_wild_points_are_never_split() -> None:
    t = four()
    t.seat(GREEN, coins=20, hand="I-01")
    t.turn(GREEN, "wild", 1)
    assert t.may("play I-01")
    t.do("tower 2")
    assert not t.may("play I-01")
    assert not t.may("place 2")
    assert "ship" in t.verbs()


def test_t11_wild_points_of_one_group_are_one_action() -> None:
    t = four()
    t.seat(GREEN, trades="TR11")
    t.turn(GREEN, "prepare")
    t.do("trade TR11", "place 2")
    assert t.s.weapons(GREEN) == 2
    assert t.verbs() == ["place", "move", "benefit", "stop"]  # the benefits of the space fit in between


def test_t11_wild_points_of_two_clauses_may_differ() -> None:
    t = four()
    t.s.round = 3
    t.seat(GREEN, coins=13, hand="II-38", cities=(4,))
    t.turn(GREEN, "develop", 2)
    t.do("play II-38", "clause 1", "place 2", "draw active")
    assert len(t.hand(GREEN)) == 1
    assert t.s.reserves(GREEN) == 2


def test_t12_the_set_of_traits_is_fixed_when_the_die_is_retrieved() -> None:
    t = four()
    t.foundation(4, "CF13")
    t.seat(GREEN, coins=6, area="I-20", warriors={4: 1})
    t.turn(GREEN, "build", 1)
    t.do("city 4", "palace I-20")
    assert t.s.coins(GREEN) == 2
    assert not t.may("trait I-20")


def test_t13_a_trait_between_points_pays_for_a_tower() -> None:
    t = four()
    t.seat(GREEN, coins=2, palace="I-20")
    t.turn(GREEN, "build", 1)
    assert not t.may("tower 2")
    t.do("trait I-20", "tower 2")
    assert t.s.coins(GREEN) == 1


def test_t14_a_trait_is_taken_once_for_each_die() -> None:
    t = four()
    t.seat(GREEN, coins=2, palace="I-20")
    t.turn(GREEN, "build", 1)
    t.do("trait I-20", "tower 2")
    assert t.s.points == 2
    assert not t.may("trait I-20")
    t.again(GREEN, "build", 1)
    assert t.may("trait I-20")


def test_t12_a_card_put_there_in_the_tracks_step_triggers_in_this_round() -> None:
    t = four()
    t.seat(GREEN, tracks=(2, 0, 0), area="I-20")
    t.groups({GREEN: "r6 r5"})
    choose_steps(t, (1, 0, 0))
    t.do("branch 2", "palace I-20")
    t.turn(GREEN, "build", 1)
    assert t.may("trait I-20")


def test_a_choice_of_benefits_at_three() -> None:
    from typing import cast

    from labrys.titles.minos.frames import RETRIEVE, TURNS
    from labrys.titles.minos.state import Minos
    from tests.minos.box import MINOS

    s = cast(Minos, MINOS.new(3, 1, deal="random"))
    while s.decision != "draft":
        s.act(s.actions()[0])
    s.end_all()
    s.fill_row([-1] * 20)
    s.set_row(2, 0)
    s.fill_die_seat([-1] * s.count_die())
    s.set_die_seat(0, 0)
    s.push(TURNS, s.first, 12)
    s.push(RETRIEVE, 0)
    s.settle()
    s.act(MINOS.encode("benefit", 0))
    s.act(MINOS.encode("advance", 2))
    assert MINOS.encode("benefit", 1) not in s.actions()
    assert s.benefits == 0


def test_the_turn_ends_by_itself_when_nothing_is_left() -> None:
    t = four()
    t.seat(GREEN, warriors={})
    t.turn(GREEN, "build", 2)
    t.do("forfeit")
    t.s.set_coins(GREEN, 0)
    assert t.s.seat != GREEN


def test_traits_and_benefits_between_the_effects_of_a_card() -> None:
    """Any order throughout the entire turn: also between two clauses of one effect."""
    t = four()
    t.seat(GREEN, coins=1, palace="I-20 I-64")  # Build: coin 1; die 5-6: coin 1
    t.turn(GREEN, "build", 3)
    t.effect(GREEN, "weapon 1; coin 6 -> vp 4")
    assert {"clause", "trait", "benefit", "march"} <= set(t.verbs())
    t.do("clause 1", "trait I-20", "trait I-64", "benefit 1", "advance influence")
    assert t.s.coins(GREEN) == 1 + 1 + 1 + 3
    t.do("clause 2", "pay")
    assert (t.s.coins(GREEN), t.s.vp(GREEN)) == (0, 4)


def test_between_two_points_of_an_effect_extra_actions_and_traits_fit() -> None:
    t = four()
    t.seat(GREEN, coins=7, cities=(4,), hand="I-01 I-02", palace="I-20")
    t.turn(GREEN, "build", 4)
    t.effect(GREEN, "build 2")
    t.do("clause 1")
    assert not t.may("sell")  # the first point has begun (T84)
    t.do("tower 2")  # 3 of 7, and 1 Coin under it
    assert t.s.coins(GREEN) == 5
    assert not t.may("tower 4")
    t.do("trait I-20", "tower 4")
    assert t.s.coins(GREEN) == 0


def test_between_two_points_cards_may_be_sold() -> None:
    t = four()
    t.seat(GREEN, coins=5, cities=(4,), hand="I-01 I-02")
    t.turn(GREEN, "build", 4)
    t.effect(GREEN, "wild 2")
    t.do("clause 1", "tower 2")
    assert t.s.coins(GREEN) == 3
    t.do("sell", "discard I-01", "discard I-02", "stop")
    assert not t.may("draw active")  # the other Wild point is a Build point now
    assert (t.s.coins(GREEN), t.s.decision) == (5, "points")


def test_between_two_moves_of_an_effect_nothing_fits() -> None:
    """Warriors to move are symbols of one effect, not action points (N8)."""
    t = four()
    t.seat(GREEN, coins=5, warriors={2: 2})
    t.turn(GREEN, "build", 4)
    t.effect(GREEN, "move 2")
    t.do("move 2 3")
    assert t.verbs() == ["move", "stop"]


def test_a_move_that_was_paid_for_is_made() -> None:
    t = four()
    t.seat(GREEN, coins=1, warriors={2: 1})
    t.turn(GREEN, "expand", 4)
    t.do("march")
    assert t.verbs() == ["move"]
    t.do("move 2 3")
    assert (t.s.coins(GREEN), t.warriors(GREEN)) == (0, {3: 1})


def test_t09_one_march_in_a_turn() -> None:
    t = four()
    t.seat(GREEN, coins=5, warriors={2: 2})
    t.turn(GREEN, "prepare")
    t.do("march", "move 2 3")
    assert not t.may("march")
    t.again(GREEN, "prepare")
    assert t.may("march")


def test_t09_one_swap_in_a_turn() -> None:
    t = four()
    t.seat(GREEN, temps={"stone": 3, "wood": 3})
    t.turn(GREEN, "prepare")
    t.do("swap stone")
    assert not t.may("swap wood")
    t.again(GREEN, "prepare")
    assert t.may("swap wood")


def test_t09_one_battle_and_one_trade_tile_in_a_turn() -> None:
    t = four()
    t.seat(GREEN, weapons=20, warriors={3: 1, 4: 1}, trades="TB01 TB02")
    t.turn(GREEN, "prepare")
    t.do("battle 3", "trade TB01")
    assert not t.may("battle 4")
    assert not t.may("trade TB02")


def test_o24_nothing_comes_before_the_die_is_taken() -> None:
    """A card that an extra action puts into the Palace triggers nothing this turn; before the die, nothing is offered."""
    t = four()
    t.seat(GREEN, coins=3, trades="TB13", area="I-16")
    t.seat(BEIGE, coins=3, trades="TB01")
    t.turn(GREEN, "develop", 1, 5)
    t.do("trade TB13", "palace I-16")
    assert (t.palace(GREEN), t.s.all_traits()) == (["I-16"], [])
    t.do("end")
    assert (t.s.seat, t.verbs()) == (BEIGE, ["retrieve"])


def test_o25_a_benefit_of_the_space_may_be_left() -> None:
    t = four()
    t.turn(GREEN, "wild", 3, 5)
    t.do("end")
    assert t.tracks(GREEN) == (0, 0, 0)


def test_a_tile_of_the_sea_peoples_is_held_once_its_benefit_is_gained() -> None:
    """The benefit is a step to the Build point of Cultural 3; what is played before that point does not count the tile."""
    t = four()
    t.s.round = 3
    t.sea(4, "SP1-09", "SP2-01")
    t.seat(GREEN, weapons=4, tracks=(0, 2, 0), warriors={2: 1, 4: 1}, trades="TR08", hand="II-35 II-01")
    t.turn(GREEN, "expand", 1, 6)
    t.do("battle 4", "trade TR08")
    before = t.s.vp(GREEN)
    t.do("play II-35")  # 2 points for each tile
    assert t.s.vp(GREEN) == before
    assert t.s.all_trophy().count(GREEN) == 0
    t.do("clause 1", "stop")  # the Build point is left
    assert t.s.trophy(SEA.index("SP1-09")) == GREEN
    assert t.s.sea_top(3) == NONE
