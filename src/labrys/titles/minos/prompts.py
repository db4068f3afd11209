"""What a decision of Minos asks, as a phrase. The words are in words/*.ftl."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.titles.minos import names
from labrys.titles.minos.actions import CLAIM
from labrys.titles.minos.content import TRACK_TOP
from labrys.titles.minos.effects.programs import Programs
from labrys.titles.minos.frames import (
    BATTLEFIELD,
    BESIDE,
    CARDS_LEFT,
    DEED,
    FIELD,
    FREE,
    INCOME,
    INCOME_ROUTES,
    LEFT,
    OF_GROUP,
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


def bodies(programs: Programs, number: int) -> list[int]:
    """All that a program may come to, clause by clause."""
    return [body for clause in programs.clauses[number] for body in (programs.met[clause], programs.unmet[clause])]


def asked_program(s: Minos) -> int:
    """The program that is asked about, or -1: an effect whole, one body of it, or the symbols of one group."""
    programs = s.tables.programs
    if s.decision == "effect":
        return PROGRAM.of(s.arg)
    for number in range(len(programs.effects)):
        for body in bodies(programs, number):
            if s.decision == "terms":
                if OF_GROUP.of(s.arg) in programs.choice[body]:
                    return number
            elif body == s.arg:
                return number
    return -1


def printed_on(s: Minos, program: int) -> Phrase | None:
    """What a program is printed on, as the player finds it on the table."""
    content = s.tables.content
    for card in content.cards:
        if program in (card.instant, card.trait):
            return Phrase("from-named", {"name": names.named(card.name)})
    for tile in content.sea:
        if program == tile.benefit:
            return Phrase("from-named", {"name": names.named(tile.name)})
    for ability in content.abilities:
        if program in (*ability.gain, *ability.income):
            return Phrase("from-named", {"name": names.named(ability.name)})
    for number, track in enumerate(content.tracks):
        if program in track.gain:
            return Phrase("from-track", {"track": names.track(number), "n": track.gain.index(program)})
        if program == track.at_top:
            return Phrase("from-track", {"track": names.track(number), "n": TRACK_TOP})
    for route in content.routes:
        if program in route.income:
            return Phrase("from-route", {"route": names.named(route.name)})
    for kind, tiles in (("trade", content.trades), ("foundation", content.foundations), ("bonus", content.bonuses)):
        if any(program == tile.benefit for tile in tiles):
            return Phrase(f"from-{kind}")
    for piece, gains in (("tower", content.board.tower_gain), ("farm", content.board.farm_gain)):
        if program in gains:
            return Phrase(f"piece-{piece}")
    for deed, row in enumerate(content.crews[max(s.seats, 2)].board):
        if any(program in space.benefits for space in row):
            return names.deed(deed)
    return None


def source(s: Minos) -> Phrase | None:
    """Where the question comes from, unless the player has just chosen it: Income and the roll give by themselves."""
    if s.decision in ("effect", "branch", "payment", "terms"):
        return printed_on(s, asked_program(s))
    if s.decision not in ("temp", "good", "track", "lowest"):
        return None
    below = {s.kind_at(at) for at in range(s.depth)}
    if ROLL in below and s.seat is not None:  # the dice of this round are still to be rolled: a Special Ability gives
        return Phrase("from-named", {"name": names.named(s.tables.content.abilities[s.ability(s.seat)].name)})
    return Phrase("from-income") if below & {INCOME, INCOME_ROUTES} else None


def prompt_phrase(s: Minos) -> Phrase:
    """The question that is asked now, with what it is about."""
    seat = s.seat
    if seat is None:
        return Phrase("prompt-over")
    args: dict[str, Argument] = {"who": seat_phrase(seat)}
    decision = s.decision
    content = s.tables.content
    origin = source(s)
    if origin is not None:
        args["source"] = origin
    if decision == "turn":
        now = s.deed if s.wild_deed < 0 else s.wild_deed  # Wild is what it was first used for
        args.update(deed=names.deed(now), points=s.points, value=s.value)
    elif decision == "points":
        args["n"] = LEFT.of(s.arg)
        args["free"] = "yes" if FREE.of(s.arg) else "no"
        args["deed"] = Phrase(f"spend-{DEED.of(s.arg)}", {"n": LEFT.of(s.arg)})
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
    elif decision == "effect" and origin is None:
        args["effect"] = names.program(content, PROGRAM.of(s.arg))
    elif decision == "contest":
        args["first"] = "yes" if s.actions()[0] == CLAIM else "no"
        what, where = split(WANTED.of(s.arg))
        args.update(piece=Phrase(f"piece-{names.PIECES[what]}"), region=place(s, where))
    elif decision == "muster":
        args.update(region=place(s, BATTLEFIELD.of(s.arg)))
    elif decision == "last-battle":
        demand = s.tables.demand[s.sea_below(BATTLEFIELD.of(s.arg))]
        weapons = s.weapons(seat)
        args.update(region=place(s, BATTLEFIELD.of(s.arg)), n=demand, weapons=weapons)
        args["armed"] = "yes" if weapons >= demand else "no"
    elif decision == "trade-tile":
        args["route"] = names.route(content, s.routes(BESIDE.of(s.arg)))
    return Phrase(f"prompt-{decision}" if origin is None else f"prompt-{decision}-of", args)
