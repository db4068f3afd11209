"""Positions of games that are the same every time: played by fixed lots, and a table in the house that goes on from each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import labrys
from labrys.engine import Record, Rng, State
from tests.browser.visitor import Visitor

Measure = Callable[[dict[str, Any], dict[str, Any]], int]

MOST: dict[str, Measure] = {
    "temporary Goods": lambda view, own: sum(own["temps"]),
    "Goods": lambda view, own: sum(own["goods"]),
    "cards in hand": lambda view, own: len(own["hand"]),
    "cards played": lambda view, own: len(own["palace"]) + len(own["area"]),
    "Vases taken": lambda view, own: sum(sum(vase["by"]) for vase in view["vases"]),
    "Warriors and pieces": lambda view, own: sum(sum(region["warriors"]) for region in view["regions"]),
}
"""What a table of Minos may have much of."""


@dataclass(frozen=True)
class Moment:
    """A step of a game, and the seat that is asked then."""

    record: Record
    step: int
    seat: int
    about: str


def lots(seats: int, number: int) -> Iterator[State]:
    """A game of Minos by lot, as it is before each action; last, when it is over."""
    state = labrys.game("minos").new(seats, f"in sight {number}")
    rng = Rng(f"lots {number}")
    while not state.over:
        yield state
        actions = state.actions()
        state.act(actions[rng.below(len(actions))])
    yield state


def moments(seats: int, games: range) -> list[Moment]:
    """Of some games: a moment of every kind of decision, and those with the most of everything."""
    found: dict[str, tuple[int, int, int, int]] = {}
    records = {}
    for number in games:
        state = None
        for step, state in enumerate(lots(seats, number)):
            if state.seat is None:
                continue
            view = state.view(state.seat)
            own = view["players"][state.seat]
            much = {name: measure(view, own) for name, measure in MOST.items()}
            for about, value in {f"asked: {view['decision']}": 0, **much}.items():
                if about not in found or value > found[about][0]:
                    found[about] = (value, number, step, state.seat)
        assert state is not None
        records[number] = Record.of(state)
    return [Moment(records[number], step, seat, about) for about, (_, number, step, seat) in sorted(found.items())]


def when(seats: int, number: int, verb: str) -> Moment:
    """The first moment of a game at which somebody may do something."""
    found: tuple[int, int] | None = None
    state = None
    for step, state in enumerate(lots(seats, number)):
        if found is None and state.seat is not None:
            verbs = {state.game.codec.text(action).split()[0] for action in state.actions()}
            found = (step, state.seat) if verb in verbs else None
    assert state is not None
    assert found is not None, f"nobody may {verb}"
    return Moment(Record.of(state), *found, f"may {verb}")


class Reader:
    """Somebody who brings records to the house and goes on from their steps."""

    def __init__(self, visitor: Visitor, lang: str) -> None:
        self.visitor = visitor
        self.kept: dict[str, str] = {}
        self.post("/api/people", {"name": "Anna", "lang": lang})

    def post(self, path: str, data: Any) -> Any:
        answer = self.visitor.page.request.post(path, data=data, headers={"X-Labrys": "1"})
        assert answer.ok, answer.text()
        return answer.json() if answer.text() else None

    def open(self, moment: Moment) -> None:
        """Sit down where somebody is asked."""
        text = moment.record.text()
        table = self.kept.get(text) or self.post("/api/records", text)["id"]
        self.kept[text] = table
        seats = [{"kind": "bot", "level": "random"} for _ in range(moment.record.seats)]
        seats[moment.seat] = {"kind": "you"}
        fork = self.post(f"/api/tables/{table}/fork", {"step": moment.step, "seats": seats})["id"]
        self.post(f"/api/tables/{fork}/start", {})
        self.visitor.page.goto(f"/t/{fork}")
        self.visitor.wait_for_turn()
