"""Income: he gets none; the Vases on the cards that he drew for his dice move his Objective markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from labrys.engine.decision import Frame
from labrys.titles.minos.frames import SOLO_INCOME
from labrys.titles.minos.solo.content import RIVAL, SOLO_CARDS
from labrys.titles.minos.solo.deck import SPENT, THIS_ROUND
from labrys.titles.minos.solo.scoring import TOP, person_has_top

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo


class SoloIncome(Frame["Solo"]):
    """One step for each Vase in play; cards discarded for their back do not count (S4)."""

    kind = SOLO_INCOME
    name = "solo-income"

    def run(self, s: Solo) -> None:
        s.pop()
        colours = [s.tables.content.vases[vase].colour for vase in s.all_vase()]
        for card in range(SOLO_CARDS):
            if s.deck(card) == THIS_ROUND:
                s.set_deck(card, SPENT)
                colour = s.rules.cards[card].vase
                if colour in colours:
                    move_marker(s, colours.index(colour))
                elif s.events is not None:
                    s.tell("solo_no_vase", RIVAL, {"solo": card, "rule": "income.not_in_play"})


def move_marker(s: Solo, slot: int) -> None:
    """3, then 7, then 10; the highest space only while the person does not have it (S3)."""
    at = s.marker(slot)
    if at == TOP or (at == TOP - 1 and person_has_top(s, slot)):
        if s.events is not None:
            rule = "income.at_top" if at == TOP else "income.taken"
            s.tell("solo_vase_stays", RIVAL, {"vase": s.vase(slot), "rule": rule})
        return
    s.set_marker(slot, at + 1)
    if at + 1 == TOP:
        s.add_vase_taken(slot, 1)
    if s.events is not None:
        s.tell("solo_vase", RIVAL, {"vase": s.vase(slot), "n": s.tables.vase_spaces[at + 1], "rule": "income.vase"})
