"""Watching a game for a report: who leads when, what is asked, what becomes of cards and the like.

Nothing is looked at that would change the game. What one game tells is a `Notes`, made of numbers, texts and lists only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from labrys.engine import State
from labrys.engine.declarations import Thing
from labrys.engine.event import Event

LOOKS_IN_A_GAME = 20  # a game is looked at when it begins and at the end of each twentieth of its turns
ONE_DECISION_OF = 8  # of so many real decisions one is looked at more closely: what is at stake
WIDEST = 40  # answers beyond this are not compared
AHEAD = 20  # thousandths of a chance to win by which one must be ahead to take the lead: less is no lead

Pairs = list[list[int]]  # numbers of things and how often


@dataclass
class Notes:
    """What was seen of one game."""

    order: list[int]  # the seats in the order in which they were first asked
    turns: int = 0  # how often the question went from one seat to another
    real: int = 0  # decisions with more than one answer
    points: list[list[int]] = field(default_factory=list)  # by twentieth of the turns and seat
    chances: list[list[int]] = field(default_factory=list)  # the same as bots judge the seats, in thousandths
    leads: int = 0  # how often the seat with the best chance, as bots judge, became another one
    settled: int = 0  # after how many turns the lead changed hands no more
    asked: dict[str, list[int]] = field(default_factory=dict)
    # by kind of decision: times, times with one answer only, answers in all, times looked at, what was at stake (1/1000)
    things: dict[str, dict[str, list[Pairs]]] = field(default_factory=dict)  # by kind, stage, and seat unless just seen


class Watch:
    """Looks on while a game is played."""

    def __init__(self, state: State, index: int) -> None:
        self.notes = Notes(order=[])
        self.index = index
        self.last: int | None = None
        self.leader = -1
        self.points: list[list[int]] = []
        self.chances: list[list[int]] = []

    def before(self, state: State, seat: int, bot_options: tuple[int, ...]) -> None:
        """A seat is asked."""
        notes = self.notes
        if seat != self.last:
            self.last = seat
            if seat not in notes.order:
                notes.order.append(seat)
            self.mark(state)
        kind = notes.asked.setdefault(state.decision, [0, 0, 0, 0, 0])
        options = len(bot_options)
        kind[0] += 1
        kind[2] += options
        if options == 1:
            kind[1] += 1
            return
        notes.real += 1
        if (notes.real + self.index) % ONE_DECISION_OF == 0 and options <= WIDEST:
            kind[3] += 1
            kind[4] += stake(state, seat, bot_options)

    def mark(self, state: State) -> None:
        """A turn begins, or the game is over."""
        chances = [round(1000 * chance) for chance in state.prospects()]
        self.points.append(state.scores())
        self.chances.append(chances)
        best = max(chances)
        second = max((chance for seat, chance in enumerate(chances) if seat != chances.index(best)), default=0)
        if best - second >= AHEAD and chances.index(best) != self.leader:
            if self.leader >= 0:
                self.notes.leads += 1
            self.leader = chances.index(best)
            self.notes.settled = len(self.points) - 1

    def done(self, state: State, events: Iterable[Event], things: tuple[Thing, ...]) -> Notes:
        """The game is over."""
        self.mark(state)
        notes = self.notes
        notes.turns = len(self.points) - 1
        at = [round(step * notes.turns / LOOKS_IN_A_GAME) for step in range(LOOKS_IN_A_GAME + 1)]
        notes.points = [self.points[number] for number in at]
        notes.chances = [self.chances[number] for number in at]
        notes.things = tally(list(events), state.seats, things)
        return notes


def stake(state: State, seat: int, options: tuple[int, ...]) -> int:
    """How much better the best answer is than the average one, as bots judge what follows at once: thousandths."""
    found = []
    for action in options:
        after = state.copy()
        after.act(action)
        found.append(after.prospects()[seat])
    return round(1000 * (max(found) - sum(found) / len(found)))


def tally(events: list[Event], seats: int, things: tuple[Thing, ...]) -> dict[str, dict[str, list[Pairs]]]:
    """What became of each thing."""
    wanted: dict[str, list[tuple[str, str, str]]] = {}  # by kind of event: thing, stage, argument
    counts: dict[str, dict[str, list[dict[int, int]]]] = {}
    for thing in things:
        counts[thing.name] = {}
        for stage, sources in thing.sources.items():
            counts[thing.name][stage] = [{} for _ in range(1 if stage == "seen" else seats)]
            for source in sources:
                kind, _, argument = source.partition(":")
                wanted.setdefault(kind, []).append((thing.name, stage, argument))
    for event in events:
        for name, stage, argument in wanted.get(event.kind, ()):
            value = event.public.get(argument, event.private.get(argument))
            at = 0 if stage == "seen" else event.seat
            if value is None or at >= seats:  # an automaton's are not counted
                continue
            here = counts[name][stage][at]
            for number in value if isinstance(value, list) else [value]:
                here[int(number)] = here.get(int(number), 0) + 1
    return {
        name: {
            stage: [sorted([number, times] for number, times in seat.items()) for seat in found]
            for stage, found in stages.items()
        }
        for name, stages in counts.items()
    }
