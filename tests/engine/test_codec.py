from __future__ import annotations

from contextlib import suppress
from math import prod

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.engine import BadText, Codec

SIZES = st.lists(st.integers(1, 5), max_size=3)
VERBS = st.dictionaries(st.text("abcdefgh", min_size=1, max_size=5), SIZES, min_size=1, max_size=5)


def codec_of(verbs: dict[str, list[int]]) -> Codec:
    listed: list[tuple[str, *tuple[int, ...]]] = [(name, *sizes) for name, sizes in verbs.items()]
    return Codec(*listed)


@given(VERBS)
def test_actions_are_dense_and_each_reads_back(verbs: dict[str, list[int]]) -> None:
    codec = codec_of(verbs)
    assert codec.size == sum(prod(sizes) for sizes in verbs.values())
    decoded = [codec.decode(action) for action in range(codec.size)]
    assert len(set(decoded)) == codec.size
    for action, (verb, *args) in enumerate(decoded):
        assert codec.encode(str(verb), *(int(arg) for arg in args)) == action
        assert codec.parse(codec.text(action)) == action


@given(VERBS)
def test_arguments_count_up_with_the_last_one_fastest(verbs: dict[str, list[int]]) -> None:
    codec = codec_of(verbs)
    for name in verbs:
        base = codec.base(name)
        run = [codec.decode(action)[1:] for action in range(base, base + codec.verbs[name].count)]
        assert run == sorted(run)


@given(VERBS, st.text(max_size=30))
def test_any_text_is_an_action_or_refused(verbs: dict[str, list[int]], text: str) -> None:
    codec = codec_of(verbs)
    with suppress(BadText):
        assert codec.text(codec.parse(text)).split()[0] == text.split()[0]


@pytest.mark.parametrize(
    "text",
    ["", " ", "move", "move 4", "move -1", "move 1 2", "move x", "move 1.0", "go 1", "move ²", "move " + "9" * 5000],
)
def test_text_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        Codec(("move", 4)).parse(text)


@pytest.mark.parametrize("action", [-1, 4, True, 1.0, "0", None])
def test_what_is_no_action_cannot_be_decoded(action: int) -> None:
    with pytest.raises(BadText):
        Codec(("move", 4)).decode(action)


def test_an_argument_must_be_a_whole_number_in_range() -> None:
    codec = Codec(("end",), ("attack", 3, 2))
    assert codec.encode("attack", 2, 1) == 6
    for args in [(3, 0), (-1, 0), (0, 2), (0,), (0, 0, 0), (True, 0)]:
        with pytest.raises(BadText):
            codec.encode("attack", *args)
