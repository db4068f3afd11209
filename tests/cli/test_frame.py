"""One screen: what it says once, and that it stays within its rows."""

import io

from rich.console import Console

from labrys.cli.frame import Frame, bar
from labrys.cli.menu import Item
from labrys.cli.screen import Screen
from labrys.engine import Picture


def drawn(labels: list[str], prompt: str = "Move.", page: int = 0) -> list[str]:
    screen = Screen(Console(width=80, height=24, file=io.StringIO()))
    picture = Picture("map", [[]] * 14)
    items = [Item(number, label) for number, label in enumerate(labels, 1)]
    frame = Frame("Empire", "", picture, prompt=prompt, items=items, page=page)
    return [text.plain for text in frame.draw(screen, "m: more choices")]


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


def test_the_note_of_more_choices_never_runs_over_the_edge() -> None:
    labels = [f"{'x' * 60}{number}" for number in range(12)]
    assert "Move.  m: more choices (1/2)" in drawn(labels)
    long = "y" * 70
    rows = drawn(labels, long)
    assert rows.index("  m: more choices (1/2)") == rows.index(long) + 1


def test_the_bar_names_as_many_commands_as_there_is_room_for() -> None:
    hints = "p page  ? help  u undo"
    assert bar("Empire", hints, 40).plain == f" Empire {hints:>31} "
    assert bar("Empire", hints, 30).plain == f" Empire {'p page  ? help':>21} "
    assert bar("Empire", hints, 12).plain.strip() == "Empire"
