"""A batch: many games of one kind side by side, stepped by one call; what they look like stands in one slate.

Each game has a seed of its own from which all its games follow, one after the other, so that a batch plays the very games
that its rows would play alone. A game that ends begins anew in the same call, and what its last position looked like is
kept aside.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from labrys.engine.chance import Rng
from labrys.engine.errors import BadSetting
from labrys.engine.native import i64, u8, vec
from labrys.engine.opening import opened
from labrys.engine.option import Setting
from labrys.engine.rows import float_zeros, zeros
from labrys.engine.sight import Masks, Sight, Slate
from labrys.engine.state import LISTED, State

ALL_SEATS: Final = -1  # in place of the learner's seat: whoever steps the batch plays them all

Rival = Callable[[Any], int]  # what another seat does in a position


def random_rival(seed: str) -> Rng:
    """Where the choices of rivals that play at random come from."""
    return Rng(f"rivals {seed}")


@final
class Batch:
    """Games that are stepped together."""

    def __init__(
        self,
        game: Any,
        seats: int,
        options: dict[str, Setting],
        count: int,
        reward: Callable[[Any], list[float]],
        learner: int = ALL_SEATS,
        penalty: float = -1.0,
    ) -> None:
        self.game = game
        self.options = options
        self.seats: i64 = seats
        self.count: i64 = count
        self.reward = reward  # by seat, once a game is over
        self.learner: i64 = learner
        self.rivals: list[list[Rival | None]] = []  # by game and seat; None plays at random
        self.penalty = penalty  # what an illegal action brings; it ends the game
        self.sight: Sight = game.sight(seats)
        self.slate = Slate(self.sight.observation, count)
        self.last = Slate(self.sight.observation, count)  # how games looked when they ended
        self.masks = Masks(game.codec.size, count)
        self.states: vec[State] = vec[State]()
        self.blank: State = game.blank(seats, options)
        self.lots: list[Rng] = []  # the seeds of the games to come
        self.dice: list[Rng] = []  # what rivals that play at random draw from
        self.chosen: vec[i64] = zeros(count)  # by game: the action that the next step takes
        self.asked: vec[i64] = zeros(count)  # by game: whose turn it is
        self.rewards: vec[float] = float_zeros(count)  # by game: of the seat that acted
        self.results: vec[float] = float_zeros(count * seats)  # by game and seat
        self.finished: vec[u8] = vec[u8]([0] * count)
        self.refused: vec[u8] = vec[u8]([0] * count)

    def begin(self, seeds: list[str], rivals: Callable[[str], list[Rival | None]] | None = None) -> None:
        """New games in all rows, from a seed for each; ``rivals`` makes those of a row from its seed."""
        if len(seeds) != self.count:
            raise BadSetting(f"a batch of {self.count} games takes as many seeds, not {len(seeds)}.")
        self.lots = [Rng(f"games {seed}") for seed in seeds]
        self.dice = [random_rival(seed) for seed in seeds]
        self.rivals = [[None] * int(self.seats) if rivals is None else rivals(seed) for seed in seeds]
        self.renew()

    def renew(self) -> None:
        """The next game in all rows."""
        self.states = vec[State]([self.deal(row) for row in range(self.count)])
        for row in range(self.count):
            self.settle(row)
            self.show(row)
            self.finished[row] = 0
            self.refused[row] = 0
            self.rewards[row] = 0.0

    def deal(self, row: int) -> State:
        """The next game of a row."""
        state = opened(self.game, self.blank, str(self.lots[row].fork()))
        state.past = None  # it is kept nowhere: no record is made
        return state

    def settle(self, row: i64) -> None:
        """Let the rivals play until the learner is asked; games that end before that are played again."""
        learner = self.learner
        if learner < 0:
            return
        while True:
            self.rivals_play(row)
            if self.states[row].depth:
                return
            self.states[row] = self.deal(row)

    def rivals_play(self, row: i64) -> None:
        """Let the rivals play until the learner is asked or the game is over."""
        state = self.states[row]
        learner = self.learner
        while state.depth:
            seat: i64 = state.asked
            if seat == learner:
                return
            rival = self.rivals[row][seat]
            action: i64
            if rival is None:
                action = state.flow.decisions[state.kind].pick(state, self.dice[row])
            else:
                action = rival(state)
            state.step(action)

    def show(self, row: i64) -> None:
        """Fill in what the seat that is asked sees and may do."""
        state = self.states[row]
        seat: i64 = state.asked
        self.asked[row] = seat
        state.note(self.sight, seat, self.slate, row)
        masks = self.masks
        menu = masks.clear(row)
        if state.legal is LISTED:
            listed = state.listed
            menu.add_all(listed.row, listed.size)
        else:
            state.flow.decisions[state.kind].offer(state, menu)
        masks.write(row, menu, 1)

    def take(self, actions: Any) -> None:
        """Choose an action for every game, out of a list or a buffer of 64-bit numbers, and step."""
        chosen = vec[i64](actions)
        if len(chosen) != self.count:
            raise BadSetting(f"a batch of {self.count} games takes as many actions, not {len(chosen)}.")
        self.chosen = chosen
        self.step()

    def step(self) -> None:
        """Take the action of `chosen` in every game. An illegal one ends its game and brings the penalty."""
        if len(self.states) == 0:
            raise BadSetting("begin a batch before it is stepped.")
        chosen = self.chosen
        rewards = self.rewards
        finished = self.finished
        refused = self.refused
        legal = self.masks.bytes
        size: i64 = self.masks.size
        for row in range(self.count):
            action: i64 = chosen[row]
            rewards[row] = 0.0
            finished[row] = 0
            refused[row] = 0
            if not 0 <= action < size or not legal[row * size + action]:
                self.refuse(row)
                continue
            state = self.states[row]
            state.step(action)
            if self.learner >= 0:
                self.rivals_play(row)
            if not state.depth:
                self.finish(row)
            self.show(row)

    def refuse(self, row: i64) -> None:
        """An illegal action ends the game."""
        seats = self.seats
        for seat in range(seats):
            self.results[row * seats + seat] = 0.0
        seat = self.asked[row]
        self.results[row * seats + seat] = self.penalty
        self.rewards[row] = self.penalty
        self.refused[row] = 1
        self.replace(row, seat)
        self.show(row)

    def finish(self, row: i64) -> None:
        """A game is over: reckon the rewards, and begin another."""
        seats = self.seats
        earned = self.reward(self.states[row])
        for seat in range(seats):
            self.results[row * seats + seat] = earned[seat]
        seat = self.asked[row]
        self.rewards[row] = earned[seat]
        self.replace(row, seat)

    def replace(self, row: i64, seat: i64) -> None:
        """Keep what a seat saw last, and deal the next game."""
        self.finished[row] = 1
        self.states[row].note(self.sight, seat, self.last, row)
        self.states[row] = self.deal(row)
        self.settle(row)

    def sample(self, rng: Rng) -> None:
        """Choose a legal action for every game, by lot."""
        chosen = self.chosen
        menus = self.masks.menus
        for row in range(self.count):
            menu = menus[row]
            chosen[row] = menu.row[rng.below(menu.size)]
