"""The pages that list what is observed are those of the games as they are."""

from __future__ import annotations

import pytest

import labrys
from labrys.kit.pages import FOLDER, page


@pytest.mark.parametrize("name", labrys.games())
def test_the_page_of_a_game_is_up_to_date(name: str) -> None:
    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == page(labrys.game(name)), (
        "run `python -m labrys.kit.pages`, and raise the version of the observation if it was published"
    )
