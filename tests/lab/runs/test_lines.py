"""A game as a line of a file."""

from __future__ import annotations

from labrys.lab import simulate
from labrys.lab.runs.lines import from_line, to_line


def test_a_game_comes_back_from_its_line_as_it_was() -> None:
    counted = simulate("relics", ["random", "greedy"], 2, counts=["claim:suit/explore:suit"])
    for played in counted.games:
        line = to_line(played)
        assert from_line(line) == played
        assert to_line(from_line(line)) == line
