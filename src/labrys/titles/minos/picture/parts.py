"""What all pages of the picture are made of: lines no wider than the page, marks of seats, short words."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import wrap
from typing import Final, Literal

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.content import GOODS, Content
from labrys.titles.minos.view_types import MinosView, PlayerView

Say = Callable[[Phrase], str]
Line = list[Span]
View = MinosView
Building = Literal["city", "tower", "farm"]

WIDTH: Final = 80
TALLEST: Final = 17  # lines of a page, so that the choices have room in 24
RIVAL_SIGN: Final = "R"
POINTS, COINS, WEAPONS = "★", "●", "⚔"
BRIEF: Final = (  # effects that a narrow place says in fewer words
    "atom-coin",
    "atom-weapon",
    "atom-vp",
    "atom-card",
    "atom-card-age2",
    "atom-card-offer",
    "atom-temp",
    "atom-good",
    "atom-random-good",
    "atom-warrior",
    "atom-route-income",
    "atom-build",
    "atom-build-free",
    "atom-wild",
    "atom-place",
    "atom-move",
    "atom-play-free",
    "atom-palace",
    "atom-palace-free",
    "atom-track",
    "atom-income",
    "atom-vp-scoring",
    "atom-vp-end",
    "effect-per",
)


def clip(line: Line, room: int = WIDTH) -> Line:
    """No line is wider than the page."""
    found: Line = []
    for span in line:
        if room <= 0:
            break
        found.append(span if len(span.text) <= room else Span(span.text[: room - 1] + "…", span.style))
        room -= len(span.text)
    return found


def stripped(line: Line) -> Line:
    """Without spaces at its end."""
    return [*line[:-1], Span(line[-1].text.rstrip(), line[-1].style)] if line else line


def fit(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def folded(text: str, indent: int, style: str = "") -> list[Line]:
    """A text in as many lines as it needs; all but the first stand two columns further in."""
    rows = wrap(text, WIDTH - indent - 2) or [""]
    if len(text) <= WIDTH - indent:
        rows = [text]
    return [[Span(" " * (indent + (2 if at else 0))), Span(row, style)] for at, row in enumerate(rows)]


def mark(seat: int, view: View) -> Span:
    """The number of a seat; Rhadamanthus has none."""
    return Span(str(seat + 1) if seat < view["seats"] else RIVAL_SIGN, f"mark{seat}")


def seat_name(seat: int, say: Say, width: int) -> str:
    return fit(say(seat_phrase(seat)), width)


def short(good: int, say: Say) -> str:
    """A Good by the first letters of its name."""
    return say(names.good(good))[:3]


def brief(phrase: Phrase) -> Phrase:
    """The same effect in fewer words."""
    args = {name: brief(arg) if isinstance(arg, Phrase) else arg for name, arg in phrase.args.items()}
    return Phrase(f"brief-{phrase.id}" if phrase.id in BRIEF else phrase.id, args)


def in_brief(content: Content, program: int, say: Say) -> str:
    return say(brief(names.program(content, program)))


def eyes(view: View) -> int:
    """The seat whose things are shown: the viewer's, or else of whoever is asked."""
    for seat in (view["you"], view["asked"]):
        if seat is not None:
            return seat
    return 0


def built(view: View, piece: Building, seat: int) -> int:
    """How many buildings of one kind a seat has on the island."""
    return sum(region[piece] == seat for region in view["regions"])


def goods_text(player: PlayerView, say: Say) -> str:
    """Goods, and after a plus Temporary Goods."""
    found = []
    for good in range(len(GOODS)):
        own, temps = player["goods"][good], player["temps"][good]
        if own or temps:
            found.append(f"{short(good, say)} {own}" + (f"+{temps}" if temps else ""))
    return "  ".join(found) or "-"


def standing(view: View, say: Say) -> Line:
    """One line of what a seat has to pay with, below every page that does not say it anyway."""
    seat = eyes(view)
    player = view["players"][seat]
    line = [
        mark(seat, view),
        Span(f" {say(seat_phrase(seat))}", f"seat{seat}"),
        Span(f"  {wealth(player)}  ", "strong"),
        Span(goods_text(player, say)),
    ]
    moment = Span("  " + say(Phrase("picture-round", {"n": view["round"]})), "dim")
    return [*line, moment] if width_of([*line, moment]) <= WIDTH else line


def wealth(player: PlayerView, digits: tuple[int, int, int] = (1, 1, 1)) -> str:
    """Points, Coins and Weaponry; with so many digits each they stand below each other."""
    figures = zip((player["vp"], player["coins"], player["weapons"]), digits, (POINTS, COINS, WEAPONS), strict=True)
    return " ".join(f"{figure:>{width}}{sign}" for figure, width, sign in figures)
