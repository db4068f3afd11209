"""A case: one game with a seat count and options. The checks of this kit run over every case of a game."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from labrys.engine import BadSetting, Game, Rng, State
from labrys.engine.option import Option, Setting, check_all

BOUND = 200_000  # decisions; random play that goes on longer than this does not end
INTERRUPTS = 400  # about one choice in so many is an action out of turn, in games that are looked at here and there


@dataclass(frozen=True)
class Case:
    """What a game is set up with, but for the seed."""

    game: Game
    seats: int
    options: dict[str, Setting]

    def new(self, seed: str) -> State:
        state: State = self.game.new(self.seats, seed, **self.options)
        return state

    def __str__(self) -> str:
        settings = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.game.name, str(self.seats), *settings])


def values(option: Option) -> tuple[Setting, ...]:
    """The values of an option that are worth trying: all that have a name, and the bounds of a number."""
    return option.choices or (option.least, option.most)


def option_sets(game: Game) -> list[dict[str, Setting]]:
    """The defaults, each value of each option once, and what the game asks for besides; only what differs is named."""
    found: list[dict[str, Setting]] = [{}]
    for option in game.options:
        found.extend({option.name: value} for value in values(option) if value != option.default)
    found.extend(probe for probe in game.proofs.probes if probe not in found)
    return found


def fits(game: Game, seats: int, options: dict[str, Setting]) -> bool:
    """True if the game accepts these options with this number of seats."""
    try:
        game.check(seats, check_all(game.options, dict(options), seats))
    except BadSetting:
        return False
    return True


def cases(game: Game) -> list[Case]:
    """Every seat count with every option set that goes with it."""
    found = [Case(game, seats, options) for options in option_sets(game) for seats in game.seats]
    return [case for case in found if fits(game, case.seats, case.options)]


def pick(state: State, rng: Rng, interrupts: int = 0) -> int:
    """A random legal action; about one in ``interrupts`` is an action out of turn."""
    if interrupts and not rng.below(interrupts):
        offered = state.interrupts()
        if offered:
            return offered[rng.below(len(offered))]
    legal = state.actions()
    return legal[rng.below(len(legal))]


def walk(case: Case, seed: str, interrupts: int = 0) -> Iterator[State]:
    """A random game: the live state before each action and once more when it is over."""
    rng = Rng(f"walk {seed}")
    state = case.new(seed)
    while not state.over:
        assert state.steps < BOUND, f"{case}: the game of seed {seed} did not end within {BOUND} decisions"
        yield state
        state.act(pick(state, rng, interrupts))
    yield state


def positions(case: Case, seed: str, count: int) -> list[State]:
    """About ``count`` running positions of a random game, spread from the first to the last, as copies with a past.

    Now and then somebody leaves the table on the way, if the game knows that.
    """
    *_, last = walk(case, seed, INTERRUPTS)
    actions = list(last.past or [])
    wanted = {len(actions) * number // count for number in range(count)}
    state = case.new(seed)
    found: list[State] = []
    for step, action in enumerate(actions):
        if step in wanted:
            found.append(state.copy())
        state.act(action)
    return found


def perspectives(state: State) -> list[int | None]:
    """Every seat, and the spectator."""
    return [*range(state.seats), None]
