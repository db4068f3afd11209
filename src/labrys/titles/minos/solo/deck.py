"""His deck and the region randomizer: both are drawn from by lot, neither has an order that could leak.

What is known of the deck is the back of its top card. Which of the cards with that back it is, if there are several, is
settled when it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.titles.minos.solo.content import RIVAL, SOLO_CARDS

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo

IN_DECK: Final = 0
THIS_ROUND: Final = 1  # drawn for a die: its Vase counts at Income
SPENT: Final = 2


def turn_up(s: Solo) -> None:
    """The next card comes to lie on top: its back is seen. An empty deck is made anew of the spent cards (S6)."""
    if IN_DECK not in s.all_deck():
        for card in range(SOLO_CARDS):
            if s.deck(card) == SPENT:
                s.set_deck(card, IN_DECK)
        if s.events is not None:
            s.tell("solo_shuffle", RIVAL, {"n": s.all_deck().count(IN_DECK), "rule": "draft.empty_deck"})
    left = [card for card in range(SOLO_CARDS) if s.deck(card) == IN_DECK]
    s.back = first_alike(s, left[s.draw(len(left))])


def first_alike(s: Solo, card: int) -> int:
    """Cards with one back are told apart by nobody: the first of them stands for all."""
    cards = s.rules.cards
    first = 0
    while cards[first].deeds != cards[card].deeds:
        first += 1
    return first


def take_top(s: Solo, place: int) -> int:
    """The top card is taken: one of those with its back, by lot. Once that is told, callers turn up the next one."""
    cards = s.rules.cards
    alike = [
        card
        for card in range(s.back, SOLO_CARDS)
        if s.deck(card) == IN_DECK and cards[card].deeds == cards[s.back].deeds
    ]
    card = alike[s.draw(len(alike))] if len(alike) > 1 else alike[0]
    s.set_deck(card, place)
    return card


def draw_tile(s: Solo, pool: list[int]) -> int:
    """A Good from the region randomizer; the caller's pool is made anew each turn, so that all tiles return to it."""
    return pool.pop(s.draw(len(pool)))
