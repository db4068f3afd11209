"""What a typed line means, whatever the table is."""

from labrys.cli.terminal.choices import kinds
from labrys.cli.terminal.question import Question


def ui(message: str, **args: object) -> str:
    return f"{message} {sorted(args.items())}"


def bids() -> Question:
    """Three bids in the order of the game, where nothing comes last."""
    return Question(["Bid 1 coin", "Bid 2 coins", "Bid nothing"], ["bid 1", "bid 2", "bid 0"], ui, ("bid",))


def test_an_amount_is_its_own_number_and_zero_is_one() -> None:
    question = bids()
    assert [item.number for item in question.items()] == [0, 1, 2]
    assert [item.label for item in question.items()] == ["Bid nothing", "Bid 1 coin", "Bid 2 coins"]
    assert question.answer("0") == 2
    assert question.answer("2") == 1


def test_an_amount_that_nobody_can_pay_is_refused_with_the_bounds() -> None:
    question = bids()
    assert question.answer("3") is None
    assert question.message == ui("no-number", number="3", first=0, last=2, all=3)


def test_other_choices_are_numbered_from_one() -> None:
    question = Question(["Go", "Stay"], ["move 7", "stay"], ui, ("bid",))
    assert [item.number for item in question.items()] == [1, 2]
    assert question.answer("0") is None
    assert question.answer("1") == 0


def test_to_stop_comes_after_what_one_came_for() -> None:
    question = Question(["Stop here", "Go north", "Go south"], ["stop", "go 1", "go 2"], ui, last=("stop",))
    assert [(item.number, item.label) for item in question.items()] == [
        (1, "Go north"),
        (2, "Go south"),
        (3, "Stop here"),
    ]
    assert question.answer("1") == 1
    assert question.answer("3") == 0


def test_a_word_of_one_choice_chooses_it_and_of_several_narrows_the_list() -> None:
    question = Question(["Go north", "Go south", "Stay"], ["go 1", "go 2", "stay"], ui)
    assert question.answer("stay") == 2
    assert question.answer("go") is None
    assert [item.number for item in question.items()] == [1, 2]
    assert question.answer("") is None
    assert len(question.items()) == 3


def test_choices_are_of_one_kind_by_a_heading_or_by_the_verb_and_its_first_things() -> None:
    labels = ["Extra: march", "Extra: buy", "Build here", "Build there"]
    assert kinds(["march", "buy 1", "city 1", "city 2"], labels) == ["Extra:", "Extra:", "city", "city"]
    assert kinds(["move 1 2", "move 1 3", "move 2 1"], ["A to B", "A to C", "B to A"]) == ["move 1", "move 1", "move 2"]
    assert kinds(["buy 1"], ["Action suppl.\u00a0: acheter"]) == ["Action suppl. :"]


def test_what_follows_a_verb_is_no_heading_where_it_changes() -> None:
    assert kinds(["take 1", "take 2"], ["Take ruby: march", "Take wood: sail"]) == ["take", "take"]
    assert kinds(["play 1", "play 2"], ["Play Scribes", "Play from the offer: Smiths"]) == [
        "play",
        "Play from the offer:",
    ]
