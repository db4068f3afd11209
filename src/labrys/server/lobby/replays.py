"""Replays a finished game step by step, as one of its seats or a spectator saw it, in words."""

from __future__ import annotations

from typing import Any

from labrys.engine import History, Record, State
from labrys.house import game
from labrys.server.live.showing import told
from labrys.server.protocol.bodies import StepInfo, Steps
from labrys.server.protocol.messages import Choice

MOST_STEPS = 100  # steps in one answer


def steps(
    record: Record, names: list[str], seat: int | None, lang: str, first: int, count: int, choices: bool = False
) -> Steps:
    """Some steps of a record; step 0 is the set-up, step N the position after N actions. With ``choices``, what could be
    chosen there: a finished game has no secrets."""
    title = game(record.game)
    history = History(record.start(title))
    state = history.state
    state.check_viewer(seat)
    last = min(first + min(count, MOST_STEPS), len(record.actions) + 1)
    found: list[StepInfo] = []
    for number in range(last):
        actor, text, said = None, "", ""
        events = history.log[0]
        if number:
            action = title.codec.parse(record.actions[number - 1])
            actor, text = state.seat, record.actions[number - 1]
            if number >= first:
                said = state.describe(action, lang, names)
            events = history.act(action)
        if number >= first:
            news = [told(state, event, seat, lang, names) for event in events]
            offered = offer(state, lang, names) if choices else []
            found.append(StepInfo(number, state.view(seat), actor, text, said, news, asks(state, lang, names), offered))
    result: dict[str, Any] = {}
    if state.over:
        result = {"scores": state.scores(), "ranking": state.ranking(), "points": state.breakdown()}
    return Steps(len(record.actions), first, found, names, **result)


def offer(state: State, lang: str, names: list[str]) -> list[Choice]:
    """What can be chosen at a step."""
    return [Choice(state.game.codec.text(action), state.describe(action, lang, names)) for action in state.actions()]


def asks(state: Any, lang: str, names: list[str]) -> str:
    """What was asked at a step; nothing at the end."""
    return "" if state.over else state.prompt(lang, names)
