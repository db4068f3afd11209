"""The page of the players: four lines for each."""

from __future__ import annotations

from labrys.engine.phrase import Argument, Phrase
from labrys.engine.picture import Span
from labrys.titles.minos import names
from labrys.titles.minos.content import Content
from labrys.titles.minos.picture.parts import Line, Say, View, built, goods_text, mark, seat_name


def player_lines(content: Content, view: View, say: Say) -> list[Line]:
    """Four lines for each seat: what it has, its Goods, its pieces, its cards."""
    key = f"{say(Phrase('picture-round', {'n': view['round']}))} · {say(Phrase('picture-players-key'))}"
    lines: list[Line] = [[Span(key, "dim")]]
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
        lines.append([Span("    " + goods_text(player, say))])
        lines.append([Span("    " + pieces_text(view, seat, say), "dim")])
        sizes = player["hand_sizes"]
        args: dict[str, Argument] = {
            "hand": sum(sizes),
            "area": len(player["area"]),
            "palace": len(player["palace"]),
            "tiles": len(player["tiles"]),
        }
        line = [Span("    "), Span(say(Phrase("picture-cards", args)), "dim")]
        if player["ability"] is not None:
            name = names.named(content.abilities[player["ability"]].name)
            line.insert(1, Span(say(Phrase("picture-ability", {"ability": name, "n": player["level"]})) + " · "))
        lines.append(line)
    return lines


def pieces_text(view: View, seat: int, say: Say) -> str:
    warriors = sum(region["warriors"][seat] for region in view["regions"])
    ships = [route["ships"][seat] for route in view["routes"]]
    player = view["players"][seat]
    args: dict[str, Argument] = {
        "cities": built(view, "city", seat),
        "towers": built(view, "tower", seat),
        "farms": built(view, "farm", seat),
        "ships": "/".join(map(str, ships)),
        "warriors": warriors,
        "reserves": player["reserves"],
        "income": player["income"],
    }
    return say(Phrase("picture-pieces", args))
