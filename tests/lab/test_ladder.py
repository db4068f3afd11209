"""The bots order as they should: small matches whose outcome is many standard errors from even."""

from __future__ import annotations

from labrys.lab import simulate


def test_greedy_beats_random_at_every_table() -> None:
    for seats in (2, 3, 4):
        found = simulate("relics", ["greedy"] + ["random"] * (seats - 1), 12, seed="ladder", jobs=2)
        assert found.by_bot()["greedy"].low > 1 / seats


def test_mcts_beats_greedy() -> None:
    """The seed is fixed, so this is one match played again; the README has the commands for longer ones."""
    found = simulate("relics", ["mcts:500", "greedy"], 60, seed="ladder", jobs=2)
    assert found.by_bot()["mcts:500"].low > 0.5
