"""Parses who plays which seat: people at this keyboard, and bots."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from rich.cells import cell_len

from labrys import bots
from labrys.bots import levels, outside
from labrys.cli.terminal.menu import brief, whole_number
from labrys.engine import BadSetting, Game, Phrase
from labrys.engine.errors import either, shown
from labrys.engine.phrase import seat_phrase
from labrys.server.people.names import told_apart
from labrys.words import HOUSE, refusal

YOU = ("you", "me")
LONGEST_NAME = 10  # so that the longest choice fits 80 columns
STRONGEST_FIRST = ("mcts", "greedy", "random")


@dataclass(frozen=True)
class SeatSpec:
    """One seat as it is written: ``you``, ``you:Anna``, ``rhyta``, ``mcts``, ``mcts:500``."""

    text: str

    @property
    def kind(self) -> str:
        return self.text.partition("+")[0].partition(":")[0]

    @property
    def person(self) -> bool:
        return self.kind in YOU

    @property
    def level(self) -> bool:
        """True if it is a bot by its level, as at the tables of a house."""
        return self.text in levels.names() or self.text in levels.FORMER

    @property
    def name(self) -> str:
        """What was chosen as a name; empty for nobody in particular."""
        return self.text.partition(":")[2].strip() if self.person else self.kind


def parse(text: str, game: Game) -> tuple[SeatSpec, ...]:
    """``you,3,rhyta,mcts``, or a number of seats alone: you and bots."""
    if text.strip().isdecimal():
        count = whole_number(text.strip())
        if count not in game.seats:
            raise wrong_count(game, brief(text.strip()))
        return usual(game, count)
    return check([seated(part.strip()) for part in text.split(",")], game)


def seated(text: str) -> str:
    """What stands in a seat: a level by its name, however it was asked for."""
    found = levels.known(text)
    return found.name if found else text


def check(texts: list[str], game: Game) -> tuple[SeatSpec, ...]:
    """Chairs that this game can be played on, or a sentence about the first that is wrong."""
    chairs = tuple(SeatSpec(text) for text in texts)
    for chair in chairs:
        if not chair.person:
            check_bot(chair, game)
        elif not chair.name.isprintable() or cell_len(chair.name) > LONGEST_NAME:
            raise refusal(BadSetting, "name", name=shown(brief(chair.name)), most=LONGEST_NAME)
    if len(chairs) not in game.seats:
        raise wrong_count(game, str(len(chairs)))
    return chairs


def wrong_count(game: Game, count: str) -> BadSetting:
    closed = game.closed_to(int(count)) if count.isdecimal() and len(count) < 3 else None
    if closed is not None:
        return closed
    counts = either([str(count) for count in game.seats])
    example = ",".join(chair.text for chair in usual(game))
    return refusal(BadSetting, "seat-count", game=game.name, counts=counts, count=count, example=example)


def check_bot(chair: SeatSpec, game: Game) -> None:
    if chair.level:
        return
    if chair.kind not in bots.makers() and not outside.known(chair.text):
        raise nobody(chair.text, [*YOU[:1], *levels.names(), *bots.names()])
    bots.check(chair.text, game)


def nobody(text: str, known: list[str]) -> BadSetting:
    """The error for a name that cannot take a seat, with a near one if there is one."""
    said = shown(brief(text))
    if text.isdecimal():
        return refusal(BadSetting, "level", name=said, names=levels.numbered())
    for near in get_close_matches(text.lower(), known, 1):
        return refusal(BadSetting, "nobody-near", name=said, near=near, names=either(known))
    return refusal(BadSetting, "nobody", name=said, names=either(known))


def usual(game: Game, count: int | None = None) -> tuple[SeatSpec, ...]:
    """The default seats: you, then the strongest bots; three in all if the game allows it."""
    if count is None:
        count = 3 if 3 in game.seats else game.seats[0]
    best = next(name for name in STRONGEST_FIRST if name in bots.makers())
    if count not in game.seats:
        raise wrong_count(game, str(count))
    return (SeatSpec("you"), *[SeatSpec(best)] * (count - 1))


def watched(game: Game) -> tuple[SeatSpec, ...]:
    """The default seats with a bot in your place."""
    chairs = usual(game)
    return (*chairs[1:], chairs[-1]) if len(chairs) > 1 else (SeatSpec(STRONGEST_FIRST[-1]),)


def names(chairs: tuple[SeatSpec, ...], game: Game, lang: str) -> list[str]:
    """What everybody is called, within the length of a name; a level by its word in the reader's language."""
    found = [
        HOUSE.say(Phrase(f"level-name-{chair.text}"), lang)
        if chair.level
        else chair.name or game.voice.say(seat_phrase(seat), lang)
        for seat, chair in enumerate(chairs)
    ]
    return told_apart(found, LONGEST_NAME)


def title(game: Game, lang: str) -> str:
    return game.voice.say(Phrase("title"), lang)
