"""Draft and place the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Decision
from labrys.engine.menu import Menu
from labrys.engine.native import i64
from labrys.engine.sets import adding, has
from labrys.titles.minos.actions import DRAFT_DIE
from labrys.titles.minos.constants import NOBODY, NONE
from labrys.titles.minos.content import MOST_SPACES
from labrys.titles.minos.frames import DRAFT, GROUP, REVEAL, SOLO_DRAFT

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

N_DEEDS: Final = 5
FACES: Final = 24  # six of each colour


class Draft(Decision["Minos"]):
    """In turn order each picks a die and an action that still has a space. The argument counts the dice taken."""

    kind = DRAFT
    name = "draft"

    def offer(self, s: Minos, menu: Menu) -> None:
        last = s.tables.spaces - 1
        rows: i64 = 0
        for deed in range(N_DEEDS):
            if s.row(deed * MOST_SPACES + last) == NONE:
                rows = adding(rows, deed)
        first = s.tables.first_face
        faces: i64 = 0
        for die in range(s.count_die()):
            if s.die_seat(die) == NOBODY:
                faces = adding(faces, first[die] + s.die(die))
        for face in range(FACES):
            if has(faces, face):
                menu.add_each(DRAFT_DIE + face * N_DEEDS, rows)

    def choose(self, s: Minos, action: i64) -> None:
        seat = s.asked
        face = (action - DRAFT_DIE) // N_DEEDS
        deed = (action - DRAFT_DIE) % N_DEEDS
        taken = s.arg + 1
        s.pop()
        first = s.tables.first_face
        die: i64 = 0
        while first[die] + s.die(die) != face or s.die_seat(die) != NOBODY:
            die += 1
        s.set_die_seat(die, seat)
        put_in_row(s, deed, die)
        if s.events is not None:
            s.tell("draft", seat, {"colour": face // 6, "value": face % 6 + 1, "deed": deed})
        next_draft(s, taken)


def next_draft(s: Minos, taken: i64) -> None:
    """Whose turn it is to take a die after so many; when all are taken, the players join theirs into groups."""
    if taken < s.sides * s.tables.dice_each:
        side = s.order(taken)
        s.push(DRAFT if side < s.seats else SOLO_DRAFT, side, taken)
        return
    s.push(REVEAL, s.first)
    for turn in range(s.sides - 1, -1, -1):
        if s.order(turn) < s.seats:
            s.push(GROUP, s.order(turn))


def put_in_row(s: Minos, deed: i64, die: i64) -> None:
    """Behind dice of lower or the same value, in front of higher ones, which shift right in their order."""
    value = s.die(die)
    first: i64 = deed * MOST_SPACES
    at: i64 = first + MOST_SPACES - 1
    while at > first:
        left: i64 = s.row(at - 1)
        if left != NONE and s.die(left) <= value:
            break
        s.set_row(at, left)
        at -= 1
    s.set_row(at, die)
