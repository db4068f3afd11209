"""Every name that a content file may use, table by table: what is not listed here is refused, and never ignored."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Any, Final

from labrys.titles.minos.content import COLOURS, COUNTS, DEEDS, TRACKS
from labrys.titles.minos.loading.reader import Reader

# A node is a table (its columns), a list of tables (one node in a list), or a value that is read elsewhere (None).
Node = dict[str, Any] | list[Any] | None


def columns(names: str, **nested: Node) -> dict[str, Any]:
    return {**dict.fromkeys(names.split()), **nested}


TILE_COLUMNS: Final = [columns("id benefit")]
SEA_COLUMNS: Final = [columns("id demand benefit en fr")]
DECREE: Final = [columns("id en fr cost goods vp instant trigger trait family attested")]
SPACE_COLUMNS: Final = "points benefits choose"
DICE_COLUMNS: Final = dict.fromkeys(COLOURS)
CREW: Final = columns(
    "dice_per_player spaces_per_action starting_cards ability_tiles trade_bonus_per_route vase_slots regions tile_regions board",
    dice=DICE_COLUMNS,
)
ROWS: Final = {deed: [columns(SPACE_COLUMNS + (" age2_draw" if deed == "prepare" else ""))] for deed in DEEDS}
ISLAND: Final = columns("covered drawing adjacency", regions=[columns("n letter en fr good start")])
PIECE: Final = "cost discount_good discount"
PIECES_COLUMNS: Final = "cities towers ships farms warriors die_containers discs"
COMPONENTS: Final = (
    "dice decree_age1 decree_age2 starting_cards trade_routes trade_blue trade_red foundations abilities vases goods "
    "temp_goods sea_people_1 sea_people_2 action_bonus solo_cards vp_tiles"
)
# What the levels of an Ability have, by its kind, and the spaces of a track, by its place in the list.
LEVELS_COLUMNS: Final = {
    "card-discount": columns("coins"),
    "before-roll": columns("gain"),
    "on-build": columns("gain coins"),
    "group-target": columns("target"),
    "exchange": columns("give get income leftover"),
}
TRACK_SPACES: Final = (
    columns("n gain palace"),
    columns("n gain ability_level"),
    columns("n gain weapon presence_vp dominance_vp"),
)
FILE_COLUMNS: Final = columns(
    "",
    goods=[columns("id en fr use tiles temp_tiles face_up card_discount")],
    vase=[columns("id colour goal value en fr")],
    trade_route=[columns("tile side en fr cost income top_vp")],
    trade_blue=TILE_COLUMNS,
    trade_red=TILE_COLUMNS,
    foundation=TILE_COLUMNS,
    sea_people_1=SEA_COLUMNS,
    sea_people_2=SEA_COLUMNS,
    action_bonus=TILE_COLUMNS,
    starting_card=[columns("id players region first good coins weaponry vp temp extra_warrior draw put_back")],
    special_ability=[columns("id en fr kind", levels=[columns("coins gain target give get income leftover")])],
    solo_card=[columns("id die priority vase actions")],
    decree_age1=DECREE,
    decree_age2=DECREE,
    track=[
        columns(
            "id en fr dice_colour group_total advance_at_top",
            spaces=[columns("n gain palace ability_level weapon presence_vp dominance_vp")],
        )
    ],
    meta=columns(
        "title title_fr content_version players rounds scoring_after_rounds age2_from_round score_track offer_cards "
        "offer_surcharge reroll_if_same families triggers",
        pieces_per_colour=columns(PIECES_COLUMNS),
        components=columns(COMPONENTS),
    ),
    setup=columns("palace_card_from_hand", warriors=columns("reserves map supply")),
    players={f"p{count}": CREW for count in COUNTS},
    action_board=columns("forfeit", **{f"p{count}": ROWS for count in COUNTS}),
    extra_actions=columns("move temp_good_price discard_per_card temp_for_good trade_bonus battle"),
    player_board=columns(
        "",
        city=columns(f"{PIECE} end_vp"),
        tower=columns(f"{PIECE} benefit dominance_vp"),
        farm=columns("warriors discount_good discount benefit scoring_vp"),
        ship=columns(f"{PIECE} route_discount_good route_discount end_vp"),
        income=columns("spaces coins vp good_steps third_good_bonus overflow"),
    ),
    end_game=columns("leftovers_per_vp played_card_vp palace_cards city_and_ship level1_sea_peoples_removed"),
    solo=columns(
        "home covered_good city_vp track_space_vp route_space_end_vp face_down_card_vp population_start "
        "population_after_round2 warriors cities",
        hard=columns("vp population_start population_after_round2 dominance_vp battle_vp seven_vp_slot"),
        easy=columns("face_down_card_vp track_space_vp dice"),
    ),
    map={f"p{count}": ISLAND for count in COUNTS},
)


def check_columns(r: Reader) -> None:
    """Refuse a file with a name in it that nothing reads, and say which one was probably meant."""
    check_table(r, "", r.raw, FILE_COLUMNS)
    for at, row in enumerate(r.raw.get("special_ability", [])):
        where = called("special_ability", row, at)
        for level in row.get("levels", []):
            check_table(r, where, level, LEVELS_COLUMNS.get(str(row.get("kind")), dict.fromkeys(level)))
    for at, row in enumerate(r.raw.get("track", [])):
        for space in row.get("spaces", []):
            check_table(r, called("track", row, at), space, TRACK_SPACES[min(at, len(TRACKS) - 1)])
    homes = r.raw.get("solo", {}).get("home", {})
    regions = r.raw.get("map", {}).get("p2", {}).get("regions", [])
    starts = [region.get("n") for region in regions if 2 in as_list(region.get("start"))]
    check_table(r, "solo.home", homes, {f"start{number}": None for number in starts})


def check_table(r: Reader, where: str, found: object, known: dict[str, Any]) -> None:
    if not isinstance(found, dict):
        raise r.fault(where, "this must be a table")
    for name in found:
        if name not in known:
            wanted = [other for other in known if other not in found] or [*known]
            meant, names = nearest(str(name), wanted), ", ".join(known)
            what = f"this name is unknown: did you mean {meant!r}? Known here: {names}"
            raise r.fault(f"{where}, {name}" if where else str(name), what, "name", nearest=meant, names=names)
        check_node(r, f"{where}.{name}" if where else str(name), found[name], known[name])


def check_node(r: Reader, where: str, found: object, node: Node) -> None:
    if isinstance(node, dict):
        check_table(r, where, found, node)
    elif isinstance(node, list):
        if not isinstance(found, list):
            raise r.fault(where, "this must be a list of tables")
        for at, row in enumerate(found):
            check_table(r, called(where, row, at), row, node[0])


def nearest(name: str, known: list[str]) -> str:
    """The known name that is most like another."""
    return "".join(get_close_matches(name, known, 1, 0))


def called(where: str, row: object, at: int) -> str:
    """What an entry of a list is called in messages: by its id, its name, or its number."""
    return f"{where} {row.get('id', row.get('en', at + 1))}" if isinstance(row, dict) else f"{where} {at + 1}"


def as_list(found: object) -> list[Any]:
    return found if isinstance(found, list) else []
