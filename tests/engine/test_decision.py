"""Decisions: frames, the flow that gathers them, parts of an argument."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.engine import Rng
from labrys.engine.decision import MOST_KINDS, Decision, Flow, Frame, Part, flow_of
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from tests.engine.played import played

FLOW = labrys.game("empire").new(2, 1).flow  # some kinds of frames


class Begin(Frame[object]):
    kind = 0
    name = "begin"


class Listed(Decision[object]):
    """Says its answers as a tuple."""

    kind = 1
    name = "listed"

    def choices(self, state: object) -> tuple[int, ...]:
        return (3, 5, 8)


class Offered(Decision[object]):
    """Says the same answers by a menu."""

    kind = 2
    name = "offered"

    def offer(self, state: object, menu: Menu) -> None:
        for action in (3, 5, 8):
            menu.add(action)


def frame(number: int) -> Frame[object]:
    """A frame of any number."""
    found: Frame[object] = type("Numbered", (Frame,), {"kind": number, "name": f"frame {number}"})()
    return found


def test_frames_are_numbered_from_0_each_once() -> None:
    first, second, *_ = FLOW.frames
    for wrong in ([first, first], [second]):
        with pytest.raises(ValueError, match="number the frames of a game from 0 on"):
            Flow(*wrong)


def test_a_game_has_at_most_as_many_frames_as_a_machine_word_has_bits_for() -> None:
    assert len(Flow(*map(frame, range(MOST_KINDS))).names) == MOST_KINDS
    with pytest.raises(ValueError, match=f"{MOST_KINDS} at most"):
        Flow(*map(frame, range(MOST_KINDS + 1)))


def test_a_flow_knows_which_of_its_frames_ask() -> None:
    flow = Flow(Offered(), Begin(), Listed())  # in any order
    assert flow.names == ["begin", "listed", "offered"]
    assert flow.questions == ["listed", "offered"]
    assert flow.asking == 0b110


def test_a_flow_finds_the_frames_of_its_chapters_each_once() -> None:
    first, second = ModuleType("first"), ModuleType("second")
    first.__dict__.update(Begin=Begin, Listed=Listed, Frame=Frame, NUMBER=7)
    second.__dict__.update(Listed=Listed, Offered=Offered)  # imports one of the other chapter
    assert flow_of(first, second).names == ["begin", "listed", "offered"]


@pytest.mark.parametrize("decision", [Listed(), Offered()])
def test_answers_are_the_same_as_a_tuple_and_on_a_menu(decision: Decision[object]) -> None:
    menu = Menu()
    decision.offer(None, menu)
    assert menu.actions() == decision.choices(None) == (3, 5, 8)


@pytest.mark.parametrize("decision", [Listed(), Offered()])
def test_an_answer_at_random_is_the_one_that_the_list_would_give(decision: Decision[object]) -> None:
    one, other = Rng("pick"), Rng("pick")
    for _ in range(30):
        assert decision.pick(None, one) == (3, 5, 8)[other.below(3)]


@pytest.mark.parametrize("name", labrys.games())
def test_a_playout_picks_what_the_list_would_give(name: str) -> None:
    quick, slow = played(name, 10), played(name, 10)
    quick.playout(Rng("same"), 60)
    rng = Rng("same")
    for _ in range(60):
        legal = slow.actions()
        slow.act(legal[rng.below(len(legal))])
    assert quick.digest() == slow.digest()


@given(st.lists(st.integers(1, 40), min_size=1, max_size=5), st.data())
def test_parts_of_an_argument_are_read_and_written_one_by_one(sizes: list[int], data: st.DataObject) -> None:
    parts: list[Part] = []
    for size in sizes:
        parts.append(Part(size, parts[-1] if parts else None))
    truth = [0] * len(parts)
    arg: i64 = 0
    for _ in range(8):
        at = data.draw(st.integers(0, len(parts) - 1))
        truth[at] = data.draw(st.integers(0, sizes[at] - 1))
        arg = parts[at].put(arg, truth[at])
        assert [part.of(arg) for part in parts] == truth


PACKED_AS = re.compile(
    r"\b(KIND_BITS|SEAT_BITS|KIND_MASK|SEAT_MASK|ARG_SHIFT)\b|\b(s|state)\.top\b|\bself\.top (?!= 0$)", re.M
)


def test_no_rule_of_a_title_knows_how_a_frame_is_packed() -> None:
    titles = Path(labrys.__file__).parent / "titles"
    rules = [path for path in sorted(titles.rglob("*.py")) if "sheet" not in path.parts]
    assert len(rules) > 100
    assert [path.name for path in rules if PACKED_AS.search(path.read_text(encoding="utf-8"))] == []
