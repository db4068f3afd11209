"""The picture of a game that draws nothing itself."""

from typing import Any

from labrys.engine.phrase import Phrase
from labrys.engine.plain import LINE_WIDTH, field_names, field_word, plain_picture, plain_sheet
from labrys.engine.view import BySeat, Seat, View

COMMON = {"seats": 2, "options": {}, "you": 0, "steps": 0, "asked": 0, "decision": "", "over": False, "ranking": None}


class PileView(View):
    game: str
    pile: int
    heaps: list[int]
    taken: BySeat[int | None]
    last: Seat


def say(phrase: Phrase) -> str:
    if phrase.id == "field-pile":
        return "The pile"
    if phrase.id == "seat":
        return ["Anna", "Bruno"][int(str(phrase.args["number"])) - 1]
    raise LookupError(phrase.id)


OWN: dict[str, Any] = {"pile": 7, "heaps": [4, 5], "taken": [3, None], "last": 1}


def rows(**own: object) -> list[str]:
    picture = plain_picture({**COMMON, "game": "pile", **OWN, **own}, PileView, say)
    return ["".join(span.text for span in line) for line in picture.lines]


def test_a_view_has_of_its_own_what_other_views_have_not() -> None:
    assert field_names(PileView) == ["pile", "heaps", "taken", "last"]


def test_a_part_without_words_goes_by_its_name() -> None:
    assert field_word("pile", say) == "The pile"
    assert field_word("last_move", say) == "last move"


def test_what_there_is_one_of_for_each_seat_is_told_seat_by_seat_and_nothing_else() -> None:
    pile, heaps, taken, anna, bruno, _ = rows()
    assert pile.split() == ["The", "pile", "7"]
    assert heaps.split() == ["heaps", "4", "5"], "as many as there are seats, by chance"
    assert taken == "taken"
    assert (anna.split(), bruno.split()) == (["Anna", "3"], ["Bruno", "-"])


def test_a_seat_is_told_by_its_name() -> None:
    assert rows()[-1].split() == ["last", "Bruno"]
    assert rows(last=0)[-1].split() == ["last", "Anna"]
    assert rows(last=None)[-1].split() == ["last", "-"]


def test_a_page_is_told_what_is_told_with_names() -> None:
    sheet = plain_sheet(PileView, say)
    assert list(sheet["fields"]) == ["pile", "heaps", "taken", "last"]
    assert (sheet["seats"], sheet["by_seat"]) == (["last"], ["taken"])


def test_long_lists_are_cut_at_the_edge() -> None:
    row = rows(heaps=list(range(100)))[1]
    assert row.endswith("…")
    assert len(row) <= LINE_WIDTH + 2


def test_a_game_that_does_not_declare_its_view_is_shown_as_it_is() -> None:
    (line,) = plain_picture({**COMMON, "game": "pile", "pile": 7}, None, say).lines
    assert "".join(span.text for span in line).split() == ["The", "pile", "7"]
    assert plain_sheet(None, say)["fields"] == {}
