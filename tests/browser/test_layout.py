"""On a desk nothing that matters is covered or cut: headings of choices, the own board of Minos, the bids of Empire."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from labrys.engine import Record
from tests.browser.moments import Moment, Reader, lots, moments
from tests.browser.test_empire import table
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = [(1280, 720), (1440, 900)]

# The headings of the list, as they stand there before anybody scrolls, that something lies upon.
COVERED = """() => {
  const box = document.querySelector('.side > .ask').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=choices] h3')].filter(heading => {
    const at = heading.getBoundingClientRect();
    const [x, y] = [at.left + Math.min(at.width / 2, 40), at.top + at.height / 2];
    if (y > box.bottom) return false;  // further down the list
    return !heading.contains(document.elementFromPoint(x, y));
  }).map(heading => heading.textContent);
}"""


# Is the list longer than its place, and has it headings?
PINNED = """() => {
  const ask = document.querySelector('.side > .ask');
  return ask.scrollHeight > ask.clientHeight + 40 && document.querySelectorAll('[data-testid=choices] h3').length > 1;
}"""


def long_turns(seats: int, number: int, most: int = 8) -> list[Moment]:
    """The moments of a game by lot with the most to choose from in a turn that may be ended, one in each turn."""
    found: dict[int, tuple[int, int, int]] = {}
    state, turn = None, 0
    for step, state in enumerate(lots(seats, number)):
        verbs = [state.game.codec.text(action).split()[0] for action in state.actions()]
        if state.seat is None or "end" not in verbs:
            turn = step
        elif len(verbs) > found.get(turn, (0, 0, 0))[0]:
            found[turn] = (len(verbs), step, state.seat)
    assert state is not None
    record = Record.of(state)
    return [Moment(record, step, seat, "a long turn") for _, step, seat in sorted(found.values(), reverse=True)[:most]]


@pytest.mark.parametrize("size", SIZES, ids=["1280x720", "1440x900"])
def test_no_heading_of_minos_lies_under_the_button_that_ends_the_turn(visit: Visit, size: tuple[int, int]) -> None:
    anna = visit(viewport={"width": size[0], "height": size[1]})
    reader = Reader(anna, "en")
    pinned = 0
    for moment in long_turns(3, 0):
        reader.open(moment)
        pinned += anna.page.evaluate(PINNED)
        assert anna.page.evaluate(COVERED) == [], moment.step
    assert pinned, "no list was longer than its place"


def test_a_mark_says_that_a_list_goes_on_below_what_is_pinned_until_it_is_scrolled_to(visit: Visit) -> None:
    anna = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    Reader(anna, "en").open(long_turns(3, 0)[0])
    expect(anna.page.locator(".ending.more")).to_have_count(1)
    anna.page.locator(".side > .ask").evaluate("ask => ask.scrollTo(0, ask.scrollHeight)")
    expect(anna.page.locator(".ending.more")).to_have_count(0)
    expect(anna.page.locator(".ending")).to_have_count(1)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_own_board_of_minos_begins_above_the_fold(visit: Visit, seats: int) -> None:
    anna = visit(viewport={"width": 1280, "height": 720})
    reader = Reader(anna, "en")
    known = {moment.about: moment for moment in moments(seats, range(1))}
    for about in ("asked: draft", "asked: turn", "Goods"):
        moment = known[about]
        reader.open(moment)
        anna.at("zone-players").click()
        own = anna.page.locator(f"[data-testid=board] section[data-target=player-{moment.seat}] header").first
        expect(own).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("clock", [{}, {"kind": "live", "budget": 3600}], ids=["at leisure", "by the clock"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_bids_of_empire_are_in_sight_as_a_whole(visit: Visit, seats: int, clock: dict[str, Any]) -> None:
    """With clocks there are plates of the players above, which do not say again what their courts say."""
    anna = visit(viewport={"width": 1280, "height": 720})
    table(anna, seats, clock)
    while anna.wait_for_turn() and not anna.page.locator("[data-action^=bid]").count():
        before = anna.version()
        anna.at("choice").first.click()
        anna.wait_past(before)
    expect(anna.page.locator(".empire .desk")).to_be_in_viewport(ratio=1)
    expect(anna.at("players")).to_have_count(1 if clock else 0)
    expect(anna.at("players").locator(".has")).to_have_count(0)
