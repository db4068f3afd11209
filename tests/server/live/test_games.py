"""A game that the house has no more is refused with a sentence, and still has a name."""

import pytest

from labrys.server.live.games import known_game, title
from labrys.server.protocol.errors import Refused


def test_a_game_of_the_house_is_found() -> None:
    assert known_game("relics").name == "relics"
    assert title("minos", "fr") == "Minos"


def test_a_game_that_is_gone_is_refused() -> None:
    with pytest.raises(Refused, match="does not have the game 'chess' any more"):
        known_game("chess")
    assert title("chess", "en") == "chess"
