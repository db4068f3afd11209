"""Income, Vases, scoring and the end (T56 to T68, T81 to T86)."""

from __future__ import annotations

import pytest

from labrys.titles.minos.constants import FROM_LASTING
from labrys.titles.minos.frames import FINISH, ROUND
from tests.minos.box import BEIGE, GREEN, PURPLE
from tests.minos.steps import choose_steps
from tests.minos.table import four, two


def test_t56_routes_pay_before_population() -> None:
    t = four()
    t.s.fill_routes([0, 4, 2])
    t.seat(GREEN, tracks=(5, 5, 4), ships={"Argolid": 4})
    t.income()
    assert (t.tracks(GREEN), t.s.weapons(GREEN)) == ((5, 5, 5), 3)


def test_t56_influence_raised_in_income_counts_in_the_same_income() -> None:
    t = four()
    t.s.fill_routes([0, 4, 2])
    t.seat(GREEN, tracks=(4, 5, 5), ships={"Argolid": 4}, area="I-01 I-02 I-03 I-04")
    t.income()
    t.do("palace I-01", "palace I-02", "palace I-03")
    assert len(t.palace(GREEN)) == 3
    assert t.s.decision != "palace"


def test_t57_coins_were_already_paid() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 3, 0), ships={"Ugarit": 5})
    t.income()
    t.do("good wood")
    assert (t.s.coins(GREEN), t.s.income(GREEN), t.tracks(GREEN)[1]) == (5, 1, 4)


def test_t58_an_ability_raised_in_income() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 4, 0), ships={"Ugarit": 5}, ability=("SA5", 2))
    t.income()
    assert t.s.level(GREEN) == 3
    assert t.s.weapons(GREEN) == 1 + 3


def test_t59_a_build_point_in_income() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 5, 0), ships={"Ugarit": 5}, palace="I-20")
    t.income()
    assert t.s.decision == "points"
    assert "march" not in t.verbs()
    t.do("tower 2")
    assert t.s.coins(GREEN) == 5 - 3 + 1


def test_t60_vases_with_two_players() -> None:
    t = two()
    t.vase("V03")
    for seat in (0, 1):
        t.seat(seat, tracks=(0, 7, 0))
        t.turn(seat, "prepare")
        t.effect(seat, "culture 1")
    assert t.s.all_vp() == [4 + 10, 4 + 3]
    t = two()
    t.vase("V03")
    for seat in (0, 1):
        t.seat(seat, tracks=(0, 7, 0))
    t.groups({0: "y6 y5", 1: "y4 g6"})
    choose_steps(t, (0, 1, 0))
    choose_steps(t, (0, 1, 0))
    assert t.s.all_vp() == [14, 14]
    assert t.s.vase_taken(0) == 2


def test_t61_past_the_top_of_a_track() -> None:
    t = four()
    t.turn(GREEN, "prepare")
    for track, points in enumerate((3, 4, 5)):
        t.seat(GREEN, vp=0)
        t.s.set_track(GREEN, track, 7)
        name = ("influence", "culture", "population")[track]
        t.effect(GREEN, f"{name} 1")
        assert t.s.vp(GREEN) == points
        t.effect(GREEN, f"{name} 1")
        assert (t.s.vp(GREEN), t.s.track(GREEN, track)) == (points + 3, 8)
    t.effect(GREEN, "lowest-track 1")  # 3 VP, whichever it is: nothing is asked
    assert t.s.vp(GREEN) == 5 + 3 + 3
    t.effect(GREEN, "track 1")
    assert t.s.vp(GREEN) == 5 + 3 + 3 + 3
    for track, steps in enumerate((8, 8, 7)):
        t.s.set_track(GREEN, track, steps)
    t.effect(GREEN, "lowest-track 1")
    assert t.tracks(GREEN) == (8, 8, 8)


def test_t62_farms_score_the_highest_only_at_both_scorings() -> None:
    t = four()
    t.seat(GREEN, farms=(2, 3, 4), warriors={})
    t.s.round = 2
    t.scoring()
    assert t.s.vp(GREEN) == 8
    t.s.round = 4
    t.scoring()
    assert t.s.breakdown()[GREEN]["farm"] == 16


def test_t66_leftovers() -> None:
    def leftovers(ability: tuple[str, int]) -> tuple[int, int]:
        t = four()
        t.seat(GREEN, coins=4, weapons=3, hand="I-01 I-02", area="I-03 I-04 I-05", temps={"wood": 3}, ability=ability)
        t.seat(GREEN, trades="TB01 TB02 TR01 TR02 TR03")
        t.s.end_all()
        t.s.push(FINISH, 0)
        t.s.settle()
        parts = t.s.breakdown()[GREEN]
        return parts["leftover"], parts["played"]

    assert leftovers(("SA1", 1)) == (1, 3)
    assert leftovers(("SA5", 3)) == (3, 3)
    assert leftovers(("SA5", 2)) == (1, 3)


def test_t67_lasting_points() -> None:
    for round_built, total in ((2, 6), (3, 3)):
        t = four()
        t.s.round = round_built
        t.foundation(4, "CF16")
        t.seat(GREEN, coins=6, warriors={4: 1})
        t.turn(GREEN, "build", 2)
        t.do("city 4")
        for scoring in (2, 4):
            if scoring >= round_built:
                t.s.round = scoring
                t.scoring()
        assert t.s.source(GREEN, FROM_LASTING) == total
    t = four()
    t.s.round = 4
    t.seat(GREEN, coins=12, hand="II-66", ships={"Egypt": 2})
    t.turn(GREEN, "develop", 2)
    t.do("play II-66")
    t.seat(GREEN, ships={"Egypt": 5, "Ugarit": 1})
    kept = t.s.copy()
    t.s.end_all()
    t.s.push(FINISH, 0)
    t.s.settle()
    assert t.s.breakdown()[GREEN]["lasting"] == 6
    t.s = kept
    t.effect(GREEN, "palace 1")
    t.do("palace II-66")
    t.s.end_all()
    t.s.push(FINISH, 0)
    t.s.settle()
    assert (t.palace(GREEN), t.s.breakdown()[GREEN]["lasting"]) == (["II-66"], 6)


def test_t68_a_tie_is_a_shared_victory() -> None:
    t = two()
    t.s.end_all()
    t.s.push(FINISH, 0)
    t.s.settle()
    assert t.s.ranking() == [1, 1]
    assert t.s.ending == "shared"
    t = two()
    t.seat(GREEN, vp=1)
    t.s.push(FINISH, 0)
    t.s.settle()
    assert t.s.ranking() == [1, 2]
    assert t.s.ending == "winner"


def test_t81_the_marker_on_8() -> None:
    t = four()
    t.s.round = 2
    t.seat(GREEN, tracks=(8, 8, 8), area="I-01 I-02 I-03 I-04 I-05", warriors={3: 1, 4: 1})
    t.seat(BEIGE, warriors={4: 2})
    assert t.s.level(GREEN) == 3
    t.income()
    assert t.s.weapons(GREEN) == 4
    t.do("palace I-01", "palace I-02", "palace I-03", "palace I-04")
    assert t.s.breakdown()[GREEN]["region"] == 2 * (6 + 4)  # once scored, and once more if it ended now


def test_t82_sa3_and_free_building() -> None:
    """Also O7."""
    t = four()
    t.foundation(4, "CF12")
    t.seat(GREEN, tracks=(0, 6, 0), ability=("SA3", 3), warriors={4: 1}, ships={"Egypt": 1})
    t.groups({GREEN: "y6 y5"})
    choose_steps(t, (0, 1, 0))
    other = t.s.copy()
    t.do("city 4")
    assert (t.s.vp(GREEN), len(t.hand(GREEN)), t.s.coins(GREEN)) == (5 + 3, 1, 0)
    t.s = other
    t.do("sail Egypt", "tile TB01")
    assert (t.s.vp(GREEN), len(t.hand(GREEN))) == (0, 0)


def test_t83_sa2_by_level() -> None:
    for level in (1, 2, 3):
        t = four()
        t.seat(GREEN, ability=("SA2", level))
        t.next_good("wood")
        t.s.end_all()
        t.s.push(ROUND, 0)
        t.s.settle()
        if level == 3:
            t.do("term 1" if t.may("term 1") else "term 2")
        while t.s.decision in ("temp", "good"):
            t.do("temp stone" if t.s.decision == "temp" else "good herbs")
        assert (t.temps(GREEN), t.goods(GREEN)) == [
            ({"stone": 1}, {}),
            ({}, {"wood": 1}),
            ({"stone": 1}, {"herbs": 1}),
        ][level - 1]
        assert t.s.income(GREEN) == (level > 1)


def test_t83_with_an_empty_stack_or_pile_only_that_part_is_lost() -> None:
    for level, temps in ((2, {}), (3, {"stone": 1})):
        t = four()
        t.seat(GREEN, ability=("SA2", level))
        t.s.fill_stock([0] * 6)
        t.s.fill_pile([0] * 6)
        t.s.end_all()
        t.s.push(ROUND, GREEN)
        t.s.settle()
        if level == 3:
            t.do("term 1", "temp stone")
        assert (t.temps(GREEN), t.goods(GREEN), t.s.decision) == (temps, {}, "draft")


def test_t84_paying_inside_an_effect() -> None:
    t = four()
    t.s.round = 3
    t.seat(GREEN, coins=14, hand="II-16 I-19 I-05", goods={"silver": 1})
    t.s.set_goods(GREEN, 0, 0)  # no discount
    t.turn(GREEN, "develop", 2)
    t.do("play II-16")
    assert t.s.coins(GREEN) == 4
    begun = t.s.copy()
    t.do("sell", "discard I-19", "stop", "clause 1", "play I-05")
    assert (t.s.coins(GREEN), t.tracks(GREEN)) == (3, (1, 0, 0))
    t.s = begun
    t.do("clause 1")
    assert t.verbs() == ["stop"]  # neither card can be paid for, which nobody else can see (O23)
    assert t.hand(GREEN) == ["I-05", "I-19"]


def test_t85_a_vase_in_the_palace_step() -> None:
    t = four()
    t.vase("V10")
    nine = [" ".join(f"I-{number:02}" for number in range(first, first + 9)) for first in (1, 10, 19)]
    for seat, (palace, card) in enumerate(zip(nine, ("I-30", "I-31", "I-32"), strict=True)):
        t.seat(seat, palace=palace, area=card)
    t.income()
    t.do("palace I-30", "palace I-31", "stop")
    assert t.s.all_vp()[:2] == [10, 10]
    assert t.s.vase_taken(t.s.all_vase().index(9)) == 2
    t.turn(PURPLE, "prepare")
    t.effect(PURPLE, "palace 1")
    t.do("palace I-32")
    assert t.s.vp(PURPLE) == 3


def test_t86_a_vase_is_kept() -> None:
    t = four()
    t.vase("V05")
    t.seat(GREEN, warriors={1: 1, 2: 1, 3: 1, 4: 1, 6: 1})
    t.turn(GREEN, "expand", 1)
    t.do("place 2")
    assert t.s.vp(GREEN) == 10
    t.do("move 1 2", "move 4 2", "move 2 1", "move 2 4")
    assert t.s.vp(GREEN) == 10


def test_o09_income_is_resolved_line_by_line() -> None:
    """Green's card for the Palace is the fourth line; Beige's Ships, asked in what order they pay, are the second."""
    t = four()
    t.seat(GREEN, area="I-01")
    t.seat(BEIGE, ships={"Egypt": 1, "Alashiya": 1})
    t.income()
    assert (t.s.seat, t.s.decision) == (BEIGE, "income-route")
    assert t.s.all_coins() == [5, 5, 5, 5]  # the first line is over for all
    t.do("route Egypt")
    assert (t.s.seat, t.s.decision) == (GREEN, "palace")
    assert t.s.all_weapons() == [1, 2, 1, 1]  # and so is the third


VASES = {
    "V04": ({"warriors": {1: 1, 2: 1, 3: 1, 4: 1, 5: 1, 6: 1}, "reserves": 1}, "place 1", "place 7"),
    "V09": ({"cities": (4, 6), "ships": {"Egypt": 1, "Alashiya": 1}}, "build-free 1", "ship Ugarit"),
    "V11": ({"palace": "I-01 I-02", "area": "I-03"}, "palace 1", "palace I-03"),
    "V12": ({"tracks": (7, 0, 0)}, "influence 1", ""),
}


@pytest.mark.parametrize("vase", VASES)
def test_a_vase_is_met_by_its_last_part(vase: str) -> None:
    """Six regions and the seventh, two Ships and the third, two cards of a trigger and the third, space 7 and 8."""
    having, effect, answer = VASES[vase]
    t = four()
    t.vase(vase)
    t.seat(GREEN, **having)  # type: ignore[arg-type]
    t.s.set_city(6, GREEN)
    t.turn(GREEN, "prepare")
    assert t.s.vp(GREEN) == 0
    t.effect(GREEN, effect)
    if t.s.decision == "effect":
        t.do("clause 1")
    if answer:
        t.do(answer)
    assert t.s.breakdown()[GREEN]["vase"] == 10
