"""Why something cannot be done: the rule that stands in the way, in one sentence."""

from __future__ import annotations

import pytest

from labrys.titles.relics.state import Relics
from tests.relics.table import RELICS, table


def why(state: Relics, action: str, lang: str = "en", seat: int = 0) -> str:
    found = RELICS.why_not(state, seat, RELICS.codec.parse(action))
    return "" if found is None else RELICS.voice.say(found, lang, ["Anna", "Bruno", "Chloe"])


def at_table(points: int = 2, hand: str = "", middle: str = "F@a") -> Relics:
    """Anna in the middle of B2: a lake above, Bruno's mountain on the left, a face-down tile on the right."""
    return table(f"P L P .\nMb {middle} . .\nP@b P P .", points=points, hands={"a": hand})


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("move 1", "That costs 3 points; you have 2 left."),  # a lake costs three
        ("move 15", "D4 is not next to your piece: you reach tiles that share an edge with yours."),
        ("move 6", "C2 lies face down: explore it first."),
        ("explore 1", "B1 lies face up already: there is nothing to explore."),
        ("move 4", "A2 belongs to Bruno: nobody enters another\u2019s tile without a fight."),
        ("attack 4 0", "To attack A2 you need a Mountain card; you hold none."),
        ("claim", "To claim B2 you need a Forest card; you hold none."),
        ("discard 0", "You hold no Plains card."),
    ],
)
def test_what_cannot_be_done_says_which_rule_is_in_the_way(action: str, reason: str) -> None:
    assert why(at_table(), action) == reason


def test_what_can_be_done_has_no_reason_against_it() -> None:
    state = at_table(points=6, hand="F")
    assert [why(state, action) for action in ("move 1", "explore 6", "claim", "draw")] == ["", "", "", ""]


def test_a_card_says_what_it_is_for() -> None:
    said = "A Lake card claims the Lake tile that your piece stands on, or attacks one beside it."
    assert why(at_table(hand="L"), "discard 3") == said


def test_two_cards_are_needed_for_two_dice() -> None:
    assert why(at_table(points=6, hand="M"), "attack 4 1") == "To attack A2 with two cards you need two Mountain cards."
    assert why(at_table(hand="M"), "attack 4 0") == "That costs 3 points; you have 2 left."


def test_whoever_is_not_asked_is_told_whose_turn_it_is() -> None:
    assert why(at_table(), "draw", seat=1) == "It is not your turn: Anna is asked."


def test_reasons_are_said_in_french() -> None:
    assert (
        why(at_table(), "move 1", "fr") == "Cela coûte 3\N{NO-BREAK SPACE}points\N{NO-BREAK SPACE}; il vous en reste 2."
    )


def test_leaving_is_possible_out_of_turn() -> None:
    state = RELICS.new(3, "leave")
    for action in state.interrupts():
        assert [RELICS.why_not(state, seat, action) for seat in range(3)] == [None] * 3
    assert state.interrupts()
