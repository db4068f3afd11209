"""The game of a table: entries make it, and nothing else."""

import pytest

import labrys
from labrys.engine import Rng
from labrys.server.storage.entry import Entry
from tests.server.live.test_showing import played


@pytest.mark.parametrize("name", labrys.games())
def test_the_same_entries_give_the_same_play(name: str) -> None:
    seats = labrys.game(name).seats[0]
    one, other, rng = played(name, seats), played(name, seats), Rng(name)
    for _ in range(40):
        turn = one.turn
        if turn is None:
            break
        legal = one.state.actions()
        action = one.state.game.codec.text(legal[rng.below(len(legal))])
        for play in (one, other):
            play.apply(Entry(play.version + 1, "act", turn, action, 0))
        assert one.state.digest() == other.state.digest()
