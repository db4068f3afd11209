"""The last battles: their order, what they cost, and who may exchange before one."""

from __future__ import annotations

from labrys.titles.minos.constants import NONE
from labrys.titles.minos.content import MOST_REGIONS
from tests.minos.box import BEIGE, GREEN, PURPLE, SEA
from tests.minos.table import Table, four


def last_battles(**regions: str) -> Table:
    t = four()
    t.s.round = 4
    t.s.fill_sea_top([NONE] * MOST_REGIONS)
    t.s.fill_sea_below([NONE] * MOST_REGIONS)
    for region, tile in regions.items():
        t.s.set_sea_below(int(region[1:]) - 1, SEA.index(tile))
    return t


def test_t63_the_order_of_last_battles() -> None:
    t = last_battles(r6="SP2-01")
    t.seat(GREEN, weapons=5, warriors={6: 2})
    t.seat(BEIGE, weapons=6, warriors={6: 2})
    t.seat(PURPLE, weapons=3, warriors={6: 3})
    t.battles()
    assert t.s.seat == BEIGE
    t.do("stop")
    assert t.s.seat == GREEN
    t.do("fight")
    assert t.s.breakdown()[GREEN]["seapeople"] == 7
    assert t.s.weapons(GREEN) == 1
    t = last_battles(r6="SP2-01")
    for seat in (BEIGE, GREEN):
        t.seat(seat, weapons=5, warriors={6: 2})
    t.battles()
    assert t.s.seat == GREEN
    t.s.first = BEIGE
    t.battles()
    assert t.s.seat == BEIGE


def test_t64_weaponry_shrinks_on_the_way() -> None:
    t = last_battles(r4="SP2-01", r6="SP2-03")
    t.seat(GREEN, weapons=8, warriors={4: 1, 6: 1})
    t.battles()
    other = t.s.copy()
    t.do("fight")
    assert t.s.over
    assert t.s.breakdown()[GREEN]["seapeople"] == 7
    t.s = other
    t.do("stop", "fight")
    assert t.s.breakdown()[GREEN]["seapeople"] == 8


def test_t65_gains_of_last_battles_count_at_once() -> None:
    t = last_battles(r4="SP2-07", r6="SP2-08")
    t.vase("V10")
    t.seat(GREEN, weapons=12, warriors={4: 1, 6: 1}, area="I-10", palace="I-01 I-02 I-03 I-04 I-05 I-06 I-07 I-08 I-09")
    t.s.set_track(GREEN, 0, 7)
    t.scoring()
    regions = t.s.breakdown()[GREEN]["region"]
    assert regions == 6
    t.do("fight", "advance influence", "fight", "palace I-10")
    parts = t.s.breakdown()[GREEN]
    assert (parts["region"], parts["track"], parts["vase"], parts["played"]) == (6, 3, 10, 0)
    assert parts["palace"] == sum(t.s.tables.vp[:10])


def muster(green_coins: int) -> Table:
    """Warriors 2-2 in region 6, Weaponry 4 and 5; Green may exchange one for one."""
    t = four()
    t.s.round = 4
    t.s.fill_sea_top([NONE] * len(t.s.all_sea_top()))
    t.s.fill_sea_below([NONE] * len(t.s.all_sea_below()))
    t.sea(6, None, "SP2-01")
    t.s.first = BEIGE
    t.seat(GREEN, coins=green_coins, weapons=4, ability=("SA5", 2), warriors={6: 2})
    t.seat(BEIGE, weapons=5, warriors={6: 2})
    t.battles()
    return t


def test_o22_an_exchange_before_the_order_of_a_last_battle_is_settled() -> None:
    t = muster(9)
    assert (t.s.decision, t.s.seat) == ("muster", GREEN)
    t.do("arm", "arm", "stop")  # 6 against 5
    assert (t.s.decision, t.s.seat) == ("last-battle", GREEN)
    t.do("fight")
    assert (t.s.vp(GREEN), t.s.weapons(GREEN), t.s.coins(GREEN)) == (7 + (2 + 7) // 5, 2, 7)


def test_o22_who_leaves_it_at_that_comes_second() -> None:
    t = muster(9)
    t.do("arm", "stop")  # 5 against 5, and Beige is earlier in turn order
    assert (t.s.decision, t.s.seat) == ("last-battle", BEIGE)


def test_o22_nobody_is_asked_whom_no_exchange_brings_before_the_other() -> None:
    assert (muster(1).s.decision, muster(1).s.seat) == ("last-battle", BEIGE)
    assert (muster(2).s.decision, muster(2).s.seat) == ("muster", GREEN)
