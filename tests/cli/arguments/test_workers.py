"""``--jobs`` and ``--ray``: who plays many games."""

import pytest

from labrys.cli.arguments.workers import workers
from labrys.engine import BadSetting
from labrys.lab.runs import Ray


def test_processes_of_this_machine_play_unless_ray_is_asked_for() -> None:
    assert workers(3, None) == 3
    assert workers(1, "ray://there:10001") == Ray("ray://there:10001")


def test_both_are_not_asked_for_together() -> None:
    with pytest.raises(BadSetting, match="leave one of them out"):
        workers(2, "ray://there:10001")
