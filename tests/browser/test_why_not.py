"""Whatever lies on the table and cannot be done says why: to a click, a tap and the keyboard, in both languages."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import CLICK, Visitor

Visit = Callable[..., Visitor]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
FRENCH = '{"lang":"fr","pace":"instant","motion":"off","guide":false}'


def began(visitor: Visitor, title: str) -> None:
    """The own turn of a game: in Relics the piece stands on the map."""
    visitor.play_now(title)
    visitor.wait_for_turn()
    if title == "relics":
        before = visitor.version()
        visitor.at("choice").first.click()
        visitor.wait_past(before)
        visitor.wait_for_turn()


def corner(visitor: Visitor) -> str:
    """A tile that is not beside the own piece: the last of the map, or else the first."""
    lit = visitor.page.locator("[data-target^=tile-][data-lit]").evaluate_all("all => all.map(e => e.dataset.target)")
    last = f"tile-{tiles(visitor) - 1}"
    return f"[data-target={last if last not in lit else 'tile-0'}]"


def tiles(visitor: Visitor) -> int:
    return visitor.page.locator("[data-target^=tile-]").count()


def test_a_tile_that_is_too_far_says_so_to_a_click_and_screen_readers_hear_it(visit: Visit) -> None:
    anna = visit()
    began(anna, "relics")
    tile = corner(anna)
    anna.page.locator(tile).click(force=True)
    expect(anna.at("why")).to_contain_text("is not next to your piece")
    expect(anna.at("reason")).to_contain_text("is not next to your piece")
    anna.check_access()
    anna.page.keyboard.press("Escape")
    expect(anna.at("why")).to_have_count(0)


def test_a_tap_on_a_phone_says_why_in_french(visit: Visit) -> None:
    anna = visit(settings=FRENCH, **PHONE)
    began(anna, "relics")
    anna.page.locator(corner(anna)).tap(force=True)
    expect(anna.at("why")).to_contain_text("ne touche pas votre tuile")
    box = anna.at("why").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390


def test_arrows_lead_over_the_board_to_what_cannot_be_done_and_its_reason(visit: Visit) -> None:
    anna = visit()
    began(anna, "relics")
    anna.page.keyboard.press("b")
    expect(anna.page.locator(":focus[data-target]")).to_have_count(1)
    for _ in range(6):
        anna.page.keyboard.press("ArrowRight")
        anna.page.keyboard.press("ArrowDown")
    expect(anna.page.locator(":focus[data-target][aria-disabled]")).to_have_count(1)
    expect(anna.at("reason")).not_to_be_empty()


def test_undo_says_why_it_is_barred(visit: Visit) -> None:
    anna = visit()
    began(anna, "relics")
    reveal = "[data-testid=choice][data-action^=explore], [data-testid=choice][data-action=draw]"
    while not anna.page.locator(reveal).count():  # the bots may have explored all around, and one point draws nothing
        before = anna.version()
        anna.at("choice").first.click()
        anna.wait_past(before)
        anna.wait_for_turn()
    before = anna.version()
    anna.page.locator(reveal).first.click()
    anna.wait_past(before)
    anna.wait_for_turn()
    anna.at("no-undo").click(force=True)
    expect(anna.at("why")).to_contain_text("brought something new to light")
    anna.page.keyboard.press("Escape")
    expect(anna.at("why")).to_have_count(0)
    anna.at("table-button").focus()
    anna.page.keyboard.press("Tab")  # from here on the keyboard leads
    anna.at("no-undo").focus()
    expect(anna.at("why")).to_contain_text("brought something new to light")


@pytest.mark.parametrize(
    ("title", "target", "reason"),
    [
        ("empire", "[data-target=region-3]", "Not now. You are asked: "),  # all bid first
        ("empire", "[data-target=card-5]", "Cards are taken once the first player is named."),
        ("minos", "[data-target=region-3]", "Not now. You are asked: "),  # Starting cards and Abilities first
    ],
)
def test_boards_of_other_games_say_why_too(visit: Visit, title: str, target: str, reason: str) -> None:
    anna = visit()
    began(anna, title)
    anna.page.locator(target).first.dispatch_event("click")
    expect(anna.at("why")).to_contain_text(reason)
    anna.check_access()


def test_a_die_and_its_space_say_what_is_asked_instead(visit: Visit) -> None:
    """In the middle of a turn of Minos the dice that are placed cannot act."""
    anna = visit()
    anna.play_now("minos")
    ending = anna.page.locator("[data-testid=choice][data-action=end]")
    for step in range(60):
        anna.wait_for_turn()
        if ending.count():
            break
        anna.page.evaluate(CLICK, step)
    for target in ("[data-target^=space-]:not([data-lit])", "[data-target^=die-]"):
        found = anna.page.locator(target).first
        found.dispatch_event("click")
        expect(anna.at("why")).to_contain_text("Not now. You are asked: ")
        anna.page.keyboard.press("Escape")
        expect(anna.at("why")).to_have_count(0)


def test_focus_that_comes_back_from_a_window_asks_nothing(visit: Visit) -> None:
    anna = visit()
    began(anna, "relics")
    anna.page.keyboard.press("b")
    for _ in range(4):
        anna.page.keyboard.press("ArrowRight")
        anna.page.keyboard.press("ArrowDown")
    expect(anna.at("why")).to_have_count(1)
    anna.page.keyboard.press("r")
    expect(anna.at("rules-dialog")).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(anna.at("rules-dialog")).to_have_count(0)
    expect(anna.page.locator(":focus[data-target]")).to_have_count(1)
    anna.page.wait_for_timeout(600)  # more than a focus has to rest
    expect(anna.at("why")).to_have_count(0)
