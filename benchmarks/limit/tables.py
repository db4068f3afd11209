"""The map and the cards of Empire as a C header, from the game's own content and for one seat count."""

from __future__ import annotations

from itertools import accumulate

from labrys.engine.chance import A
from labrys.titles.empire.actions import REGIONS
from labrys.titles.empire.content import CONTENT, Part

PRINTING = "english"  # the usual options
SIDE = 0
VERBS = {"place": "PLACE", "land": "LAND", "ship": "SHIP", "city": "CITY", "destroy": "DESTROY"}
JOINS = {"": "NO_JOIN", "or": "OR", "and": "AND"}


def deck(seats: int) -> list[int]:
    """The kinds of the cards of a game, sorted."""
    return [kind for kind, card in enumerate(CONTENT.cards) for _ in range(card.count(seats))]


def header(seats: int) -> str:
    """The text of ``tables.h``."""
    board = CONTENT.boards[SIDE]
    by_ship = [tuple(sorted(land + water)) for land, water in zip(board.land, board.water, strict=True)]
    numbers = {
        "MULTIPLIER": f"{A}ULL",
        "SEATS": seats,
        "REGIONS": REGIONS,
        "MAP": board.regions,
        "START": board.start,
        "ARMIES": CONTENT.armies,
        "FIRST_ARMIES": CONTENT.first_armies,
        "CITIES": CONTENT.cities,
        "COINS": CONTENT.coins[seats],
        "HAND": CONTENT.cards_each[seats],
        "GOODS": len(CONTENT.goods),
        "ROW": len(CONTENT.costs),
        "DECK_SIZE": len(deck(seats)),
    }
    lines = [f"#define {name} {value}" for name, value in numbers.items()]
    lines += [array("COSTS", CONTENT.costs), array("DECK", deck(seats))]
    for name, near in (("LAND", list(board.land)), ("SHIP", by_ship)):
        lines.append(array(f"{name}_FROM", list(accumulate(map(len, near), initial=0))))
        lines.append(array(f"{name}_TO", [region for targets in near for region in targets]))
    goods = (*CONTENT.goods, "wild")
    cards = []
    for card in CONTENT.cards:
        action = card.actions[PRINTING]
        first, second = part(action.parts[0]), part(action.parts[-1])
        cards.append(f"{{{goods.index(card.good)}, {card.symbols}, {JOINS[action.join]}, {first}, {second}}}")
    lines.append(f"static const Card CARDS[] = {{{', '.join(cards)}}};")
    return "\n".join(lines) + "\n"


def part(found: Part) -> str:
    return f"{{{VERBS[found.verb]}, {found.amount}}}"


def array(name: str, values: list[int] | tuple[int, ...]) -> str:
    return f"static const uint8_t {name}[] = {{{', '.join(map(str, values))}}};"
