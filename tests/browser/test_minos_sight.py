"""The table of Minos on a wide screen: map and own hand are in sight whatever is asked, however much there is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import TimeoutError as Late

from labrys.engine import Record
from tests.browser.moments import Moment, Reader, lots, moments
from tests.browser.test_screens import PHONE
from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]

SIZES = ((1280, 800), (1440, 900), (1920, 1080))
SETTINGS = '{"lang":"%s","pace":"instant","motion":"off","guide":false,"confirm":"never"}'

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


def waiting_cards(number: int) -> Moment:
    """The first moment of a game at which several played cards wait to enter the Palace."""
    found: tuple[int, int] | None = None
    state = None
    for step, state in enumerate(lots(2, number)):
        if found is None and state.seat is not None and state.decision == "palace":
            if len(state.view(state.seat)["players"][state.seat]["area"]) > 1:
                found = (step, state.seat)
    assert state is not None
    assert found is not None
    return Moment(Record.of(state), *found, "cards for the Palace")


def test_on_a_phone_the_cards_that_are_asked_about_come_into_sight(visit: Visit) -> None:
    """They lie far down on the own board, below the Palace: names alone do not say what they do."""
    anna = visit(settings=SETTINGS % "fr", **PHONE)
    Reader(anna, "fr").open(waiting_cards(1))
    anna.wait_until(
        """[...document.querySelectorAll('[data-testid=choice][data-action^=palace]')].every(choice => {
          const card = document.querySelector(`[data-target=card-${choice.dataset.action.split(' ')[1]}]`);
          const [box, seen] = [card, card?.closest('section')].map(one => one?.getBoundingClientRect());
          return box && box.top >= seen.top && box.bottom <= seen.bottom;
        })"""
    )
