"""The table of Minos on a wide screen: map and own hand are in sight whatever is asked, however much there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as Late

from tests.browser.moments import Moment, Reader, moments
from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]

SIZES = ((1280, 800), (1440, 900), (1920, 1080))
SETTINGS = '{"lang":"%s","pace":"instant","motion":"off","coach":false,"confirm":"never"}'

# How far the map and the own hand reach out of what is seen, in pixels; before there are cards there is no hand.
OUT_OF_SIGHT = """Math.max(...['.fixed.map', 'section.hand'].map(name => {
  const box = document.querySelector(name)?.getBoundingClientRect();
  if (!box) return name === 'section.hand' && document.querySelector('.starts') ? 0 : Infinity;
  const around = document.querySelector('section.board').getBoundingClientRect();
  return Math.max(box.bottom - around.bottom, around.top - box.top, 0);
}))"""


def in_sight(anna: Visitor, about: str) -> None:
    """As soon as all is drawn."""
    try:
        anna.wait_until(f"{OUT_OF_SIGHT} < 12")
    except Late:
        pytest.fail(f"{about}: {anna.page.evaluate(OUT_OF_SIGHT)} pixels are out of sight")


def look(anna: Visitor, reader: Reader, moment: Moment) -> None:
    reader.open(moment)
    for width, height in SIZES:
        anna.page.set_viewport_size({"width": width, "height": height})
        in_sight(anna, f"{moment.about}, step {moment.step}, {width} x {height}")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_map_and_hand_are_in_sight_at_every_size(visit: Visit, seats: int) -> None:
    """One of every kind of decision, and the moments with most Goods, cards, Vases and pieces; the languages in turn."""
    people = []
    for lang in ("en", "fr"):
        anna = visit(settings=SETTINGS % lang, viewport={"width": 1280, "height": 800})
        people.append((anna, Reader(anna, lang)))
    for number, moment in enumerate(moments(seats, range(1))):
        look(*people[number % 2], moment)


@pytest.mark.parametrize("start", ["play-minos", "solo-minos-normal"])
@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_map_and_hand_stay_in_sight_in_a_game(visit: Visit, start: str, size: tuple[int, int]) -> None:
    """From the first choice on: while cards go back, with the offer in front, in every turn."""
    anna = visit(viewport={"width": size[0], "height": size[1]})
    anna.page.goto("/")
    anna.at(start).click()
    for step in range(28):
        anna.wait_for_turn()
        in_sight(anna, anna.at("prompt").inner_text())
        if step == 20:
            anna.at("zone-offer").click()
            in_sight(anna, anna.at("prompt").inner_text())
        anna.page.evaluate(CLICK, step)
