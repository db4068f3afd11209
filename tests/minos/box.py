"""What is in the box, as tests name it: cards, tiles, regions, seats; and the game that scenarios are played with."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import cast

import labrys.titles.minos
from labrys.engine import Game
from labrys.house import game
from labrys.titles.minos import MinosGame
from labrys.titles.minos.content import COLOURS, DEEDS, GOODS, TRACKS
from labrys.titles.minos.loading.reader import Reader
from labrys.titles.minos.loading.reading import read

FILE = Path(labrys.titles.minos.__file__).with_name("content.toml")
WRITTEN_WITH: dict[str, dict[str, list[int] | list[str]]] = {  # what the scenario book counts with, before any tuning
    "income": {
        "coins": [5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12, 13, 14],
        "vp": [0, 0, 1, 1, 1, 2, 2, 3, 3, 3, 4, 4, 5],
    },
    "city": {"end_vp": [4, 8]},
    "ship": {"end_vp": [0, 1, 3]},
    "farm": {"benefit": ["coin 2", "temp 2", "income 2", "income 1"]},
}
SEA_WRITTEN_WITH = [
    ["vp 4", "coin 3, vp 2", "temp 2, vp 2", "card-age2 1, vp 3", "vp 5"],
    ["random-good 1, vp 2", "influence 1, vp 2", "coin 4, vp 3", "culture 1, vp 3", "good 1, vp 3"],
    ["vp 7", "vp 5, coin 3", "vp 8", "vp 6, card 2", "vp 5, random-good 1"],
    ["vp 9", "vp 5, track 1", "vp 6, palace 1", "vp 10", "vp 6, track 1"],
]
ROUTES_WRITTEN_WITH = {
    "Egypt": (["coin 1", "coin 2", "coin 2, vp 1", "coin 3, vp 1", "coin 3, vp 2"], 8),
    "Alashiya": (["weapon 1", "weapon 1, coin 1", "weapon 2, coin 1", "weapon 2, coin 2", "weapon 3, vp 1"], 10),
    "Ugarit": (["card 1", "temp 1", "temp 1, vp 1", "temp 1, card 1", "culture 1"], 12),
    "Cyclades": (["move 1", "coin 1, move 1", "vp 2", "vp 3, move 1", "vp 4, move 1"], 9),
}
BONUS_WRITTEN_WITH = ["coin 3, weapon 1", "weapon 3", "temp 1, coin 2", "card 1, coin 1, vp 1", "place 1, move 2"]
COSTS_WRITTEN_WITH = {
    "I-05": 5,
    "I-06": 5,
    "I-07": 6,
    "I-19": 7,
    "I-20": 6,
    "I-24": 6,
    "I-31": 5,
    "I-32": 6,
    "I-50": 6,
    "I-51": 6,
    "I-53": 5,
    "II-32": 10,
    "II-35": 10,
    "II-36": 7,
    "II-38": 13,
    "II-62": 9,
    "II-66": 12,
    "II-70": 12,
    "II-72": 9,
}
POINTS_WRITTEN_WITH = {"I-60": 2, "I-64": 4, "II-16": 3, "II-35": 5, "II-58": 4}
TRAITS_WRITTEN_WITH = {"II-36": "vp 1 -> card 2"}
COSTS_KNOWN = ("I-60", "II-14", "II-16", "II-58")  # most other cards cost a Coin more in the book


def scenario_game() -> MinosGame:
    """Minos with the values of the scenario book."""
    raw = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for part, values in WRITTEN_WITH.items():
        raw["player_board"][part].update(values)
    for tile, benefit in zip(
        raw["sea_people_1"] + raw["sea_people_2"], [benefit for row in SEA_WRITTEN_WITH for benefit in row], strict=True
    ):
        tile["benefit"] = benefit
    for route in raw["trade_route"]:
        if route["en"] in ROUTES_WRITTEN_WITH:
            route["income"], route["top_vp"] = ROUTES_WRITTEN_WITH[route["en"]]
    for tile in raw["sea_people_2"]:
        tile["demand"] += 1
    for tile, benefit in zip(raw["action_bonus"], BONUS_WRITTEN_WITH, strict=True):
        tile["benefit"] = benefit
    for card in raw["decree_age1"] + raw["decree_age2"]:
        if card["id"] not in COSTS_KNOWN:
            card["cost"] += 1
        for column, book in (("cost", COSTS_WRITTEN_WITH), ("vp", POINTS_WRITTEN_WITH), ("trait", TRAITS_WRITTEN_WITH)):
            card[column] = book.get(card["id"], card[column])
    found = MinosGame(read(Reader(FILE.name, raw)))
    found.voice = game("minos").voice
    return found


MINOS: Game = scenario_game()
CONTENT = cast(MinosGame, MINOS).content
CARDS = [card.id for card in CONTENT.cards]
TRADES = [tile.id for tile in CONTENT.trades]
FOUNDATIONS = [tile.id for tile in CONTENT.foundations]
SEA = [tile.id for tile in CONTENT.sea]
VASES = [vase.id for vase in CONTENT.vases]
ABILITIES = [tile.id for tile in CONTENT.abilities]
STARTS = [card.id for card in CONTENT.starts]
ROUTES = [route.name.en for route in CONTENT.routes]
GREEN, BEIGE, PURPLE, NAVY = range(4)


def of_region(text: str) -> int:
    return int(text) - 1


ARGUMENTS: dict[str, tuple[Callable[[str], int], ...]] = {
    "start": (STARTS.index,),
    "ability": (ABILITIES.index,),
    "back": (CARDS.index,),
    "draft": (COLOURS.index, of_region, DEEDS.index),
    "retrieve": (DEEDS.index, of_region),
    "benefit": (of_region,),
    "trait": (CARDS.index,),
    "draw": (["active", "age2"].index,),
    "take": (CARDS.index,),
    "play": (CARDS.index,),
    "city": (of_region,),
    "tower": (of_region,),
    "farm": (of_region,),
    "place": (of_region,),
    "move": (of_region, of_region),
    "buy": (GOODS.index,),
    "trade": (TRADES.index,),
    "swap": (GOODS.index,),
    "battle": (of_region,),
    "clause": (of_region,),
    "branch": (of_region,),
    "term": (of_region,),
    "use": (GOODS.index,),
    "give": (int,),
    "discard": (CARDS.index,),
    "palace": (CARDS.index,),
    "temp": (GOODS.index,),
    "good": (GOODS.index,),
    "advance": (TRACKS.index,),
    "tile": (TRADES.index,),
    "recall": (of_region,),
    "shed": (GOODS.index,),
    "group": (int,),
}
