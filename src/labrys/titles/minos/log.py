"""The log of Minos: what a viewer reads for an event. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.event import Event
from labrys.engine.phrase import Argument, Phrase, seat_phrase
from labrys.titles.minos import names
from labrys.titles.minos.content import COLOURS, SOURCES
from labrys.titles.minos.rules.build import A_FARM
from labrys.titles.minos.solo import words as solo_words
from labrys.titles.minos.state import Minos
from labrys.titles.minos.words import place

REASONS = ("rule", "tie", "which")  # of the automaton: which rule and which tie-break decided


def side(s: Minos, number: int) -> Phrase:
    """Whoever sits there, or Rhadamanthus."""
    return seat_phrase(number) if number < s.seats else Phrase("automaton")


def event_phrase(s: Minos, event: Event, viewer: int | None) -> Phrase:
    """An event as the viewer may know it."""
    args: dict[str, Argument] = {"who": side(s, event.seat), "you": "yes" if viewer == event.seat else "no"}
    for name, value in event.seen_by(viewer).items():
        if isinstance(value, str) and name in REASONS:
            args[name] = value.replace(".", "-")
        elif isinstance(value, int) and name == "solo":
            args.update(solo_words.card_arguments(s.tables.content.solo.cards[value]))
        elif isinstance(value, int) and name != "seat":
            args[name] = thing(s, name, value)
    return SPECIAL[event.kind](s, event, args) if event.kind in SPECIAL else Phrase(f"event-{event.kind}", args)


def thing(s: Minos, name: str, value: int) -> Argument:
    """What a number in an event stands for, by the name that it has there."""
    content = s.tables.content
    if name == "card":
        return names.card(content, value)
    if name == "good":
        return names.good(value)
    if name == "track":
        return names.track(value)
    if name in ("deed", "wanted"):
        return names.deed(value)
    if name in ("region", "target"):
        return place(s, value)
    if name == "source":
        return Phrase(f"source-{SOURCES[value]}")
    if name == "tile":
        return names.trade_tile(content, value)
    if name == "sea":
        return names.named(content.sea[value].name)
    if name == "vase":
        return names.named(content.vases[value].name)
    if name == "ability":
        return names.named(content.abilities[value].name)
    if name == "start":
        return place(s, content.starts[value].region)
    if name == "route":
        return names.route(content, s.routes(value))
    return Phrase(f"age-{value + 1}") if name == "age" else value


def event_gain(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    what = Phrase(f"atom-{event.public['what']}", {"n": args["n"]})
    return Phrase(f"event-{event.kind}", {**args, "what": what})


def event_draw(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    return Phrase("event-draw" if "card" in args else "event-draw-hidden", args)


def event_back(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    return Phrase("event-back" if "card" in args else "event-back-hidden", args)


def event_build(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    what, where = cast(int, event.public["what"]), cast(int, event.public["where"])
    spot = place(s, where) if what <= A_FARM else names.route(s.tables.content, s.routes(where))
    return Phrase(f"event-{event.kind}-{names.PIECES[what]}", {**args, "where": spot})


def event_die(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    die = names.die(cast(int, event.public["colour"]), cast(int, event.public["value"]))
    return Phrase(f"event-{event.kind}", {**args, "die": die})


def event_groups(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    steps = cast(list[int], event.public["steps"])
    found = [
        Phrase("steps", {"track": names.track(track), "n": number}) for track, number in enumerate(steps) if number
    ]
    return (
        Phrase("event-groups", {**args, "steps": names.join("effect-and", found)})
        if found
        else Phrase("event-groups-none", args)
    )


def event_roll(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    dice = cast(list[int], event.public["dice"])
    colours = [
        Phrase(
            f"dice-{COLOURS[colour]}",
            {"dice": " ".join(str(value) for at, value in enumerate(dice) if s.tables.colour[at] == colour)},
        )
        for colour in range(4)
    ]
    return Phrase("event-roll", {**args, "dice": names.join("effect-then", colours)})


def event_lapse(s: Minos, event: Event, args: dict[str, Argument]) -> Phrase:
    points = Phrase(f"points-{event.public['of']}", {"n": cast(int, event.public["n"])})
    return Phrase(f"event-lapse-{event.public['what']}", {**args, "points": points})


SPECIAL = {
    "lapse": event_lapse,
    "gain": event_gain,
    "spend": event_gain,
    "draw": event_draw,
    "back": event_back,
    "build": event_build,
    "claim": event_build,
    "draft": event_die,
    "solo_die": event_die,
    "groups": event_groups,
    "roll": event_roll,
}
