"""The messages of the live protocol as structs; their JSON schema is made from them (docs/protocol.md)."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

# For Python `$` also stands before a last line break; in the schema's own dialect what follows it here says nothing new.
Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$(?!\n)")]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Lang = Literal["en", "fr"]
ActionText = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Room = Literal["table", "gallery"]


class FromClient(Struct, tag_field="type", forbid_unknown_fields=True):
    """Whatever a client says."""


class WithId(FromClient):
    """Something to be answered, under an id of the client's own making."""

    id: Id


class WithVersion(WithId):
    """The same, made against a version of the table."""

    version: Version


class Hello(FromClient, tag="hello"):
    """The first message: what the client already has. Without a version it wants everything."""

    version: Version | None = None
    chat: Annotated[int, Meta(ge=0, le=2**53)] = 0
    lang: Lang = "en"
    words: bool = True


class Act(WithVersion, tag="act"):
    """An action made against a version, under an id of the client's own making."""

    action: ActionText


class Undo(WithVersion, tag="undo"):
    """Take back my latest action, if nothing was revealed since."""


class Ask(WithVersion, tag="ask"):
    """Ask the others to go back until only ``to`` actions remain."""

    to: Version


class Agree(WithVersion, tag="agree"):
    """Agree to what was asked."""


class Decline(WithVersion, tag="decline"):
    """Decline what was asked, or withdraw it."""


class Back(WithId, tag="back"):
    """I am back: the bot gets up from my seat."""


class Leave(WithId, tag="leave"):
    """I leave the table: as the rules say, or a bot plays on for me."""


class Say(WithId, tag="say"):
    """Something for the table's chat, or for the gallery of those who look on."""

    room: Room
    text: ChatText


class Look(FromClient, tag="look"):
    """Is my page out of sight? The others are told."""

    hidden: bool


class Why(WithId, tag="why"):
    """Why can none of these actions be done now? Without any: why can nothing be taken back?"""

    actions: Annotated[list[ActionText], Meta(max_length=4)] = []


class Hint(WithVersion, tag="hint"):
    """What would be good here? At the first stage only where to look, at the second the best choices."""

    stage: Literal[1, 2] = 1


class Count(FromClient, tag="count"):
    """Where do the points come from?"""


class Past(FromClient, tag="past"):
    """What could one go back to?"""


class Ping(FromClient, tag="ping"):
    """Are you there?"""


Move = Act | Undo | Ask | Agree | Decline | Back | Leave
ClientMessage = Hello | Move | Say | Look | Why | Hint | Count | Past | Ping


class FromServer(Struct, tag_field="type", omit_defaults=True):
    """Whatever the server says."""


class Choice(Struct, omit_defaults=True):
    """A legal action; ``text`` is its sentence, for clients that asked for words."""

    action: str
    text: str = ""


class Happening(Struct, omit_defaults=True):
    """An event as the viewer may know it: what happened to which seat, the rest by name.

    ``step`` is the number of actions that had been played then, the one that brought it about among them.
    """

    kind: str
    seat: int
    data: dict[str, Any] = {}
    text: str = ""
    step: int = 0


class Request(Struct):
    """An undo that was asked for: which seats have agreed to it, and for whose consent it still waits."""

    seat: int
    to: int
    agreed: list[int]
    waiting: list[int]


class Update(FromServer, tag="update"):
    """The table at ``version``. Either ``view`` is there, whole, or ``patch`` leads from the view at ``since`` to it.

    A patch is a list of [path, value]: go down the path of names and indices, and put the value there.
    ``played`` is the number of actions so far, ``own`` what it was before the viewer's latest one. ``hints`` are the decisions in
    which each seat took a hint; it is empty while nobody did.
    """

    version: int
    since: int | None = None
    view: dict[str, Any] | None = None
    patch: list[tuple[list[str | int], Any]] | None = None
    events: list[Happening] = []
    turn: int | None = None
    prompt: str = ""
    choices: list[Choice] = []
    undo: int = 0
    played: int = 0
    own: int | None = None
    request: Request | None = None
    away: list[int] = []
    gone: list[int] = []
    left: list[int] | None = None
    deadline: int | None = None
    scores: list[int] | None = None
    points: list[dict[str, int]] | None = None
    ranking: list[int] | None = None
    hints: list[int] = []


class SeatInfo(Struct, omit_defaults=True):
    """Who sits where; ``colour`` is the seat whose colour it wears, if not its own: a rematch keeps them."""

    kind: str
    name: str
    bot: str | None = None
    colour: int | None = None


class ClockInfo(Struct, omit_defaults=True, frozen=True, forbid_unknown_fields=True):
    """No clock, a live one (seconds), or days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    budget: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    days: Annotated[int, Meta(ge=0, le=60)] = 0


class TableInfo(FromServer, tag="table"):
    """A table and who sits there; sent first and whenever somebody sits down or gets up. ``hints``: may they be asked for?"""

    id: str
    game: str
    content: str
    options: dict[str, str | int | bool]
    status: str
    public: bool
    seats: list[SeatInfo]
    clock: ClockInfo
    you: int | None = None
    owner: bool = False
    parent: str | None = None
    next: str | None = None
    created: int = 0
    hints: bool = False


class Ack(FromServer, tag="ack"):
    """Done, and stored for good; ``version`` is the table's version after it."""

    id: str
    version: int


class Refusal(FromServer, tag="refused"):
    """Not done. ``code`` is for programs, ``text`` for people."""

    code: str
    text: str
    id: str | None = None


class Reason(FromServer, tag="reason"):
    """Why something cannot be done; empty if there is nothing to say but what is asked instead."""

    id: str
    text: str = ""


class Advised(Struct):
    """A choice that the coach recommends: how many games in one it wins, give or take ``sure``, and what it is good for."""

    action: str
    text: str
    chance: float
    sure: float
    said: str


class Advice(FromServer, tag="advice"):
    """A hint, for who asked alone: where to ``look`` and which actions that is; at the second stage the best choices too."""

    id: str
    version: int
    stage: int
    look: str
    group: list[str]
    choices: list[Advised] = []


class Tally(FromServer, tag="tally"):
    """Every point by its source, for each seat and then for the automaton if there is one.

    ``points`` is what it would be if the game ended now, ``scored`` what was scored already, in games that score on the way.
    """

    version: int
    points: list[dict[str, int]]
    scored: list[dict[str, int]] | None = None


class Place(Struct):
    """A place in the game to go back to: so many actions remain, and this would be taken back first."""

    to: int
    text: str


class Places(FromServer, tag="places"):
    """Where one may go back to, the latest first: one's own choices as they were offered, and what the others' did."""

    version: int
    places: list[Place]


class Line(FromServer, tag="chat"):
    """A line of chat."""

    number: int
    room: str
    name: str
    seat: int | None
    text: str
    at: int


class WaitingTable(Struct, omit_defaults=True):
    """A table where it is my turn, since a moment."""

    id: str
    game: str
    title: str
    names: list[str | None]
    since: int


class Waiting(FromServer, tag="waiting"):
    """On `/api/me/socket`: all tables that wait for me, sent first and whenever that changes."""

    tables: list[WaitingTable]


class Here(FromServer, tag="here"):
    """The seats whose person has the table open, and those of them whose page is out of sight."""

    seats: list[int] = []
    hidden: list[int] = []


class Pong(FromServer, tag="pong"):
    """I am here."""

    version: int


ServerMessage = Update | TableInfo | Here | Ack | Refusal | Reason | Advice | Tally | Places | Line | Pong | Waiting
