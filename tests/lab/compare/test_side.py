"""What is compared: contents, options or bots."""

from __future__ import annotations

from pathlib import Path

import click
import pytest

from labrys.cli.main import house
from labrys.engine import BadSetting, LabrysError
from labrys.lab.compare import Side


def test_a_side_is_a_file_an_option_or_bots() -> None:
    assert Side.parse("mine.toml").content == Path("mine.toml")
    both = Side.parse("deal=random; greedy,mcts:50")
    assert (both.options, both.bots) == ((("deal", "random"),), ("greedy", "mcts:50"))
    assert Side.parse("usual") == Side("usual")
    with pytest.raises(BadSetting, match="is no side: write a content file"):
        Side.parse("")


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["relics", "usual", "size=3"], "unknown option 'size'"),
        (["relics", "usual", "no.toml"], "relics has no content files"),
        (["relics", "greedy,greedy", "greedy,greedy,greedy"], "both sides must have as many seats"),
        (["relics", "greedy,greedy", "greedy,random"], "cannot be paired"),
        (["relics", "usual", "greedy"], "cannot be played by 1 bots"),
        (["relics", "usual", "usual", "--seeds", "1"], "needs seeds: use 3 or more"),
        (["relics", "usual", "usual", "--out", "page.pdf"], "its name must end in .html"),
        (["chess", "usual", "usual"], "unknown game 'chess'"),
    ],
)
def test_what_cannot_be_compared_is_said_in_a_sentence(args: list[str], sentence: str) -> None:
    with pytest.raises((LabrysError, click.ClickException), match=sentence) as refused:
        house.main(["lab", "compare", *args], standalone_mode=False)
    assert "\n" not in str(refused.value)
