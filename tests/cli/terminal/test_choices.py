"""Choices on the screen: what they share is said once."""

from tests.cli.terminal.test_game_screen import choosing, drawn


def test_what_all_choices_begin_with_is_said_once() -> None:
    *_, head, choices = drawn(["Go to A", "Go to B", "Go to C", "Go to D"])
    assert head == "Go to …"
    assert choices.split() == ["1", "A", "2", "B", "3", "C", "4", "D"]


def test_a_first_choice_of_another_kind_stands_before_that_on_every_page() -> None:
    labels = ["Stop here", *(f"Go to {'x' * 60}{number}" for number in range(12))]
    first, second = drawn(labels), drawn(labels, page=1)
    assert "1 Stop here   Go to …" in [row.strip() for row in first]
    assert "1 Stop here   Go to …" in [row.strip() for row in second]
    assert " ".join([*first, *second]).count("Stop here") == 2


def test_a_last_choice_of_another_kind_stands_before_that_too() -> None:
    labels = [*(f"Go to {'x' * 60}{number}" for number in range(12)), "Stop here"]
    for page in (0, 1):
        assert "13 Stop here   Go to …" in [row.strip() for row in drawn(labels, page=page)]


def test_choices_of_one_kind_stand_behind_what_they_begin_with() -> None:
    labels = ["Take Ruby", "Take Stone", "Draw", "End"]
    rows = choosing(80, 24, labels, ["take", "take", "draw", "end"])
    assert [row.split() for row in rows[-2:]] == [["Take", "…", "1", "Ruby", "2", "Stone"], ["3", "Draw", "4", "End"]]


def test_only_as_many_kinds_are_folded_as_room_is_short() -> None:
    moves = [f"Move from {'x' * 30}{number}" for number in range(16)]
    takes = [f"Take {'y' * 30}{number}" for number in range(5)]
    rows = choosing(80, 24, [*moves, *takes, "End"], ["move"] * 16 + ["take"] * 5 + ["end"])
    assert len(rows) <= 23
    assert "1-16 Move from …" in "\n".join(rows)
    assert "y4" in "\n".join(rows)
