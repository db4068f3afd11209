"""The table of Minos as pictures in text: map, dice, tracks, routes, cards, boards. Each page at most 80 by 17.

Seats are numbers as well as colours, Goods and pieces have signs: nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from labrys.engine.phrase import Phrase
from labrys.engine.picture import Picture
from labrys.titles.minos.content import DEEDS, Content
from labrys.titles.minos.picture.board import board_lines
from labrys.titles.minos.picture.boards import action_lines, route_lines, track_lines
from labrys.titles.minos.picture.cards import hand_lines, offer_lines, palace_lines
from labrys.titles.minos.picture.island import map_lines, tile_lines
from labrys.titles.minos.picture.parts import TALLEST, Say, View, clip, standing, stripped
from labrys.titles.minos.picture.players import player_lines
from labrys.titles.minos.picture.rival import rival_lines

__all__ = ["TALLEST", "pages", "pictures"]

PAGES: Final = {
    "map": map_lines,
    "tiles": tile_lines,
    "actions": action_lines,
    "rival": rival_lines,
    "tracks": track_lines,
    "routes": route_lines,
    "offer": offer_lines,
    "hand": hand_lines,
    "board": board_lines,
    "players": player_lines,
    "palace": palace_lines,
}
WITH_WEALTH: Final = ("map", "board", "players", "rival")  # pages that say what everybody has

BY_DEED: Final = {
    "prepare": ("offer", "hand", "palace"),
    "develop": ("hand", "offer", "palace"),
    "build": ("map", "board", "routes"),
    "expand": ("map", "tiles", "players"),
    "wild": ("map", "hand", "offer"),
}
BY_DECISION: Final = {
    "pick": ("map", "tracks", "routes"),
    "keep": ("hand", "map", "tracks"),
    "first-card": ("hand", "map", "tracks"),
    "draft": ("actions", "tracks", "hand"),
    "group": ("tracks", "actions", "players"),
    "advance": ("tracks", "board"),
    "track": ("tracks", "board"),
    "lowest": ("tracks", "board"),
    "retrieve": ("actions", "players", "hand"),
    "income-route": ("routes", "board"),
    "route": ("routes", "board"),
    "trade-tile": ("routes", "board"),
    "palace": ("palace", "hand"),
    "card-price": ("hand", "offer"),
    "discard": ("hand", "palace"),
    "sell": ("hand", "palace"),
    "last-battle": ("map", "tiles", "players"),
    "temp": ("board", "hand", "map"),
    "good": ("board", "hand", "map"),
}


BY_VERB: Final = {
    **dict.fromkeys(("city", "tower", "farm"), BY_DEED["build"]),
    **dict.fromkeys(("place", "move", "recall", "claim", "give"), BY_DEED["expand"]),
    **dict.fromkeys(("ship", "sail"), ("routes", "map", "board")),
    "play": BY_DEED["develop"],
    "take": BY_DEED["prepare"],
}


def shown(view: View) -> list[str]:
    """The names of this table's pages, in their order; alone, Rhadamanthus is everybody else."""
    absent = "players" if "rival" in view else "rival"
    return [name for name in PAGES if name != absent]


def pictures(content: Content, view: View, say: Say) -> list[Picture]:
    """Every page of the table."""
    found = []
    for name in shown(view):
        lines = PAGES[name](content, view, say)[:TALLEST]
        if name not in WITH_WEALTH and len(lines) < TALLEST:
            lines.append(standing(view, say))
        found.append(Picture(say(Phrase(f"picture-{name}")), [clip(stripped(line)) for line in lines]))
    return found


def pages(view: View, verbs: Set[str]) -> list[int]:
    """The pages that help with what is asked; within a turn those of its action or of what its choices do."""
    order = shown(view)
    wanted = BY_DECISION.get(view["decision"] or "") or BY_DEED[DEEDS[view["turn"]["deed"]]]
    if view["decision"] not in BY_DECISION and view["decision"] != "turn":
        found = [helpful for verb, helpful in BY_VERB.items() if verb in verbs]
        wanted = found[0] if len(set(found)) == 1 else wanted
    you = view["you"]
    if you is None:  # whoever looks on is asked nothing: no page flutters
        wanted = ("map", "players", "actions")
    elif wanted == BY_DEED["develop"] and not view["players"][you]["hand"]:
        wanted = ("offer", "palace")
    also = ("rival",) if "rival" in view else ()
    return [order.index(name) for name in dict.fromkeys((*wanted, *also)) if name in order]
