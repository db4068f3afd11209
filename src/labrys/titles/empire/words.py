"""Phrases of Empire: what a player reads for an action, a decision, an event. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.event import Event
from labrys.engine.phrase import Argument, Phrase, seat_or_you, seat_phrase
from labrys.titles.empire.actions import CODEC
from labrys.titles.empire.content import CONTENT, Action, Board, Part
from labrys.titles.empire.rules.bid import by_age
from labrys.titles.empire.state import Empire
from labrys.titles.empire.tables import COSTS


def region_phrase(board: Board, region: int) -> Phrase:
    """A region by its letter on the drawn map and its name: ``M Dawnhold``."""
    name = Phrase(f"region-{board.region_name(region)}") if region < board.regions else Phrase("region-none")
    return Phrase("region", {"letter": chr(ord("A") + region), "name": name})


def power_phrase(power: int, seats: int) -> Phrase:
    """A seat, or the neutral third."""
    return seat_phrase(power) if power < seats else Phrase("neutral")


def good_phrase(good: int | str) -> Phrase:
    return Phrase(f"good-{good if isinstance(good, str) else CONTENT.goods[good]}")


def part_phrase(part: Part) -> Phrase:
    return Phrase(f"part-{part.verb}", {"amount": part.amount})


def action_of_card(action: Action) -> Phrase:
    """What a card lets one do: ``place 2 armies or build a city``."""
    if not action.join:
        return part_phrase(action.parts[0])
    return Phrase(f"parts-{action.join}", {"one": part_phrase(action.parts[0]), "other": part_phrase(action.parts[1])})


def card_phrase(kind: int, printing: str, message: str = "card") -> Phrase:
    """A card by its good and its action; within a sentence it is a ``card-said``."""
    card = CONTENT.cards[kind]
    return Phrase(
        message,
        {"good": good_phrase(card.good), "symbols": card.symbols, "does": action_of_card(card.actions[printing])},
    )


def board_of(state: Empire) -> Board:
    return CONTENT.boards[state.side]


def printing_of(state: Empire) -> str:
    return str(state.options["printing"])


def action_phrase(state: Empire, action: int) -> Phrase:
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    board = board_of(state)
    args: dict[str, Argument] = {}
    if verb in ("neutral", "place", "city"):
        args["region"] = region_phrase(board, numbers[0])
    elif verb == "move":
        args.update(origin=region_phrase(board, numbers[0]), region=region_phrase(board, numbers[1]))
    elif verb == "destroy":
        args.update(owner=power_phrase(numbers[0], state.seats), region=region_phrase(board, numbers[1]))
        if numbers[0] >= state.seats:
            return Phrase("action-destroy-neutral", args)
        own = numbers[0] == state.seat
        return Phrase("action-destroy-own" if own else "action-destroy", args)
    elif verb == "bid":
        args["coins"] = numbers[0]
    elif verb == "first":
        if numbers[0] == state.seat:
            return Phrase("action-first-own")
        args["who"] = seat_phrase(numbers[0])
    elif verb == "wild":
        args["good"] = good_phrase(numbers[0])
    elif verb == "take":
        if numbers[0] >= state.count_row():
            return Phrase("action-take-none", {"place": numbers[0] + 1})
        args.update(card=card_phrase(state.row(numbers[0]), printing_of(state), "card-said"), cost=COSTS[numbers[0]])
    elif verb == "part":
        part = asked_part(state, numbers[0])
        if part is None:
            return Phrase("action-part-none", {"number": numbers[0] + 1})
        args["does"] = part_phrase(part)
        return Phrase("action-part" if state.decision == "either" else "action-part-first", args)
    return Phrase(f"action-{verb}", args)


def asked_part(state: Empire, number: int) -> Part | None:
    """The part of the card that an "or" or "and" question is about."""
    if state.decision not in ("either", "both"):
        return None
    return CONTENT.cards[state.arg].actions[printing_of(state)].parts[number]


def prompt_phrase(state: Empire) -> Phrase:
    seat = state.seat
    if seat is None:
        return Phrase("prompt-over")
    args: dict[str, Argument] = {"who": seat_phrase(seat)}
    if state.decision == "neutral":
        args["left"] = state.supply(state.seats)
    elif state.decision in ("place", "march", "sail"):
        args["points"] = state.points
    elif state.decision == "wild":
        args["left"] = state.arg
    elif state.decision in ("turn", "bid"):
        args["coins"] = state.coins(seat)
    elif state.decision == "first":
        args.update(tie(state, state.all_bids()))
    return Phrase(f"prompt-{state.decision}", args)


def event_phrase(state: Empire, event: Event, viewer: int | None) -> Phrase:
    """An event as the viewer may know it."""
    board = board_of(state)
    args: dict[str, Argument] = {"who": seat_phrase(event.seat), "you": "yes" if viewer == event.seat else "no"}
    for name, value in event.seen_by(viewer).items():
        if not isinstance(value, list):
            args[name] = named(state, name, value, "card-said", viewer) if isinstance(value, int) else value
        elif name in ("bids", "points", "rolls"):
            seats = cast(list[int], event.public.get("seats", list(range(state.seats))))
            args[name] = by_seat(seats, value, viewer)
    if event.kind == "destroy":
        args["whose"] = "yes" if viewer is not None and event.public["owner"] == viewer else "no"
    if event.kind == "bids":
        args.update(tie(state, cast(list[int], event.public["bids"]), viewer))
    if event.kind == "bid" and "coins" not in args:
        return Phrase("event-bid-hidden", args)
    if event.kind == "destroy" and cast(int, event.public["owner"]) >= state.seats:
        return Phrase("event-destroy-neutral", args)
    if event.kind == "tokens":
        return tokens_phrase(board, cast(list[int], event.public["goods"]))
    if event.kind == "row":
        cards = cast(list[int], event.public["cards"])
        return Phrase(
            "event-row", {f"card{at}": named(state, "card", card, "card-said") for at, card in enumerate(cards, 1)}
        )
    if event.kind == "win":
        return Phrase(f"event-win-{event.public['by']}", args)
    if event.kind == "first" and event.public["first"] == event.seat:
        return Phrase("event-first-own", args)
    if event.kind in ("game", "scores") and state.options["games"] == 1:
        return Phrase(f"event-{event.kind}-only", args)  # there is no other to tell it from
    return Phrase(f"event-{event.kind}", args)


def tie(state: Empire, bids: list[int], viewer: int | None = None) -> dict[str, Argument]:
    """How a tie of the highest bids is settled, and who wins it unless a die must tell (E15, E30)."""
    tied = [seat for seat in by_age(state) if bids[seat] == max(bids)]
    by = "none" if len(tied) == 1 else "die" if state.options["tie_break"] == "die" else "seats"
    if by == "seats" and state.options["ages"]:
        by = "ages"
    return {"tie": by, "winner": seat_or_you(tied[0], viewer)}


def by_seat(seats: list[int], figures: list[int], viewer: int | None) -> Phrase:
    """A figure for each of some seats, with their names."""
    args: dict[str, Argument] = {}
    for number, (seat, figure) in enumerate(zip(seats, figures, strict=True), 1):
        args |= {f"who{number}": seat_or_you(seat, viewer), f"figure{number}": figure}
    return Phrase(f"by-seat-{len(figures)}", args)


def named(state: Empire, name: str, value: int, card: str = "card", viewer: int | None = None) -> Argument:
    """A number of an event as a player calls it."""
    if name in ("region", "origin"):
        return region_phrase(board_of(state), value)
    if name == "owner":
        return power_phrase(value, state.seats)
    if name in ("first", "seats"):
        return seat_or_you(value, viewer)
    if name in ("card", "cards"):
        return card_phrase(value, printing_of(state), card)
    if name in ("good", "goods"):
        return good_phrase(value)
    return value


def tokens_phrase(board: Board, goods: list[int]) -> Phrase:
    """Which token lies where; there are five triangles on either side."""
    args: dict[str, Argument] = {}
    for number, (region, good) in enumerate(zip(board.triangles, goods, strict=True), 1):
        args[f"region{number}"] = region_phrase(board, region)
        args[f"good{number}"] = good_phrase(good)
    return Phrase("event-tokens", args)
