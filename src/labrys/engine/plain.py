"""How a game looks that draws nothing itself: what a view holds beyond what all views have, name by name.

The words of a name are the game's message ``field-NAME``; without one the name itself must do.
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


def field_names(view_type: Any) -> list[str]:
    """What the views of a game have of their own, in the order in which they declare it."""
    return [name for name in get_type_hints(view_type) if name not in COMMON]


def field_word(name: str, say: Callable[[Phrase], str]) -> str:
    """What a player calls a part of the view."""
    try:
        return say(Phrase(f"field-{name}"))
    except LookupError:
        return name.replace("_", " ")


def plain_picture(view: Any, say: Callable[[Phrase], str]) -> Picture:
    """The view as a list; what there is one of for each seat is told seat by seat."""
    lines: list[list[Span]] = []
    for name, value in view.items():
        if name in COMMON:
            continue
        word = field_word(name, say)
        if isinstance(value, list) and len(value) == view["seats"]:
            lines.append([Span(word, "strong")])
            lines += [
                [Span(f"  {say(seat_phrase(seat))[:NAME_WIDTH]:<{NAME_WIDTH}}", f"seat{seat % 5}"), Span(shown(part))]
                for seat, part in enumerate(value)
            ]
        else:
            lines.append([Span(f"{word[:NAME_WIDTH]:<{NAME_WIDTH}}  ", "strong"), Span(shown(value))])
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
    """What a page needs to show a view that it has no board for: the words of its parts."""
    return {"fields": {name: field_word(name, say) for name in field_names(view_type)}}
