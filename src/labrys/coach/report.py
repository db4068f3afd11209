"""What the coach says: of one decision, as a hint, of a whole game. Plain frozen data, to be kept and sent as JSON.

Chances lie between 0 and 1. Actions are texts of the game's codec (``move 3``); what people read stands in every language of
the house.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from labrys.engine.option import Setting

Said = dict[str, str]  # the same in each language: {"en": ..., "fr": ...}
Names = dict[str, list[str]]  # what the seats are called, in each language
Kind = Literal["deal", "decision", "chance", "reveal"]
Grade = Literal["inaccuracy", "mistake", "blunder"]

GRADES: tuple[tuple[Grade, float], ...] = (("blunder", 0.15), ("mistake", 0.10), ("inaccuracy", 0.05))
ACCEPTED = 0.04  # of chance: an answer that is so near the best is as good as it
MOST_MOMENTS = 10


class Deed(msgspec.Struct, frozen=True):
    """One action of a likely continuation."""

    seat: int
    action: str
    label: Said  # what people call it, in the position in which it was imagined


class Choice(msgspec.Struct, frozen=True):
    """One of the actions that a seat may take, as it can know it."""

    action: str
    label: Said
    chance: float  # that the seat wins if it takes it
    sure: float  # half the width of the chance's 95 % interval: what chance alone explains
    points: dict[str, float]  # expected final points by source, less those of the best other choice
    line: list[Deed]  # how it is likely to go on, this action not among it; may be empty
    said: Said  # a sentence: what it is good for
    tried: int  # in how many imagined worlds


class Judgement(msgspec.Struct, frozen=True):
    """What a seat should think of its decision."""

    game: str
    seat: int
    chance: float  # of the seat, with the best choice
    choices: list[Choice]  # the best first
    group: list[str]  # the actions of the same kind as the best one
    look: Said  # names that kind and nothing else: a first hint
    judge: str
    budget: int

    def choice(self, action: str) -> Choice:
        """What was thought of an action."""
        return next(choice for choice in self.choices if choice.action == action)

    @property
    def accepted(self) -> list[str]:
        """The actions that are as good as the best."""
        return [choice.action for choice in self.choices if self.chance - choice.chance <= ACCEPTED]


class Hint(msgspec.Struct, frozen=True):
    """What a person is told who asks for a hint, a little at a time."""

    seat: int
    look: Said  # first: where to look ("Look at the cards."), which lights up…
    group: list[str]  # … these actions
    choices: list[Choice]  # then: the two or three best, the best first
    judge: str
    budget: int


class Step(msgspec.Struct, frozen=True):
    """A point of the curve: how all stood after so many actions. The first is after the set-up, before any action."""

    kind: Kind  # "decision": nothing but a choice; "chance": something was rolled or drawn; "reveal": a secret opened
    seat: int | None  # who acted; None after the set-up
    action: str
    chances: list[float]  # by seat, with all cards open
    luck: list[float]  # by seat: how much chance changed its chance to win against its mean; 0 where nothing was drawn
    loss: float | None  # what the action gave away, as its seat could know it; None where there was no choice
    sure: float | None  # half the width of the loss's 95 % interval
    label: Said  # what people call the action; empty after the set-up


class Moment(msgspec.Struct, frozen=True):
    """A decision worth a second look: first the position, then what was best."""

    step: int  # the number of actions before it: the position is that of ``curve[step]``
    seat: int
    grade: Grade
    loss: float
    sure: float  # half the width of the loss's 95 % interval
    prompt: Said  # what was asked
    played: Choice
    best: list[Choice]  # the three best at most, the best first
    accepted: list[str]  # the actions that a try is right with: within ACCEPTED of the best
    chances: dict[str, float]  # of every action that could be chosen
    true_note: Said | None  # what nobody could know then: to be shown apart, and marked so


class Player(msgspec.Struct, frozen=True):
    """A seat in the review."""

    seat: int
    accuracy: float | None  # 0 to 100; None if it never had a choice
    decisions: int  # that were not forced
    lost: float  # chance given away in all of them together
    grades: dict[str, int]  # how many inaccuracies, mistakes and blunders; moments show the worst of them
    luck: float  # chance that dice and draws brought in all, the set-up included
    result: float | None  # part of the victory: 1, a half for two, 0; None while the game goes on
    adjusted: float | None  # the result less the luck
    score: int
    points: dict[str, int]
    rank: int | None


class Review(msgspec.Struct, frozen=True):
    """A game in review."""

    game: str
    content: str
    seats: int
    options: dict[str, Setting]
    digest: str  # of the last position of the record
    finished: bool
    judge: str  # name and version; another version may think otherwise
    budget: int
    curve: list[Step]  # one more than there are actions
    players: list[Player]
    moments: list[Moment]  # as they came, MOST_MOMENTS at most
    rival: dict[str, int] | None = None  # points of an automaton
    hints: list[int] = []  # decisions in which each seat took a hint; empty if nobody did


def grade_of(loss: float) -> Grade | None:
    """What a loss is called; None where it is none to speak of."""
    return next((grade for grade, least in GRADES if loss >= least), None)


def as_json(report: Judgement | Hint | Review) -> bytes:
    """A report as JSON."""
    return msgspec.json.encode(report)


def review_of(text: bytes | str) -> Review:
    """A review from what `as_json` wrote."""
    return msgspec.json.decode(text, type=Review)


def view_of(report: Judgement | Hint | Review) -> Any:
    """A report as plain dicts and lists."""
    return msgspec.to_builtins(report)
