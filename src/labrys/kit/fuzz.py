"""Fuzzing: random games by the thousand with checks at each step; a game that breaks one is kept as a record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from labrys.engine import Record, Rng, State
from labrys.engine.option import Setting
from labrys.house import game as game_of_the_house
from labrys.kit.case import BOUND, Case, pick
from labrys.kit.forms import check_fields
from labrys.kit.play import check_census, check_step
from labrys.kit.secrecy import check_view
from labrys.kit.twins import compare, eyes
from labrys.words import LANGUAGES

CLOSE_LOOK = 400  # about one position in so many is looked at closely, which costs as much as many steps
INTERRUPTS = 2_000  # about one choice in so many is an action out of turn
BATCH = 50  # games to a task

Setup = tuple[int, dict[str, Setting]]  # a case without its game, which is not sent between processes


@dataclass(frozen=True)
class Failure:
    """A game that broke: its record up to the last position that could be reached, and what went wrong there."""

    number: int
    record: Record
    error: str


@dataclass
class FuzzTotals:
    """The result of a run of games."""

    games: int = 0
    decisions: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    failures: list[Failure] = field(default_factory=list)

    def add(self, other: FuzzTotals) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.endings.update(other.endings)
        self.failures.extend(other.failures)


def look_closely(case: Case, state: State, rng: Rng) -> None:
    """The costly checks, for one position: text, secrecy, words."""
    check_fields(case, state)
    again = case.game.position(state.text())
    assert again.text() == state.text(), "the position does not read back from its text"
    assert again.actions() == state.actions(), "the position read from its text offers other actions"
    check_view(state, rng.below(state.seats), rng)
    check_view(state, None, rng)
    viewers = eyes(state)
    compare(case, state, viewers[rng.below(len(viewers))], rng)
    lang = LANGUAGES[rng.below(len(LANGUAGES))]
    state.prompt(lang)
    state.describe(pick(state, rng), lang)


def play(case: Case, seed: str) -> tuple[State, str]:
    """A random game with all checks; the second answer is what went wrong, or empty.

    An action that raises is left out of the past, so that the record leads to the position where it was taken.
    """
    rng = Rng(f"fuzz {seed}")
    state = case.new(seed)
    action = -1
    try:
        census = state.census()
        assert census, "the census counts nothing"
        while True:
            check_step(state)
            check_census(state, census)
            if state.over:
                return state, ""
            assert state.steps < BOUND, f"the game did not end within {BOUND} decisions"
            if not rng.below(CLOSE_LOOK):
                look_closely(case, state, rng)
            action = pick(state, rng, INTERRUPTS)
            before = state.steps
            try:
                state.act(action)
            except Exception:
                del (state.past or [])[before:]
                state.steps = before
                raise
    except Exception as error:  # whatever was raised, the game must be saved
        told = f"{type(error).__name__}: {error}"
        latest = case.game.codec.text(action) if action >= 0 else "the set-up"
        return state, f"{told} (seat count {case.seats}, after {state.steps} actions; latest choice: {latest})"


def record_of(case: Case, state: State) -> Record:
    """The record without a digest: a broken position may have none."""
    actions = tuple(case.game.codec.text(action) for action in (state.past or [])[: state.steps])
    return Record(case.game.name, case.game.content_version, case.seats, dict(state.options), str(state.seed), actions)


def batch(name: str, setups: list[Setup], seed: str, start: int, stop: int, content: Path | None = None) -> FuzzTotals:
    """Games ``start`` to ``stop``, each with the set-up that belongs to its number."""
    game = game_of_the_house(name, content)
    totals = FuzzTotals()
    for number in range(start, stop):
        seats, options = setups[number % len(setups)]
        case = Case(game, seats, options)
        state, error = play(case, f"{seed}-{number}")
        totals.games += 1
        totals.decisions += state.steps
        if error:
            totals.failures.append(Failure(number, record_of(case, state), error))
        else:
            totals.endings[state.ending] += 1
    return totals


def fuzz(
    name: str,
    setups: list[Setup],
    seed: str,
    games: int,
    jobs: int,
    progress: Callable[[int], None],
    content: Path | None = None,
) -> FuzzTotals:
    """Many games, the same whatever ``jobs`` is; ``progress`` hears how many are done. Stops soon after a failure."""
    totals = FuzzTotals()
    for part in batches(name, setups, seed, games, jobs, content):
        totals.add(part)
        progress(part.games)
        if totals.failures:
            break
    totals.failures.sort(key=lambda failure: failure.number)
    return totals


def batches(
    name: str, setups: list[Setup], seed: str, games: int, jobs: int, content: Path | None = None
) -> Iterator[FuzzTotals]:
    """The parts of a run as they are completed, in this process or in ``jobs`` others."""
    spans = [(start, min(start + BATCH, games)) for start in range(0, games, BATCH)]
    if jobs == 1:
        for start, stop in spans:
            yield batch(name, setups, seed, start, stop, content)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting: set[Future[FuzzTotals]] = set()
        try:
            while spans or waiting:
                while spans and len(waiting) < 2 * jobs:
                    waiting.add(pool.submit(batch, name, setups, seed, *spans.pop(0), content))
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
