"""The common table: island, actions, tracks and routes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.engine.phrase import Phrase
from labrys.titles.minos import names
from labrys.titles.minos.content import BONUS, PRIORITIES, TRACK_TOP, TRACKS, Content, Crew, SoloCard, Space
from labrys.titles.minos.content import Map as Regions
from labrys.titles.minos.sheet.effects import drawn
from labrys.titles.minos.sheet.island import draw
from labrys.titles.minos.solo.words import front

Say = Callable[[Phrase], str]


def sheet(content: Content, say: Say) -> dict[str, Any]:
    """Everything by its number in the content, as views number it."""
    return {
        "crews": {str(seats): crew_sheet(content, crew, say) for seats, crew in content.crews.items()},
        "tracks": [track_sheet(content, track, say) for track in range(len(TRACKS))],
        "routes": [
            {
                "name": say(names.named(route.name)),
                "cost": list(route.cost),
                "income": [drawn(content, program, say) for program in route.income],
                "top": route.top_vp,
            }
            for route in content.routes
        ],
        "forfeit": drawn(content, content.forfeit, say),
        "rounds": content.rounds,
        "scorings": list(content.scorings),
        "age2": content.age2_from,
        "solo": [solo_sheet(card, say) for card in content.solo.cards],
    }


def crew_sheet(content: Content, crew: Crew, say: Say) -> dict[str, Any]:
    """What the number of players decides."""
    return {
        "map": map_sheet(crew.map, say),
        "spaces": [[space_sheet(content, space, say) for space in row] for row in crew.board],
        "vase_slots": list(crew.vase_slots),
        "dice_each": crew.dice_each,
    }


def map_sheet(regions: Regions, say: Say) -> dict[str, Any]:
    island = draw(regions)
    return {
        "size": [island.width, island.height],
        "coast": island.coast,
        "borders": island.borders,
        "peaks": [list(peak) for peak in island.peaks],
        "regions": [
            {
                "name": say(names.named(region.name)),
                "good": region.good,
                "outline": island.outlines[number],
                "at": list(island.middles[number]),
                "near": list(regions.neighbours[number]),
            }
            for number, region in enumerate(regions.regions)
        ],
    }


def space_sheet(content: Content, space: Space, say: Say) -> dict[str, Any]:
    """A benefit is an effect, or null for the Action Bonus tile in play."""
    return {
        "points": space.points,
        "benefits": [None if program == BONUS else drawn(content, program, say) for program in space.benefits],
        "choose": space.choose,
        "age2": space.age2_draw,
    }


def solo_sheet(card: SoloCard, say: Say) -> dict[str, Any]:
    """The front of a card of Rhadamanthus, which chooses a die; the back of the next one is in every view."""
    return {
        "highest": card.highest,
        "priority": [PRIORITIES[entry] for entry in card.priority],
        "vase": card.vase,
        "text": say(front(card)),
    }


def track_sheet(content: Content, number: int, say: Say) -> dict[str, Any]:
    """By space: what is gained on arrival, or what the space is worth while one stands there or higher."""
    track = content.tracks[number]
    found: list[dict[str, Any]] = []
    for space in range(TRACK_TOP + 1):
        here: dict[str, Any] = {"gain": drawn(content, track.gain[space], say)}
        if here["gain"] is None:
            if number == 0:
                here["palace"] = track.palace[space]
            elif number == 1:
                here["level"] = track.level[space]
            else:
                here.update(
                    weapon=track.weapon[space], presence=track.presence[space], dominance=track.dominance[space]
                )
        found.append(here)
    return {"name": say(names.track(number)), "spaces": found, "top": drawn(content, track.at_top, say)}
