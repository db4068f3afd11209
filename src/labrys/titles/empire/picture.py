"""The table of Empire as pictures in text: the map, the row of cards, the players, the regions one by one."""

from __future__ import annotations

from typing import Final

from labrys.engine.phrase import Phrase, seat_phrase
from labrys.engine.picture import Picture, Span
from labrys.engine.rows import row_of
from labrys.titles.empire.actions import GOODS
from labrys.titles.empire.chart import (
    WIDTH,
    Line,
    Say,
    View,
    board_of,
    control_of,
    ground_of,
    map_lines,
    rulers_of,
    sign_of,
    token_of,
    troop_spans,
)
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.scoring import allot
from labrys.titles.empire.tables import COSTS, NOBODY, WILD_GOOD
from labrys.titles.empire.words import card_phrase, good_phrase

NAME: Final = 10
PAGES: Final = 4


def pictures(view: View, say: Say) -> list[Picture]:
    """Four pages, each at most 80 columns wide."""
    return [
        Picture(say(Phrase("picture-map")), [*map_lines(view, say), status_line(view, say)]),
        Picture(say(Phrase("picture-row")), row_lines(view, say)),
        Picture(say(Phrase("picture-players")), player_lines(view, say)),
        Picture(say(Phrase("picture-regions")), region_lines(view, say)),
    ]


# ---- the map


def status_line(view: View, say: Say) -> Line:
    """Below the map, for each seat: whose turn it is, coins, and points if the game ended now."""
    room = WIDTH // view["seats"]
    line: Line = []
    for seat in range(view["seats"]):
        purse = f" ●{view['coins'][seat]} ★{points_of(view, seat)}"
        name = fit(say(seat_phrase(seat)), min(NAME, room - len(purse) - 4))
        line += [
            Span("▶" if view["asked"] == seat else " ", "strong"),
            Span(str(seat + 1), f"mark{seat}"),
            Span(f" {name}", f"seat{seat}"),
            Span(purse.ljust(room - len(name) - 3)),
        ]
    return line


def fit(name: str, room: int) -> str:
    """A name, cut where it is too long."""
    return name if len(name) <= room else name[: room - 1] + "…"


# ---- the row of cards


def row_lines(view: View, say: Say) -> list[Line]:
    """Each card on offer: its cost, what it is, and how many points its good alone would bring now."""
    seat = view["you"] if view["you"] is not None else view["asked"]
    gain_head = ""
    if seat is not None:
        own = view["you"] is not None
        gain_head = say(Phrase("picture-gain") if own else Phrase("picture-gain-seat", {"who": seat_phrase(seat)}))
    head = f"    {say(Phrase('picture-cost')):>5}  {say(Phrase('picture-card'))}"
    lines: list[Line] = [[Span(head.ljust(WIDTH - 22) + gain_head[:22].rjust(22), "dim")]]
    printing = str(view["options"]["printing"])
    for place, kind in enumerate(view["row"]):
        cost = COSTS[place]
        affordable = seat is None or cost <= view["coins"][seat]
        text = say(card_phrase(kind, printing))[: WIDTH - 19]
        gain = "" if seat is None else f"+{gain_of(view, seat, kind)}"
        lines.append(
            [
                Span(f"  {place + 1} {cost:>5}  ", "" if affordable else "dim"),
                Span(text.ljust(WIDTH - 19), "strong" if affordable else "dim"),
                Span(gain.rjust(8), "strong" if gain != "+0" else "dim"),
            ]
        )
    return [*lines, *ladder_lines(view, say)]


def ladder_lines(view: View, say: Say) -> list[Line]:
    """How many symbols of each good the payments of 1, 2, 3 and 5 points need; and how many cards are left."""
    head = " " * 14 + "".join(f"{pay:>6}" for pay in CONTENT.pays) + "  " + say(Phrase("picture-score"))
    deck = say(Phrase("picture-deck", {"cards": len(view["deck"])}))
    lines: list[Line] = [[Span(head, "dim")]]
    for good in CONTENT.goods:
        steps = "".join(f"{step:>6}" for step in CONTENT.steps[good])
        lines.append([Span(f"    {say(good_phrase(good)):<10}{steps}")])
    lines[-1].append(Span(deck.rjust(WIDTH - len(lines[-1][0].text)), "dim"))
    return lines


def gain_of(view: View, seat: int, kind: int) -> int:
    """What a seat's goods would gain by one more card."""
    card = CONTENT.cards[kind]
    slot = [*CONTENT.goods, "wild"].index(card.good)
    more = list(view["goods"][seat])
    more[slot] += card.symbols
    return goods_points(view, seat, more) - goods_points(view, seat, view["goods"][seat])


def tokens_held(view: View, seat: int) -> list[int]:
    found = [0] * GOODS
    control = control_of(view)
    for region, good in zip(board_of(view).triangles, view["tokens"], strict=False):
        found[good] += control[region] == seat
    return found


def counted(view: View, seat: int, goods: list[int]) -> list[int]:
    """Symbols by good: cards, tokens and the wild cards where they pay most."""
    tokens, placed = tokens_held(view, seat), view["allotted"][seat]
    wilds = allot(row_of(goods[:GOODS]), row_of(tokens), row_of(placed), goods[WILD_GOOD] - sum(placed))
    return [goods[good] + tokens[good] + wilds[good] for good in range(GOODS)]


def goods_points(view: View, seat: int, goods: list[int]) -> int:
    return sum(CONTENT.set_points(good, count) for good, count in enumerate(counted(view, seat, goods)))


# ---- the players


def player_lines(view: View, say: Say) -> list[Line]:
    """A line of figures for each seat, then each seat's sets: symbols, points, and points with one more."""
    words = ["score", "lands", "coins", "cards", "armies", "cities"]
    head = " " * (NAME + 4) + "".join(f"{say(Phrase(f'picture-{word}')):>9}" for word in words)
    lines: list[Line] = [[Span(head[:WIDTH], "dim")]]
    control = control_of(view)
    for seat in range(view["seats"]):
        figures = [
            f"{points_of(view, seat)}",
            f"{control.count(seat)}",
            f"{view['coins'][seat]}",
            f"{view['cards'][seat]}/{CONTENT.cards_each[view['seats']]}",
            f"{view['supply'][seat]}",
            f"{view['unbuilt'][seat]}",
        ]
        lines.append([*name_spans(view, say, seat), Span("".join(f"{figure:>9}" for figure in figures))])
    games = int(view["options"]["games"])
    if games > 1:
        lines.append([Span(say(Phrase("picture-game", {"number": view["number"] + 1, "games": games})), "dim")])
    goods = [say(good_phrase(good)) for good in CONTENT.goods]
    wild = say(good_phrase("wild"))
    lines += [[Span("")], [Span(" " * (NAME + 4) + "".join(f"{good:>11}" for good in goods) + f"{wild:>9}", "dim")]]
    for seat in range(view["seats"]):
        lines.append([*name_spans(view, say, seat), *set_spans(view, seat)])
    return [*lines, [Span(say(Phrase("picture-next")), "dim")]]


def name_spans(view: View, say: Say, seat: int) -> Line:
    mark = "▶" if view["asked"] == seat else " "
    return [Span(mark, "strong"), Span(f"{seat + 1} {fit(say(seat_phrase(seat)), NAME):<{NAME}} ", f"seat{seat}")]


def set_spans(view: View, seat: int) -> Line:
    """``3:2>3`` is three symbols, two points, three points with one more."""
    line = []
    for good, count in enumerate(counted(view, seat, view["goods"][seat])):
        now, then = CONTENT.set_points(good, count), CONTENT.set_points(good, count + 1)
        more = f">{then}" if then > now else ""
        line.append(Span(f"{f'{count}:{now}{more}':>11}", "strong" if more else "" if count else "dim"))
    return [*line, Span(f"{view['goods'][seat][WILD_GOOD]:>9}")]


def points_of(view: View, seat: int) -> int:
    """The seat's points if the game ended now."""
    earlier = sum(view["totals"][seat][:-3]) if view["totals"][seat] else 0
    ground = control_of(view).count(seat) + rulers_of(view).count(seat)
    return earlier + ground + goods_points(view, seat, view["goods"][seat])


# ---- the regions


def region_lines(view: View, say: Say) -> list[Line]:
    """Every region in words, two to a line: letter, name, who controls it, who stands there."""
    board = board_of(view)
    control = control_of(view)
    cells = [region_cell(view, say, region, control[region]) for region in range(board.regions)]
    half = (len(cells) + 1) // 2
    lines: list[Line] = []
    for row in range(half):
        right = cells[row + half] if row + half < len(cells) else []
        lines.append([*cells[row], *right])
    key = "picture-key-neutral" if len(view["armies"]) > view["seats"] else "picture-key"
    return [*lines, *[[Span(say(Phrase(name)), "dim")] for name in (key, "picture-key-purse")]]


def region_cell(view: View, say: Say, region: int, controller: int) -> Line:
    """Half a line, 40 wide."""
    board = board_of(view)
    name = say(Phrase(f"region-{board.region_name(region)}"))
    who = "" if controller == NOBODY else f"!{sign_of(controller, view['seats'])}"
    extra = "( ) " if region == board.start else ""
    if region in board.triangles and view["tokens"]:
        extra += "^" + token_of(view, say, region)
    troops = troop_spans(view, region)
    used = sum(len(span.text) for span in troops)
    return [
        Span(f"{board.drawing.regions[region]} {name:<15} ", f"{ground_of(controller, view['seats'])} ink"),
        Span(f"{who:<3}", "strong"),
        *troops,
        Span(f" {extra}".ljust(19 - used)[: 19 - used]),
    ]
