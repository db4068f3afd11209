"""Two people in two browsers: what one of them holds is neither on the other's wire nor in the other's page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import expect

import labrys
from labrys.engine import Record, Rng, State
from labrys.server.live.patch import patched
from tests.browser.moments import Reader
from tests.browser.test_company import hears, step
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
Messages = list[dict[str, Any]]
STEPS = 8


def secret(state: State, seat: int) -> Any:
    """What only this seat knows: its hand, its closed fist, its cards that never lay open."""
    own = state.view(seat)
    if own["game"] == "relics":
        return own["hand"]
    if own["game"] == "empire":
        return None if all(own["bids_made"]) else own["bids"][seat]
    player = own["players"][seat]
    return sorted(set(player["hand"]) - set(player["known"]))


def telling(state: State) -> bool:
    """Would a leak be seen? Both hold something, and it looks like nothing else on the table."""
    mine, other = secret(state, 0), secret(state, 1)
    if state.game.name == "empire":
        return (mine or 0) > 1 or (other or 0) > 1
    if state.game.name == "minos":
        return len(mine) > 1 and len(other) > 1
    open_to_all = state.view(None)
    return sum(mine) > 1 and sum(other) > 1 and mine != other and open_to_all["discards"] not in (mine, other)


def dealt(title: str) -> tuple[Record, State]:
    """A finished game by fixed lots, and the position in it where two have something to hide."""
    for number in range(100):
        state, rng, found = labrys.game(title).new(2, f"secrets {number}"), Rng(f"lots {number}"), None
        while not state.over:
            if found is None and state.steps > 1 and telling(state):
                found = state.copy()
            actions = state.actions()
            state.act(actions[rng.below(len(actions))])
        if found is not None:
            return Record.of(state), found
    raise AssertionError("no such game")


def sit_down(people: tuple[Visitor, Visitor], record: Record, at: int) -> None:
    """Both go on from that step of the record."""
    anna, bruno = (Reader(one, "en") for one in people)
    kept = anna.post("/api/records", record.text())["id"]
    fork = anna.post(f"/api/tables/{kept}/fork", {"step": at, "seats": [{"kind": "you"}, {"kind": "open"}]})["id"]
    bruno.post(f"/api/tables/{fork}/sit", {"seat": 1})
    anna.post(f"/api/tables/{fork}/start", {})
    for one in people:
        one.page.goto(f"/t/{fork}")
        one.wait_until("document.querySelector('[data-version] [data-testid=prompt]')")
        expect(one.at("log").locator("li").first).to_be_visible()


def views(messages: Messages) -> Iterator[dict[str, Any]]:
    """Every view that somebody had, one after another."""
    view: dict[str, Any] = {}
    for message in messages:
        if message["type"] == "update":
            whole = message.get("view")
            view = deepcopy(whole) if whole else patched(deepcopy(view), message.get("patch", []))
            yield view


def events(messages: Messages) -> Iterator[dict[str, Any]]:
    return (event for message in messages for event in message.get("events", ()))


def lists(thing: Any) -> Iterator[list[Any]]:
    """Every list in a message, however deep."""
    if isinstance(thing, list):
        yield thing
    for part in thing.values() if isinstance(thing, dict) else thing if isinstance(thing, list) else ():
        yield from lists(part)


def names(reader: Visitor, cards: list[int]) -> list[str]:
    sheet = reader.page.request.get("/api/games/minos/sheet?lang=en").json()
    return [sheet["board"]["cards"][card]["name"] for card in cards]


def check(title: str, state: State, owner: int, told: Messages, other: Visitor) -> None:
    """Neither what the other heard, in data or in words, nor what stands in the other's page gives it away."""
    hidden = secret(state, owner)
    page = other.page.content()
    if title == "relics":
        assert hidden not in list(lists(told))
        held = [int(count) for count in other.page.locator("[data-target^=card-] .count").all_inner_texts()]
        assert held == secret(state, 1 - owner)
    elif title == "minos":
        assert not [found for found in lists(told) if set(hidden) <= {one for one in found if isinstance(one, int)}]
        for card, name in zip(hidden, names(other, hidden), strict=True):
            assert name not in json.dumps(told), f"{name} is told"
            assert name not in page, f"{name} is in the page"
            assert other.page.locator(f"[data-target=card-{card}]").count() == 0
    elif hidden is not None:
        assert all(view["bids"][owner] is None for view in views(told))
        fist = other.page.locator(f"[data-target=seat-{owner}] .fist")
        expect(fist.get_by_role("img", name="fist closed")).to_be_visible()
        assert not any(digit.isdigit() for digit in fist.inner_text())


@pytest.mark.parametrize("title", labrys.games())
def test_neither_sees_what_the_other_hides(visit: Visit, title: str) -> None:
    record, state = dealt(title)
    people = visit(), visit()
    wires = [hears(one.page) for one in people]
    sit_down(people, record, state.steps)
    for owner in (0, 1):
        check(title, state, owner, wires[1 - owner], people[1 - owner])
    for _ in range(STEPS):
        step(*people)
    kept = 0
    for seat, wire in enumerate(wires):
        assert len(list(views(wire))) > STEPS
        for view in views(wire):
            assert view["you"] == seat
            if title == "relics":
                assert sum(view["hand"]) == view["hand_sizes"][seat]
            elif title == "minos":
                assert view["players"][1 - seat]["hand"] is None
        for event in events(wire):  # what is drawn, put back or bid is told to its own seat alone
            if event["kind"] in ("draw", "back", "bid"):
                data = event.get("data", {}).keys() & {"suit", "card", "coins"}
                assert bool(data) == (event["seat"] == seat), event
                kept += event["seat"] != seat
        assert not [message for message in wire if message.get("choices") and message["turn"] != seat]
    assert kept > 0
