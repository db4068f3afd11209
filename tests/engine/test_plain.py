"""The picture of a game that draws nothing itself."""

from labrys.engine.phrase import Phrase
from labrys.engine.plain import LINE_WIDTH, field_names, field_word, plain_picture
from labrys.engine.view import View

COMMON = {"seats": 2, "options": {}, "you": 0, "steps": 0, "asked": 0, "decision": "", "over": False, "ranking": None}


class PileView(View):
    game: str
    pile: int
    taken: list[int]


def say(phrase: Phrase) -> str:
    if phrase.id == "field-pile":
        return "The pile"
    if phrase.id == "seat":
        return ["Anna", "Bruno"][int(str(phrase.args["number"])) - 1]
    raise LookupError(phrase.id)


def rows(**own: object) -> list[str]:
    picture = plain_picture({**COMMON, "game": "pile", **own}, say)
    return ["".join(span.text for span in line) for line in picture.lines]


def test_a_view_has_of_its_own_what_other_views_have_not() -> None:
    assert field_names(PileView) == ["pile", "taken"]


def test_a_part_without_words_goes_by_its_name() -> None:
    assert field_word("pile", say) == "The pile"
    assert field_word("last_move", say) == "last move"


def test_what_there_is_one_of_for_each_seat_is_told_seat_by_seat() -> None:
    pile, taken, anna, bruno = rows(pile=7, taken=[3, None])
    assert pile.split() == ["The", "pile", "7"]
    assert taken == "taken"
    assert (anna.split(), bruno.split()) == (["Anna", "3"], ["Bruno", "-"])


def test_long_lists_are_cut_at_the_edge() -> None:
    (row,) = rows(many=list(range(100)))
    assert row.endswith("…")
    assert len(row) <= LINE_WIDTH + 2
