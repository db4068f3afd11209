"""The table of Minos as pictures in text: map, actions, tracks, routes, offer, players. Each page at most 80 by 18.

Seats are numbers as well as colours, Goods and pieces have signs: nothing is lost without colours.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Picture, Span
from labrys.titles.minos import names
from labrys.titles.minos.content import (
    AGE_CARDS,
    BONUS,
    COLOURS,
    GOODS,
    MOST_SPACES,
    ROUTE_TOP,
    ROUTES,
    TRACK_TOP,
    TRACKS,
    Content,
    Space,
)
from labrys.titles.minos.places import POPULATION
from labrys.titles.minos.solo.picture import rival_heads, rival_lines

Say = Callable[[Phrase], str]
Line = list[Span]
View = dict[str, Any]

WIDTH: Final = 80
TALLEST: Final = 18  # lines of a page, so that the choices have room in 24
LABEL: Final = 14  # room for the name of an action
CITY, TOWER, FARM, WARRIOR = "C", "T", "F", "w"
RIVAL_SIGN: Final = "R"


def pictures(content: Content, view: View, say: Say) -> list[Picture]:
    """Every page of the table."""
    pages = [
        ("map", map_lines(content, view, say)),
        ("tiles", tile_lines(content, view, say)),
        ("actions", action_lines(content, view, say)),
        ("tracks", track_lines(content, view, say)),
        ("routes", route_lines(content, view, say)),
        ("offer", offer_lines(content, view, say)),
        ("hand", hand_lines(content, view, say)),
        ("players", player_lines(content, view, say)),
        ("palace", palace_lines(content, view, say)),
    ]
    if "rival" in view:
        pages.insert(3, ("rival", rival_lines(content, view, say)))
    return [Picture(say(Phrase(f"picture-{name}")), [clip(line) for line in lines]) for name, lines in pages]


def clip(line: Line, room: int = WIDTH) -> Line:
    """No line is wider than the page."""
    found: Line = []
    for span in line:
        if room <= 0:
            break
        found.append(span if len(span.text) <= room else Span(span.text[: room - 1] + "…", span.style))
        room -= len(span.text)
    return found


def fit(text: str, width: int) -> str:
    return text.ljust(width) if len(text) <= width else text[: width - 1] + "…"


def mark(seat: int, view: View) -> Span:
    """The number of a seat; Rhadamanthus has none."""
    return Span(str(seat + 1) if seat < view["seats"] else RIVAL_SIGN, f"mark{seat}")


def seat_name(seat: int, say: Say, width: int) -> str:
    return fit(say(seat_phrase(seat)), width)


def short(good: int, say: Say) -> str:
    """A Good by the first letters of its name."""
    return say(names.good(good))[:3]


# ---- the map


def map_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The drawing, then a line for each region."""
    island = content.crews[max(view["seats"], 2)].map
    grounds = {region.letter: region.number - 1 for region in island.regions}
    drawing: list[Line] = []
    for row in island.drawing:
        line: Line = []
        for column, letter in enumerate(row):
            beside = row[column - 1 : column] == row[column + 1 : column + 2]  # inside a region there is no gap
            at = grounds.get(row[column - 1] if letter == " " and beside else letter)
            style = "dim" if at is None else f"ground{island.regions[at].good}"
            line.append(Span("·" if letter == "." else letter, style))
        drawing.append(line)
    regions = [region_line(content, view, say, number) for number in range(len(island.regions))]
    return drawing + in_columns(regions)


def in_columns(lines: list[Line]) -> list[Line]:
    """Two to a row, read down the first column and then down the second."""
    half = -(-len(lines) // 2)
    left = [clip(line, WIDTH // 2 - 1) for line in lines[:half]]
    right = [*lines[half:], []][:half]
    return [
        [*first, Span(" " * (WIDTH // 2 - width_of(first))), *second] for first, second in zip(left, right, strict=True)
    ]


def region_line(content: Content, view: View, say: Say, number: int) -> Line:
    """Letter, number, name, Good, pieces, Warriors by seat, then tiles."""
    island = content.crews[max(view["seats"], 2)].map
    region = island.regions[number]
    here = view["regions"][number]
    covered = "rival" in view and view["rival"]["home"] == number
    good = "▒▒▒" if covered else short(region.good, say)
    head = f"{region.letter} {number + 1:>2} {fit(say(names.named(region.name)), 10)} {fit(good, 3)}"
    line = [Span(head, f"ground{region.good}"), Span(" ")]
    for sign, piece in ((CITY, "city"), (TOWER, "tower"), (FARM, "farm")):
        owner = here[piece]
        line += [Span("· ", "dim")] if owner is None else [Span(sign), mark(owner, view)]
    for seat, warriors in enumerate(here["warriors"]):
        if warriors:
            line += [Span(" "), mark(seat, view), Span(f"{WARRIOR}{warriors}")]
    if here["foundation"] is not None and here["city"] is None:
        line.append(Span(" ▣", "dim"))
    sea = visible(here)
    return line if sea is None else [*line, Span(f" ⚔{content.sea[sea].demand}", "dim")]


def visible(here: dict[str, Any]) -> int | None:
    """The Sea Peoples tile on top."""
    return next((tile for tile in here["sea"] if tile is not None), None)


def tile_lines(content: Content, view: View, say: Say) -> list[Line]:
    """What each region's Foundation gives, and its visible Sea Peoples tile."""
    lines: list[Line] = []
    for region, here in zip(content.crews[max(view["seats"], 2)].map.regions, view["regions"], strict=True):
        head = Span(f"{region.number:>2} {fit(say(names.named(region.name)), 11)} ", f"ground{region.good}")
        found = Span("")
        if here["foundation"] is not None and here["city"] is None:
            found = Span(say(names.program(content, content.foundations[here["foundation"]].benefit)))
        sea = visible(here)
        battle = (
            "" if sea is None else f"⚔{content.sea[sea].demand} {say(names.program(content, content.sea[sea].benefit))}"
        )
        lines.append([head, Span("▣ " if found.text else "  "), Span(fit(found.text, 34)), Span(battle, "dim")])
    return lines


# ---- the action board


def action_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Dice in the pool, then each action with its spaces and the dice on them, as many to a line as fit."""
    crew = content.crews[max(view["seats"], 2)]
    lines = [[Span(say(Phrase("picture-pool")) + " ", "dim"), *pool_spans(view, say)]]
    for deed, row in enumerate(crew.board):
        line: Line = [Span(fit(say(names.deed(deed)), LABEL), "strong")]
        for at, space in enumerate(row):
            spans = [*space_spans(view, deed, at), Span(space_words(content, view, say, space) + "  ", "dim")]
            if len(line) > 1 and width_of(line) + width_of(spans) > WIDTH:
                lines.append(line)
                line = [Span(" " * LABEL)]
            line += spans
        lines.append(line)
    return lines


def width_of(line: Line) -> int:
    return sum(len(span.text) for span in line)


def space_spans(view: View, deed: int, at: int) -> Line:
    """A space with the die that stands on it: whose and of what value."""
    die = view["rows"][deed * MOST_SPACES + at]
    if die is None:
        return [Span("[   ] ")]
    found = view["dice"][die]
    return [Span("["), mark(found["seat"], view), Span(f":{found['value']}] ")]


def space_words(content: Content, view: View, say: Say, space: Space) -> str:
    """Points and benefits of a space."""
    benefits = [say(benefit(content, view, program)) for program in space.benefits]
    joined = f" {say(Phrase('picture-or'))} ".join(benefits) if space.choose else " + ".join(benefits)
    points = say(Phrase("picture-points", {"n": space.points}))
    return f"{points}, {joined}" if joined else points


def benefit(content: Content, view: View, program: int) -> Phrase:
    return names.program(content, content.bonuses[view["bonus"]].benefit if program == BONUS else program)


def pool_spans(view: View, say: Say) -> Line:
    """The dice that nobody has taken, by colour."""
    found: Line = []
    for colour in range(len(COLOURS)):
        values = [
            die["value"] for die in view["dice"] if die["colour"] == colour and die["seat"] is None and die["value"]
        ]
        if values:
            text = say(Phrase(f"dice-{COLOURS[colour]}", {"dice": " ".join(map(str, sorted(values)))}))
            found.append(Span(text + "   "))
    return found


# ---- the tracks


def track_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The three Progress tracks side by side from the top down, then the Vases."""
    column = 26
    lines = [[Span(fit(say(names.track(track)), column), "strong") for track in range(len(TRACKS))]]
    for space in range(TRACK_TOP, -1, -1):
        line: Line = []
        for track in range(len(TRACKS)):
            seats = [seat for seat, player in enumerate(view["players"]) if player["tracks"][track] == space]
            if "rival" in view and track == POPULATION and view["rival"]["population"] == space:
                seats.append(view["rival"]["side"])
            text = fit(space_text(content, say, track, space), column - 2 - len(seats) - 2)
            line += [Span(f"{space} ", "dim"), *(mark(seat, view) for seat in seats), Span(" "), Span(text), Span(" ")]
        lines.append(line)
    lines.append([])
    slots = content.crews[max(view["seats"], 2)].vase_slots
    for vase in view["vases"]:
        left = " ".join(str(value) for value in slots[vase["taken"] :]) or "-"
        holders = [mark(seat, view) for seat, has in enumerate(vase["by"]) if has]
        name = say(names.named(content.vases[vase["vase"]].name))
        lines.append([Span(fit(left, 8), "strong"), Span(fit(name, 60)), *holders])
    return lines


def space_text(content: Content, say: Say, track: int, space: int) -> str:
    """What a space of a track gives, at once or at Income."""
    here = content.tracks[track]
    if here.gain[space] >= 0:
        return say(names.program(content, here.gain[space]))
    if track == 0:
        return say(Phrase("picture-palace-cards", {"n": here.palace[space]}))
    if track == 1:
        return say(Phrase("picture-level", {"n": here.level[space]})) if space else ""
    args = {"n": here.weapon[space], "presence": here.presence[space], "dominance": here.dominance[space]}
    return say(Phrase("picture-population", {**args}))


# ---- the routes


def route_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Each route with its five spaces, and the Trade Bonus tiles beside it."""
    lines: list[Line] = []
    for route in range(ROUTES):
        shown = view["routes"][route]
        side = content.routes[shown["side"]]
        top = say(Phrase("picture-top", {"n": side.top_vp}))
        lines.append([Span(say(names.named(side.name)), "strong"), Span(f"  {top}", "dim")])
        for space in range(ROUTE_TOP):
            ships = [mark(seat, view) for seat, at in enumerate(shown["ships"]) if at == space + 1]
            income = say(names.program(content, side.income[space]))
            cost = say(Phrase("coins", {"n": side.cost[space]}))
            note = {1: "picture-blue", 3: "picture-red"}.get(space)
            spans = [
                Span(f"  {space + 1} "),
                *ships,
                Span(" " * (5 - len(ships))),
                Span(fit(cost, 10), "dim"),
                Span(fit(income, 36)),
            ]
            if note is not None:
                red = note == "picture-red"
                tiles = [tile for tile in shown["tiles"] if (tile >= 15) is red]
                spans.append(Span(say(Phrase(note, {"n": len(tiles)})), "dim"))
            lines.append(spans)
    return lines


# ---- cards


def offer_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The cards of the offer: price, Goods, points; then effect and Trait."""
    lines = [[Span(deck_text(view, say), "dim")]]
    for card in view["offer"]:
        lines += card_lines(content, say, card)
    return lines


def hand_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The viewer's hand; a large one shows its effects only as far as they fit."""
    hand = [] if view["you"] is None else view["players"][view["you"]]["hand"]
    lines: list[Line] = [[Span(say(Phrase("picture-cards-in-hand", {"n": len(hand)})), "dim")]]
    whole = max(0, TALLEST - 1 - len(hand)) // 2  # cards that have room for all their lines
    for number, card in enumerate(hand):
        lines += card_lines(content, say, card)[: 3 if number < whole else 1]
    return lines[:TALLEST]


def deck_text(view: View, say: Say) -> str:
    first, second = view["deck_sizes"]
    return say(Phrase("picture-decks", {"first": first, "second": second}))


def card_lines(content: Content, say: Say, number: int) -> list[Line]:
    """A card in three lines: its head, its instant effect, its Royal Trait."""
    card = content.cards[number]
    icons = " ".join(say(names.good(icon)) for icon in card.icons)
    age = "I" if number < AGE_CARDS else "II"
    cost = say(Phrase("coins", {"n": card.cost}))
    return [
        [
            Span(f"{age:>2} ", "dim"),
            Span(fit(say(names.named(card.name)), 32), "strong"),
            Span(fit(cost, 11)),
            Span(fit(icons, 18)),
            Span(f"{card.vp}★"),
        ],
        [Span("     "), Span(say(names.program(content, card.instant)))],
        [Span("     "), Span(trait_text(content, say, number), "dim")],
    ]


def trait_text(content: Content, say: Say, number: int) -> str:
    """A Royal Trait: what triggers it, and what it gives."""
    card = content.cards[number]
    args = {"trigger": names.trigger(card.trigger), "effect": names.program(content, card.trait)}
    return say(Phrase("picture-trait", {**args}))


# ---- the players


def player_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Four lines for each seat: what it has, its Goods, its pieces, its cards."""
    lines: list[Line] = [[Span(say(Phrase("picture-round", {"n": view["round"]})), "dim")]]
    for seat, player in enumerate(view["players"]):
        turn = "▶" if view["asked"] == seat else " "
        first = " ①" if view["first"] == seat else ""
        head = say(
            Phrase("picture-wealth", {"vp": player["vp"], "coins": player["coins"], "weapons": player["weapons"]})
        )
        lines.append(
            [
                Span(turn, "strong"),
                mark(seat, view),
                Span(" " + seat_name(seat, say, 14) + first, f"seat{seat}"),
                Span("  " + head),
            ]
        )
        if player["ability"] is not None:
            ability = say(names.named(content.abilities[player["ability"]].name))
            args = {"ability": ability, "n": player["level"], "goods": goods_text(player, say)}
            lines.append([Span("    " + say(Phrase("picture-ability", {**args})))])
        lines.append([Span("    " + pieces_text(view, seat, say), "dim")])
        sizes = player["hand_sizes"]
        args = {
            "hand": sum(sizes),
            "area": len(player["area"]),
            "palace": len(player["palace"]),
            "tiles": len(player["tiles"]),
        }
        lines.append([Span("    " + say(Phrase("picture-cards", {**args})), "dim")])
    if "rival" in view:
        lines += rival_heads(view, say)
    return lines


def goods_text(player: dict[str, Any], say: Say) -> str:
    """Goods, and Temporary Goods in brackets."""
    found = []
    for good in range(len(GOODS)):
        own, temps = player["goods"][good], player["temps"][good]
        if own or temps:
            found.append(f"{short(good, say)} {own}" + (f" ({temps})" if temps else ""))
    return "  ".join(found) or "-"


def pieces_text(view: View, seat: int, say: Say) -> str:
    count = {name: sum(region[name] == seat for region in view["regions"]) for name in ("city", "tower", "farm")}
    warriors = sum(region["warriors"][seat] for region in view["regions"])
    ships = [route["ships"][seat] for route in view["routes"]]
    player = view["players"][seat]
    args = {
        "cities": count["city"],
        "towers": count["tower"],
        "farms": count["farm"],
        "ships": "/".join(map(str, ships)),
        "warriors": warriors,
        "reserves": player["reserves"],
        "income": player["income"],
    }
    return say(Phrase("picture-pieces", {**args}))


def palace_lines(content: Content, view: View, say: Say) -> list[Line]:
    """The Royal Traits of the viewer, or of the seat that is asked, and the cards waiting in the player area."""
    seat = view["you"] if view["you"] is not None else view["asked"]
    if seat is None:
        seat = 0
    player = view["players"][seat]
    lines: list[Line] = [[Span(say(Phrase("picture-palace-of", {"who": seat_phrase(seat)})), "strong")]]
    for number in player["palace"]:
        card = content.cards[number]
        trait = trait_text(content, say, number)
        lines.append([Span(f"{card.vp:>2}★ "), Span(fit(say(names.named(card.name)), 26)), Span(trait)])
    lines.append([Span(say(Phrase("picture-area")), "strong")])
    for number in player["area"]:
        card = content.cards[number]
        trait = trait_text(content, say, number)
        lines.append([Span(f"{card.vp:>2}★ "), Span(fit(say(names.named(card.name)), 26)), Span(trait, "dim")])
    return lines[:TALLEST]
