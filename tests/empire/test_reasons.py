"""Why something cannot be done: the rule that stands in the way, in one sentence."""

from __future__ import annotations

from labrys.titles.empire.state import Empire
from tests.empire.table import GAME, act, lay, new, number, opening


def why(state: Empire, action: str, lang: str = "en") -> str:
    assert state.seat is not None
    found = GAME.why_not(state, state.seat, GAME.codec.parse(action))
    return "" if found is None else GAME.voice.say(found, lang, ["Anna", "Bruno", "Chloe"])


def in_deed(decision: str) -> Empire:
    """A game in which seat 0 is asked for this part of a card's action; its armies stand on the start, its city in N."""
    for seed in range(200):
        state = opening(seed=seed)
        for take in range(6):
            tried = state.copy()
            if tried.coins(0) < (0, 1, 1, 2, 2, 3)[take]:
                continue
            act(tried, f"take {take}")
            if tried.decision == decision and tried.seat == 0:
                lay(tried, {0: "MMM", 1: "MMM", 2: "MMM"}, {0: "N"})
                return tried
    raise AssertionError(decision)


def test_a_card_that_costs_too_much_says_what_is_missing() -> None:
    state = opening()
    state.set_coins(0, 1)
    state.legal = None
    assert why(state, "take 5") == "That costs 3 coins; you have 1."
    assert why(state, "take 5", "fr") == "Cela coûte 3\N{NO-BREAK SPACE}pièces\N{NO-BREAK SPACE}; vous en avez 1."
    assert why(state, "take 1") == ""


def test_armies_wait_for_a_card() -> None:
    assert why(opening(), "place 12") == "Take a card first: it says what your armies may do."


def test_a_bid_of_more_than_one_has_says_so() -> None:
    state = new()
    assert why(state, "bid 14") == f"That costs 14 coins; you have {state.coins(0)}."


def test_armies_are_placed_at_home() -> None:
    state = in_deed("place")
    assert why(state, f"place {number('A')}").startswith("New armies come to the start, M Dawnhold, or where you")
    assert why(state, f"place {number('N')}") == ""
    assert why(state, f"city {number('N')}") == "The card places armies now: nothing else can be done with it."
    assert why(state, "take 0") == "You have taken your card: do first what it says, or stop."


def test_a_march_needs_an_army_and_a_border() -> None:
    state = in_deed("march")
    board = state.tables.land.board
    start = state.tables.land.start
    near, over_water = board.land[start][0], next(at for at in range(25) if board.water[at])
    assert why(state, f"move {start} {near}") == ""
    assert why(state, f"move {near} {start}").startswith("You have no army in")
    far = next(at for at in range(25) if at != start and at not in board.land[start] and at not in board.water[start])
    assert "share no border" in why(state, f"move {start} {far}")
    lay(state, {0: chr(ord("A") + over_water)})
    assert "this card moves over land only" in why(state, f"move {over_water} {board.water[over_water][0]}")
