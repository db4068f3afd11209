"""Why something cannot be done: the rule that stands in the way, in one sentence."""

from __future__ import annotations

import pytest

from labrys.titles.minos.content import SOURCES
from tests.minos.table import GREEN, MINOS, Table, four


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


def test_points_so_far_are_those_on_the_track() -> None:
    t = four()
    t.seat(GREEN, vp=7)
    scored = MINOS.scored(t.s)
    assert scored is not None
    assert [list(found) for found in scored] == [list(SOURCES)] * 4
