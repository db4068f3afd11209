"""What a link to a finished game shows in a chat: a title, a sentence, and a picture of the board at its moment."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from html import escape
from importlib.util import find_spec
from typing import NamedTuple
from urllib.parse import urlencode

from labrys.boards import draw
from labrys.boards.svg import SvgCanvas
from labrys.engine import LabrysError, Phrase, Record, State
from labrys.house import game
from labrys.server.live.registry import Tables
from labrys.server.lobby.archive import Archive
from labrys.server.lobby.reviews import Reviews
from labrys.server.protocol.errors import Refused, unknown
from labrys.words import HOUSE

PAINTS = find_spec("PIL") is not None  # Pillow: without it pictures are SVG alone, which not every chat shows
PICTURE_TYPES = {"svg": "image/svg+xml", "png": "image/png"}


class SharedMoment(NamedTuple):
    """A moment of a game, through whose eyes: a seat's, or a spectator's."""

    step: int | None = None  # how many actions had been played; None is the end
    seat: int | None = None


class Shares:
    """Makes pictures of finished games, and what their links show."""

    def __init__(self, tables: Tables, archive: Archive, reviews: Reviews, address: str) -> None:
        self.tables = tables
        self.archive = archive
        self.reviews = reviews
        self.address = address

    async def picture(self, table: str, sight: SharedMoment, lang: str, kind: str) -> bytes:
        """The board at a moment, as a file."""
        if kind == "png" and not PAINTS:
            raise unknown("picture")
        names = (await self.tables.get(table)).roster.names(lang)
        async with self.archive.replaying:
            record = await self.archive.replayable(table)
            return await asyncio.to_thread(picture, record, names, sight, lang, kind)

    async def tags(self, table: str, screen: str, sight: SharedMoment, moment: int | None, lang: str) -> str:
        """Open Graph tags for a page of a finished game; none where there is nothing to show."""
        with suppress(LabrysError):
            live = await self.tables.get(table)
            row = live.roster.row
            if row.status == "over" and live.play is not None:
                if screen == "review" and moment is not None:
                    sight = await self.at_moment(table, moment, lang)
                return self.written(table, screen, sight, live.play.state, live.roster.names(lang), lang)
        return ""

    async def at_moment(self, table: str, moment: int, lang: str) -> SharedMoment:
        """The position before the decision that a moment of a review is about."""
        found = await self.reviews.state(table, lang)
        if found.review is None or not 0 < moment <= len(found.review.moments):
            return SharedMoment()
        return SharedMoment(found.review.moments[moment - 1].step, found.review.moments[moment - 1].seat)

    def written(self, table: str, screen: str, sight: SharedMoment, last: State, names: list[str], lang: str) -> str:
        title = HOUSE.say(Phrase(f"share-{screen}", {"game": last.game.voice.say(Phrase("title"), lang)}), lang)
        told = ", ".join(captions(last, names))
        if sight.step is not None:
            told = HOUSE.say(Phrase("share-step", {"steps": sight.step, "scores": told}), lang)
        asked = {name: value for name, value in sight._asdict().items() if value is not None}
        kind = "png" if PAINTS else "svg"
        image = f"{self.address}/api/tables/{table}/picture.{kind}?{urlencode({**asked, 'lang': lang})}"
        meta = {
            "og:type": "website",
            "og:site_name": "Labrys",
            "og:title": title,
            "og:description": told,
            "og:image": image,
            "og:image:type": PICTURE_TYPES[kind],
            "og:image:width": "720",
            "og:image:height": "600",
            "og:image:alt": f"{title}. {told}",
        }
        return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in meta.items())


def picture(record: Record, names: list[str], sight: SharedMoment, lang: str, kind: str) -> bytes:
    """Play a record to a moment and draw it."""
    title = game(record.game)
    state = record.start(title)
    step = len(record.actions) if sight.step is None else sight.step
    if step > len(record.actions):
        raise Refused("bad", f"this game has {len(record.actions)} steps: ask for one of them.")
    if sight.seat is not None and sight.seat >= record.seats:
        raise Refused("bad", f"this game has {record.seats} seats: ask for one of them, or none.")
    for text in record.actions[:step]:
        state.act(title.codec.parse(text))
    view = state.view(sight.seat)
    below = captions(state, names)

    def say(phrase: Phrase) -> str:
        return title.voice.say(phrase, lang, names)

    text = "\n".join("".join(span.text for span in line) for line in title.pictures(view, say)[0].lines)
    if kind == "svg":
        canvas = SvgCanvas(below)
        draw(canvas, title, view, text, lang)
        return canvas.svg(f"{say(Phrase('title'))}: {', '.join(below)}").encode()
    from labrys.boards.painting import Painting  # needs Pillow

    painting = Painting(below)
    draw(painting, title, view, text, lang)
    return painting.png()


def captions(state: State, names: list[str]) -> list[str]:
    """What each seat is called, and its points."""
    return [f"{name}: {score}" for name, score in zip(names, state.scores(), strict=False)]
