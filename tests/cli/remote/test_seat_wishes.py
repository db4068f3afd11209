"""The seats of a new table at another house: what that house offers is what can be asked for."""

import pytest

from labrys.cli.remote.offer import Offer
from labrys.cli.remote.seat_wishes import wishes
from labrys.engine import BadSetting
from labrys.words import explain

RELICS = Offer("relics", (2, 3, 4), (), ("sargo", "rhyta", "holdat"), {"2": "sargo", "3": "rhyta"})
MINOS = Offer("minos", (1, 2), ("easy", "hard"), ("sargo", "rhyta"), {"2": "sargo", "3": "rhyta"})


def test_people_and_every_bot_of_the_house_can_be_asked_for() -> None:
    assert wishes("you, open, holdat", RELICS) == [
        {"kind": "you"},
        {"kind": "open"},
        {"kind": "bot", "level": "holdat"},
    ]
    assert wishes("you,automaton:hard", MINOS) == [{"kind": "you"}, {"kind": "automaton", "level": "hard"}]


def test_a_level_may_be_asked_for_by_its_number_and_by_the_word_that_it_had() -> None:
    asked = [wish["level"] for wish in wishes("2,Rhyta,fair", RELICS)]
    assert asked == ["sargo", "rhyta", "sargo"]


@pytest.mark.parametrize(
    ("seats", "offer", "english", "french"),
    [
        (
            "you,hal",
            RELICS,
            "use you, open, invited, sargo, rhyta or holdat",
            "« hal » ne peut prendre place : écrivez",
        ),
        ("you,holdat", MINOS, "nobody called 'holdat' can take a seat", "« holdat » ne peut prendre place"),
        ("you,rhita", RELICS, "did you mean rhyta?", "vouliez-vous dire rhyta ?"),
        ("you", RELICS, "relics has 2, 3 or 4 seats, not 1", "relics a 2, 3 ou 4 places, pas 1"),
        ("you,automaton:easy", RELICS, "relics has no automaton", "relics n'a pas d'automate"),
        ("you,automaton:mad", MINOS, "does not play at level 'mad': use easy or hard", "au niveau « mad »"),
    ],
)
def test_what_the_house_would_refuse_is_said_at_once(seats: str, offer: Offer, english: str, french: str) -> None:
    with pytest.raises(BadSetting) as raised:
        wishes(seats, offer)
    assert english in str(raised.value)
    assert french in explain(raised.value, "fr").replace("\u00a0", " ").replace("\u2019", "'")
