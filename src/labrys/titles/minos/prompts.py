"""What a player is asked, as phrases: one for each decision. The words are in words/*.ftl."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.titles.minos import names
from labrys.titles.minos.actions import CLAIM
from labrys.titles.minos.frames import (
    BATTLEFIELD,
    BESIDE,
    CARDS_LEFT,
    DEED,
    FIELD,
    FREE,
    LEFT,
    PROGRAM,
    UNPAID,
    WANTED,
)
from labrys.titles.minos.rules.build import price, priced, split
from labrys.titles.minos.rules.develop import card_price
from labrys.titles.minos.rules.develop import priced as priced_card
from labrys.titles.minos.state import Minos
from labrys.titles.minos.words import place


def prompt_phrase(s: Minos) -> Phrase:
    """The question that is asked now, with what it is about."""
    seat = s.seat
    if seat is None:
        return Phrase("prompt-over")
    args: dict[str, Argument] = {"who": seat_phrase(seat)}
    decision = s.decision
    content = s.tables.content
    if decision == "turn":
        now = s.deed if s.wild_deed < 0 else s.wild_deed  # Wild is what it was first used for
        args.update(deed=names.deed(now), points=s.points, value=s.value)
    elif decision == "points":
        args["n"] = LEFT.of(s.arg)
        args["free"] = "yes" if FREE.of(s.arg) else "no"
        args["deed"] = Phrase(f"points-{DEED.of(s.arg)}")
    elif decision in ("keep", "temp", "good", "track", "lowest", "discard", "recall", "shed"):
        args["n"] = s.arg
    elif decision == "palace":
        args["n"] = CARDS_LEFT.of(s.arg)
        args["free"] = "yes" if UNPAID.of(s.arg) else "no"
    elif decision == "card-price":
        card, first, second = priced_card(s.arg)
        args.update(card=names.card(content, card), n=card_price(s, seat, card, first + second))
    elif decision == "price":
        what, where, used, herbs = priced(s.arg)
        args.update(piece=Phrase(f"piece-{names.PIECES[what]}"), n=price(s, seat, what, where, used, herbs))
    elif decision == "sell":
        args["n"] = content.sale_price
    elif decision == "farm-price":
        args.update(region=place(s, FIELD.of(s.arg)))
    elif decision == "effect":
        args["effect"] = names.program(content, PROGRAM.of(s.arg))
    elif decision == "contest":
        args["first"] = "yes" if s.actions()[0] == CLAIM else "no"
        what, where = split(WANTED.of(s.arg))
        args.update(piece=Phrase(f"piece-{names.PIECES[what]}"), region=place(s, where))
    elif decision in ("muster", "last-battle"):
        args.update(region=place(s, BATTLEFIELD.of(s.arg)))
    elif decision == "trade-tile":
        args["route"] = names.route(content, s.routes(BESIDE.of(s.arg)))
    return Phrase(f"prompt-{decision}", args)
