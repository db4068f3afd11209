"""The table is heard, softly: the own turn and dice on a desk, nothing on a phone unless it is asked for."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
# What the browser is asked to make heard is counted; it still makes it.
COUNTS = """(() => {
  window.notes = 0;
  for (const kind of [AudioScheduledSourceNode.prototype, AudioBufferSourceNode.prototype]) {
    const start = kind.start;
    kind.start = function (...when) { window.notes += 1; return start.apply(this, when); };
  }
})()"""


def silent(visitor: Visitor) -> bool:
    """Nothing was heard, and what makes sounds was not even fetched."""
    fetched = "performance.getEntriesByType('resource').some(({ name }) => /sounds[^/]*[.]js/.test(name))"
    return not visitor.page.evaluate(f"window.notes > 0 || {fetched}")


def play(visitor: Visitor) -> None:
    """Some turns of Relics."""
    visitor.page.add_init_script(COUNTS)
    visitor.play_now("relics")
    for step in range(12):
        if not visitor.wait_for_turn():
            break
        visitor.page.evaluate(CLICK, step)
    visitor.wait_for_turn()


@pytest.mark.parametrize(("more", "sounds"), [({}, True), (PHONE, False)], ids=["desk", "phone"])
def test_a_desk_is_heard_and_a_phone_is_not_by_default(visit: Visit, more: dict[str, object], sounds: bool) -> None:
    anna = visit(**more)
    play(anna)
    if sounds:
        anna.wait_until("window.notes > 0")
    else:
        assert silent(anna)


def test_one_switch_silences_the_table(visit: Visit) -> None:
    anna = visit()
    anna.page.goto("/settings")
    anna.at("sound-false").click()
    expect(anna.at("sound-false").locator("input")).to_be_checked()
    play(anna)
    assert silent(anna)
