"""What the solo game adds to the box: Rhadamanthus's cards and numbers, and what difficulty makes of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from labrys.engine.option import Option, Setting, switch
from labrys.titles.minos.content import PRIORITIES, SoloContent

RIVAL: Final = 1  # his side; the person sits on seat 0
DIFFICULTIES: Final = ("easy", "normal", "hard")
SOLO_CARDS: Final = 20
LOWEST_TOTAL: Final[int] = PRIORITIES.index("lowest-total")
FEWEST_LEFT: Final[int] = PRIORITIES.index("fewest-left")

EASY: Final = ("easy_cards", "easy_spaces", "easy_dice")
HARD: Final = ("hard_start", "hard_population", "hard_regions", "hard_battles", "hard_vases")
OPTIONS: Final[tuple[Option, ...]] = (
    Option("difficulty", "normal", DIFFICULTIES, seats=(1,)),
    *(switch(name, seats=(1,)) for name in (*EASY, *HARD)),
)


@dataclass(frozen=True)
class Terms:
    """The numbers of one game against him."""

    vp: int
    population: int
    population_after: int
    dominance_vp: int
    battle_vp: int
    seven: bool  # may he take the 7 of a Vase?
    space_vp: int
    down_vp: tuple[int, ...]


def chosen(options: dict[str, Setting], name: str) -> bool:
    """Is an option of the two lists on, by itself or by the level?"""
    return bool(options[name]) or options["difficulty"] == name.partition("_")[0]


def terms_for(content: SoloContent, options: dict[str, Setting]) -> Terms:
    """Normal numbers, changed by every option that is on."""
    crowded = chosen(options, "hard_population")
    return Terms(
        vp=content.hard_vp if chosen(options, "hard_start") else 0,
        population=content.hard_population if crowded else content.population,
        population_after=content.hard_population_after if crowded else content.population_after,
        dominance_vp=content.hard_dominance_vp if chosen(options, "hard_regions") else 0,
        battle_vp=content.hard_battle_vp if chosen(options, "hard_battles") else 0,
        seven=chosen(options, "hard_vases"),
        space_vp=content.easy_space_vp if chosen(options, "easy_spaces") else content.space_vp,
        down_vp=content.easy_down_vp if chosen(options, "easy_cards") else content.down_vp,
    )
