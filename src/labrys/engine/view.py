"""The view: what one seat, or a spectator, may see of a position, as plain JSON.

A title says in its ``view_types.py`` what its views hold, and fills them in its ``view.py``. What every view has stands
here; ``game``, the title's name, stands in each title, so that whoever reads a view knows by it which one it is.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias, TypedDict, TypeVar

from labrys.engine.option import Setting

T = TypeVar("T")

# Types of a view's parts that are shown as what they mean, where a game draws nothing itself.
Seat: TypeAlias = Annotated[int | None, "seat"]  # a seat's number: its name is shown
BySeat: TypeAlias = Annotated[list[T], "by seat"]  # one for each seat


class View(TypedDict):
    """What the views of every title have in common; seats are numbers from 0."""

    seats: int
    options: dict[str, Setting]
    you: int | None  # the seat that looks; None for a spectator
    steps: int  # actions so far
    asked: int | None  # whose decision it is; None when the game is over
    decision: str  # its name; empty when the game is over
    over: bool
    ranking: list[int] | None  # by seat, once the game is over
