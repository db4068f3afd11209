"""The menu of plain Python gives the answers that the other one gives, whatever is listed."""

from __future__ import annotations

from collections.abc import Callable

from labrys.engine import Rng
from labrys.engine.list_menu import ListMenu
from labrys.engine.menu import Menu
from labrys.engine.rows import Runs, row_of

RUNS = Runs([[1], [], [5, 3], [9, 8, 7]])
ROW = row_of(range(100, 140))


def test_a_list_answers_as_a_menu_does() -> None:
    menu, plain, rng = Menu(), ListMenu(), Rng("menus")
    for _ in range(3_000):
        lot, at = rng.below(6), rng.below(4)
        expected = list(plain.actions())
        if lot == 0 and rng.below(10) == 0:
            both(menu, plain, lambda one: one.clear())
            expected = []
        elif lot == 1:
            number = rng.below(5_000)
            both(menu, plain, lambda one, number=number: one.add(number))
            expected.append(number)
        elif lot == 2:
            members = rng.below(1 << 20)
            both(menu, plain, lambda one, members=members, at=at: one.add_each(at, members))
            expected += [at + number for number in range(20) if f"{members:020b}"[19 - number] == "1"]
        elif lot == 3:
            both(menu, plain, lambda one, at=at: one.add_run(RUNS, at))
            expected += [[1], [], [5, 3], [9, 8, 7]][at]
        elif lot == 4:
            both(menu, plain, lambda one, at=at: one.add_all(ROW, at))
            expected += [100, 101, 102, 103][:at]
        assert list(plain.actions()) == list(menu.actions()) == expected
        assert plain.size == menu.size == len(expected)
        for asked in (0, 3, 117):
            assert plain.has(asked) == menu.has(asked) == (asked in expected)
        if expected:
            at = rng.below(len(expected))
            assert plain.item(at) == menu.item(at) == expected[at]


def both(menu: Menu, plain: ListMenu, what: Callable[..., None]) -> None:
    what(menu)
    what(plain)


def test_some_of_a_row_stand_in_their_order() -> None:
    plain = ListMenu()
    plain.add_some(list(range(50)), 7, 3)
    assert plain.actions() == (7, 8, 9)


def test_what_was_kept_of_a_menu_stays_when_it_is_cleared() -> None:
    plain = ListMenu()
    plain.add_each(10, 0b101)
    kept = plain.actions()
    plain.clear()
    assert (kept, plain.actions(), plain.size) == ((10, 12), (), 0)
