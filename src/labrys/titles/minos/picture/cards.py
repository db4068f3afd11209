"""The pages of cards: the offer, the hand, the Palace."""

from __future__ import annotations

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.content import AGE_CARDS, Content
from labrys.titles.minos.picture.parts import (
    POINTS,
    TALLEST,
    WIDTH,
    Line,
    Say,
    View,
    eyes,
    fit,
    folded,
    in_brief,
    width_of,
)

INDENT = 5
NAME = 26  # columns that most names of cards fit in
FEW = 3  # cards that are not crowded
FAR = "\u25c0"  # beside the card that Rhadamanthus takes first


def offer_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The cards of the offer: price, Goods, points; then effect and Trait."""
    first, second = view["deck_sizes"]
    decks = Phrase("picture-decks", {"first": first, "second": second})
    if "rival" not in view or not view["offer"]:
        return [[Span(say(decks), "dim")], *cards_lines(content, say, view["offer"], TALLEST - 2)]
    found = [card_lines(content, say, card) for card in view["offer"]]
    found[-1][0].append(Span(f"  {FAR}", "strong"))
    return [[Span(say(Phrase("picture-decks-solo", {"decks": decks})), "dim")], *in_room(found, TALLEST - 2)]


def hand_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The viewer's hand."""
    hand = (None if view["you"] is None else view["players"][view["you"]]["hand"]) or []
    lines: list[Line] = [[Span(say(Phrase("picture-cards-in-hand", {"n": len(hand)})), "dim")]]
    return [*lines, *cards_lines(content, say, hand, TALLEST - 2)]


def cards_lines(content: Content, say: Say, cards: list[int], room: int) -> list[Line]:
    return in_room([card_lines(content, say, card) for card in cards], room)


def in_room(found: list[list[Line]], room: int) -> list[Line]:
    """Cards in so many lines: three for each of a few, two of many, one of the last where room is very short."""
    if len(found) > FEW:
        found = [close(card) for card in found]
    over = sum(map(len, found)) - room
    for at in range(len(found) - 1, -1, -1):
        if over > 0:
            over -= len(found[at]) - 1
            found[at] = found[at][:1]
    return [line for card in found for line in card]


def close(card: list[Line]) -> list[Line]:
    """The effect and the Trait of a card in one line, where it is long enough."""
    head, *rest = card
    if len(rest) > 2:
        return card
    joined: Line = [*rest[0], Span("  · ", "dim"), *rest[1][1:]]
    return [head, joined] if sum(len(span.text) for span in joined) <= WIDTH else card


def card_lines(content: Content, say: Say, number: int) -> list[Line]:
    """A card in three lines or more: its head, its instant effect, its Royal Trait."""
    card = content.cards[number]
    icons = " ".join(say(names.good(icon)) for icon in card.icons)
    age = "I" if number < AGE_CARDS else "II"
    cost = say(Phrase("coins", {"n": card.cost}))
    instant = say(names.program(content, card.instant))
    if len(instant) > WIDTH - INDENT:
        instant = in_brief(content, card.instant, say)
    return [
        [
            Span(f"{age:>2} ", "dim"),
            Span(fit(say(names.named(card.name)), 32), "strong"),
            Span(fit(cost, 11)),
            Span(fit(icons, 18)),
            Span(f"{card.vp}{POINTS}"),
        ],
        *folded(instant, INDENT),
        *folded(trait_text(content, say, number, WIDTH - INDENT), INDENT, "dim"),
    ]


def trait_text(content: Content, say: Say, number: int, room: int = 0) -> str:
    """A Royal Trait: what triggers it, and what it gives; in brief where room is short."""
    card = content.cards[number]
    trigger = names.trigger(card.trigger)
    text = say(Phrase("picture-trait", {"trigger": trigger, "effect": names.program(content, card.trait)}))
    if len(text) <= room:
        return text
    return say(Phrase("picture-trait", {"trigger": trigger, "effect": in_brief(content, card.trait, say)}))


def palace_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Royal Traits at work, cards waiting in the player area, Trade Bonus tiles."""
    seat = eyes(view)
    player = view["players"][seat]
    lines: list[Line] = [[Span(say(Phrase("picture-palace-of", {"who": seat_phrase(seat)})), "strong")]]
    lines += [line for number in player["palace"] for line in trait_lines(content, say, number, "")]
    lines.append([Span(say(Phrase("picture-area")), "strong")])
    lines += [line for number in player["area"] for line in trait_lines(content, say, number, "dim")]
    if player["tiles"]:
        words = " | ".join(in_brief(content, content.trades[tile].benefit, say) for tile in player["tiles"])
        lines = [*lines[: TALLEST - 3], *folded(say(Phrase("picture-own-tiles", {"tiles": words})), 0)]
    return lines[: TALLEST - 1]


def trait_lines(content: Content, say: Say, number: int, style: str) -> list[Line]:
    """Points, name and Trait of a card; where the name is long, the Trait may need a line of its own."""
    card = content.cards[number]
    head = [Span(f"{card.vp:>2}{POINTS} "), Span(say(names.named(card.name)).ljust(NAME) + " ")]
    room = WIDTH - width_of(head)
    text = trait_text(content, say, number, room)
    if len(text) <= room:
        return [[*head, Span(text, style)]]
    return [head, *folded(text, INDENT, style)]
