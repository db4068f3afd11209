"""Checks values that a content file repeats although the rules or another table of the file fix them: they must agree.

Nothing that stands in a file is read past: who changes such a number learns that it changes nothing.
"""

from __future__ import annotations

from labrys.titles.minos.content import (
    AGE_CARDS,
    BONUSES,
    COLOURS,
    COUNTS,
    FOUNDATIONS,
    GOODS,
    ROUTES,
    SEA_PEOPLES,
    STARTS,
    TRACKS,
    TRADES,
    TRIGGERS,
    VASES,
    Content,
)
from labrys.titles.minos.loading.reader import Reader
from labrys.titles.minos.solo.content import SOLO_CARDS


def check_stated(r: Reader, content: Content) -> None:
    """Refuse a file that states otherwise than it will be played."""
    dice = sum(content.crews[max(COUNTS)].dice)
    check_box(r, content, dice)
    check_families(r, content)
    r.stated("setup", r.table("setup"), "palace_card_from_hand", 1)
    for count in COUNTS:
        row = r.table("players", f"p{count}")
        for column in ("starting_cards", "ability_tiles"):
            r.stated(f"players.p{count}", row, column, count)
        r.stated(f"players.p{count}", row, "regions", len(content.crews[count].map.regions))
    for column in ("trade_bonus", "battle"):
        r.stated("extra_actions", r.table("extra_actions"), column, 1)
    r.stated("player_board.income", r.table("player_board", "income"), "overflow", "lost")
    r.stated("end_game", r.table("end_game"), "level1_sea_peoples_removed", True)
    r.stated("solo.hard", r.table("solo", "hard"), "seven_vp_slot", True)
    r.stated("solo.easy", r.table("solo", "easy"), "dice", dice)
    for at, (where, row) in enumerate(r.rows("track", len(TRACKS))):
        r.stated(where, row, "id", TRACKS[at])
        r.stated(where, row, "dice_colour", COLOURS[at])


def check_box(r: Reader, content: Content, dice: int) -> None:
    """The numbers of pieces, cards and tiles."""
    meta, board = r.table("meta"), content.board
    pieces = {
        "cities": len(board.city_cost) + 1,
        "towers": len(board.tower_cost),
        "ships": len(board.ship_cost),
        "farms": len(board.farm_cost),
        "warriors": content.warriors,
    }
    components = {
        "dice": dice,
        "decree_age1": AGE_CARDS,
        "decree_age2": AGE_CARDS,
        "starting_cards": STARTS,
        "trade_routes": ROUTES,
        "trade_blue": TRADES,
        "trade_red": TRADES,
        "foundations": FOUNDATIONS,
        "abilities": len(content.abilities),
        "vases": VASES,
        "goods": len(GOODS) * content.tiles_each,
        "temp_goods": len(GOODS) * content.temps_each,
        "sea_people_1": SEA_PEOPLES,
        "sea_people_2": SEA_PEOPLES,
        "action_bonus": BONUSES,
        "solo_cards": SOLO_CARDS,
    }
    for name, numbers in (("pieces_per_colour", pieces), ("components", components)):
        for column, number in numbers.items():
            r.stated(f"meta.{name}", meta.get(name, {}), column, number)


def check_families(r: Reader, content: Content) -> None:
    meta = r.table("meta")
    r.stated("meta", meta, "players", [1, max(COUNTS)])
    r.stated("meta", meta, "triggers", list(TRIGGERS))
    families = meta.get("families")
    for card in content.cards:
        if isinstance(families, list) and card.family not in families:
            raise r.fault(f"decree {card.id}, family", f"{card.family!r} is none of those that meta, families lists")
