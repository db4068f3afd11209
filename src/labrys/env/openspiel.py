"""OpenSpiel: ``import labrys.env.openspiel`` makes ``pyspiel.load_game("labrys_minos(seats=2)")`` and the others known.

Chance comes first: two nodes of 256 outcomes choose one of 65,536 deals, from which all dice and cards of a game follow.
That is the same game, since nobody ever sees which deal it is; and a history of actions tells all of a state, so that
serialising, cloning and replaying work as OpenSpiel does them.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from labrys.engine import State
from labrys.env.table import Table, packed, unpacked
from labrys.house import game, games

OUTCOMES = 256
NODES = 2
LONGEST = 100_000


class Held:
    """A position with what each player recalls of the way to it; it is copied with all that a state of OpenSpiel has."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.behind = state.copy()  # how far the recollections reach; they are brought up to date when somebody asks
        self.actions: list[int] = []  # from there on
        self.seen = [""] * state.seats

    def act(self, action: int) -> None:
        self.state.act(action)
        self.actions.append(action)

    def recall(self, player: int) -> str:
        """A digest of every view that a player had, and of what the player did."""
        for action in self.actions:
            asked = self.behind.seat
            for seat, seen in enumerate(self.seen):
                told = json.dumps([seen, self.behind.view(seat), action if seat == asked else None])
                self.seen[seat] = hashlib.sha256(told.encode()).hexdigest()
            self.behind.act(action)
        self.actions = []
        return self.seen[player]

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        other = Held(self.state.copy())
        other.behind = self.behind.copy()
        other.actions = self.actions[:]
        other.seen = self.seen[:]
        return other

    def __getstate__(self) -> dict[str, Any]:
        return packed(self.__dict__)

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(unpacked(held))


class LabrysGame(pyspiel.Game):  # type: ignore[misc]
    """A game of the house."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        found = game(self.name)
        seats = int(given.get("seats", found.usual_seats))
        usual = {option.name: option.default for option in found.options}
        options = {name: value for name, value in given.items() if name != "seats" and value != usual[name]}
        self.table = Table(self.name, seats, options)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if 1 in found.seats else 1.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(self.name), info, given)

    def new_initial_state(self) -> LabrysState:
        return LabrysState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers of labrys take no parameters, not {params}.")
        return Observer(self.table, bool(iig_obs_type is not None and iig_obs_type.perfect_recall))


class LabrysState(pyspiel.State):  # type: ignore[misc]
    """A position, or the deal before it."""

    def __init__(self, game: LabrysGame) -> None:
        super().__init__(game)
        self.dealt: tuple[int, ...] = ()
        self.held: Held | None = None

    @property
    def table(self) -> Table:
        table: Table = self.get_game().table
        return table

    @property
    def position(self) -> State | None:
        return None if self.held is None else self.held.state

    def current_player(self) -> int:
        position = self.position
        if position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.seat is None else position.seat

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        return sorted(position.actions()) if position is not None and position.seat == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.held is not None:
            self.held.act(action)
            return
        self.dealt = (*self.dealt, action)
        if len(self.dealt) == NODES:
            self.held = Held(self.table.new(" ".join(map(str, self.dealt))))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.table.game.codec.text(action)

    def is_terminal(self) -> bool:
        position = self.position
        return position is not None and position.over

    def returns(self) -> list[float]:
        position = self.position
        if position is None or not position.over:
            return [0.0] * self.table.seats
        return self.table.rewards(position)

    def __str__(self) -> str:
        position = self.position
        return f"deal {self.dealt}" if position is None else position.text()


class Observer:
    """What a player sees: the numbers of an observation, and as a string its view."""

    def __init__(self, table: Table, recalls: bool) -> None:
        self.table = table
        self.recalls = recalls
        self.tensor: NDArray[np.float32] = np.zeros(0 if recalls else table.size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: LabrysState, player: int) -> None:
        if self.recalls:
            return  # all that was ever seen has no fixed size
        position = state.position
        if position is None:
            self.tensor[:] = 0
            return
        self.table.glance.look(position, player)
        self.tensor[:] = self.table.seen()

    def string_from(self, state: LabrysState, player: int) -> str:
        """The view; and before it, of a player who recalls all, a digest of every view that the player had."""
        held = state.held
        if held is None:
            return ""
        view = json.dumps(held.state.view(player))
        return f"{held.recall(player)} {view}" if self.recalls else view


def game_type(name: str) -> Any:
    """What OpenSpiel must know of a game before it is made."""
    found = game(name)
    parameters: dict[str, Any] = {option.name: option.default for option in found.options}
    return pyspiel.GameType(
        short_name=f"labrys_{name}",
        long_name=f"Labrys: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if 1 in found.seats else pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(found.seats),
        min_num_players=min(found.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"seats": found.usual_seats, **parameters},
        default_loadable=True,
        provides_factored_observation_string=False,
    )


def register() -> None:
    """Make the games of the house known to OpenSpiel."""
    known = pyspiel.registered_names()
    for name in games():
        if f"labrys_{name}" not in known:
            pyspiel.register_game(game_type(name), type(f"Labrys{name.capitalize()}", (LabrysGame,), {"name": name}))


register()
