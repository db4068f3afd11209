"""Numbers with their nouns."""

from labrys.cli.terminal.plurals import contents, counted


def test_one_of_a_thing_is_no_plural() -> None:
    assert [counted(number, "game") for number in (0, 1, 2, 1200)] == ["0 games", "1 game", "2 games", "1,200 games"]
    assert contents({"tables": 1, "entries": 1, "people": 1}) == "1 table, 1 entry, 1 person"
    assert contents({"tables": 2, "entries": 3, "people": 4}) == "2 tables, 3 entries, 4 people"
