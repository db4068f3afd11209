"""Relics: the square of tiles, the counters on it and the pieces."""

from __future__ import annotations

from typing import Any, Final

from labrys.boards.canvas import HIGH, INK, LINE_COLOUR, ROW, SEAT_COLOURS, Canvas, seat_rows

HIDDEN: Final = "#6b5a47"
SUITS: Final = ("#d9b45a", "#6f8f4a", "#cc8352", "#8fc4d6", "#8b9b86", "#a79cab")


def draw(canvas: Canvas, sheet: Any, view: Any) -> None:
    """The table as a viewer sees it."""
    side, seats = view["side"], view["seats"]
    canvas.frame(0, 0, side, side, HIGH - ROW * seats)
    for number, tile in enumerate(view["tiles"]):
        x, y = number % side, number // side
        suit = tile["suit"]
        corners = [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
        canvas.area(corners, HIDDEN if suit is None else SUITS[suit], LINE_COLOUR)
        if suit is None:
            canvas.word((x + 0.5, y + 0.5), "?", 22, "#c9b79c")
            continue
        canvas.word((x + 0.5, y + 0.2), sheet["suits"][suit]["name"], 12)
        canvas.word((x + 0.9, y + 0.88), str(view["costs"][suit]), 12)
        if tile["owner"] is not None:
            canvas.box((x + 0.2, y + 0.8), 9, SEAT_COLOURS[tile["owner"]])
    for seat, tile in enumerate(view["pieces"]):
        if tile is None:
            continue
        crowd = [other for other, place in enumerate(view["pieces"]) if place == tile]
        shift = (crowd.index(seat) - (len(crowd) - 1) / 2) * 0.28
        here = (tile % side + 0.5 + shift, tile // side + 0.52)
        canvas.disc(here, 12, SEAT_COLOURS[seat])
        canvas.word(here, str(seat), 12, "#ffffff")
    canvas.rows(
        seat_rows(
            view,
            [
                (("suits_owned", view["suits_owned"][seat]), ("hand_sizes", view["hand_sizes"][seat]))
                for seat in range(seats)
            ],
        )
    )
    if canvas.captions:
        return
    canvas.word((side / 2, side), f"round {view['round']}   points {view['points']}", 11, INK, (0, 6))
