"""The bots order as they should: small matches whose outcome is many standard errors from even."""

from __future__ import annotations

from labrys.lab import simulate


def test_greedy_beats_random_at_every_table() -> None:
    for seats in (2, 3, 4):
        found = simulate("relics", ["greedy"] + ["random"] * (seats - 1), 12, seed="ladder", jobs=2)
        assert found.by_bot()["greedy"].low > 1 / seats


def test_mcts_beats_greedy() -> None:
    """One against three, where its share is nearly twice the fair one and a few games tell."""
    found = simulate("relics", ["mcts:500", "greedy", "greedy", "greedy"], 48, seed="ladder", jobs=2)
    assert found.by_bot()["mcts:500"].low > 0.25
