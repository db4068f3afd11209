"""Rolling, drafting and grouping dice (T01 to T06)."""

from __future__ import annotations

from labrys.titles.minos.frames import ROLL
from tests.minos.box import GREEN
from tests.minos.steps import choose_steps, groups
from tests.minos.table import four, two


def test_t01_a_full_row_is_closed() -> None:
    t = two()
    t.draft("r3 r5 b1 b3 b5 y1 y2 y3")
    t.do("draft red 5 build")
    t.do("draft red 3 build")
    assert t.row("build") == [(1, 3), (0, 5)]
    assert not t.may("draft blue 1 build")
    t = two()
    t.draft("r5 b5 y1 y2 y3 g1 g2 g3")
    t.do("draft red 5 build", "draft blue 5 build")
    assert t.row("build") == [(0, 5), (1, 5)]


def test_t02_equal_values_never_jump_and_spaces_stay_put() -> None:
    t = four()
    t.draft("r2 b2 y5 g2 g1 r1 r1 b1 b1")
    t.do("draft red 2 wild", "draft blue 2 wild", "draft yellow 5 wild", "draft gray 2 wild")
    assert t.row("wild") == [(0, 2), (1, 2), (3, 2), (2, 5)]
    t = four()
    t.draft("r2 b2 y5 g2 g1 r1 r1 b1 b1")
    t.do("draft red 2 wild", "draft blue 2 wild", "draft yellow 5 wild", "draft gray 1 wild")
    assert t.row("wild") == [(3, 1), (0, 2), (1, 2), (2, 5)]
    t = four()
    t.turn(GREEN, "prepare", 1, 5)
    t.s.set_row(2, 7)  # another die on the third space
    t.s.set_die_seat(7, 1)
    t.do("end")
    assert t.s.row(0) == -1
    assert t.s.row(2) == 7


def test_t03_six_alike_are_rolled_again() -> None:
    t = two()
    most = []
    for key in range(1, 400):
        t.s.chance = key * 7919
        t.s.end_all()
        t.s.push(ROLL, 0)
        t.s.settle()
        most.append(max(t.s.all_die().count(value) for value in range(1, 7)))
    assert max(most) == 5


def test_t04_the_ability_lowers_the_target() -> None:
    dice = "y3 y2 g5 g4"
    assert groups(dice, 8)[0] == groups(dice, 9)[0] + 1
    assert max(steps[1] for steps in groups(dice, 8)[2]) == 1
    assert groups(dice, 7)[2].count((0, 2, 0)) == 1
    assert groups(dice, 6)[2].count((0, 2, 0)) == 2
    assert groups("b2 b3 y2 y4", 6)[2] == [(0, 0, 0), (0, 1, 0)]


def test_t04_each_level_of_the_ability_lowers_it_further() -> None:
    dice = "y3 y2 g5 g4"
    for level, target in ((1, 8), (2, 7), (3, 6)):
        t = four()
        t.seat(GREEN, ability=("SA4", level))
        t.groups({GREEN: dice})
        assert len(t.s.actions()) == groups(dice, target)[1]


def test_a_single_die_is_a_group_when_it_reaches_the_target() -> None:
    """O4"""
    assert (1, 0, 0) in groups("r6 b1 b1 y1", 6)[2]


def test_t05_groups_are_fixed_before_anyone_advances() -> None:
    t = four()
    t.seat(GREEN, ability=("SA4", 1))
    t.s.set_track(GREEN, 1, 1)
    t.groups({GREEN: "y5 y3 b4 b3"})
    choose_steps(t, (0, 1, 0))
    assert t.tracks(GREEN) == (0, 2, 0)
    assert t.s.level(GREEN) == 2


def test_t06_the_order_of_ones_own_steps() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 2, 0))
    t.groups({GREEN: "r6 r5 y6 y5"})
    choose_steps(t, (1, 1, 0))
    other = t.s.copy()
    t.do("advance influence", "tower 2")
    assert t.s.coins(GREEN) == 3 - 3 + 1
    t.s = other
    t.do("advance culture")
    assert not t.may("tower 2")
    t.do("stop")
    assert (t.s.coins(GREEN), t.s.all_tower().count(GREEN)) == (3, 0)


def test_hidden_groups_are_not_seen_by_others() -> None:
    """O12"""
    t = four()
    t.groups({0: "r6 r5 y6 y5", 1: "b6 b5 y6 y5"})
    choose_steps(t, (1, 0, 0))
    assert t.s.plan(GREEN) > 0
    assert t.s.view(1)["players"][GREEN]["groups"] is None
    assert t.s.view(None)["players"][GREEN]["groups"] is None
    assert t.s.view(0)["players"][GREEN]["groups"] == t.s.plan(GREEN)
