"""Phrases of Minos: what a player reads for an action; for a decision, see prompts.py. The words are in words/*.ftl."""

from __future__ import annotations

from typing import cast

from labrys.engine.menu import Menu
from labrys.engine.phrase import Argument, Phrase
from labrys.engine.sets import has, size_of
from labrys.titles.minos import names
from labrys.titles.minos.actions import CODEC
from labrys.titles.minos.constants import CHEAP_CARDS, EXCHANGE, GROUP_TARGET, HAND, HERBS, OFFER, ON_BUILD
from labrys.titles.minos.content import ABILITIES, MOST_SPACES, TRACK_TOP, Ability, Start
from labrys.titles.minos.effects.language import Clause, Term
from labrys.titles.minos.effects.symbols import ATOMS, COUNTED
from labrys.titles.minos.frames import (
    BATTLEFIELD,
    FREE,
    GRAIN_USED,
    LEFT,
    OF_GROUP,
    PROGRAM,
    UNPAID,
    WANTED,
)
from labrys.titles.minos.grouping import GROUPINGS, group_colour
from labrys.titles.minos.prices import building_price_phrase, building_ways, card_price_phrase, card_ways, is_free
from labrys.titles.minos.rules.build import A_FARM, farm_warriors, price, priced, split
from labrys.titles.minos.rules.develop import card_price
from labrys.titles.minos.rules.develop import priced as priced_card
from labrys.titles.minos.rules.extra import exchange_rate, visible_sea
from labrys.titles.minos.rules.progress import own_colours, own_values
from labrys.titles.minos.rules.side_actions import benefit_program, open_benefits, trait_choices
from labrys.titles.minos.state import Minos
from labrys.titles.minos.tables import route_space

DRAWN_FROM = ("active", "age2")
SPENDING = ("city", "tower", "farm", "ship", "sail")


def action_phrase(s: Minos, action: int) -> Phrase:
    """What an action does, with what it costs."""
    verb, *rest = CODEC.decode(action)
    numbers = cast(list[int], rest)
    name = str(verb)
    if name in SPENDING:
        return building_phrase(s, action)
    if name in ANSWERS:
        return ANSWERS[name](s, numbers)
    return Phrase(f"action-{name}", arguments(s, name, numbers))


def arguments(s: Minos, verb: str, numbers: list[int]) -> dict[str, Argument]:
    """The things that a verb's numbers stand for."""
    content = s.tables.content
    number = numbers[0] if numbers else 0
    if verb in ("back", "take", "discard"):
        return {"card": names.card(content, number)}
    if verb in ("temp", "good", "shed"):
        return {"good": names.good(number)}
    if verb in ("buy", "swap"):
        return {"good": names.good(number), "n": content.temp_price if verb == "buy" else content.temps_for_good}
    if verb in ("place", "recall"):
        return {"region": place(s, number)}
    if verb == "move":
        return {"region": place(s, number), "target": place(s, numbers[1])}
    if verb in ("trade", "tile"):
        return {"tile": names.trade_tile(content, number)}
    if verb == "give":
        return {"n": number}
    if verb == "march":
        return {"n": content.march_price}
    return {}


def place(s: Minos, region: int) -> Phrase:
    return names.region(s.tables.content, max(s.seats, 2), region)


def building_phrase(s: Minos, action: int) -> Phrase:
    """A building with its place and what it will cost."""
    seat = s.seat or 0
    what, where = split(action)
    name = names.PIECES[what]
    content = s.tables.content
    spot = place(s, where) if what <= A_FARM else names.route(content, s.routes(where))
    free = s.decision == "points" and FREE.of(s.arg)
    if free or (what != A_FARM and is_free(building_ways(s, seat, what, where)[0])):
        return Phrase(f"action-{name}-free", {"where": spot})
    args: dict[str, Argument] = {
        "where": spot,
        "price": building_price_phrase(s, seat, what, where),
        "space": s.ship(seat, where) + 1 if what > A_FARM else 0,
    }
    return Phrase(f"action-{name}", args)


def say_start(s: Minos, numbers: list[int]) -> Phrase:
    card = s.tables.content.starts[numbers[0]]
    args: dict[str, Argument] = {
        "region": place(s, card.region),
        "coins": card.coins,
        "weapons": card.weaponry,
        "vp": card.vp,
        "things": names.join("effect-and", start_things(card)),
        "n": card.draw,
        "back": card.put_back,
        "first": "yes" if card.first else "no",
    }
    return Phrase("action-start", args)


def start_things(card: Start) -> list[Phrase]:
    """What a Starting card gives beside numbers."""
    found = [names.good(card.good)]
    found += [Phrase("start-temp", {"good": names.good(good)}) for good in card.temps]
    if card.extra_warrior:
        found.append(Phrase("start-warrior"))
    return found


def say_ability(s: Minos, numbers: list[int]) -> Phrase:
    """A Special Ability with what it does at each level."""
    tile = s.tables.content.abilities[numbers[0]]
    args: dict[str, Argument] = {
        "ability": names.named(tile.name),
        "what": Phrase(f"ability-kind-{ABILITIES[tile.kind]}"),
    }
    for level, word in enumerate(("one", "two", "three")):
        args[word] = ability_level(s, tile, level)
    return Phrase("action-ability", args)


def ability_level(s: Minos, tile: Ability, level: int) -> Argument:
    content = s.tables.content
    if tile.kind == CHEAP_CARDS:
        return Phrase("coins", {"n": tile.coins[level]})
    if tile.kind == GROUP_TARGET:
        return tile.target[level]
    if tile.kind == EXCHANGE:
        args: dict[str, Argument] = {"give": tile.give[level], "get": tile.get[level]}
        args.update(effect=names.program(content, tile.income[level]), leftover=tile.leftover[level])
        return Phrase("ability-rate" if tile.leftover[level] == content.leftovers else "ability-rate-leftover", args)
    gain = names.program(content, tile.gain[level])
    if tile.kind == ON_BUILD and tile.coins[level]:
        return names.join("effect-and", [gain, Phrase("ability-price", {"n": tile.coins[level]})])
    return gain


def say_draft(s: Minos, numbers: list[int]) -> Phrase:
    colour, value, deed = numbers
    return Phrase("action-draft", {"die": names.die(colour, value + 1), "deed": names.deed(deed)})


def say_group(s: Minos, numbers: list[int]) -> Phrase:
    masks = GROUPINGS[numbers[0]]
    if not masks:
        return Phrase("action-group-none")
    colours = own_colours(s, s.seat or 0)
    values = own_values(s, s.seat or 0)
    found = []
    steps: dict[int, int] = {}
    for mask in masks:
        joined = [names.die(colours[at], values[at]) for at in range(len(values)) if has(mask, at)]
        track = max(group_colour(colours, values, mask, 0), 0)
        steps[track] = steps.get(track, 0) + 1
        args: dict[str, Argument] = {"dice": names.join("plus", joined), "track": names.track(track)}
        found.append(Phrase("dice-group", {**args, "step": step_phrase(s, track, steps[track])}))
    return Phrase("action-group", {"groups": names.join("effect-and", found)})


def step_phrase(s: Minos, track: int, steps: int) -> Phrase:
    """The space that some steps on a track lead to, with what it brings; above the top there is none, only a gain."""
    content = s.tables.content
    sheet = content.tracks[track]
    space = s.track(s.seat or 0, track) + steps
    if space > TRACK_TOP:
        return Phrase("step-top", {"effect": names.program(content, sheet.at_top)})
    if sheet.gain[space] >= 0:
        gain = names.program(content, sheet.gain[space])
    elif track == 0:
        gain = Phrase("space-palace", {"n": sheet.palace[space]})
    elif track == 1:
        gain = Phrase("space-level", {"n": sheet.level[space]})
    else:
        worth: dict[str, Argument] = {"presence": sheet.presence[space], "dominance": sheet.dominance[space]}
        gain = Phrase("space-weapon", {"n": sheet.weapon[space], **worth})
    return Phrase("step", {"space": space, "effect": gain})


def say_retrieve(s: Minos, numbers: list[int]) -> Phrase:
    die = s.row(numbers[0] * MOST_SPACES + numbers[1])
    args: dict[str, Argument] = {"deed": names.deed(numbers[0]), "space": numbers[1] + 1}
    args["die"] = names.die(s.tables.colour[die], s.die(die))
    args["points"] = s.tables.points[numbers[0] * MOST_SPACES + numbers[1]]
    return Phrase("action-retrieve", args)


def say_advance(s: Minos, numbers: list[int]) -> Phrase:
    """A step with the space that it reaches."""
    track = numbers[0]
    return Phrase("action-advance", {"track": names.track(track), "step": step_phrase(s, track, 1)})


def say_end(s: Minos, numbers: list[int]) -> Phrase:
    """Ending the turn says what would lapse of what could still be used."""
    seat = s.seat or 0
    left = size_of(open_benefits(s, seat))
    if s.tables.choose[s.deed * MOST_SPACES + s.spot]:
        left = min(left, 1)
    traits = Menu()
    trait_choices(s, seat, traits)
    unused = [("unused-points", s.points), ("unused-benefits", left + traits.size)]
    found = [Phrase(message, {"n": number}) for message, number in unused if number]
    return Phrase("action-end-lapse", {"what": names.join("effect-and", found)}) if found else Phrase("action-end")


def say_benefit(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-benefit", {"effect": names.program(s.tables.content, benefit_program(s, numbers[0]))})


def say_trait(s: Minos, numbers: list[int]) -> Phrase:
    content = s.tables.content
    card = content.cards[numbers[0]]
    return Phrase("action-trait", {"card": names.named(card.name), "effect": names.program(content, card.trait)})


def say_forfeit(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-forfeit", {"effect": names.program(s.tables.content, s.tables.forfeit)})


def say_draw(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase(f"action-draw-{DRAWN_FROM[numbers[0]]}")


def say_play(s: Minos, numbers: list[int]) -> Phrase:
    card = numbers[0]
    args: dict[str, Argument] = {"card": names.card(s.tables.content, card)}
    offered = s.card(card) == OFFER
    if s.decision == "points" and FREE.of(s.arg):
        return Phrase("action-play-free", args)
    if is_free(card_ways(s, s.seat or 0, card)[0]):
        return Phrase("action-play-offer-free" if offered else "action-play-free", args)
    args["price"] = card_price_phrase(s, s.seat or 0, card)
    return Phrase("action-play-offer" if offered else "action-play", args)


def say_palace(s: Minos, numbers: list[int]) -> Phrase:
    """A card for the Palace, with the points that it costs from the hand."""
    card = numbers[0]
    paid = s.decision == "palace" and not UNPAID.of(s.arg) and s.card(card) == HAND + (s.seat or 0)
    content = s.tables.content
    return Phrase("action-palace", {"card": names.card(content, card), "n": content.cards[card].vp if paid else 0})


def say_battle(s: Minos, numbers: list[int]) -> Phrase:
    content = s.tables.content
    tile = content.sea[visible_sea(s, numbers[0])]
    args: dict[str, Argument] = {"region": place(s, numbers[0]), "sea": names.named(tile.name), "n": tile.demand}
    return Phrase("action-battle", {**args, "effect": names.program(content, tile.benefit)})


def say_fight(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-fight", say_battle(s, [BATTLEFIELD.of(s.arg)]).args)


def say_exchange(name: str, s: Minos) -> Phrase:
    give, get = exchange_rate(s, s.seat or 0)
    return Phrase(f"action-{name}", {"give": give, "get": get})


def clause_of(s: Minos, number: int) -> Clause:
    return s.tables.programs.effects[PROGRAM.of(s.arg)][number]


def say_clause(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-clause", {"effect": names.clause(clause_of(s, numbers[0]))})


def group_phrase(s: Minos, group: int, pay: bool = False) -> Phrase:
    """A group of compiled terms in words."""
    terms: list[Phrase] = [term_phrase(s, term, pay) for term in s.tables.programs.terms[group]]
    return names.join("effect-and", terms)


def term_phrase(s: Minos, term: int, pay: bool = False) -> Phrase:
    programs = s.tables.programs
    atom = ATOMS[programs.atom[term]]
    if pay:
        return Phrase(f"cost-{atom}", {"n": programs.number[term]})
    per = programs.per[term]
    return names.term(Term(atom, programs.number[term], None if per < 0 else COUNTED[per]))


def say_branch(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-branch", {"effect": group_phrase(s, s.tables.programs.choice[s.arg][numbers[0]])})


def say_term(s: Minos, numbers: list[int]) -> Phrase:
    return Phrase("action-term", {"effect": term_phrase(s, s.tables.programs.terms[OF_GROUP.of(s.arg)][numbers[0]])})


def say_pay(s: Minos, numbers: list[int]) -> Phrase:
    """A price in Coins, or one of the ways to pay for an effect."""
    seat = s.seat or 0
    if s.decision == "payment":
        programs = s.tables.programs
        gain = names.join("effect-or", [group_phrase(s, group) for group in programs.choice[s.arg]])
        args: dict[str, Argument] = {"cost": group_phrase(s, programs.pay[s.arg][numbers[0]], True), "gain": gain}
        return Phrase("action-pay-effect", args)
    if s.decision == "card-price":
        card, first, second = priced_card(s.arg)
        return Phrase("action-pay", {"n": card_price(s, seat, card, first + second)})
    return Phrase("action-pay", {"n": price(s, seat, *priced(s.arg))})


def say_use(s: Minos, numbers: list[int]) -> Phrase:
    """A Temporary Good as a discount, with what is still to be paid after it."""
    seat, good = s.seat or 0, numbers[0]
    args: dict[str, Argument] = {"good": names.good(good)}
    if s.decision == "farm-price":
        return Phrase("action-use-grain", {**args, "n": farm_warriors(s, seat, GRAIN_USED.of(s.arg) + 1)})
    if s.decision == "card-price":
        card, first, second = priced_card(s.arg)
        return Phrase("action-use", {**args, "n": card_price(s, seat, card, first + second + 1)})
    what, where, used, herbs = priced(s.arg)
    due = price(s, seat, what, where, used + (good != HERBS), herbs + (good == HERBS))
    return Phrase("action-use", {**args, "n": due})


def say_stop(s: Minos, numbers: list[int]) -> Phrase:
    args: dict[str, Argument] = {}
    if s.decision == "points":
        args["n"] = LEFT.of(s.arg)
    return Phrase(f"action-stop-{s.decision}", args)


def say_route(s: Minos, numbers: list[int]) -> Phrase:
    side = s.routes(numbers[0])
    space = s.ship(s.seat or 0, numbers[0])
    effect = names.program(s.tables.content, s.tables.route_income[route_space(side, max(space, 1) - 1)])
    return Phrase("action-route", {"route": names.route(s.tables.content, side), "effect": effect})


def say_claim(s: Minos, numbers: list[int]) -> Phrase:
    what, where = split(WANTED.of(s.arg))
    return Phrase("action-claim", {"piece": Phrase(f"piece-{names.PIECES[what]}"), "where": place(s, where)})


ANSWERS = {
    "start": say_start,
    "ability": say_ability,
    "draft": say_draft,
    "group": say_group,
    "retrieve": say_retrieve,
    "advance": say_advance,
    "end": say_end,
    "benefit": say_benefit,
    "trait": say_trait,
    "forfeit": say_forfeit,
    "draw": say_draw,
    "play": say_play,
    "palace": say_palace,
    "battle": say_battle,
    "fight": say_fight,
    "arm": lambda s, _: say_exchange("arm", s),
    "melt": lambda s, _: say_exchange("melt", s),
    "clause": say_clause,
    "branch": say_branch,
    "term": say_term,
    "pay": say_pay,
    "use": say_use,
    "stop": say_stop,
    "route": say_route,
    "claim": say_claim,
}
