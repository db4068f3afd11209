"""Who sits at a table, under which name, and who may see it."""

from types import SimpleNamespace
from typing import cast

import pytest

from labrys.server.live.roster import Chair, Roster
from labrys.server.storage.store import Store


@pytest.fixture
def roster() -> Roster:
    found = Roster(cast(Store, None), "table")
    found.row = SimpleNamespace(status="playing", game="minos")
    found.chairs = [
        Chair("open", "a", "Anna", None, 0),
        Chair("bot", None, "Bot (easy)", "easy", 1),
        Chair("open", "b", "Anna", None, 2),
    ]
    return found


def test_a_seat_is_found_by_its_person(roster: Roster) -> None:
    assert [roster.seat_of(person) for person in ("a", "b", "c", None)] == [0, 2, None, None]


def test_bots_and_nobody_are_no_persons(roster: Roster) -> None:
    assert roster.persons_at(2, 1, None, 0) == ["b", "a"]


def test_names_are_told_apart_once_the_game_begins(roster: Roster) -> None:
    assert roster.shown_names("en") == ["Anna 1", "Bot (easy)", "Anna 2"]
    roster.row.status = "open"
    assert roster.shown_names("en") == ["Anna", "Bot (easy)", "Anna"]


def test_bots_are_called_in_the_language_of_whoever_reads_it(roster: Roster) -> None:
    assert roster.names("fr") == ["Anna 1", "Bot (facile)", "Anna 2"]
    assert roster.names("en") == ["Anna 1", "Bot (easy)", "Anna 2"]


def test_a_closed_table_is_seen_by_those_who_sat_there(roster: Roster) -> None:
    assert roster.may_see(None)
    roster.row.status = "closed"
    assert [roster.may_see(person) for person in ("a", "c", None)] == [True, False, False]
