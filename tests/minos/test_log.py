"""What plays itself because nothing else was possible is logged, in both languages."""

from __future__ import annotations

import pytest

from labrys.titles.minos.log import event_phrase
from tests.minos.box import BEIGE, GREEN, MINOS
from tests.minos.steps import choose_steps
from tests.minos.table import Table, four


def lapsed(t: Table) -> list[tuple[str, str]]:
    """Each lapse in English and in French, as a spectator reads it."""
    assert t.s.events is not None
    found = [event for event in t.s.events if event.kind == "lapse"]
    names = ["Green", "Beige", "Purple", "Navy"]
    phrases = [event_phrase(t.s, event, None) for event in found]
    return [(MINOS.voice.say(phrase, "en", names), MINOS.voice.say(phrase, "fr", names)) for phrase in phrases]


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        ("place 1", "1 Warrior to place unused.", "Green n\u2019utilise pas 1\u00a0Guerrier à placer."),
        ("place 2", "2 Warriors to place unused.", "Green n\u2019utilise pas 2\u00a0Guerriers à placer."),
        ("palace 1", "Green has no further card for the Palace.", "pas d\u2019autre carte pour le Palais."),
        ("good 1", "No Good is left face up for Green.", "Il ne reste aucune Denrée visible pour Green."),
        ("temp 1", "No Temporary Good is left for Green.", "Il ne reste aucune Denrée Temporaire pour Green."),
        ("route-income 1", "Green has no Ship that pays.", "aucun Navire qui rapporte."),
    ],
)
def test_an_effect_without_a_possible_answer_is_logged(effect: str, english: str, french: str) -> None:
    t = four()
    t.seat(GREEN, reserves=0)
    t.s.fill_stock([0] * 6)
    t.s.fill_spare([0] * 6)
    t.turn(GREEN, "prepare")
    t.s.events = []
    t.effect(GREEN, effect)
    assert t.s.decision == "turn"
    ((in_english, in_french),) = lapsed(t)
    assert in_english.endswith(english)
    assert in_french.endswith(french)


def test_a_payment_that_cannot_be_made_is_logged() -> None:
    t = four()
    t.turn(GREEN, "prepare")
    t.s.events = []
    t.effect(GREEN, "weapon 3 -> vp 4")
    t.do("stop")
    assert lapsed(t)[0] == ("Green leaves what cannot be paid for.", "Green renonce à ce qui ne peut être payé.")
    t.s.events = []
    t.seat(GREEN, weapons=3)
    t.effect(GREEN, "weapon 3 -> vp 4")
    t.do("clause 1", "stop")
    assert lapsed(t)[0][0] == "Green does not pay for what was on offer."


def test_a_build_point_of_the_cultural_track_that_finds_no_coins_is_logged() -> None:
    t = four()
    t.seat(GREEN, tracks=(0, 2, 0), warriors={})
    t.s.events = []
    t.groups({GREEN: "y6 y5", BEIGE: "r1"})
    choose_steps(t, (0, 1, 0))
    ((in_english, _),) = lapsed(t)
    assert in_english.endswith("Build point unused.")
