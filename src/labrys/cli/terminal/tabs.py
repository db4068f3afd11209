"""The tabs of a game's screen: which page is shown, what the pages are called, switching between them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from labrys.cli.terminal.menu import ChoiceMenu, whole_number
from labrys.engine import Game, Picture


class Tabs:
    """Shows the page that helps with the question. A page that the player chose stays until another would help more."""

    def __init__(self) -> None:
        self.chosen: int | None = None
        self.suggested = 0

    def order(self, game: Game, view: dict[str, Any], found: list[Picture], choices: Iterable[str]) -> list[Picture]:
        """The page to show, then others worth showing beside it; ``choices`` are the viewer's actions."""
        wished = game.pages(view, {choice.split(" ")[0] for choice in choices})
        asked = view.get("you") in (None, view.get("asked"))
        if asked and wished[0] != self.suggested:
            self.suggested, self.chosen = wished[0], None
        elif not asked:
            wished = [self.suggested, *wished]
        first = wished[0] if self.chosen is None else self.chosen % len(found)
        return [found[page] for page in dict.fromkeys([first, *wished])]

    def turn(self, name: str, names: list[str]) -> bool:
        """Turn to the next page, or to one by number or name; False if there is no such page."""
        shown = self.suggested if self.chosen is None else self.chosen
        if not name:
            self.chosen = (shown + 1) % len(names)
        elif (number := whole_number(name)) is not None and 1 <= number <= len(names):
            self.chosen = number - 1
        elif len(named := ChoiceMenu(names).find(name).places) == 1:
            self.chosen = named[0]
        else:
            return False
        return True


def labels(found: list[Picture], shown: Picture, width: int) -> str:
    """The names of the pages with their numbers, the shown one in brackets; shortened where room is short."""
    if len(found) == 1:
        return ""
    text = ""
    for letters in (99, 6, 5, 4, 3, 0):
        text = " ".join(
            f"[{number} {page.name}]" if page is shown else f"{number} {page.name[:letters]}".rstrip()
            for number, page in enumerate(found, 1)
        )
        if len(text) >= width:  # brackets set a page apart without a space as well
            text = text.replace(" [", "[").replace("] ", "]")
        if len(text) < width:
            break
    return text
