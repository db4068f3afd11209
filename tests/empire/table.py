"""Hands that lay out a table for the tests: positions by letters and card names, actions by their text."""

from __future__ import annotations

from typing import cast

import labrys
from labrys.titles.empire import EmpireGame
from labrys.titles.empire.actions import REGIONS
from labrys.titles.empire.content import CONTENT, Action
from labrys.titles.empire.state import Empire

GAME = cast(EmpireGame, labrys.game("empire"))


def new(seats: int = 3, seed: int = 1, **options: object) -> Empire:
    return GAME.new(seats, seed, **options)


def opening(seats: int = 3, seed: int = 1, **options: object) -> Empire:
    """A game after the bid, nobody having bid anything: seat 0 begins. With two seats all neutral armies are in A."""
    state = new(seats, seed, **options)
    begin(state)
    return state


def begin(state: Empire) -> None:
    """Play through the neutral armies and the bid."""
    while state.decision == "neutral":
        act(state, "neutral 0")
    act(state, *["bid 0"] * state.seats, "first 0")


def act(state: Empire, *texts: str) -> None:
    for text in texts:
        state.act(GAME.codec.parse(text))


def legal(state: Empire) -> list[str]:
    return [GAME.codec.text(action) for action in state.actions()]


def number(letter: str) -> int:
    """A region's number by its letter."""
    return ord(letter) - ord("A")


def lay(state: Empire, armies: dict[int, str], cities: dict[int, str] | None = None) -> None:
    """Put armies and cities on an empty board: a letter for each, ``"MMN"`` is two in M and one in N."""
    state.fill_armies([0] * len(state.all_armies()))
    state.fill_cities([0] * len(state.all_cities()))
    for power, letters in armies.items():
        for letter in letters:
            state.add_armies(power, number(letter), 1)
    for power, letters in (cities or {}).items():
        for letter in letters:
            state.add_cities(power, number(letter), 1)
    state.legal = None
    state.recall()


def standing_in(state: Empire, power: int) -> str:
    """Where a power's armies are: ``"MMN"``."""
    own = state.all_armies()[power * REGIONS : (power + 1) * REGIONS]
    return "".join(chr(ord("A") + region) * count for region, count in enumerate(own))


def kind(good: str, action: str, symbols: int = 1) -> int:
    """A card by what it shows."""
    [found] = [
        number
        for number, card in enumerate(CONTENT.cards)
        if (card.good, card.actions["english"], card.symbols) == (good, Action.parse(action), symbols)
    ]
    return found


def offer(state: Empire, *kinds: int) -> None:
    """Make these the first cards of the row; cards that were there go back to the deck."""
    pool = sorted(state.all_row() + state.all_deck())
    for card in kinds:
        pool.remove(card)
    state.fill_row([*kinds, *pool[: 6 - len(kinds)]])
    state.fill_deck(pool[6 - len(kinds) :])
    state.legal = None


def take(state: Empire, good: str, action: str, symbols: int = 1) -> None:
    """Have the seat that is asked take this card for nothing."""
    offer(state, kind(good, action, symbols))
    act(state, "take 0")


def give_goods(state: Empire, seat: int, *, wild: int = 0, **goods: int) -> None:
    """Set the symbols that a seat holds."""
    own = [goods.get(name, 0) for name in CONTENT.goods]
    for slot, symbols in enumerate([*own, wild]):
        state.set_goods(seat, slot, symbols)


def to_last_turn(state: Empire) -> None:
    """Let everybody but the seat that is asked have all cards, and that one all but the last."""
    hand = CONTENT.cards_each[state.seats]
    taken = hand * state.seats - 1
    state.fill_cards([hand - (seat == state.seat) for seat in range(state.seats)])
    state.fill_deck(state.all_deck()[: sum(card.count(state.seats) for card in CONTENT.cards) - taken - 6])


def finish(state: Empire) -> None:
    """End the game at once: take a last card and do nothing with it."""
    to_last_turn(state)
    game_number = state.number
    act(state, "take 0")
    while not state.over and state.decision not in ("wild", "neutral", "bid") and state.number == game_number:
        act(state, "stop")
