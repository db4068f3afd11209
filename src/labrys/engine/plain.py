"""How a game looks that draws nothing itself: what a view holds beyond what all views have, name by name.

The words of a name are the game's message ``field-NAME``; without one the name itself must do. What is declared as a `Seat` or
`BySeat` is shown with the names of the seats.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Picture, Span
from labrys.engine.view import View

COMMON = frozenset(get_type_hints(View)) | {"game"}
NAME_WIDTH = 24  # letters for the name of a field
LINE_WIDTH = 78


def hints_of(view_type: Any) -> dict[str, Any]:
    """The types of a view's parts; none for a game that does not say."""
    return {} if view_type is None else get_type_hints(view_type, include_extras=True)


def field_names(view_type: Any) -> list[str]:
    """What the views of a game have of their own, in the order in which they declare it."""
    return [name for name in hints_of(view_type) if name not in COMMON]


def declared_as(view_type: Any, what: str) -> list[str]:
    """The parts that are declared as ``seat`` or ``by seat`` (`labrys.engine.view`)."""
    hints = hints_of(view_type)
    return [name for name in field_names(view_type) if what in getattr(hints[name], "__metadata__", ())]


def field_word(name: str, say: Callable[[Phrase], str]) -> str:
    """What a player calls a part of the view."""
    try:
        return say(Phrase(f"field-{name}"))
    except LookupError:
        return name.replace("_", " ")


def plain_picture(view: Any, view_type: Any, say: Callable[[Phrase], str]) -> Picture:
    """The view as a list; what there is one of for each seat is told seat by seat."""
    lines: list[list[Span]] = []
    seats, by_seat = declared_as(view_type, "seat"), declared_as(view_type, "by seat")
    for name in field_names(view_type) or [name for name in view if name not in COMMON]:
        value = view.get(name)
        word = field_word(name, say)
        if name in by_seat:
            lines.append([Span(word, "strong")])
            lines += [
                [Span(f"  {say(seat_phrase(seat))[:NAME_WIDTH]:<{NAME_WIDTH}}", f"seat{seat % 5}"), Span(shown(part))]
                for seat, part in enumerate(value)
            ]
        else:
            told = say(seat_phrase(value)) if name in seats and value is not None else shown(value)
            lines.append([Span(f"{word[:NAME_WIDTH]:<{NAME_WIDTH}}  ", "strong"), Span(told)])
    return Picture("", lines)


def shown(value: Any) -> str:
    """A part of a view in few letters."""
    if isinstance(value, list):
        text = " ".join(shown(part) for part in value)
    elif isinstance(value, dict):
        text = ", ".join(f"{name} {shown(part)}" for name, part in value.items())
    else:
        text = "-" if value is None else str(value)
    return text if len(text) <= LINE_WIDTH - NAME_WIDTH else f"{text[: LINE_WIDTH - NAME_WIDTH - 1]}…"


def plain_sheet(view_type: Any, say: Callable[[Phrase], str]) -> dict[str, Any]:
    """What a page needs to show a view that it has no board for: the words of its parts, and which are told with seats' names."""
    return {
        "fields": {name: field_word(name, say) for name in field_names(view_type)},
        "seats": declared_as(view_type, "seat"),
        "by_seat": declared_as(view_type, "by seat"),
    }
