"""The pages of a table: the helpful one is shown, one turned to stays."""

from collections.abc import Set
from typing import Any

from labrys.cli.terminal.tabs import Tabs, labels
from labrys.engine import Game, Picture

PAGES = [Picture(name, [[]]) for name in ("map", "dice", "hand", "players")]


class Helpful(Game):
    """Suggests the page that its view names."""

    def pages(self, view: dict[str, Any], verbs: Set[str]) -> list[int]:
        return [2] if "play" in verbs else [view["page"], 3]


def seen(tabs: Tabs, page: int, *choices: str, asked: int = 0) -> list[str]:
    view = {"page": page, "you": 0, "asked": asked}
    return [picture.name for picture in tabs.order(Helpful(), view, PAGES, choices)]


def test_the_page_that_helps_comes_first() -> None:
    assert seen(Tabs(), 1) == ["dice", "players"]
    assert seen(Tabs(), 1, "play 4") == ["hand"]


def test_a_page_turned_to_stays_until_another_would_help_more() -> None:
    tabs = Tabs()
    seen(tabs, 0)
    assert tabs.turn("players", ["map", "dice", "hand", "players"])
    assert seen(tabs, 0)[0] == "players"
    assert seen(tabs, 1)[0] == "dice"


def test_what_others_are_asked_turns_no_page() -> None:
    tabs = Tabs()
    seen(tabs, 0)
    tabs.turn("3", ["map", "dice", "hand", "players"])
    assert seen(tabs, 1, asked=1)[0] == "hand"
    assert seen(tabs, 0)[0] == "hand"


def test_pages_are_turned_by_number_by_name_and_one_by_one() -> None:
    tabs, names = Tabs(), ["map", "dice", "hand", "players"]
    tabs.turn("4", names)
    assert tabs.chosen == 3
    tabs.turn("", names)
    assert tabs.chosen == 0
    tabs.turn("ha", names)
    assert tabs.chosen == 2
    assert not tabs.turn("9", names)
    assert not tabs.turn("moon", names)
    assert tabs.chosen == 2


def test_names_are_shortened_where_room_is_short_and_never_wider() -> None:
    assert labels(PAGES, PAGES[0], 80) == "[1 map] 2 dice 3 hand 4 players"
    assert labels(PAGES, PAGES[1], 31) == "1 map[2 dice]3 hand 4 players"  # with spaces it is as wide as that
    for width in range(16, 40):
        assert len(labels(PAGES, PAGES[0], width)) < width
    assert labels(PAGES[:1], PAGES[0], 80) == ""
