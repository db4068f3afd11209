"""The pages of a table: which of them is shown, what they are called, and turning them."""

from __future__ import annotations

from typing import Any

from labrys.cli.menu import Menu, counted
from labrys.engine import Game, Picture


class Tabs:
    """A person looks at the page that helps with what is asked; one turned to stays until another would help more."""

    def __init__(self) -> None:
        self.chosen: int | None = None
        self.suggested = 0

    def order(self, game: Game, view: dict[str, Any], found: list[Picture]) -> list[Picture]:
        """The page to show, then those that are worth seeing beside it."""
        wished = [page for page in game.pages(view) if page < len(found)] or [0]
        if wished[0] != self.suggested:
            self.suggested, self.chosen = wished[0], None
        first = wished[0] if self.chosen is None else self.chosen % len(found)
        return [found[page] for page in dict.fromkeys([first, *wished])]

    def turn(self, name: str, names: list[str]) -> bool:
        """Turn to the next page, or to one by its number or name; False where there is none of that name."""
        shown = self.suggested if self.chosen is None else self.chosen
        if not name:
            self.chosen = (shown + 1) % len(names)
        elif (number := counted(name)) is not None and 1 <= number <= len(names):
            self.chosen = number - 1
        elif len(named := Menu(names).find(name).places) == 1:
            self.chosen = named[0]
        else:
            return False
        return True


def labels(found: list[Picture], shown: Picture, width: int) -> str:
    """The names of the pages with their numbers, the shown one in brackets; where room is short only its own name."""
    numbered = list(enumerate(found, 1))
    whole = " ".join(
        f"[{number} {page.name}]" if page is shown else f"{number} {page.name}" for number, page in numbered
    )
    if len(found) == 1 or len(whole) <= width - 2:
        return whole if len(found) > 1 else ""
    return " ".join(f"[{number} {page.name}]" if page is shown else str(number) for number, page in numbered)
