"""Why something cannot be done in Minos: the rule that stands in the way, the nearest first. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.phrase import Argument, Phrase
from labrys.engine.sets import has, only, size_of
from labrys.titles.minos import names
from labrys.titles.minos.actions import CODEC, MOVE_WARRIOR
from labrys.titles.minos.constants import (
    AREA,
    EXCHANGE,
    GRAIN,
    HAND,
    HERBS,
    NOBODY,
    NONE,
    ONLY_PLACE,
    PALACE,
    PREPARE,
    WILD,
)
from labrys.titles.minos.content import MOST_REGIONS, MOST_SPACES, ROUTE_TOP
from labrys.titles.minos.effects.gains import has_deck
from labrys.titles.minos.frames import DEED, FREE
from labrys.titles.minos.rules.build import (
    A_CITY,
    A_FARM,
    A_SAIL,
    A_SHIP,
    A_TOWER,
    MATERIAL,
    farm_warriors,
    may_pass,
    price,
    split,
)
from labrys.titles.minos.rules.develop import goods_at_hand, rebate
from labrys.titles.minos.rules.extra import (
    BOUGHT_TEMP,
    FOUGHT,
    MOVED,
    SOLD,
    SWAPPED,
    TRADED,
    exchange_rate,
    visible_sea,
)
from labrys.titles.minos.rules.points import deed_of
from labrys.titles.minos.rules.turn import DIE_TRIGGERS
from labrys.titles.minos.state import Minos
from labrys.titles.minos.words import place

COST_A_POINT = ("draw", "take", "play", "city", "tower", "farm", "ship", "sail", "place", "move")
EXTRAS = {
    "march": MOVED,
    "buy": BOUGHT_TEMP,
    "trade": TRADED,
    "sell": SOLD,
    "swap": SWAPPED,
    "battle": FOUGHT,
    "arm": 0,
    "melt": 0,
}
BEFORE_TURNS = ("draft", "group", "advance", "retrieve")  # decisions that come before anybody's turn


def reason_phrase(s: Minos, action: int) -> Phrase | None:
    """What keeps the seat that is asked from an action."""
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    name, seat = str(verb), s.seat
    if seat is None or not on_map(s, name, numbers):
        return None
    if name == "draft" and s.decision == "draft":
        return no_draft(s, numbers)
    if name == "retrieve" and s.decision == "retrieve":
        return no_retrieve(s, seat, numbers)
    if s.decision in BEFORE_TURNS and (name in COST_A_POINT or name in EXTRAS or name in ("trait", "benefit")):
        return Phrase("why-dice-first")
    if s.decision == "palace" and name == "palace":
        return no_palace(s, seat, numbers[0])
    if s.decision not in ("turn", "points"):
        return None
    if name in COST_A_POINT:
        return no_point(s, seat, action, name, numbers)
    if s.decision == "turn":
        return beside_points(s, seat, name, numbers)
    return None


def on_map(s: Minos, verb: str, numbers: list[int]) -> bool:
    """Are these regions of this table's map?"""
    about_regions = verb in ("city", "tower", "farm", "place", "move", "battle")
    return not about_regions or max(numbers) < s.tables.regions


# ---- dice


def no_draft(s: Minos, numbers: list[int]) -> Phrase | None:
    colour, value, deed = numbers
    t = s.tables
    if s.row(deed * MOST_SPACES + t.spaces - 1) != NONE:
        return Phrase("why-row-full", {"deed": names.deed(deed)})
    free = [die for die, owner in enumerate(s.all_die_seat()) if owner == NOBODY]
    if any((t.colour[die], s.die(die)) == (colour, value + 1) for die in free):
        return None
    return Phrase("why-no-die", {"die": names.die(colour, value + 1)})


def no_retrieve(s: Minos, seat: int, numbers: list[int]) -> Phrase | None:
    die = s.row(numbers[0] * MOST_SPACES + numbers[1])
    if die == NONE:
        return Phrase("why-space-empty")
    if s.die_seat(die) != seat:
        return Phrase("why-not-your-die")
    return Phrase("why-highest-first")


# ---- action points


def no_point(s: Minos, seat: int, action: int, verb: str, numbers: list[int]) -> Phrase | None:
    """What an action point could do, elsewhere or for others."""
    if s.decision == "turn":
        if not s.points:
            return Phrase("why-no-points")
        now = s.deed if s.deed != WILD or s.wild_deed == NONE else s.wild_deed
        free = False
    else:
        now, free = DEED.of(s.arg), FREE.of(s.arg) > 0
    wanted = deed_of(action)
    if now == ONLY_PLACE and verb != "place":
        return Phrase("why-only-place")
    if now > ONLY_PLACE and verb != "move":
        return Phrase("why-only-move")
    if now < ONLY_PLACE and now not in (wanted, WILD):
        return Phrase("why-deed", {"deed": names.deed(wanted), "now": names.deed(now)})
    if verb in ("draw", "take"):
        return no_draw(s, verb, numbers[0])
    if verb == "play":
        return no_play(s, seat, numbers[0])
    if verb == "place":
        return no_place(s, seat, numbers[0], alone=now == ONLY_PLACE)
    if verb == "move":
        return no_move(s, seat, *numbers)
    return no_building(s, seat, action, free)


def no_draw(s: Minos, verb: str, number: int) -> Phrase | None:
    if verb == "take":
        return Phrase("why-not-offered", {"card": names.card(s.tables.content, number)})
    if number:
        first = s.deed == PREPARE and s.tables.age2_draw[s.deed * MOST_SPACES + s.spot] and s.active_age() == 0
        return Phrase("why-age2-once" if first and s.age2_drawn else "why-age2")
    return None if has_deck(s, s.active_age()) else Phrase("why-no-deck")


def no_play(s: Minos, seat: int, card: int) -> Phrase | None:
    """A card that lies there and is too dear, even with every Temporary Good."""
    t = s.tables
    args: dict[str, Argument] = {"card": names.card(t.content, card)}
    offered = card in s.all_offer()
    if card in s.cards_at(AREA + seat) or card in s.cards_at(PALACE + seat):
        return Phrase("why-played", args)
    if card not in s.cards_at(HAND + seat) and not offered:
        return None
    covered = size_of(goods_at_hand(s, seat) & t.icon_bits[card])
    due = max(0, t.cost[card] - t.card_discount * covered - rebate(s, seat)) + (t.surcharge if offered else 0)
    message = "why-offer-dear" if offered and t.surcharge else "why-dear"
    return Phrase(message, {**args, "n": due, "coins": s.coins(seat), "more": t.surcharge})


def no_place(s: Minos, seat: int, region: int, alone: bool) -> Phrase | None:
    """A region that no Warrior can be placed in, perhaps none can be moved to either: pages ask this for the whole region."""
    if not s.reserves(seat):
        return Phrase("why-no-reserves")
    reached = any(goal_of(action) == region for action in s.tables.moves.of(s.camps(seat)))
    return Phrase("why-place" if alone or reached else "why-place-or-move", {"region": place(s, region)})


def goal_of(move: int) -> int:
    return (move - MOVE_WARRIOR) % MOST_REGIONS


def no_move(s: Minos, seat: int, origin: int, goal: int) -> Phrase | None:
    if not s.warriors(seat, origin):
        return Phrase("why-no-warrior", {"region": place(s, origin)})
    if MOVE_WARRIOR + origin * MOST_REGIONS + goal in s.tables.moves.of(only(origin)):
        return None
    return Phrase("why-not-near", {"region": place(s, origin), "target": place(s, goal)})


# ---- buildings


def no_building(s: Minos, seat: int, action: int, free: bool) -> Phrase | None:
    what, where = split(action)
    if what in (A_SHIP, A_SAIL):
        found = no_ship(s, seat, what, where)
    else:
        found = (no_city, no_tower, no_farm)[what](s, seat, where)
    if found is not None or free:
        return found
    if what == A_FARM:
        least = farm_warriors(s, seat, s.temps(seat, GRAIN))
        there = s.warriors(seat, where)
        return Phrase("why-farm-warriors", {"region": place(s, where), "n": least, "there": there})
    used = 0 if what == A_SAIL else s.temps(seat, MATERIAL[what])
    due = price(s, seat, what, where, used, s.temps(seat, HERBS))
    return Phrase("why-coins", {"n": due, "coins": s.coins(seat)}) if due > s.coins(seat) else None


def no_city(s: Minos, seat: int, region: int) -> Phrase | None:
    args: dict[str, Argument] = {"region": place(s, region)}
    if s.city(region) != NOBODY:
        return Phrase("why-city-there", args)
    if s.foundation(region) < 0:
        return Phrase("why-no-foundation", args)
    if not has(s.camps(seat), region):
        return Phrase("why-no-warrior", args)
    return all_built(A_CITY) if s.cities(seat) > len(s.tables.city_cost) else None


def no_tower(s: Minos, seat: int, region: int) -> Phrase | None:
    args: dict[str, Argument] = {"region": place(s, region)}
    if s.city(region) != seat:
        return Phrase("why-no-city", args)
    if s.tower(region) != NOBODY:
        return Phrase("why-tower-there", args)
    return all_built(A_TOWER) if s.towers(seat) >= len(s.tables.tower_cost) else None


def no_farm(s: Minos, seat: int, region: int) -> Phrase | None:
    args: dict[str, Argument] = {"region": place(s, region)}
    if s.farm(region) != NOBODY:
        return Phrase("why-farm-there", args)
    if not has(s.camps(seat), region):
        return Phrase("why-no-warrior", args)
    return all_built(A_FARM) if s.farms(seat) >= len(s.tables.farm_cost) else None


def no_ship(s: Minos, seat: int, what: int, route: int) -> Phrase | None:
    at = s.ship(seat, route)
    args: dict[str, Argument] = {"route": names.route(s.tables.content, s.routes(route))}
    if what == A_SAIL:
        if not at:
            return Phrase("why-no-ship", args)
        if at >= ROUTE_TOP:
            return Phrase("why-route-top", args)
        return None if may_pass(s, seat, at) else Phrase("why-ship-tower")
    if at:
        return Phrase("why-ship-there", args)
    ships = s.ships(seat)
    if ships >= len(s.tables.ship_cost):
        return all_built(A_SHIP)
    return Phrase("why-ship-city", {"n": ships}) if ships >= s.cities(seat) else None


def all_built(what: int) -> Phrase:
    return Phrase("why-all-built", {"piece": names.PIECES[what]})


# ---- beside the points of the turn


def beside_points(s: Minos, seat: int, verb: str, numbers: list[int]) -> Phrase | None:
    if verb in EXTRAS:
        return Phrase("why-once") if s.extras & EXTRAS[verb] else no_extra(s, seat, verb, numbers)
    if verb == "forfeit":
        return Phrase("why-begun")
    if verb == "benefit":
        return no_benefit(s, numbers[0])
    if verb == "trait":
        return no_trait(s, seat, numbers[0])
    return None


def no_benefit(s: Minos, number: int) -> Phrase | None:
    if number >= s.tables.benefit_count[s.deed * MOST_SPACES + s.spot]:
        return None
    return Phrase("why-benefit-dear" if has(s.benefits, number) else "why-benefit")


def no_trait(s: Minos, seat: int, card: int) -> Phrase | None:
    """A Trait of the own Palace that cannot be paid for (O28), was open, or has another trigger; or a card elsewhere."""
    args: dict[str, Argument] = {"card": names.card(s.tables.content, card)}
    if card not in s.cards_at(PALACE + seat):
        return Phrase("why-no-trait", args)
    if card in s.all_traits():
        return Phrase("why-trait-dear", args)
    trigger = s.tables.trigger[card]
    if trigger in (s.deed, DIE_TRIGGERS + (s.value - 1) // 2):
        return Phrase("why-trait-used", args)
    return Phrase("why-trait", {**args, "trigger": names.trigger(trigger)})


def no_extra(s: Minos, seat: int, verb: str, numbers: list[int]) -> Phrase | None:
    t = s.tables
    number = numbers[0] if numbers else 0
    if verb in ("march", "buy"):
        if not s.camps(seat):
            return Phrase("why-no-warriors")
        due = t.march_price if verb == "march" else t.temp_price
        if s.coins(seat) < due:
            return Phrase("why-coins", {"n": due, "coins": s.coins(seat)})
        return Phrase("why-no-such-good", {"good": names.good(number)})
    if verb == "battle":
        return no_battle(s, seat, number)
    if verb == "trade":
        return Phrase("why-tile-dear" if has(s.tiles(seat), number) else "why-no-tile")
    if verb == "sell":
        return Phrase("why-no-hand")
    if verb == "swap":
        needed = t.temps_for_good
        have = s.temps(seat, number)
        if have < needed:
            return Phrase("why-swap", {"good": names.good(number), "n": needed, "have": have})
        return Phrase("why-no-stock", {"good": names.good(number)})
    if not s.has_ability(seat, EXCHANGE):
        return Phrase("why-no-exchange")
    give, _ = exchange_rate(s, seat)
    if verb == "arm" and s.coins(seat) < give:
        return Phrase("why-coins", {"n": give, "coins": s.coins(seat)})
    if verb == "melt" and s.weapons(seat) < give:
        return Phrase("why-weapons", {"n": give, "weapons": s.weapons(seat)})
    return Phrase("why-turned-round")


def no_battle(s: Minos, seat: int, region: int) -> Phrase | None:
    tile = visible_sea(s, region)
    args: dict[str, Argument] = {"region": place(s, region)}
    if tile == NONE:
        return Phrase("why-no-sea", args)
    if not has(s.camps(seat), region):
        return Phrase("why-no-warrior", args)
    return Phrase("why-weapons", {"n": s.tables.demand[tile], "weapons": s.weapons(seat)})


def no_palace(s: Minos, seat: int, card: int) -> Phrase | None:
    """A card of the hand that costs more points than there are."""
    if card not in s.cards_at(HAND + seat):
        return None
    args: dict[str, Argument] = {"card": names.card(s.tables.content, card)}
    return Phrase("why-palace", {**args, "n": s.tables.vp[card], "vp": s.vp(seat)})
