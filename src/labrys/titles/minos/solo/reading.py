"""From the raw tables of a content file to Rhadamanthus's cards and numbers."""

from __future__ import annotations

from typing import Any

from labrys.titles.minos.content import (
    DEEDS,
    GOODS,
    MOST_REGIONS,
    PRIORITIES,
    TRACK_TOP,
    BadContent,
    Map,
    SoloCard,
    SoloContent,
)
from labrys.titles.minos.loading.reader import Reader
from labrys.titles.minos.solo.content import SOLO_CARDS

MOST_ALIKE = SOLO_CARDS - 5  # backs with the same three actions: with four cards drawn, another one is still there


def read_solo(r: Reader, island: Map, colours: set[str]) -> SoloContent:
    """The solo cards and the table of numbers; ``island`` is the map for two, ``colours`` are those of the Vases."""
    row = r.table("solo")
    easy, hard = r.table("solo", "easy"), r.table("solo", "hard")
    cards = tuple(read_card(r, where, card, colours) for where, card in r.rows("solo_card", SOLO_CARDS))
    backs = [frozenset(card.deeds) for card in cards]
    if max(backs.count(back) for back in backs) > MOST_ALIKE:
        raise r.fault("solo_card", f"at most {MOST_ALIKE} cards may name the same three actions")
    fault = ""
    homes: tuple[tuple[int, int], ...] = ()
    try:
        homes = read_homes(r, island)
    except BadContent as error:
        fault = str(error)
    return SoloContent(
        cards=cards,
        homes=homes,
        fault=fault,
        city_vp=r.whole("solo", row, "city_vp", 0, 99),
        space_vp=r.whole("solo", row, "track_space_vp", 0, 99),
        route_vp=r.whole("solo", row, "route_space_end_vp", 0, 99),
        down_vp=r.ints("solo", row, "face_down_card_vp", 2),
        population=r.whole("solo", row, "population_start", 0, TRACK_TOP),
        population_after=r.whole("solo", row, "population_after_round2", 0, TRACK_TOP),
        warriors=r.whole("solo", row, "warriors", 1, 99),
        cities=r.whole("solo", row, "cities", 0, MOST_REGIONS),
        farms=len(r.ints("player_board.farm", r.table("player_board", "farm"), "scoring_vp")),
        easy_down_vp=r.ints("solo.easy", easy, "face_down_card_vp", 2),
        easy_space_vp=r.whole("solo.easy", easy, "track_space_vp", 0, 99),
        hard_vp=r.whole("solo.hard", hard, "vp", 0, 99),
        hard_population=r.whole("solo.hard", hard, "population_start", 0, TRACK_TOP),
        hard_population_after=r.whole("solo.hard", hard, "population_after_round2", 0, TRACK_TOP),
        hard_dominance_vp=r.whole("solo.hard", hard, "dominance_vp", 0, 99),
        hard_battle_vp=r.whole("solo.hard", hard, "battle_vp", 0, 99),
    )


def read_card(r: Reader, where: str, row: dict[str, Any], colours: set[str]) -> SoloCard:
    deeds = r.each_of(where, row, "actions", DEEDS)
    if len(deeds) != 3 or len({*deeds}) != 3 or DEEDS[deeds[0]] == "wild":
        raise r.fault(f"{where}, actions", "three different actions are needed, and wild is not the first")
    vase = r.text(where, row, "vase")
    if vase not in colours:
        raise r.fault(f"{where}, vase", f"no Vase is {vase}")
    return SoloCard(
        r.text(where, row, "id"),
        r.one_of(where, row, "die", ("lowest", "highest")) == 1,
        r.each_of(where, row, "priority", PRIORITIES),
        vase,
        deeds,
    )


def read_homes(r: Reader, island: Map) -> tuple[tuple[int, int], ...]:
    """For each start region his home; besides it, every Good must lie in exactly one region.

    That is needed for one player alone, so a fault of it is kept for whoever wants to play alone (`SoloContent.fault`).
    """
    homes = r.table("solo", "home")
    covered = r.one_of("solo", r.table("solo"), "covered_good", GOODS)
    found: list[tuple[int, int]] = []
    for start in [region.number for region in island.regions if 2 in region.starts]:
        home = r.whole("solo.home", homes, f"start{start}", 1, len(island.regions))
        others = sorted(region.good for region in island.regions if region.number != home)
        if island.regions[home - 1].good != covered or others != list(range(len(GOODS))):
            raise r.fault(
                f"solo.home, start{start}",
                f"a home shows {GOODS[covered]}, and besides it each Good lies in exactly one region",
            )
        found.append((start - 1, home - 1))
    return tuple(found)
