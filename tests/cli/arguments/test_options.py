"""``--option NAME=VALUE``, as often as one likes."""

import pytest

import labrys
from labrys import BadSetting
from labrys.cli.arguments.options import read_options


def test_only_what_was_given_is_set_in_the_form_that_the_game_has() -> None:
    found = read_options(labrys.game("empire"), ("board=B", " goods_tokens = true "))
    assert found == {"board": "B", "goods_tokens": True}
    assert read_options(labrys.game("empire"), ("games=1", "games=3")) == {"games": 3}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("board", "write --option NAME=VALUE"),
        ("=B", "write --option NAME=VALUE"),
        ("boards=B", "unknown option 'boards'"),
        ("board=C", "option board cannot be 'C'"),
    ],
)
def test_what_cannot_be_an_option_is_told_of(given: str, words: str) -> None:
    with pytest.raises(BadSetting, match=words):
        read_options(labrys.game("empire"), (given,))
