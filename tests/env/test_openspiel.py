"""OpenSpiel, where it is installed: its own random simulations, a playthrough, and what a player is told.

``python -m tests.env.test_openspiel`` writes the playthrough anew.
"""

from __future__ import annotations

from array import array
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.env.games import TABLES

pyspiel = pytest.importorskip("pyspiel")


def load(text: str) -> Any:
    import labrys.env.openspiel  # noqa: F401

    return pyspiel.load_game(text)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_random_simulations(name: str, seats: int) -> None:
    pyspiel.random_sim_test(load(f"labrys_{name}(seats={seats})"), num_sims=1, serialize=True, verbose=False)


PLAYTHROUGH = Path(__file__).parent / "playthroughs" / "labrys_relics.txt"
SHORT = "labrys_relics(seats=2,round_limit=2)"


def playthrough(actions: list[int] | None) -> str:
    """A whole game with all that OpenSpiel can be asked about it, as its own tool writes it."""
    from open_spiel.python.algorithms import generate_playthrough  # type: ignore[import-not-found]

    load(SHORT)
    told: str = generate_playthrough.playthrough(SHORT, actions, seed=1)
    return "\n".join(line.rstrip() for line in told.splitlines()) + "\n"


def test_a_playthrough_comes_out_as_it_was_written() -> None:
    """Whatever it shows that differs has changed for those who use it: a rule, an observation or the adapter."""
    written = PLAYTHROUGH.read_text(encoding="utf-8")
    actions = [int(line.removeprefix("action: ")) for line in written.splitlines() if line.startswith("action: ")]
    assert playthrough(actions) == written


def begun(text: str) -> Any:
    state = load(text).new_initial_state()
    state.apply_action(3)
    state.apply_action(200)
    return state


def test_a_deal_and_a_history_tell_all() -> None:
    state = begun("labrys_relics(seats=3)")
    for _ in range(30):
        state.apply_action(state.legal_actions()[-1])
    again = begun("labrys_relics(seats=3)")
    for action in state.history()[2:]:
        again.apply_action(action)
    assert str(again) == str(state)
    assert str(state.clone()) == str(state)


def test_options_are_parameters() -> None:
    state = begun("labrys_empire(seats=3,board=B)")
    assert state.position.options["board"] == "B"


def test_the_tensor_is_the_scaled_observation() -> None:
    state = begun("labrys_relics(seats=2)")
    told = np.array(state.observation_tensor(1), np.float32)
    whole = array("h", [0] * len(told))
    state.position.observe(1, whole)
    assert np.array_equal(told, np.array(whole, np.float32) * np.array(state.table.observation.scales, np.float32))


def test_a_player_recalls_what_was_seen() -> None:
    one, other = begun("labrys_relics(seats=2)"), begun("labrys_relics(seats=2)")
    one.apply_action(one.legal_actions()[0])
    assert one.information_state_string(0) != other.information_state_string(0)


def test_an_odd_number_of_seats_is_refused_in_a_sentence() -> None:
    with pytest.raises(Exception, match="cannot be played by 9"):
        load("labrys_relics(seats=9)")


if __name__ == "__main__":
    PLAYTHROUGH.write_text(playthrough(None), encoding="utf-8")
