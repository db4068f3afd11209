"""The seats of a new table at another house: what that house offers is what can be asked for."""

import pytest

from labrys.cli.remote.offer import Offer
from labrys.cli.remote.seat_wishes import wishes
from labrys.engine import BadSetting
from labrys.words import explain

RELICS = Offer("relics", (2, 3, 4), (), ("easy", "fair", "holdat"))
MINOS = Offer("minos", (1, 2), ("easy", "hard"), ("easy", "fair"))


def test_people_and_every_bot_of_the_house_can_be_asked_for() -> None:
    assert wishes("you, open, holdat", RELICS) == [
        {"kind": "you"},
        {"kind": "open"},
        {"kind": "bot", "level": "holdat"},
    ]
    assert wishes("you,automaton:hard", MINOS) == [{"kind": "you"}, {"kind": "automaton", "level": "hard"}]


@pytest.mark.parametrize(
    ("seats", "offer", "english", "french"),
    [
        ("you,hal", RELICS, "use you, open, invited, easy, fair or holdat", "« hal » ne peut prendre place : écrivez"),
        ("you,holdat", MINOS, "nobody called 'holdat' can take a seat", "« holdat » ne peut prendre place"),
        ("you,fiar", RELICS, "did you mean fair?", "vouliez-vous dire fair ?"),
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
