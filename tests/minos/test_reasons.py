"""Why something cannot be done: the rule that stands in the way, in one sentence."""

from __future__ import annotations

import pytest

from labrys.engine.rows import row_of
from labrys.titles.minos.content import SOURCES
from tests.minos.box import GREEN, MINOS
from tests.minos.table import Table, four


def why(t: Table, action: str, lang: str = "en") -> str:
    assert t.s.seat is not None
    found = MINOS.why_not(t.s, t.s.seat, t.action(action))
    return "" if found is None else MINOS.voice.say(found, lang)


def building(**more: object) -> Table:
    t = four()
    t.seat(GREEN, **{"coins": 0, "weapons": 0, "warriors": {2: 1, 4: 1}, **more})  # type: ignore[arg-type]
    t.turn(GREEN, "build", 1)
    return t


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("city 6", "You have no Warrior in "),
        ("city 5", "There is a City in "),
        ("tower 4", "You have no City in "),
        ("city 4", "That costs "),
        ("sail Egypt", "You have no Ship on the Egypt route."),
        ("place 2", "That is Expand; your points are for Build."),
        ("draw active", "That is Prepare; your points are for Build."),
        ("battle 4", "That takes "),
        ("battle 2", "There are no Sea Peoples in "),
        ("march", "That costs 1 Coin; you have none."),
        ("sell", "You hold no card."),
        ("arm", "Only a Special Ability lets one exchange Coins and Weaponry"),
    ],
)
def test_what_cannot_be_done_says_which_rule_is_in_the_way(action: str, reason: str) -> None:
    assert why(building(), action).startswith(reason)


def test_what_can_be_done_has_no_reason_against_it() -> None:
    t = building(coins=20)
    assert t.may("city 4")
    assert why(t, "city 4") == ""


def test_a_second_ship_needs_a_second_city() -> None:
    t = building(coins=30, ships={"Egypt": 1})
    assert why(t, "ship Alashiya") == "You have no more Cities than Ships: build a City first."
    assert why(t, "ship Alashiya", "fr").startswith("Vous n\u2019avez pas plus de Cités que de Navires")


def test_a_card_that_is_too_dear_says_what_it_would_cost() -> None:
    t = four()
    t.seat(GREEN, coins=0, hand="I-05")
    t.turn(GREEN, "develop", 1)
    cost = t.s.tables.cost[t.action("play I-05") - MINOS.codec.base("play")]
    assert f"costs you at least {cost} Coin" in why(t, "play I-05")


def test_a_trait_says_whether_it_was_used_cannot_be_paid_or_has_another_trigger() -> None:
    t = four()
    t.seat(GREEN, coins=0, palace="I-19 I-21 I-11", hand="I-05")
    t.turn(GREEN, "build", 1)
    assert why(t, "trait I-19") == ""
    t.do("trait I-19")
    assert why(t, "trait I-19").startswith("The Trait of “Pillar Crypt Wardens” has been used in this turn, or ")
    assert why(t, "trait I-21") == "The Trait of “Scaffold Crews” is open, but you cannot pay for it now."
    assert why(t, "trait I-11").endswith("is not open in this turn: its trigger is Develop.")
    assert why(t, "trait I-05").endswith("does not lie in your Palace: only there its Trait works.")


def test_a_benefit_and_a_tile_that_cannot_be_paid_are_neither_used_nor_missing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = four()
    t.turn(GREEN, "build", 1)
    free, dear = (t.s.tables.programs.add(text, 0) for text in ("vp 1", "coin 2 -> vp 3"))
    monkeypatch.setattr(t.s.tables, "benefits", row_of([free, dear] * len(t.s.tables.benefit_count)))
    monkeypatch.setattr(t.s.tables, "benefit_count", row_of([2] * len(t.s.tables.benefit_count)))
    monkeypatch.setattr(t.s.tables, "trade", row_of([dear] * len(t.s.tables.trade)))
    t.s.benefits = 3
    t.seat(GREEN, coins=0, trades="TB01")
    t.s.legal = None
    t.do("benefit 1")
    assert why(t, "benefit 1").startswith("This benefit is gone")
    assert why(t, "benefit 2") == "You cannot pay for this benefit now."
    assert why(t, "trade TB01") == "You cannot pay for this Trade Bonus tile now."


def test_points_that_only_move_say_so_where_a_city_stands() -> None:
    t = building(coins=1)
    t.do("march")
    assert why(t, "place 2") == "These points only move Warriors."
    assert why(t, "draw active") == "These points only move Warriors."


def test_points_that_only_place_say_so_where_a_warrior_could_move() -> None:
    t = building()
    t.effect(GREEN, "place 2")
    assert why(t, "move 2 3") == "These points only place Warriors."
    assert why(t, "place 3").startswith("You have no City in ")


def test_a_region_out_of_reach_says_that_nobody_can_be_placed_or_move_there() -> None:
    t = four()
    t.seat(GREEN, warriors={2: 1})
    t.turn(GREEN, "expand", 1)
    reached = next(region for region in range(1, 12) if region != 2 and t.may(f"move 2 {region}"))
    far = next(region for region in range(1, 12) if region != 2 and not t.may(f"move 2 {region}"))
    assert "no Warrior next to it that could move there" in why(t, f"place {far}")
    assert why(t, f"place {reached}").endswith("Warriors are placed where you have one.")


def test_points_so_far_are_those_on_the_track() -> None:
    t = four()
    t.seat(GREEN, vp=7)
    scored = MINOS.scored(t.s)
    assert scored is not None
    assert [list(found) for found in scored] == [list(SOURCES)] * 4
