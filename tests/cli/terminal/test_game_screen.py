"""One screen: what it says once, and that it stays within its rows."""

import io

from rich.console import Console
from rich.text import Text

from labrys.cli.terminal.game_screen import GameScreen, bar
from labrys.cli.terminal.log_text import Said
from labrys.cli.terminal.menu import Item
from labrys.cli.terminal.screen import Screen
from labrys.engine import Picture
from labrys.engine.picture import Span


def drawn(labels: list[str], prompt: str = "Move.", page: int = 0) -> list[str]:
    screen = Screen(Console(width=80, height=24, file=io.StringIO()))
    picture = Picture("map", [[]] * 14)
    items = [Item(number, label) for number, label in enumerate(labels, 1)]
    frame = GameScreen("Empire", "", [picture], prompt=prompt, items=items, page=page)
    return [text.plain for text in frame.draw(screen, "m: more choices")]


def test_the_note_of_more_choices_never_runs_over_the_edge() -> None:
    labels = [f"{'x' * 60}{number}" for number in range(12)]
    assert "Move.  m: more choices (1/2)" in drawn(labels)
    long = "y" * 70
    rows = drawn(labels, long)
    assert rows.index("  m: more choices (1/2)") == rows.index(long) + 1
    assert len(rows) <= 23  # and takes no row that the screen has not: the last one is for what is typed


def test_the_bar_names_as_many_commands_as_there_is_room_for() -> None:
    hints = "p page  ? help  u undo"
    assert [row.plain for row in bar("Empire", "", hints, 40)] == [f" Empire {hints:>31} "]
    assert [row.plain for row in bar("Empire", "", hints, 30)] == [f" Empire {'p page  ? help':>21} "]
    assert [row.plain.strip() for row in bar("Empire", "", hints, 12)] == ["Empire"]


def test_pages_and_commands_share_a_row_or_have_one_each() -> None:
    hints, names = "? help  u undo", "[1 map] 2 cards"
    assert [row.plain for row in bar("Empire", names, hints, 60)] == [f" Empire · {names} {hints:>33} "]
    first, second = bar("Empire", names, hints, 30)
    assert first.plain == f" Empire {hints:>21} "
    assert second.plain == f" {names}".ljust(30)


def choosing(width: int, height: int, labels: list[str], kinds: list[str]) -> list[str]:
    screen = Screen(Console(width=width, height=height, file=io.StringIO(), force_terminal=True))
    screen.live = True
    pages = [Picture("map", [[Span("M" * 80)]] * 10), Picture("cards", [[Span("C" * 80)]] * 5)]
    items = [Item(number, label, kind) for number, (label, kind) in enumerate(zip(labels, kinds, strict=True), 1)]
    said = [Said("Anna waits.", 0, True)]
    frame = GameScreen("Empire", "? help", pages, pages, said, prompt="Choose.", items=items)
    return [text.plain.rstrip() for text in frame.draw(screen)]


def test_a_tall_screen_shows_a_second_page_below_the_first() -> None:
    low, tall = choosing(100, 24, ["Go"], ["go"]), choosing(100, 40, ["Go"], ["go"])
    assert not any("CCC" in row for row in low)
    assert [row for row in tall if "── 2 cards" in row]
    assert sum("CCC" in row for row in tall) == 5


def test_a_wide_screen_shows_the_log_beside_the_table() -> None:
    narrow, wide = choosing(110, 24, ["Go"], ["go"]), choosing(140, 24, ["Go"], ["go"])
    assert "Anna waits." in narrow
    assert f"{'M' * 80}  Anna waits." in wide


def test_no_line_breaks_at_a_no_break_space() -> None:
    screen = Screen(Console(width=80, height=24, file=io.StringIO()))
    rows = screen.fold(
        Text("Vous piochez « Mouleurs » ; « Vanniers » : 2 PV".replace(" »", "\u00a0»").replace("« ", "«\u00a0")), 24
    )
    assert [row.plain.rstrip() for row in rows] == [
        "Vous piochez",
        "«\u00a0Mouleurs\u00a0» ;",
        "«\u00a0Vanniers\u00a0» : 2 PV",
    ]
