from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys.engine import BadSetting, BadText, LabrysError, Record, Rng

GAME = labrys.game("relics")
JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=6,
)


def played(steps: int) -> Record:
    state = GAME.new(2, "record")
    rng = Rng("record")
    while state.steps < steps:
        legal = state.actions()
        state.act(legal[rng.below(len(legal))])
    return Record.of(state)


RECORD = played(12)
POSITION = json.loads(RECORD.replay(GAME).text())


@given(st.text())
def test_any_text_is_a_record_or_a_sentence(text: str) -> None:
    with pytest.raises(BadText):
        Record.parse(text)
    with pytest.raises(BadText):
        GAME.position(text)


@given(JSON)
def test_any_json_is_a_record_or_a_sentence(value: Any) -> None:
    with pytest.raises(BadText):
        Record.parse(json.dumps(value))
    with pytest.raises(BadText):
        GAME.position(json.dumps(value))


@settings(max_examples=300)
@given(st.sampled_from(sorted(json.loads(RECORD.text()))), JSON)
def test_a_record_with_one_part_exchanged_replays_or_is_refused(name: str, value: Any) -> None:
    mutated = {**json.loads(RECORD.text()), name: value}
    with suppress(LabrysError):
        labrys.replay(json.dumps(mutated))


@settings(max_examples=300)
@given(st.sampled_from(sorted(POSITION)), JSON)
def test_a_position_with_one_part_exchanged_is_read_or_refused(name: str, value: Any) -> None:
    with suppress(LabrysError):
        GAME.position(json.dumps({**POSITION, name: value}))


def test_whatever_position_is_read_has_a_digest() -> None:
    assert GAME.position(json.dumps({**POSITION, "steps": 2**63 - 1})).digest()
    with pytest.raises(BadText, match="steps of this position has the wrong form"):
        GAME.position(json.dumps({**POSITION, "steps": 2**63}))


@given(st.integers(0, 11), st.text(max_size=12))
def test_a_record_with_one_action_exchanged_is_refused_unless_it_is_the_same(at: int, action: str) -> None:
    actions = list(RECORD.actions)
    same = " ".join(action.split()) == actions[at]
    actions[at] = action
    mutated = {**json.loads(RECORD.text()), "actions": actions}
    if not same:
        with pytest.raises(BadText):
            labrys.replay(json.dumps(mutated))


@pytest.mark.parametrize("text", ["[" * 100_000, '{"labrys": 1' + "0" * 5000 + "}", "", "null", '{"labrys": 1}'])
def test_extreme_text_is_refused(text: str) -> None:
    with pytest.raises(BadText):
        Record.parse(text)
    with pytest.raises(BadText):
        GAME.position(text)


def test_a_seed_that_no_file_can_hold_is_refused() -> None:
    with pytest.raises(BadSetting, match="seed"):
        GAME.new(2, "\ud800")


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"]), max_size=20))
def test_the_record_of_any_seed_reads_back(seed: str) -> None:
    record = Record.of(GAME.new(2, seed))
    assert Record.parse(record.text()) == record
    assert labrys.replay(record.text()).digest() == record.digest


def test_a_record_of_other_content_is_refused() -> None:
    other = {**json.loads(RECORD.text()), "content": "0"}
    with pytest.raises(BadText, match="content '0'"):
        labrys.replay(json.dumps(other))


def test_a_record_with_another_digest_is_refused() -> None:
    other = {**json.loads(RECORD.text()), "digest": "0" * 32}
    with pytest.raises(BadText, match="does not end where it says"):
        labrys.replay(json.dumps(other))


def test_a_record_has_one_action_to_a_line() -> None:
    lines = RECORD.text().splitlines()
    assert sum(line.strip().strip('",') in RECORD.actions for line in lines) == 12
