"""A menu lists answers in their order, and is written over with the next question."""

from __future__ import annotations

import pytest

from labrys.engine.decision import Decision
from labrys.engine.menu import ROOM, Menu
from labrys.engine.rows import Runs


def test_answers_stand_in_the_order_in_which_they_were_listed() -> None:
    menu = Menu()
    menu.add(7)
    menu.add_each(10, 0b1011)
    menu.add_run(Runs([[1], [], [5, 3]]), 2)
    assert menu.actions() == (7, 10, 11, 13, 5, 3)
    assert (menu.size, menu.item(0), menu.item(5)) == (6, 7, 3)
    assert menu.has(13)
    assert not menu.has(12)


def test_a_cleared_menu_has_none_of_the_answers_before() -> None:
    menu = Menu()
    menu.clear()
    menu.add_each(0, 0b111)
    menu.clear()
    menu.add(9)
    assert menu.actions() == (9,)
    assert not menu.has(1)
    with pytest.raises(IndexError):
        menu.item(1)


def test_a_menu_grows_with_what_is_listed_and_shares_nothing() -> None:
    menu, other = Menu(), Menu()
    for action in range(3 * ROOM):
        menu.add(action)
    other.add(1)
    assert menu.actions() == tuple(range(3 * ROOM))
    assert other.actions() == (1,)


def test_a_row_of_runs_is_found_by_its_number() -> None:
    runs = Runs([[1, 2], [], [3]])
    assert [runs.of(number) for number in range(3)] == [[1, 2], [], [3]]


class Telling(Decision[int]):
    def choices(self, state: int) -> tuple[int, ...]:
        return (state, state + 2)


class Listing(Decision[int]):
    def offer(self, state: int, menu: Menu) -> None:
        menu.add(state)
        menu.add(state + 2)


@pytest.mark.parametrize("decision", [Telling(), Listing()])
def test_a_decision_may_tell_its_choices_or_list_them(decision: Decision[int]) -> None:
    menu = Menu()
    decision.offer(4, menu)
    assert menu.actions() == decision.choices(4) == (4, 6)
