"""The bots order as they should: small matches whose outcome is many standard errors from even."""

from __future__ import annotations

from labrys.lab import simulate


def test_greedy_beats_random_at_every_table() -> None:
    for seats in (2, 3, 4):
        found = simulate("relics", ["greedy"] + ["random"] * (seats - 1), 12, seed="ladder", jobs=2)
        assert found.by_bot()["greedy"].low > 1 / seats


def test_mcts_beats_greedy() -> None:
    found = simulate("relics", ["mcts:200", "greedy"], 40, seed="ladder", jobs=2)
    assert found.by_bot()["mcts:200"].mean > 0.5
