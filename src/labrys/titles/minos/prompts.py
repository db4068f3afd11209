"""What a decision of Minos asks, as a phrase. The words are in words/*.ftl."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.titles.minos import names
from labrys.titles.minos.actions import CLAIM
from labrys.titles.minos.effects.programs import Programs
from labrys.titles.minos.frames import (
    BATTLEFIELD,
    BESIDE,
    CARDS_LEFT,
    DEED,
    FIELD,
    FREE,
    LEFT,
    PROGRAM,
    ROLL,
    UNPAID,
    WANTED,
)
from labrys.titles.minos.rules.build import price, priced, split
from labrys.titles.minos.rules.develop import card_price
from labrys.titles.minos.rules.develop import priced as priced_card
from labrys.titles.minos.state import Minos
from labrys.titles.minos.words import place


def before_roll(s: Minos) -> bool:
    """Are the dice of this round still to be rolled? Only a Special Ability gives then."""
    return any(s.kind_at(at) == ROLL for at in range(s.depth))


def bodies(programs: Programs, number: int) -> list[int]:
    """All that a program may come to, clause by clause."""
    return [body for clause in programs.clauses[number] for body in (programs.met[clause], programs.unmet[clause])]


def source_card(s: Minos) -> int | None:
    """The card that the effect which is asked about is printed on, as what it does at once or as its Royal Trait."""
    programs = s.tables.programs
    asked = PROGRAM.of(s.arg)
    if s.decision != "effect":  # the argument is one body of a program
        asked = next((number for number in range(len(programs.effects)) if s.arg in bodies(programs, number)), -1)
    return next((card for card, data in enumerate(s.tables.content.cards) if asked in (data.instant, data.trait)), None)


def prompt_phrase(s: Minos) -> Phrase:
    """The question that is asked now, with what it is about."""
    seat = s.seat
    if seat is None:
        return Phrase("prompt-over")
    args: dict[str, Argument] = {"who": seat_phrase(seat)}
    decision = s.decision
    content = s.tables.content
    printed = source_card(s) if decision in ("effect", "branch", "payment") else None
    if printed is not None:
        return Phrase(f"prompt-{decision}-card", {**args, "card": names.card(content, printed)})
    if decision == "turn":
        now = s.deed if s.wild_deed < 0 else s.wild_deed  # Wild is what it was first used for
        args.update(deed=names.deed(now), points=s.points, value=s.value)
    elif decision == "points":
        args["n"] = LEFT.of(s.arg)
        args["free"] = "yes" if FREE.of(s.arg) else "no"
        args["deed"] = Phrase(f"points-{DEED.of(s.arg)}")
    elif decision in ("keep", "temp", "good", "track", "lowest", "discard", "recall", "shed"):
        args["n"] = s.arg
        if decision in ("temp", "good") and before_roll(s):
            args["ability"] = names.named(content.abilities[s.ability(seat)].name)
            return Phrase(f"prompt-{decision}-ability", args)
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
