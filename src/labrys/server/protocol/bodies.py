"""The bodies of HTTP requests and responses, as structs."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from labrys.coach.report import Review
from labrys.server.protocol.messages import Choice, ClockInfo, Happening, Lang, SeatInfo

Name = Annotated[str, Meta(min_length=1, max_length=60)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
SeatKind = Literal["you", "open", "invited", "bot", "automaton"]


class Body(Struct, forbid_unknown_fields=True):
    """Whatever is sent to the house."""


class NewPerson(Body):
    """A guest with a name."""

    name: Name
    lang: Lang = "en"


class Enter(Body):
    """Come in as somebody known: by name and password, or by a personal link."""

    name: Name | None = None
    password: Annotated[str, Meta(max_length=200)] | None = None
    link: Token | None = None


class Change(Body):
    """Change what is known of me; an empty webhook means none."""

    name: Name | None = None
    lang: Lang | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class NewPassword(Body):
    """Sign in by this name and password from now on."""

    name: Name
    password: Password


class SeatWish(Body):
    """Who is to sit there: me, anybody, somebody with a link, a bot at a level, or (last, against one alone) an automaton."""

    kind: SeatKind
    level: Annotated[str, Meta(max_length=20)] | None = None


class NewTable(Body):
    """A table to be set up. ``hints``: may the coach be asked? If nothing is said, where exactly one person plays."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str | int | bool] = {}
    public: bool = False
    clock: ClockInfo = ClockInfo()
    hints: bool | None = None


class Fork(Body):
    """Go on from a step of a finished game, with other company."""

    step: Annotated[int, Meta(ge=0, le=1_000_000)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    public: bool = False
    hints: bool | None = None


class Sit(Body):
    """Sit down: at any open seat, at a certain one, or at the one that a link is for."""

    seat: SeatNumber | None = None
    link: Token | None = None


class SeatChange(Body):
    """The table's owner decides who may sit there."""

    kind: Literal["open", "invited", "bot"]
    level: Annotated[str, Meta(max_length=20)] | None = None


class Me(Struct):
    """Myself."""

    id: str
    name: str
    lang: str
    login: str | None
    webhook: str | None


class Link(Struct):
    """Something that only its holder knows."""

    url: str
    token: str


class Created(Struct):
    """A new table."""

    id: str
    url: str


class GameInfo(Struct):
    """A game that can be played here."""

    name: str
    title: str
    tagline: str
    seats: list[int]
    options: list[OptionInfo]
    content: str
    automaton: list[str]
    automaton_name: str


class OptionInfo(Struct):
    """An option: one of some choices, or a number between two bounds; what it does, and what each choice means, in words.

    ``values`` are the words of the choices in their order, or of the least number alone. ``seats`` are the seat counts
    that it is for, all if there are none.
    """

    name: str
    default: str | int | bool
    choices: list[str | int | bool]
    least: int
    most: int
    text: str
    values: list[str]
    seats: list[int]


class LevelInfo(Struct):
    """Who plays at a level, in words: ``text`` says how. A bot of a package has a name and a text only.

    Where a seat asks for a level, ``name`` or ``number`` will do.
    """

    name: str
    text: str
    number: int = 0
    title: str = ""
    who: str = ""
    character: str = ""


class Setting(Struct):
    """An option as people read it; ``choices`` pairs values with their words: all of them, or the least of a range."""

    name: str
    label: str
    choices: list[tuple[str | int | bool, str]]


class Sheet(Struct):
    """What never changes about a game. ``board`` is what its board is drawn from, as the game likes it; ``leaving`` is what
    the rules do with who leaves, empty where a bot plays on."""

    name: str
    title: str
    tagline: str
    content: str
    rules: str
    settings: list[Setting]
    sources: dict[str, str]
    board: dict[str, Any]
    leaving: str = ""


class House(Struct):
    """What the house offers. Who asks from the house's own computer learns how others reach it: ``near``, empty if not."""

    version: str
    games: list[GameInfo]
    levels: list[str]
    bots: list[LevelInfo]
    near: str = ""


class Result(Struct):
    """How a game ended, by seat: places, and scores unless it ended because the others left; who left, and its time;
    in how many decisions each seat took a hint."""

    places: list[int]
    scores: list[int | None]
    gone: list[int]
    began: int
    ended: int
    hints: list[int] = []


class Brief(Struct):
    """A table in a list; ``result`` is there when the game is over and it is known how it ended."""

    id: str
    game: str
    status: str
    seats: list[str | None]
    created: int
    turn: int | None = None
    you: int | None = None
    your_turn: bool = False
    chairs: list[SeatInfo] = []
    result: Result | None = None


class Briefs(Struct):
    """A list of tables, the latest first."""

    tables: list[Brief]


class GameStatistics(Struct):
    """My games of one kind: a game, so many seats, against such company. ``latest`` are score and victory, the last ones last."""

    game: str
    seats: int
    level: str
    played: int
    won: int
    best: int | None
    average: float | None
    latest: list[tuple[int | None, bool]] = []


class Games(Struct):
    """Some of my finished games, the latest first, of ``total`` that were asked for; and my record, of all."""

    tables: list[Brief]
    total: int
    record: list[GameStatistics]


class StepInfo(Struct):
    """A step of a finished game: who did what, what happened, and how the table looked then; if it was asked for, what
    could be chosen there by whose turn it was."""

    step: int
    view: dict[str, Any]
    seat: int | None
    action: str
    text: str
    events: list[Happening]
    prompt: str
    choices: list[Choice] = []


class Steps(Struct):
    """Some steps of a finished game that has ``total`` actions; scores and ranking with the last of them."""

    total: int
    first: int
    steps: list[StepInfo]
    names: list[str]
    scores: list[int] | None = None
    ranking: list[int] | None = None
    points: list[dict[str, int]] | None = None


class ReviewState(Struct):
    """How far the review of a finished game is: ``place`` in the queue from 1, ``progress`` from 0 to 1, ``text`` why it failed.

    ``names`` are those of the seats in each language, as the sentences of the review say them.
    """

    state: Literal["none", "waiting", "working", "done", "failed"]
    place: int | None = None
    progress: float = 0.0
    text: str = ""
    names: dict[str, list[str]] = {}
    review: Review | None = None


class Done(Struct):
    """It is done."""

    ok: bool = True


class Fault(Struct):
    """It is not done. ``code`` is for programs, ``text`` for people."""

    code: str
    text: str
