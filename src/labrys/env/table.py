"""A table of an environment: the game with its seats and options, what is observed of it, and what it pays."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from labrys.boards import DRAWN
from labrys.bots import check, make
from labrys.engine import BadSetting, Perspective, Rng, State
from labrys.engine.batch import Rival
from labrys.engine.glance import Glance
from labrys.engine.opening import opened
from labrys.env.board import painted
from labrys.house import game as find

Numbers = Literal["scaled", "raw"]
Reward = Literal["share", "margin"]
Action = Any  # a whole number of Python or NumPy


class Table:
    """What all environments of one game, seat count and options have in common."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        options: dict[str, Any],
        reward: Reward = "share",
        numbers: Numbers = "scaled",
        copy: bool = True,
    ) -> None:
        if reward not in ("share", "margin"):
            raise BadSetting(f"reward cannot be {reward!r}: use 'share' or 'margin'.")
        if numbers not in ("scaled", "raw"):
            raise BadSetting(f"numbers cannot be {numbers!r}: use 'scaled' or 'raw'.")
        self.made_of = (name, seats, options, reward, numbers, copy)
        self.game = find(name)
        self.seats = self.game.usual_seats if seats is None else seats
        self.observation = self.game.observation(self.seats, **options)
        self.options = self.game.settings(self.seats, options)
        self.blank: State = self.game.blank(self.seats, self.options)
        self.actions = self.game.codec.size
        self.size = self.observation.size
        self.glance = Glance(self.game.sight(self.seats), self.actions)
        self.row = framed(self.glance.slate.numbers, np.int16)
        self.flags = framed(self.glance.masks.bytes, np.int8)
        self.scaled = numbers == "scaled"
        self.scales: NDArray[np.float32] = np.array(self.observation.scales, np.float32)
        self.scaled_runs = runs_of(np.flatnonzero(self.scales != 1).tolist())
        self.copy = copy  # are arrays for the caller to keep?
        self.told: NDArray[np.float32] = np.empty(self.size, np.float32)  # the numbers of the last glance, scaled
        self.views: dict[str, NDArray[Any]] | None = None  # where nothing is copied or scaled: what is seen, always
        if self.row is not None and self.flags is not None and not copy and not self.scaled:
            self.views = {"observation": self.row, "action_mask": self.flags}
        self.rewards: Callable[[State], list[float]] = shares if reward == "share" else margins

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, self.made_of

    def new(self, seed: str) -> State:
        state = opened(self.game, self.blank, seed)
        state.past = None  # it is kept nowhere: no record is made
        return state

    # ---- spaces

    def observation_space(self) -> spaces.Box:
        low, high = (np.array(bounds, np.int16) for bounds in (self.observation.low, self.observation.high))
        if not self.scaled:
            return spaces.Box(low, high, dtype=np.int16)
        return spaces.Box(low * self.scales, high * self.scales, dtype=np.float32)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    # ---- what is seen

    def seen(self) -> NDArray[Any]:
        """The numbers of the last glance."""
        found = np.array(self.glance.slate.numbers, np.int16) if self.row is None else self.row
        if self.scaled:
            found = np.multiply(found, self.scales, out=None if self.copy else self.told)
        elif self.copy:
            found = found.copy()
        return found

    def scale(self, rows: NDArray[np.int16], out: NDArray[np.float32]) -> None:
        """Many rows of numbers as learners like them. Most are codes, which stay as they are."""
        np.copyto(out, rows)
        runs = self.scaled_runs
        if 4 * sum(run.stop - run.start for run in runs) > self.size:
            runs = [slice(None)]  # one long run is quicker than many short ones
        for run in runs:
            np.multiply(out[:, run], self.scales[run], out=out[:, run])

    def legal(self) -> NDArray[np.int8]:
        """What the seat of the last glance may do; nothing unless it is asked."""
        found = np.array(self.glance.masks.bytes, np.int8) if self.flags is None else self.flags
        return found.copy() if self.copy else found

    def seen_with_mask(self) -> dict[str, NDArray[Any]]:
        """Both, as PettingZoo's own board games show them."""
        return self.views or {"observation": self.seen(), "action_mask": self.legal()}

    def painted(self, state: State, seat: int | None) -> NDArray[np.uint8]:
        """The board as a picture of dots, as a seat or a spectator sees it."""
        return painted(self.game, state.view(seat), "" if self.game.name in DRAWN else self.drawn(state, seat))

    def drawn(self, state: State, seat: int | None) -> str:
        """The table in text, as a seat or a spectator sees it."""
        view = state.view(seat)
        pages = self.game.pictures(view, self.game.voice.say)
        return "\n\n".join("\n".join("".join(span.text for span in line) for line in page.lines) for page in pages)


def runs_of(columns: list[int], gap: int = 32) -> list[slice]:
    """Columns as runs of columns side by side; small gaps between them belong to a run."""
    runs: list[slice] = []
    for column in columns:
        if runs and column - runs[-1].stop < gap:
            runs[-1] = slice(runs[-1].start, column + 1)
        else:
            runs.append(slice(column, column + 1))
    return runs


def framed(row: Any, kind: Any) -> NDArray[Any] | None:
    """A compiled row as an array: the same memory. None in plain Python, whose rows are lists."""
    return None if isinstance(row, list) else np.frombuffer(row, kind)


def shares(state: State) -> list[float]:
    """The victory, shared equally among those who won: 1 for one winner, 0 for the others."""
    ranking = state.ranking()
    winners = ranking.count(1)
    return [1 / winners if place == 1 else 0.0 for place in ranking]


def margins(state: State) -> list[float]:
    """How many points a seat is ahead of the best other one, or of the automaton; less than 0 behind it."""
    scores = state.scores()
    rival = state.rival()
    if rival is not None:
        scores = [*scores, sum(rival.values())]
    return [float(own - max(scores[:seat] + scores[seat + 1 :])) for seat, own in enumerate(scores[: state.seats])]


def is_whole(action: Action) -> bool:
    """Is it a whole number of Python's or NumPy's?"""
    if isinstance(action, np.ndarray):
        return action.ndim == 0 and action.dtype.kind in "iu"
    return type(action) is int or isinstance(action, np.integer)


def whole(action: Action) -> int:
    """An action as a whole number of Python's; -1, which is never legal, for anything else."""
    return int(action) if is_whole(action) else -1


def checked_rivals(table: Table, rivals: Sequence[str] | str) -> list[str]:
    """A bot for each other seat; one name alone is for all of them."""
    names = [rivals] * (table.seats - 1) if isinstance(rivals, str) else list(rivals)
    if len(names) != table.seats - 1:
        room = f"{table.seats - 1} rival{'' if table.seats == 2 else 's'}"
        raise BadSetting(f"{table.seats} seats leave room for {room}, not {len(names)}.")
    for name in names:
        check(name, table.game)
    return names


def rivals_of(names: list[str], learner: int, seats: int, seed: str) -> list[Rival | None]:
    """By seat, what the rivals of one learner do; those that play at random draw from the environment's own lots."""
    found: list[Rival | None] = [None] * seats
    for turn, name in enumerate(names, 1):
        if name != "random":
            found[(learner + turn) % seats] = Opponent(name, Rng(f"{name} {turn} {seed}"))
    return found


class Opponent:
    """A bot that answers from what its seat can know; it travels with the lots that it has left."""

    def __init__(self, name: str, rng: Rng) -> None:
        self.name = name
        self.rng = rng
        self.bot = make(name, rng)

    def __call__(self, state: State) -> int:
        return self.bot.choose(Perspective(state))

    def __reduce__(self) -> tuple[Any, ...]:
        return opponent, (self.name, int(self.rng.key))


def opponent(name: str, key: int) -> Opponent:
    return Opponent(name, rng_from(key))


def rng_from(key: int) -> Rng:
    """A generator that goes on from a key."""
    rng = Rng("")
    rng.key = key
    return rng


def packed(environment: dict[str, Any]) -> dict[str, Any]:
    """What an environment holds, for another process: generators by their keys, a position by its text."""
    found = dict(environment)
    for name, value in environment.items():
        if isinstance(value, Rng):
            found[name] = (Rng, int(value.key))
        elif isinstance(value, State):
            found[name] = (State, value.game.name, value.text())
    return found


def unpacked(held: dict[str, Any]) -> dict[str, Any]:
    """What `packed` made ready."""
    found = dict(held)
    for name, value in held.items():
        if isinstance(value, tuple) and value and value[0] is Rng:
            found[name] = rng_from(value[1])
        elif isinstance(value, tuple) and value and value[0] is State:
            found[name] = find(value[1]).position(value[2])
    return found


def first_seed(seed: object) -> int:
    """A seed as Gymnasium and PettingZoo give it."""
    if type(seed) is not int and not isinstance(seed, np.integer):
        raise TypeError(f"{seed!r} cannot be a seed: use a whole number.")
    return int(seed)
