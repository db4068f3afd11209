"""The effect language: what it reads and refuses, and one position for each symbol, count and condition."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labrys.titles.minos.effects import symbols
from labrys.titles.minos.effects.language import BadEffect, Body, Clause, Term, parse
from labrys.titles.minos.effects.symbols import ATOMS, CONDITIONS, COUNTED
from tests.minos.box import CARDS, CONTENT, GREEN
from tests.minos.table import Table, four

# ---- the grammar


def test_what_is_counted_is_named_in_the_order_of_the_symbols() -> None:
    pers = [name for name in vars(symbols) if name.startswith("PER_")]
    assert [getattr(symbols, name) for name in pers] == list(range(len(symbols.COUNTED) - 1))
    assert symbols.COUNTED[symbols.PER_LOWEST_STEP] == "lowest-step"
    conditions = [name for name in vars(symbols) if name.startswith("IF_")]
    assert [getattr(symbols, name) for name in conditions] == list(range(len(symbols.CONDITIONS) - 1))
    assert symbols.CONDITIONS[symbols.IF_ALL_TRACKS] == "alltracks"


def test_terms_groups_and_choices() -> None:
    (clause,) = parse("coin 1, card 2 | vp 3 per city")
    assert clause == Clause(Body(((Term("coin", 1), Term("card", 2)), (Term("vp", 3, "city"),))))


def test_conditions_and_instead() -> None:
    first, second = parse("coin 3; instead if regions>=4: coin 6; if towers >= 2: vp 1")
    assert (first.condition, first.least) == ("regions", 4)
    assert first.body == Body(((Term("coin", 6),),))
    assert first.instead == Body(((Term("coin", 3),),))
    assert (second.condition, second.least, second.instead) == ("towers", 2, None)


def test_arrows() -> None:
    once, often = parse("coin 2, weapon 1 | temp 1 -> vp 2; discard 2 ->* vp 2")
    assert once.body.arrow == 1
    assert once.body.pay == ((Term("coin", 2), Term("weapon", 1)), (Term("temp", 1),))
    assert often.body.arrow == 2


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "column 1: the effect is empty"),
        ("gold 1", "column 1: unknown symbol 'gold'"),
        ("coin 1, gold 1", "column 9: unknown symbol 'gold'"),
        ("coin", "column 1: 'coin' is not understood"),
        ("coin x", "column 6: 'x' is not a number"),
        ("coin 0", "column 6: '0' is not a number"),
        ("coin 1 per moon", "column 12: cannot count 'moon'"),
        ("coin 1;", "column 8: something is missing"),
        ("coin 1 -> vp 1 -> vp 2", "column 16: only one '->'"),
        ("track 1 -> vp 1", "column 1: unknown symbol 'track'"),
        ("if moon>=2: vp 1", "column 4: unknown condition 'moon'"),
        ("if towers: vp 1", "column 4: 'towers' is not a condition"),
        ("instead if towers>=2: vp 1", "column 1: 'instead if' must stand"),
        ("discard 1", "column 1: unknown symbol 'discard'"),
        ("vp 1; vp 1; vp 1; vp 1; vp 1", "column 1: 5 clauses are too many"),
    ],
)
def test_what_cannot_be_read_is_named_with_its_column(text: str, says: str) -> None:
    with pytest.raises(BadEffect) as error:
        parse(text)
    assert str(error.value).startswith(says)


def test_every_effect_of_the_content_is_short_enough_for_its_frame() -> None:
    programs = CONTENT.programs
    assert len(programs.effects) < 1 << 12
    assert max(len(terms) for terms in programs.terms) <= 6
    assert max(len(clauses) for clauses in programs.clauses) <= 4


# ---- one position for each symbol


def turn(**more: object) -> Table:
    t = four()
    t.seat(GREEN, **more)  # type: ignore[arg-type]
    t.turn(GREEN, "wild", 1)
    return t


Play = Callable[[Table], object]
SYMBOLS: dict[str, tuple[dict[str, object], str, list[str], Play, object]] = {
    "coin": ({}, "coin 3", [], lambda t: t.s.coins(0), 3),
    "weapon": ({}, "weapon 2", [], lambda t: t.s.weapons(0), 2),
    "vp": ({}, "vp 4", [], lambda t: t.s.vp(0), 4),
    "temp": ({}, "temp 2", ["temp wood", "temp grain"], lambda t: t.temps(0), {"wood": 1, "grain": 1}),
    "good": ({}, "good 1", ["good herbs"], lambda t: (t.goods(0), t.s.income(0)), ({"herbs": 1}, 1)),
    "random-good": ({}, "random-good 2", [], lambda t: sum(t.goods(0).values()), 2),
    "card": ({}, "card 2", [], lambda t: [card[:2] for card in t.hand(0)], ["I-", "I-"]),
    "card-age2": ({}, "card-age2 2", [], lambda t: [card[:3] for card in t.hand(0)], ["II-", "II-"]),
    "card-offer": ({}, "card-offer 2", ["draw active", "draw active"], lambda t: len(t.hand(0)), 2),
    "build": ({"coins": 3}, "build 1", ["clause 1", "tower 2"], lambda t: t.s.tower(1), GREEN),
    "build-free": ({}, "build-free 1", ["tower 2"], lambda t: (t.s.tower(1), t.s.coins(0)), (GREEN, 1)),
    "wild": ({}, "wild 1", ["place 2"], lambda t: t.s.reserves(0), 2),
    "place": ({}, "place 2", ["place 2", "place 2"], lambda t: t.warriors(0), {2: 3}),
    "move": ({}, "move 2", ["move 2 3", "move 3 4"], lambda t: t.warriors(0), {4: 1}),
    "warrior": ({}, "warrior 2", [], lambda t: (t.s.reserves(0), t.s.supply(0)), (5, 4)),
    "influence": ({}, "influence 1", [], lambda t: (t.tracks(0), t.s.coins(0)), ((1, 0, 0), 3)),
    "culture": ({}, "culture 1", [], lambda t: t.tracks(0), (0, 1, 0)),
    "population": ({}, "population 1", [], lambda t: (t.tracks(0), t.s.reserves(0)), ((0, 0, 1), 5)),
    "track": ({}, "track 2", ["advance population", "advance influence"], lambda t: t.tracks(0), (1, 0, 1)),
    "lowest-track": ({"tracks": (2, 2, 1)}, "lowest-track 1", [], lambda t: t.tracks(0), (2, 2, 2)),
    "income": ({}, "income 2", [], lambda t: t.s.income(0), 2),
    "play": ({"hand": "I-09", "coins": 3}, "play 1", ["clause 1", "play I-09"], lambda t: t.area(0), ["I-09"]),
    "play-free": ({"hand": "I-10"}, "play-free 1", ["clause 1", "play I-10"], lambda t: t.area(0), ["I-10"]),
    "palace": ({"area": "I-01"}, "palace 1", ["palace I-01"], lambda t: t.palace(0), ["I-01"]),
    "palace-free": ({"hand": "I-01"}, "palace-free 1", ["palace I-01"], lambda t: t.palace(0), ["I-01"]),
    "route-income": (
        {"ships": {"Egypt": 2, "Alashiya": 1}},
        "route-income 2",
        ["route Egypt"],
        lambda t: (t.s.coins(0), t.s.weapons(0)),
        (2, 1),
    ),
    "vp-scoring": ({}, "vp-scoring 3", [], lambda t: (t.s.vp(0), t.s.count_lasting()), (0, 1)),
    "vp-end": ({}, "vp-end 2 per city", [], lambda t: (t.s.vp(0), t.s.breakdown()[0]["lasting"]), (0, 2)),
}


@pytest.mark.parametrize("atom", [atom for atom in ATOMS if atom != "discard"])
def test_symbol(atom: str) -> None:
    more, effect, answers, look, expected = SYMBOLS[atom]
    t = turn(**more)
    t.effect(GREEN, effect)
    t.do(*answers)
    assert look(t) == expected


COUNT_CASES: dict[str, tuple[dict[str, object], int]] = {
    "played": ({"area": "I-01 I-02 I-03"}, 3),
    "palace": ({"palace": "I-01 I-02"}, 2),
    "city": ({"cities": (4, 6)}, 3),
    "tower": ({"towers": (2,)}, 1),
    "farm": ({"farms": (2, 3)}, 2),
    "presence": ({"warriors": {2: 3, 4: 1, 6: 1}}, 3),
    "seapeople": ({}, 2),
    "lowest-step": ({"tracks": (4, 3, 5)}, 3),
    "warrior": ({"warriors": {2: 3, 4: 1}}, 4),
    "route-space": ({"ships": {"Egypt": 4, "Ugarit": 2}}, 6),
}


@pytest.mark.parametrize("count", COUNTED)
def test_count(count: str) -> None:
    more, expected = COUNT_CASES[count]
    t = turn(**more)
    if count == "seapeople":
        t.s.set_trophy(12, GREEN)
        t.s.set_trophy(3, GREEN)
    t.effect(GREEN, f"vp 1 per {count}")
    assert t.s.vp(GREEN) == expected


ENOUGH: dict[str, tuple[int, dict[str, object], dict[str, object]]] = {
    "towers": (2, {"towers": (2,)}, {"towers": (2, 4)}),
    "farms": (2, {"farms": (2,)}, {"farms": (2, 4)}),
    "cities": (2, {}, {"cities": (4,)}),
    "seapeople": (2, {}, {}),
    "influence": (5, {"tracks": (4, 8, 8)}, {"tracks": (5, 0, 0)}),
    "culture": (5, {"tracks": (8, 4, 8)}, {"tracks": (0, 5, 0)}),
    "population": (5, {"tracks": (8, 8, 4)}, {"tracks": (0, 0, 5)}),
    "alltracks": (3, {"tracks": (3, 3, 2)}, {"tracks": (3, 3, 3)}),
    "palace": (
        10,
        {"palace": " ".join(CARDS[:9])},
        {"palace": " ".join(CARDS[:10])},
    ),
    "played": (4, {"area": "I-01 I-02 I-03"}, {"area": "I-01 I-02 I-03 I-04"}),
    "ship": (4, {"ships": {"Egypt": 3, "Ugarit": 3}}, {"ships": {"Egypt": 4}}),
    "warriors": (6, {"warriors": {2: 5}}, {"warriors": {2: 5, 4: 1}}),
    "regions": (4, {"warriors": {2: 1, 3: 1, 4: 1}}, {"warriors": {2: 1, 3: 1, 4: 1, 6: 1}}),
}


@pytest.mark.parametrize("condition", CONDITIONS)
def test_condition(condition: str) -> None:
    least, short, enough = ENOUGH[condition]
    for met, more in ((False, short), (True, enough)):
        t = turn(**more)
        if condition == "seapeople" and met:
            t.s.set_trophy(12, GREEN)
            t.s.set_trophy(3, GREEN)
        t.effect(GREEN, f"if {condition}>={least}: vp 1")
        assert t.s.vp(GREEN) == met
        t.effect(GREEN, f"coin 1; instead if {condition}>={least}: weapon 1")
        assert (t.s.coins(GREEN), t.s.weapons(GREEN)) == ((0, 1) if met else (1, 0))


PAID: dict[str, tuple[dict[str, object], list[str], Play, object]] = {
    "coin": ({"coins": 2}, [], lambda t: t.s.coins(0), 0),
    "weapon": ({"weapons": 2}, [], lambda t: t.s.weapons(0), 0),
    "vp": ({"vp": 2}, [], lambda t: t.s.vp(0), 0),
    "discard": ({"hand": "I-01 I-02 I-03"}, ["discard I-01", "discard I-03"], lambda t: t.hand(0), ["I-02"]),
    "warrior": ({"warriors": {2: 2, 4: 1}}, ["recall 4"], lambda t: (t.warriors(0), t.s.reserves(0)), ({2: 1}, 5)),
    "temp": ({"temps": {"wood": 2, "stone": 1}}, ["shed stone"], lambda t: t.temps(0), {"wood": 1}),
}


ONE: dict[str, dict[str, object]] = {
    "coin": {"coins": 1},
    "weapon": {"weapons": 1},
    "vp": {"vp": 1},
    "discard": {"hand": "I-01"},
    "warrior": {"warriors": {2: 1}},
    "temp": {"temps": {"wood": 1}},
}


@pytest.mark.parametrize("atom", list(PAID))
def test_payment(atom: str) -> None:
    more, answers, look, expected = PAID[atom]
    t = turn(**more)
    t.effect(GREEN, f"{atom} 2 -> income 1")
    if t.s.decision == "effect":
        t.do("clause 1")
    t.do("pay", *answers)
    assert look(t) == expected
    assert t.s.income(GREEN) == 1
    t = turn(**ONE[atom])
    t.effect(GREEN, f"{atom} 2 -> income 1")
    if t.s.decision == "effect":
        assert not t.may("clause 1")  # one is not two: it is not offered
        t.do("stop")
    assert (t.s.decision, t.s.income(GREEN)) == ("turn", 0)


def test_a_payment_may_be_declined() -> None:
    t = turn(coins=5)
    t.effect(GREEN, "coin 2 -> vp 2")
    t.do("clause 1", "stop")
    assert (t.s.coins(GREEN), t.s.vp(GREEN)) == (5, 0)


def test_a_choice_of_payments() -> None:
    t = turn(coins=5, weapons=5)
    t.effect(GREEN, "coin 2 | weapon 3 -> vp 2")
    t.do("clause 1")
    t.s.act(t.s.actions()[1])
    assert (t.s.coins(GREEN), t.s.weapons(GREEN), t.s.vp(GREEN)) == (5, 2, 2)


def test_group_order_gains_that_ask_nothing_come_first() -> None:
    """O1"""
    t = turn()
    t.effect(GREEN, "place 1, move 1, coin 2, warrior 1")
    assert (t.s.coins(GREEN), t.s.reserves(GREEN)) == (2, 4)
    assert t.verbs() == ["term"]
    t.do("term 4", "move 2 3", "place 2")
    assert t.warriors(GREEN) == {2: 1, 3: 1}


def test_leisure_an_extra_action_before_an_action_point() -> None:
    """O2"""
    t = turn(coins=2, hand="I-01")
    t.effect(GREEN, "build 1")
    assert t.may("sell")
    t.do("sell", "clause 1", "tower 2")  # the one card discards itself
    assert t.s.tower(1) == GREEN


def test_lapse_points_may_be_left() -> None:
    """O3"""
    t = turn()
    t.effect(GREEN, "place 2")
    t.do("place 2", "stop")
    assert t.s.reserves(GREEN) == 2


def test_several_steps_on_one_track_give_what_each_space_gives() -> None:
    t = turn()
    t.effect(GREEN, "influence 4")
    t.do("branch 1")
    assert t.tracks(GREEN) == (4, 0, 0)
    assert (t.s.coins(GREEN), len(t.hand(GREEN))) == (3 + 5, 2)


def test_exchange_is_not_turned_around_at_once() -> None:
    """O6"""
    t = turn(coins=3, weapons=3, ability=("SA5", 2))
    t.do("arm")
    assert t.may("arm")
    assert not t.may("melt")
    t.do("march", "move 2 3")
    assert t.may("melt")
    t.do("melt")
    assert (t.may("melt"), t.may("arm")) == (True, False)


# ---- each space of each track


def test_track_spaces() -> None:
    """What the nine spaces of each track give on arrival, read off the player aid by hand."""
    t = turn(coins=0)
    seen = []
    for _ in range(8):
        before = (t.s.coins(GREEN), t.s.vp(GREEN), len(t.hand(GREEN)))
        t.effect(GREEN, "influence 1")
        if t.s.decision == "branch":
            t.do("branch 1")
        seen.append(
            tuple(now - then for now, then in zip((t.s.coins(0), t.s.vp(0), len(t.hand(0))), before, strict=True))
        )
    assert seen == [(3, 0, 0), (0, 0, 0), (0, 0, 2), (5, 0, 0), (0, 0, 0), (0, 0, 2), (0, 0, 0), (0, 3, 0)]
    t = turn(supply=6)
    seen = []
    for _ in range(8):
        before = (t.s.weapons(GREEN), t.s.vp(GREEN), t.s.supply(GREEN))
        t.effect(GREEN, "population 1")
        if t.s.decision == "points":
            t.do("place 2")
        seen.append(
            tuple(now - then for now, then in zip((t.s.weapons(0), t.s.vp(0), t.s.supply(0)), before, strict=True))
        )
    assert seen == [(0, 0, -2), (0, 0, 0), (2, 0, 0), (0, 0, -2), (0, 0, 0), (3, 0, 0), (0, 0, 0), (0, 5, 0)]
    t = turn()
    levels = []
    for space in range(1, 9):
        t.effect(GREEN, "culture 1")
        levels.append(t.s.level(GREEN))
        if space == 4:
            t.do("good wood")
        elif space in (3, 6, 7):
            if t.s.decision == "effect":
                t.do("clause 1")
            assert t.s.decision == "points"
            t.do("stop")
    assert levels == [1, 2, 2, 2, 3, 3, 3, 3]
    assert (sum(t.goods(GREEN).values()), t.s.vp(GREEN)) == (2, 4)


def test_leisure_an_extra_action_between_a_gain_and_a_condition() -> None:
    """O13"""
    t = turn(warriors={2: 2, 4: 1, 6: 1})
    t.effect(GREEN, "coin 1; if regions>=4: vp 3")
    t.do("clause 1", "march", "move 2 3")
    assert (t.s.coins(GREEN), t.s.vp(GREEN)) == (0, 3)


def test_clauses_that_cannot_matter_to_each_other_are_not_asked_between_turns() -> None:
    t = four()
    t.seat(GREEN, cities=(4,))
    t.income()
    t.effect(GREEN, "coin 1; if cities>=2: vp 3")
    assert t.s.vp(GREEN) == 3


def test_n08_an_extra_action_before_the_last_clause_that_is_more_than_a_gain() -> None:
    """The Coins of the second clause pay for the space that the first one is to be paid for."""
    t = turn(cities=(4,), towers=(2,), ships={"Egypt": 3}, trades="TB11")
    t.effect(GREEN, "route-income 2; if cities>=2: coin 3")
    t.do("clause 2")
    assert t.may("trade TB11")
    t.do("trade TB11", "sail Egypt", "tile TR01", "clause 1")
    assert t.ship(GREEN, "Egypt") == 4


def test_o01_no_question_before_a_last_clause_that_only_gains() -> None:
    t = turn(coins=3, cities=(4,))
    t.effect(GREEN, "coin 2; if cities>=2: vp 4")
    t.do("clause 2")
    assert (t.s.coins(GREEN), t.s.vp(GREEN), t.s.decision) == (5, 4, "turn")


def test_o26_nothing_comes_between_the_repetitions_of_an_arrow() -> None:
    t = turn(coins=1, weapons=5)
    t.effect(GREEN, "weapon 2 ->* vp 2")
    assert t.may("march")  # before it (O2)
    t.do("clause 1", "pay")
    assert t.verbs() == ["pay", "stop"]
    t.do("pay")
    assert (t.s.vp(GREEN), t.s.weapons(GREEN), t.s.decision) == (4, 1, "turn")
