"""The sheet that a drawn table is made from."""

import json
from functools import partial

import pytest

import labrys
from labrys.titles.relics.content import CONTENT


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_sheet_names_every_suit_in_the_language(lang: str) -> None:
    game = labrys.game("relics")
    sheet = game.sheet(partial(game.voice.say, lang=lang))
    assert [suit["id"] for suit in sheet["suits"]] == list(CONTENT.suits)
    assert sheet["suits"][-1]["name"] == {"en": "Mountain", "fr": "Montagne"}[lang]
    assert json.loads(json.dumps(sheet)) == sheet
