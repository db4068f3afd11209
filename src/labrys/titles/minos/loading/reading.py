"""From the raw tables of a content file to the typed objects of `content`, chapter by chapter."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from labrys.engine.errors import broken_at
from labrys.engine.phrase import Phrase
from labrys.titles.minos.content import (
    ABILITIES,
    AGE_CARDS,
    BONUS,
    BONUSES,
    COLOURS,
    COUNTS,
    DEEDS,
    FOUNDATIONS,
    GOALS,
    GOODS,
    MOST_REGIONS,
    ROUTE_TOP,
    ROUTES,
    SEA_PEOPLES,
    STARTS,
    TRACK_TOP,
    TRACKS,
    TRADES,
    TRIGGERS,
    VASES,
    Ability,
    BadContent,
    Board,
    Content,
    Crew,
    Decree,
    Map,
    Named,
    Region,
    Route,
    SeaPeople,
    Space,
    Start,
    Tile,
    Track,
    Vase,
)
from labrys.titles.minos.loading.checks import alike, check, check_ability, made_of
from labrys.titles.minos.loading.columns import check_columns
from labrys.titles.minos.loading.reader import Reader, up_to
from labrys.titles.minos.loading.stated import check_stated
from labrys.titles.minos.solo.reading import read_solo


def load(path: Path) -> Content:
    """Read and check a content file."""
    try:
        raw = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError:
        raise BadContent(
            f"{path}: this content file cannot be read: check its name.",
            Phrase("error-content-unreadable", {"path": str(path)}),
        ) from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(
            f"{path}: this is not a TOML file: {error}.",
            Phrase("error-content-toml", {"path": str(path), "why": broken_at(error)}),
        ) from None
    return read(Reader(path.name, raw))


def read(r: Reader) -> Content:
    check_columns(r)
    meta, end, extra = r.table("meta"), r.table("end_game"), r.table("extra_actions")
    warriors = r.table("setup", "warriors")
    goods = r.rows("goods", len(GOODS))
    for (where, row), name in zip(goods, GOODS, strict=True):
        if r.text(where, row, "id") != name:
            raise r.fault(f"{where}, id", f"the goods stand in the order {', '.join(GOODS)}")
    crews = {count: read_crew(r, count) for count in COUNTS}
    vases = tuple(
        Vase(
            r.text(where, row, "id"),
            r.named(where, row),
            r.text(where, row, "colour"),
            r.one_of(where, row, "goal", GOALS),
            r.whole(where, row, "value", 1, 99),
        )
        for where, row in r.rows("vase", VASES)
    )
    content = Content(
        version=read_version(r, meta),
        programs=r.programs,
        goods=tuple(r.named(where, row) for where, row in goods),
        tiles_each=alike(r, goods, "tiles", 1, 99),
        temps_each=alike(r, goods, "temp_tiles", 1, 99),
        face_up=alike(r, goods, "face_up", 0, 99),
        card_discount=alike(r, goods, "card_discount", 0, 9),
        surcharge=r.whole("meta", meta, "offer_surcharge", 0, 9),
        offer=r.whole("meta", meta, "offer_cards", 1, 9),
        reroll=r.whole("meta", meta, "reroll_if_same", 4, 17),
        rounds=r.whole("meta", meta, "rounds", 1, 9),
        scorings=r.ints("meta", meta, "scoring_after_rounds"),
        age2_from=r.whole("meta", meta, "age2_from_round", 2, 9),
        group_total=alike(r, r.rows("track", len(TRACKS)), "group_total", 2, 24),
        reserves=r.whole("setup.warriors", warriors, "reserves", 1, 9),
        warriors=sum(
            r.whole("setup.warriors", warriors, part, *span)
            for part, span in (("reserves", (1, 9)), ("map", (1, 1)), ("supply", (0, 9)))
        ),
        cards=tuple(
            read_card(r, where, row) for age in ("1", "2") for where, row in r.rows(f"decree_age{age}", AGE_CARDS)
        ),
        starts=tuple(read_start(r, where, row, crews) for where, row in r.rows("starting_card", STARTS)),
        routes=read_routes(r),
        trades=tuple(
            read_tile(r, where, row, "trade")
            for name in ("trade_blue", "trade_red")
            for where, row in r.rows(name, TRADES)
        ),
        foundations=tuple(read_tile(r, where, row, "foundation") for where, row in r.rows("foundation", FOUNDATIONS)),
        sea=tuple(
            SeaPeople(
                r.text(where, row, "id"),
                r.named(where, row),
                r.whole(where, row, "demand", 0, 99),
                r.effect(where, row.get("benefit"), "benefit", "seapeople"),
            )
            for level in ("1", "2")
            for where, row in r.rows(f"sea_people_{level}", SEA_PEOPLES)
        ),
        bonuses=tuple(read_tile(r, where, row, "space") for where, row in r.rows("action_bonus", BONUSES)),
        vases=vases,
        abilities=tuple(read_ability(r, where, row) for where, row in r.rows("special_ability", len(ABILITIES))),
        tracks=tuple(read_track(r, where, row) for where, row in r.rows("track", len(TRACKS))),
        board=read_board(r),
        crews=crews,
        forfeit=r.effect("action_board", r.table("action_board").get("forfeit"), "forfeit", "space"),
        march_price=read_price(r, "move", r"coin ([1-9]) -> move 1", "coin 1 -> move 1"),
        temp_price=r.whole("extra_actions", extra, "temp_good_price", 0, 9),
        sale_price=read_price(r, "discard_per_card", r"coin ([1-9])", "coin 1"),
        temps_for_good=r.whole("extra_actions", extra, "temp_for_good", 1, 9),
        leftovers=r.whole("end_game", end, "leftovers_per_vp", 1, 99),
        played_vp=r.whole("end_game", end, "played_card_vp", 0, 9),
        solo=read_solo(r, crews[2].map, {vase.colour for vase in vases}),
    )
    check(r, content)
    check_stated(r, content)
    return content


def read_version(r: Reader, meta: dict[str, Any]) -> str:
    found = r.value("meta", meta, "content_version")
    if type(found) is not int and not (isinstance(found, str) and found.strip()):
        raise r.fault("meta, content_version", f"{found!r} must be a whole number or a text")
    return str(found)


def read_price(r: Reader, column: str, pattern: str, like: str) -> int:
    """The one number in an extra action that is written as an effect."""
    text = r.text("extra_actions", r.table("extra_actions"), column)
    found = re.fullmatch(pattern, text)
    if found is None:
        raise r.fault(f"extra_actions, {column}", f"{text!r} is not understood: write it like {like!r}")
    return int(found[1])


def read_card(r: Reader, where: str, row: dict[str, Any]) -> Decree:
    icons = r.each_of(where, row, "goods", GOODS)
    if len(icons) > 2:
        raise r.fault(f"{where}, goods", "a card prints at most two Goods")
    return Decree(
        r.text(where, row, "id"),
        r.named(where, row),
        r.whole(where, row, "cost", 0, 30),
        icons,
        r.whole(where, row, "vp", 0, 30),
        r.effect(where, row.get("instant"), "instant", "card"),
        r.one_of(where, row, "trigger", TRIGGERS),
        r.effect(where, row.get("trait"), "trait", "trait"),
        r.text(where, row, "family"),
    )


def read_tile(r: Reader, where: str, row: dict[str, Any], source: str) -> Tile:
    return Tile(r.text(where, row, "id"), r.effect(where, row.get("benefit"), "benefit", source))


def read_start(r: Reader, where: str, row: dict[str, Any], crews: dict[int, Crew]) -> Start:
    players = r.whole(where, row, "players", 2, 4)
    region = r.whole(where, row, "region", 1, MOST_REGIONS)
    if players not in [n for spot in crews[players].map.regions if spot.number == region for n in spot.starts]:
        raise r.fault(f"{where}, region", f"region {region} is no start region for {players} players")
    return Start(
        r.text(where, row, "id"),
        players,
        region - 1,
        r.flag(where, row, "first"),
        r.one_of(where, row, "good", GOODS),
        r.whole(where, row, "coins"),
        r.whole(where, row, "weaponry"),
        r.whole(where, row, "vp"),
        r.each_of(where, row, "temp", GOODS),
        r.whole(where, row, "extra_warrior", 0, 9),
        r.whole(where, row, "draw", 1, 15),
        r.whole(where, row, "put_back", 0, 14),
    )


def read_routes(r: Reader) -> tuple[Route, ...]:
    found: dict[tuple[str, int], Route] = {}
    for where, row in r.rows("trade_route", 2 * ROUTES):
        side = r.text(where, row, "side")
        tile = r.whole(where, row, "tile", 1, ROUTES)
        found[side, tile] = Route(
            tile,
            side,
            r.named(where, row),
            r.ints(where, row, "cost", ROUTE_TOP),
            r.effects(where, row.get("income"), "income", "route", ROUTE_TOP),
            r.whole(where, row, "top_vp", 0, 99),
        )
    wanted = [(side, tile) for side in "AB" for tile in range(1, ROUTES + 1)]
    if sorted(found) != wanted:
        raise r.fault("trade_route", "each of the three tiles needs a side A and a side B")
    return tuple(found[key] for key in wanted)


def read_ability(r: Reader, where: str, row: dict[str, Any]) -> Ability:
    levels = r.value(where, row, "levels")
    if not isinstance(levels, list) or len(levels) != 3:
        raise r.fault(f"{where}, levels", "three levels are needed")
    kind = r.one_of(where, row, "kind", ABILITIES)

    def numbers(column: str, default: int) -> tuple[int, ...]:
        return tuple(r.whole(where, {column: default, **level}, column) for level in levels)

    def programs(column: str) -> tuple[int, ...]:
        return tuple(r.effect(where, level[column], column, "ability") if column in level else -1 for level in levels)

    tile = Ability(
        r.text(where, row, "id"),
        r.named(where, row),
        kind,
        numbers("coins", 0),
        programs("gain"),
        numbers("target", 0),
        numbers("give", 0),
        numbers("get", 0),
        programs("income"),
        numbers("leftover", 0),
    )
    return check_ability(r, where, tile)


def read_track(r: Reader, where: str, row: dict[str, Any]) -> Track:
    spaces = r.value(where, row, "spaces")
    if not isinstance(spaces, list) or [space.get("n") for space in spaces] != list(range(TRACK_TOP + 1)):
        raise r.fault(f"{where}, spaces", f"spaces 0 to {TRACK_TOP} are needed, in this order")

    def worth(column: str, least: int, most: int) -> list[int]:
        return [
            r.whole(f"{where}, space {n}", {column: least, **space}, column, least, most)
            for n, space in enumerate(spaces)
        ]

    return Track(
        r.named(where, row),
        tuple(
            r.effect(f"{where}, space {n}", s["gain"], "gain", "track") if "gain" in s else -1
            for n, s in enumerate(spaces)
        ),
        up_to(worth("palace", 0, 99)),
        up_to(worth("weapon", 0, 99)),
        up_to(worth("presence_vp", 0, 99)),
        up_to(worth("dominance_vp", 0, 99)),
        up_to(worth("ability_level", 1, 3)),
        r.effect(where, row.get("advance_at_top"), "advance_at_top", "track"),
    )


def read_board(r: Reader) -> Board:
    city, tower = r.table("player_board", "city"), r.table("player_board", "tower")
    farm, ship = r.table("player_board", "farm"), r.table("player_board", "ship")
    income = r.table("player_board", "income")
    spaces = r.whole("player_board.income", income, "spaces", 2, 99)
    where = "player_board"
    pieces = [(f"{where}.{name}", table) for name, table in (("city", city), ("tower", tower), ("ship", ship))]
    for (piece, table), good in zip(pieces, ("stone", "copper", "wood"), strict=True):
        made_of(r, piece, table, "discount_good", good)
    made_of(r, f"{where}.farm", farm, "discount_good", "grain")
    made_of(r, f"{where}.ship", ship, "route_discount_good", "herbs")
    r.whole(f"{where}.farm", farm, "discount", 1, 1)
    return Board(
        city_cost=r.ints(f"{where}.city", city, "cost", 2),
        city_vp=r.ints(f"{where}.city", city, "end_vp", 2),
        tower_cost=r.ints(f"{where}.tower", tower, "cost", 3),
        tower_gain=r.effects(f"{where}.tower", tower.get("benefit"), "benefit", "piece", 3),
        tower_vp=r.ints(f"{where}.tower", tower, "dominance_vp", 3),
        farm_cost=r.ints(f"{where}.farm", farm, "warriors", 4),
        farm_gain=r.effects(f"{where}.farm", farm.get("benefit"), "benefit", "piece", 4),
        farm_vp=r.ints(f"{where}.farm", farm, "scoring_vp", 4),
        ship_cost=r.ints(f"{where}.ship", ship, "cost", 3),
        ship_vp=r.ints(f"{where}.ship", ship, "end_vp", 3),
        discount=alike(r, pieces, "discount", 0, 9),
        route_discount=r.whole(f"{where}.ship", ship, "route_discount", 0, 9),
        income_coins=r.ints(f"{where}.income", income, "coins", spaces),
        income_vp=r.ints(f"{where}.income", income, "vp", spaces),
        good_steps=r.ints(f"{where}.income", income, "good_steps", 5),
        third_good=r.effect(f"{where}.income", income.get("third_good_bonus"), "third_good_bonus", "piece"),
    )


def read_crew(r: Reader, count: int) -> Crew:
    where = f"players.p{count}"
    row = r.table("players", f"p{count}")
    spaces = r.whole(where, row, "spaces_per_action", 1, 4)
    island = read_map(r, count)
    crew = Crew(
        dice=tuple(r.whole(f"{where}.dice", r.value(where, row, "dice"), colour, 1, 6) for colour in COLOURS),
        dice_each=r.whole(where, row, "dice_per_player", 1, 4),
        spaces=spaces,
        trade_tiles=r.whole(where, row, "trade_bonus_per_route", 1, 5),
        vase_slots=r.ints(where, row, "vase_slots"),
        tile_regions=r.whole(where, row, "tile_regions", 1, SEA_PEOPLES),
        board=tuple(read_row(r, count, deed, spaces) for deed in DEEDS),
        map=island,
    )
    starts = [region.number for region in island.regions if count in region.starts]
    if len(starts) != count or len(island.regions) - count != crew.tile_regions:
        raise r.fault(f"map.p{count}", f"{count} start regions and {crew.tile_regions} others are needed")
    if crew.dice_each * count > len(DEEDS) * spaces or sum(crew.dice) < crew.dice_each * count:
        raise r.fault(where, "the dice of all players must fit on the action spaces")
    return crew


def read_row(r: Reader, count: int, deed: str, spaces: int) -> tuple[Space, ...]:
    where = f"action_board.p{count}.{deed}"
    rows = r.table("action_board", f"p{count}").get(deed)
    if not isinstance(rows, list) or len(rows) != spaces:
        raise r.fault(where, f"{spaces} spaces are needed")
    found: list[Space] = []
    for row in rows:
        benefits = r.value(where, row, "benefits")
        if not isinstance(benefits, list) or len(benefits) > 2:
            raise r.fault(f"{where}, benefits", "a list of at most two benefits is needed")
        found.append(
            Space(
                r.whole(where, row, "points", 1, 9),
                tuple(BONUS if b == "action-bonus" else r.effect(where, b, "benefits", "space") for b in benefits),
                r.flag(where, {"choose": False, **row}, "choose"),
                r.flag(where, {"age2_draw": False, **row}, "age2_draw"),
            )
        )
    return tuple(found)


def read_map(r: Reader, count: int) -> Map:
    where = f"map.p{count}"
    row = r.table("map", f"p{count}")
    regions: list[Region] = []
    for number, raw in enumerate(r.value(where, row, "regions"), 1):
        here = f"{where}, region {number}"
        if r.whole(here, raw, "n", 1, MOST_REGIONS) != number:
            raise r.fault(here, "regions are numbered 1, 2, 3 and so on")
        name = Named(r.text(here, raw, "en"), r.text(here, raw, "fr"))
        regions.append(
            Region(
                number,
                r.text(here, raw, "letter"),
                name,
                r.one_of(here, raw, "good", GOODS),
                r.ints(here, raw, "start"),
            )
        )
    near: list[list[int]] = [[] for _ in regions]
    pairs = r.value(where, row, "adjacency")
    if not isinstance(pairs, list):
        raise r.fault(f"{where}, adjacency", "this must be a list of pairs of regions")
    for pair in pairs:
        if not is_pair(pair, len(regions)):
            raise r.fault(f"{where}, adjacency", f"{pair!r} must be two different regions")
        if pair[1] - 1 in near[pair[0] - 1]:
            raise r.fault(f"{where}, adjacency", f"{pair!r} stands there twice")
        near[pair[0] - 1].append(pair[1] - 1)
        near[pair[1] - 1].append(pair[0] - 1)
    drawing = r.text(where, row, "drawing").strip("\n").split("\n")
    return Map(tuple(regions), tuple(tuple(sorted(one)) for one in near), tuple(drawing))


def is_pair(pair: object, regions: int) -> bool:
    """Two different numbers of regions."""
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(n) is int and 1 <= n <= regions for n in pair)
        and pair[0] != pair[1]
    )
