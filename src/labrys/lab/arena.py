"""The arena: bots play each other, over and over, on as many cores as you like.

A match plays seed after seed. With rotation, each seed is played once in every seating: the bots move one seat on and
meet the same luck again. Where more bots are named than there are seats, each seed seats the next choice of them, so
that all meet all equally often. Everything a game needs comes from the match, the seed's number and the rotation, so the
result is the same in whatever process it is played; results come back in order.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection
from pathlib import Path

from labrys import bots
from labrys.engine import LabrysError, Perspective, Record, Rng, State
from labrys.engine.option import Setting
from labrys.house import game
from labrys.lab.count import Count, EventCounts
from labrys.lab.watch import Notes, Watch


@dataclass(frozen=True)
class Match:
    """Who plays what."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Setting], ...] = ()
    seed: str = "0"
    rotate: bool = True
    records: Path | None = None
    counts: tuple[Count, ...] = ()
    table: int | None = None  # seats, if fewer than bots
    content: Path | None = None  # another content file than the game's own
    watch: bool = False  # look on, as a report needs it
    replay: int = 0  # the same seeds with other luck: see `start`

    @property
    def seats(self) -> int:
        return len(self.bots) if self.table is None else self.table

    @property
    def aimless(self) -> bool:
        """Do all play at random? They draw from one generator, in turn: so their game is what `State.playout` plays, quickly."""
        return set(self.bots) == {"random"}

    @property
    def rotations(self) -> int:
        """How many games are played of each seed."""
        return self.seats if self.rotate else 1

    def seating(self, rotation: int, index: int = 0) -> list[int]:
        """By seat, which of the bots plays it."""
        seats = self.seats
        choices = list(combinations(range(len(self.bots)), seats))
        chosen = choices[index % len(choices)]
        return [chosen[(seat + rotation) % seats] for seat in range(seats)]

    def start(self, index: int) -> State:
        """The first position of a seed.

        A replay begins as the game of that seed did, but from there on has other luck: 1 that of the bots only, 2 also
        what is drawn and rolled while the game is played, 3 also all that nobody could see at the start.
        """
        state = game(self.game, self.content).begin(self.seats, f"{self.seed}/{index}", dict(self.options))
        if self.replay < 2:
            return state
        luck = Rng(f"{self.seed}/{index}/replay {self.replay}")
        if self.replay == 3:
            return state.imagine(None, luck)
        state.chance = luck.fork()
        state.past = None  # no record can be made of it
        return state

    def check(self) -> None:
        """Refuse what cannot be played now, not in the middle of the games."""
        title = self.start(0).game
        for spec in self.bots:
            bots.check(spec, title)


@dataclass(frozen=True)
class Played:
    """The result of one game; lists are by seat."""

    index: int
    rotation: int
    seed: str
    seating: list[int]
    ranks: list[int]
    scores: list[int]
    decisions: int
    rounds: int | None
    ending: str
    rival: int | None = None  # the score of an automaton
    tallies: list[EventCounts] = field(default_factory=list)  # one for each count of the match
    points: list[dict[str, int]] = field(default_factory=list)  # by source
    notes: Notes | None = None  # what was seen, if somebody looked on

    @property
    def shares(self) -> list[float]:
        """Each seat's part of the victory: 1 for a sole winner, a half each for two."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]


def play(match: Match, index: int, rotation: int) -> Played:
    """One game from its first to its last decision."""
    state = match.start(index)
    seed = f"{match.seed}/{index}"
    luck = f"{seed}/{rotation}" if match.replay == 0 else f"{seed}/{rotation}/replay {match.replay}"
    seating = match.seating(rotation, index)
    if match.counts or match.watch:
        state.events = []
    watch = Watch(state, index) if match.watch else None
    if match.aimless and watch is None and match.records is None:
        state.playout(Rng(luck))
    else:
        play_out(match, state, seating, luck, watch)
    rounds = state.view(None).get("round") if has_rounds(match.game, match.seats) else None
    if match.records is not None:
        name = f"{match.game}-{index:06}-{rotation}.json"
        keep_record(match.records / name, Record.of(state))
    return Played(
        index=index,
        rotation=rotation,
        seed=seed,
        seating=seating,
        ranks=state.ranking(),
        scores=state.scores(),
        decisions=state.steps,
        rounds=rounds if isinstance(rounds, int) else None,
        ending=state.ending,
        rival=None if (rival := state.rival()) is None else sum(rival.values()),
        tallies=[count.tally([*state.opening, *(state.events or [])], state.seats) for count in match.counts],
        points=state.breakdown(),
        notes=None
        if watch is None
        else watch.done(state, [*state.opening, *(state.events or [])], state.game.things(state.seats, state.options)),
    )


def keep_record(path: Path, record: Record) -> None:
    """Write it whole, or leave nothing."""
    try:
        path.write_text(record.text(), encoding="utf-8")
    except OSError:
        path.unlink(missing_ok=True)
        raise


def play_out(match: Match, state: State, seating: list[int], luck: str, watch: Watch | None) -> None:
    """Decision by decision, each by the bot that is asked."""
    if match.aimless:
        players = [bots.make("random", Rng(luck))] * len(seating)
    else:
        players = [bots.make(match.bots[number], Rng(f"{luck}/{seat}")) for seat, number in enumerate(seating)]
    while (seat := state.seat) is not None:
        if watch is not None:
            watch.before(state, seat, state.actions())
        state.act(players[seat].choose(Perspective(state)))


@cache
def has_rounds(name: str, seats: int) -> bool:
    """Does a game count its rounds for all to see? A view takes long beside a quick game."""
    return "round" in game(name).new(seats, "rounds").view(None)


def play_seeds(match: Match, indices: range) -> list[Played]:
    """Every rotation of some seeds, in order."""
    return [play(match, index, rotation) for index in indices for rotation in range(match.rotations)]


def play_all(match: Match, seeds: int, jobs: int = 1) -> Iterator[Played]:
    """Every game of the match, in order, whatever the number of processes."""
    if jobs == 1:
        for index in range(seeds):
            yield from play_seeds(match, range(index, index + 1))
        return
    size = max(1, min(32, seeds // (jobs * 16)))
    chunks = [range(start, min(start + size, seeds)) for start in range(0, seeds, size)]
    workers: list[Worker] = []
    try:
        with interrupts_held():  # or a worker that is being started would be left over
            workers.extend(Worker(match, chunks[number::jobs]) for number in range(min(jobs, len(chunks))))
        for number in range(len(chunks)):
            yield from workers[number % jobs].next()
    finally:  # at the end, on Ctrl-C, and when the caller stops iterating
        for worker in workers:
            worker.process.terminate()
            worker.process.join()
            worker.results.close()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Delay Ctrl-C until a block is done."""
    signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


class Worker:
    """A process that plays its share of the seeds in order."""

    def __init__(self, match: Match, chunks: list[range]) -> None:
        self.results, sender = Pipe(duplex=False)
        self.process = Process(target=work, args=(match, chunks, sender, self.results), daemon=True)
        self.process.start()
        sender.close()  # so that results end when the process does

    def next(self) -> list[Played]:
        """The games of its next chunk."""
        try:
            found: list[Played] | Exception = self.results.recv()
        except EOFError:
            raise LabrysError("a worker process was ended from outside: try again with fewer jobs.") from None
        if isinstance(found, Exception):
            raise found
        return found


def work(match: Match, chunks: list[range], sender: Connection, results: Connection) -> None:
    """What a worker does. Ctrl-C ends it without a traceback: the parent reports it."""
    results.close()  # the parent's end: once the parent is gone, sending fails and the worker ends too
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    for chunk in chunks:
        try:
            found: list[Played] | Exception = play_seeds(match, chunk)
        except Exception as error:  # whatever was raised, the parent reports it
            found = error
        try:
            sender.send(found)
        except BrokenPipeError:
            return
        if isinstance(found, Exception):
            return
