"""Decisions: a rule says who may choose what, and right beside it what each choice does.

The flow of a game is a stack of *frames*: which point of the rules, which seat it is about, and an argument. A decision
on top of the stack is put to its seat; a `Frame` that is no decision runs by itself. How a frame is packed into a number
is known here and in `State`, and nowhere else.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, ClassVar, Final, Generic, TypeVar

from labrys.engine.chance import Rng
from labrys.engine.menu import Menu
from labrys.engine.native import i64, mypyc_attr, vec

KIND_BITS: Final = 8
SEAT_BITS: Final = 4
KIND_MASK: Final = (1 << KIND_BITS) - 1
SEAT_MASK: Final = (1 << SEAT_BITS) - 1
ARG_SHIFT: Final = KIND_BITS + SEAT_BITS
MOST_KINDS: Final = 62  # those that ask are the bits of one machine word

S = TypeVar("S")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One named point in a game's flow, which runs by itself. ``S`` is the game's state class.

    ``kind`` is its number in this game: what the rules push.
    """

    kind: ClassVar[int] = -1
    name: ClassVar[str] = ""

    def run(self, state: S) -> None:
        """What happens here. Pops or replaces this frame, or pushes what comes first."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[S]):
    """A point at which a seat is asked. It says which answers are legal in `choices`, or lists them in `offer`."""

    def choices(self, state: S) -> tuple[int, ...]:
        """The legal actions, without repetition, in one fixed order; never empty."""
        menu = Menu()
        self.offer(state, menu)
        return menu.actions()

    def offer(self, state: S, menu: Menu) -> None:
        """Put the same on a menu, which makes no object of them: for rules in which much may be chosen."""
        for action in self.choices(state):
            menu.add(action)

    def pick(self, state: S, rng: Rng) -> i64:
        """A legal action at random: the one that the list would give, but a decision may know it without the list."""
        legal = self.choices(state)
        lot: i64 = rng.below(len(legal))
        return legal[lot]

    def choose(self, state: S, action: i64) -> None:
        """What the action does. Pops or replaces this frame when the decision is over."""
        raise NotImplementedError


class Flow:
    """The frames of a game by their kind."""

    def __init__(self, *frames: Frame[Any]) -> None:
        by_kind = {frame.kind: frame for frame in frames}
        if len(by_kind) < len(frames) or sorted(by_kind) != list(range(len(frames))) or len(frames) > MOST_KINDS:
            said = sorted((frame.kind, frame.name) for frame in frames)
            raise ValueError(f"number the frames of a game from 0 on, each once, {MOST_KINDS} at most: {said}")
        nothing: Decision[Any] = Decision()
        ordered = [by_kind[kind] for kind in range(len(frames))]
        self.names: list[str] = [frame.name for frame in ordered]
        self.questions: list[str] = [frame.name for frame in ordered if isinstance(frame, Decision)]
        self.frames: vec[Frame[Any]] = vec[Frame[Any]](ordered)
        self.decisions: vec[Decision[Any]] = vec[Decision[Any]](
            [frame if isinstance(frame, Decision) else nothing for frame in ordered]
        )
        asking: i64 = 0
        bit: i64 = 1  # doubled, not shifted: compiled, a shifted 1 has only 32 bits
        for frame in ordered:
            if isinstance(frame, Decision):
                asking |= bit
            bit *= 2
        self.asking: i64 = asking  # the kinds that ask, as bits


def flow_of(*chapters: ModuleType) -> Flow:
    """The flow of all frames that stand in these chapters of the rules."""
    found: dict[str, Frame[Any]] = {}
    for chapter in chapters:
        for value in vars(chapter).values():
            if isinstance(value, type) and issubclass(value, Frame) and value.kind >= 0:
                found[value.__qualname__] = value()
    return Flow(*found.values())


class Part:
    """A named part of a frame's argument: a number below ``size``, above the parts that were named before it.

    ``POINTS = Part(8)`` and ``FREE = Part(2, POINTS)`` share one argument: ``POINTS.of(arg)`` reads a part,
    ``FREE.put(arg, 1)`` gives the argument with that part changed.
    """

    def __init__(self, size: int, after: Part | None = None) -> None:
        self.size: i64 = size
        self.unit: i64 = after.unit * after.size if after is not None else 1

    def of(self, arg: i64) -> i64:
        return arg // self.unit % self.size

    def put(self, arg: i64, value: i64) -> i64:
        return arg + (value - arg // self.unit % self.size) * self.unit
