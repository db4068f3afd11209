"""The drawing of a ladder: names stand where they can be read."""

from __future__ import annotations

import pytest

from labrys.lab.charts.scatter import side


@pytest.mark.parametrize(
    ("across", "others", "beside"),
    [
        (50.0, [], "start"),
        (50.0, [58.0], "end"),  # another dot where the name would lie
        (50.0, [45.0, 58.0], "start"),  # no room on either side: towards the wider one
        (95.0, [], "end"),  # or the name would leave the drawing
        (13.0, [20.0], "start"),
    ],
)
def test_a_name_stands_where_no_other_dot_is(across: float, others: list[float], beside: str) -> None:
    assert side("mcts:50", across, others) == beside
