"""A menu lists answers in their order, and is written over with the next question."""

from __future__ import annotations

import pytest

import labrys
from labrys.engine.menu import ROOM, Menu
from labrys.engine.rows import Runs


def test_answers_stand_in_the_order_in_which_they_were_listed() -> None:
    menu = Menu()
    menu.add(7)
    menu.add_each(10, 0b1011)
    menu.add_run(Runs([[1], [], [5, 3]]), 2)
    assert menu.actions() == (7, 10, 11, 13, 5, 3)
    assert (menu.size, menu.item(0), menu.item(5)) == (6, 7, 3)
    assert [menu.has(action) for action in (13, 12)] == [True, False]


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


@pytest.mark.parametrize("name", ["relics", "minos"])
def test_a_decision_may_tell_its_choices_or_list_them(name: str) -> None:
    state = labrys.game(name).new(3, seed=1)
    rng = labrys.Rng("menu")
    menu = Menu()
    for _ in range(60):
        decision = state.flow.decisions[state.kind]
        menu.clear()
        decision.offer(state, menu)
        assert menu.actions() == decision.choices(state) == state.actions()
        state.act(state.actions()[rng.below(menu.size)])


def test_a_copy_of_a_state_that_nobody_has_asked_yet_has_the_same_answers() -> None:
    state = labrys.game("minos").new(3, seed=1)
    state.playout(labrys.Rng("menu"), 100)
    copy = state.copy()
    copy.playout(labrys.Rng("copy"), 1)
    assert state.copy().actions() == state.actions()
