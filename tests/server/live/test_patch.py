"""A patch is what changed between two views, and leads from one to the other."""

from copy import deepcopy
from typing import Any

import pytest

from labrys.server.live.patch import difference, patched


@pytest.mark.parametrize(
    ("old", "new", "patch"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1, "b": [1, 2]}, {"a": 2, "b": [1, 3]}, [(["a"], 2), (["b", 1], 3)]),
        ({"a": [1, 2]}, {"a": [1]}, [(["a"], [1])]),
        ({"a": {"x": 1}}, {"a": {"y": 1}}, [(["a"], {"y": 1})]),
        ({"a": 1}, {"b": 1}, [([], {"b": 1})]),
    ],
)
def test_a_patch_is_what_changed(old: dict[str, Any], new: dict[str, Any], patch: list[Any]) -> None:
    assert difference(deepcopy(old), deepcopy(new)) == patch
    assert patched(deepcopy(old), patch) == new


def test_what_is_equal_is_held_once() -> None:
    old: dict[str, Any] = {"a": [1], "b": 1}
    new: dict[str, Any] = {"a": [1], "b": 2}
    difference(old, new)
    assert new["a"] is old["a"]
