"""Draft: the front of the drawn card chooses the die, the back of the next card the action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Frame
from labrys.titles.minos.constants import NOBODY, NONE, WILD
from labrys.titles.minos.content import COLOURS, MOST_SPACES, PRIORITIES
from labrys.titles.minos.frames import SOLO_DRAFT
from labrys.titles.minos.rules.draft import next_draft, put_in_row
from labrys.titles.minos.solo.content import FEWEST_LEFT, LOWEST_TOTAL, RIVAL
from labrys.titles.minos.solo.deck import SPENT, THIS_ROUND, take_top, turn_up

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo

N_COLOURS: Final = len(COLOURS)
DRAFT_RULES: Final = ("draft.first", "draft.second", "draft.third")


class SoloDraft(Frame["Solo"]):
    """His turn to draft. The argument counts the dice taken."""

    kind = SOLO_DRAFT
    name = "solo-draft"

    def run(self, s: Solo) -> None:
        taken = s.arg + 1
        s.pop()
        card = take_top(s, THIS_ROUND)
        s.drawn = card
        if s.events is not None:
            s.tell("solo_card", RIVAL, {"solo": card, "rule": "draft.card"})
        turn_up(s)
        die = choose_die(s, card)
        s.set_die_seat(die, RIVAL)
        place_die(s, die)
        next_draft(s, taken)


def choose_die(s: Solo, card: int) -> int:
    """The lowest or highest die of the colour that the front prefers."""
    front = s.rules.cards[card]
    colour, rule, tie = choose_colour(s, front.priority)
    found = -1
    for die in range(s.count_die()):
        if s.die_seat(die) == NOBODY and s.tables.colour[die] == colour:
            if found < 0 or (s.die(die) > s.die(found) if front.highest else s.die(die) < s.die(found)):
                found = die
    if s.events is not None:
        which = "highest" if front.highest else "lowest"
        s.tell(
            "solo_die",
            RIVAL,
            {"colour": colour, "value": s.die(found), "which": which, "rule": f"draft.{rule}", "tie": tie},
        )
    return found


def choose_colour(s: Solo, priority: tuple[int, ...]) -> tuple[int, str, str]:
    """The colour, the entry of the list that chose it, and what broke a tie.

    A criterion that several colours meet leaves the choice among them to the next entry (N5); after the last entry
    red, yellow, blue, gray decide (S6).
    """
    number = [0] * N_COLOURS
    total = [0] * N_COLOURS
    for die in range(s.count_die()):
        if s.die_seat(die) == NOBODY:
            number[s.tables.colour[die]] += 1
            total[s.tables.colour[die]] += s.die(die)
    left = [colour for colour in range(N_COLOURS) if number[colour]]
    rule = ""
    tie = "none"
    for entry in priority:
        if entry < N_COLOURS:
            if entry in left:
                return (entry, rule, "colour") if rule else (entry, "colour", tie)
            continue
        worth = number if entry == FEWEST_LEFT else total
        wanted = [worth[colour] for colour in left]
        best = min(wanted) if entry in (FEWEST_LEFT, LOWEST_TOTAL) else max(wanted)
        narrowed = [colour for colour in left if worth[colour] == best]
        name = PRIORITIES[entry]
        if not rule:
            rule = name
        elif len(narrowed) < len(left):
            tie = name
        left = narrowed
        if len(left) == 1:
            return left[0], rule, tie
    return left[0], rule or "colour", "order"


def place_die(s: Solo, die: int) -> None:
    """On the first action of the next card's back that has a space; a card with none is discarded (S4)."""
    while True:
        deeds = s.rules.cards[s.back].deeds
        for at in range(len(deeds)):
            deed = deeds[at]
            if s.row(deed * MOST_SPACES + s.tables.spaces - 1) == NONE:
                if deed == WILD:
                    s.set_want(die, deeds[0])  # noted for this die alone (S5)
                put_in_row(s, deed, die)
                if s.events is not None:
                    tie = "wild" if deed == WILD else "none"
                    s.tell("solo_place", RIVAL, {"deed": deed, "wanted": deeds[0], "rule": DRAFT_RULES[at], "tie": tie})
                return
        closed = take_top(s, SPENT)
        if s.events is not None:
            s.tell("solo_discard", RIVAL, {"solo": closed, "rule": "draft.all_closed"})
        turn_up(s)
