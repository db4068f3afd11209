"""Self-play: a net plays itself, at times at random, and what the seats knew on the way is kept."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

from labrys.bots import make
from labrys.bots.minds.judge import Judge, Reader, worths
from labrys.bots.minds.net import SURE
from labrys.bots.minds.search import Search
from labrys.bots.minds.weights import fitting, outputs
from labrys.bots.outlook import look_ahead
from labrys.engine import BadSetting, Game, LabrysError, Perspective, Rng, State
from labrys.house import game as find_game
from labrys.lab.training.samples import Samples

CHUNK = 20  # games that a process plays at a time
RARE = 16  # one game in so many has options of another kind
MOVERS = 0.6  # of the rows are what the seat knows that just acted, the others what any seat knows


@dataclass(frozen=True)
class Course:
    """What all games of a generation have in common."""

    game: str
    seats: int
    seed: str
    net: str = ""  # a file of weights; without one, ``bot`` plays
    bot: str = "random"
    whim: float = 0.02  # how often any action is taken; the mean over games
    warmth: float = 0.02  # so much less likely to win makes an action e times rarer; the mean over games
    keep: float = 0.5  # of the positions
    think: int = 0  # iterations of a search before each choice; none is one step ahead


def play(course: Course, numbers: range) -> Samples:
    """Some games of a generation, each from its own seed."""
    title = find_game(course.game)
    found = Samples(outputs(course.seats))
    judge = None
    if course.net:
        judge = Judge(fitting(title, course.seats, Path(course.net)), title, course.seats)
    reader = Reader(title, course.seats, has_evaluation(title, course.seats))
    for number in numbers:
        play_one(course, title, reader, judge, number, found)
    return found


def play_one(
    course: Course, title: Game[State], reader: Reader, judge: Judge | None, number: int, found: Samples
) -> None:
    """One game."""
    lot = Random(f"{course.seed}/{number}")
    rng = Rng(f"{course.seed}/{number}")
    whim = 2 * course.whim * lot.random()
    warmth = 2 * course.warmth * lot.random() * SURE
    state = title.begin(course.seats, f"{course.seed}/{number}", settings(title, course.seats, lot))
    bot = make(course.bot, rng)
    while (seat := state.seat) is not None:
        perspective = Perspective(state)
        actions = perspective.actions
        if len(actions) == 1:
            action = actions[0]
        elif lot.random() < whim:
            action = lot.choice(actions)
        elif judge is not None:
            action = tempered(actions, promises(course, judge, perspective, rng), warmth, lot)
        elif course.bot == "greedy":  # one world, as the net looks at it, and as much whim
            promise = [0.0] * len(actions)
            look_ahead(perspective.imagine(rng), actions, seat, promise)
            action = tempered(actions, [int(one * SURE) for one in promise], warmth, lot)
        else:
            action = bot.choose(perspective)
        state.act(action)
        if not state.over and lot.random() < course.keep:
            looker = seat if lot.random() < MOVERS else lot.randrange(course.seats)
            dream = Perspective(state, looker).imagine(rng)
            found.add(reader.read(dream, looker), int(reader.hints), looker, number)
    found.end(*result(state), course.seats)


def promises(course: Course, judge: Judge, perspective: Perspective, rng: Rng) -> list[int]:
    """What a net says of each action, one step ahead in one world or after a search."""
    actions, seat = perspective.actions, perspective.seat
    found = worths(judge, perspective.imagine, rng, actions, seat, 1)
    if not course.think:
        return found
    dream = perspective.imagine(rng)
    if dream.decision in dream.game.secret:
        return found
    search = Search(perspective.imagine, rng, judge, seat, dream.game.codec.size)
    search.plant(actions, found)
    search.grow(course.think)
    return search.worths()


def tempered(actions: tuple[int, ...], promise: list[int], warmth: float, lot: Random) -> int:
    """Any action, the better the likelier."""
    best = max(promise)
    weights = [2.718281828 ** ((one - best) / (warmth + 1)) for one in promise]
    return lot.choices(actions, weights)[0]


def result(state: State) -> tuple[list[float], list[float]]:
    """Each seat's share of the victory, and its score; of a lone seat whether it has won or not, and by how much."""
    places = state.ranking()
    winners = places.count(1)
    shares = [1 / winners if place == 1 else 0.0 for place in places]
    scores: list[float] = [float(score) for score in state.scores()]
    if state.seats == 1:
        rival = state.rival()
        return [shares[0], 1 - shares[0]], [scores[0], float(sum(rival.values())) if rival else 0.0]
    return shares, scores


def has_evaluation(title: Game[State], seats: int) -> bool:
    """Does the game judge positions by itself?"""
    try:
        title.begin(seats, "hints", {}).prospects()
    except NotImplementedError:
        return False
    return True


def settings(title: Game[State], seats: int, lot: Random) -> dict[str, Any]:
    """The options of a game: mostly those by default, sometimes others that the title wants to be tried."""
    found: dict[str, Any] = {}
    if seats == 1 and title.automaton:
        found["difficulty"] = lot.choice(title.automaton)
    if not title.proofs.probes or lot.randrange(RARE):
        return found
    found |= lot.choice(title.proofs.probes)
    try:
        title.settings(seats, found)
    except BadSetting:  # not with so many seats
        return {}
    return found


def play_all(course: Course, games: int, jobs: int) -> Samples:
    """All games of a generation; the same whatever the number of processes."""
    chunks = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    found = Samples(outputs(course.seats))
    if jobs == 1:
        return found.join(play(course, chunk) for chunk in chunks)
    try:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
            return found.join(pool.map(play, [course] * len(chunks), chunks))
    except BrokenProcessPool:
        raise LabrysError("a worker process was ended from outside: try again with fewer jobs.") from None
