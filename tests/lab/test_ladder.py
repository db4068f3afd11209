"""The bots order as they should: small matches whose outcome is many standard errors from even."""

from __future__ import annotations

import pytest

from labrys.lab import simulate

TABLES = [("relics", 2), ("relics", 3), ("relics", 4), ("empire", 2), ("empire", 3), ("empire", 4), ("empire", 5)]


@pytest.mark.parametrize(("title", "seats"), TABLES)
def test_greedy_beats_random_at_every_table(title: str, seats: int) -> None:
    games = 15 if seats == 5 else 12
    found = simulate(title, ["greedy"] + ["random"] * (seats - 1), games, seed="ladder", jobs=2)
    assert found.by_bot()["greedy"].low > 1 / seats


@pytest.mark.parametrize(("title", "seats", "games"), [("relics", 4, 48), ("empire", 2, 48)])
def test_mcts_beats_greedy(title: str, seats: int, games: int) -> None:
    """Where its share is farthest above the fair one, and a few games tell; docs/empire.md has every table of Empire."""
    found = simulate(title, ["mcts:500"] + ["greedy"] * (seats - 1), games, seed="ladder", jobs=2)
    assert found.by_bot()["mcts:500"].low > 1 / seats
