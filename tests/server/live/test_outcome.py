"""What is stored of a finished game, seat by seat."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import labrys
from labrys.server.live.outcome import gone, level_of, rows


def chair(kind: str, bot: str | None = None, person: str | None = None) -> SimpleNamespace:
    return SimpleNamespace(kind=kind, bot=bot, person=person)


ANNA, BRUNO = chair("person", person="anna"), chair("person", person="bruno")


@pytest.mark.parametrize(
    ("others", "company"),
    [
        ([BRUNO], "people"),
        ([chair("bot", "strong"), BRUNO], "people"),
        ([chair("bot", "easy"), chair("bot", "good"), chair("bot", "fair")], "good"),
        ([chair("bot", "holdat")], "holdat"),
        ([chair("automaton", "hard")], "rival-hard"),
        ([], ""),
    ],
)
def test_the_company_is_people_or_a_rival_or_the_strongest_bot(others: list[SimpleNamespace], company: str) -> None:
    assert level_of([ANNA, *others], 0) == company


def test_who_left_is_known_while_the_game_runs_and_after_it() -> None:
    state = labrys.game("relics").new(seats=3, seed=1)
    assert gone(state) == []
    leaves = state.game.codec.parse("leave 1")
    state.act(leaves)
    assert gone(state) == [1]
    state.act(state.game.codec.parse("leave 2"))
    assert state.over
    assert gone(state) == [1, 2]
    table = SimpleNamespace(id="t", game="relics", parent="fork:other")
    found = rows(table, [ANNA, BRUNO, chair("bot", "easy")], state, 1, 2)
    assert [row["gone"] for row in found] == [False, True, True]
    assert found[0]["place"] == 1
    assert {row["score"] for row in found} == {None}, "points say nothing where all others left"
    assert all(row["fork"] for row in found)


def test_a_game_that_cannot_be_played_through_has_no_places() -> None:
    found = rows(SimpleNamespace(id="t", game="gone", parent=None), [ANNA, chair("automaton", "easy")], None, 1, 2)
    assert [(row["place"], row["score"], row["level"], row["seats"]) for row in found] == [
        (None, None, "rival-easy", 1)
    ]
