"""How the games of a run are cut into units."""

from __future__ import annotations

import pytest

from labrys.engine import BadSetting
from labrys.lab.runs import Plan, Shard
from tests.lab.runs.test_runs import MATCH


def test_units_hold_every_seed_once_and_are_few() -> None:
    for seeds in (1, 7, 200, 201, 100_000):
        units = Plan(MATCH, seeds).units()
        assert [index for unit in units for index in unit] == list(range(seeds))
        assert len(units) <= 200


@pytest.mark.parametrize("text", ["0/3", "4/3", "2", "a/b", "1/", "-1/2"])
def test_a_shard_is_one_part_of_so_many(text: str) -> None:
    with pytest.raises(BadSetting, match="write which part of how many, such as 1/3"):
        Shard.parse(text)
