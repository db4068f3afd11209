"""The pictures in text: what they show, and that they fit."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise

import pytest

from labrys.engine import Phrase, Picture, Rng
from labrys.titles.empire.chart import Chart
from labrys.titles.empire.content import CONTENT
from labrys.titles.empire.drawing import SEA
from labrys.titles.empire.state import Empire
from tests.empire.table import GAME, give_goods, kind, lay, new, offer, opening


def pages(state: Empire, seat: int | None = 0, lang: str = "en", names: list[str] | None = None) -> list[Picture]:
    def say(phrase: Phrase) -> str:
        return GAME.voice.say(phrase, lang, names)

    return GAME.pictures(state.view(seat), say)


def text(picture: Picture) -> list[str]:
    return ["".join(span.text for span in line) for line in picture.lines]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["A", "B"])
def test_every_page_fits_eighty_columns_and_the_map_leaves_room_for_six_cards(
    lang: str, seats: int, board: str
) -> None:
    names = ["Maximiliane von Hohenstein"] * seats
    for seed in range(3):
        state = new(seats, seed, board=board, goods_tokens=True, games=3)
        rng = Rng(f"picture {seed}")
        while not state.over:
            state.playout(rng, 67)
            for viewer in (None, 0):
                found = pages(state, viewer, lang, names)
                assert max(len(line) for page in found for line in text(page)) <= 80
                assert len(found[0].lines) <= 12
                assert max(len(page.lines) for page in found) <= 15


def test_the_map_shows_every_region_with_its_controller_and_armies() -> None:
    state = opening(3)
    lay(state, {0: "NNN", 1: "N", 2: "AA"}, {1: "N"})
    lines = text(pages(state)[0])
    drawn = "\n".join(lines)
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXY":
        assert letter in drawn
    assert "N!1" in drawn
    assert "31*-" in drawn
    assert "A!3" in drawn
    assert "--2" in drawn
    assert "(M)" in drawn


@pytest.mark.parametrize(("lang", "letters"), [("en", "rswac"), ("fr", "rpbec")])
def test_the_map_shows_tokens_by_the_first_letter_of_their_good(lang: str, letters: str) -> None:
    state = new(3, goods_tokens=True)
    drawn = "\n".join(text(pages(state, lang=lang)[0]))
    for good in state.all_tokens():
        assert f"^{letters[good]}" in drawn


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("board", ["A", "B"])
def test_no_letter_covers_the_armies_of_a_neighbour(seats: int, board: str) -> None:
    """On side A the letter of R stands beside the armies of Q."""
    for seed in range(8):
        state = new(seats, seed, board=board)
        state.playout(Rng(f"crowd {seed}"), 60 + 10 * seed)
        view = state.view(None)
        expected: Counter[str] = Counter()
        for region in range(len(view["control"])):
            armies = [row[region] for row in view["armies"]]
            cities = [row[region] for row in view["cities"]]
            if any(armies) or any(cities):
                signs = ["-" if not count else "0123456789abcde"[count] for count in armies]
                expected["".join(sign + "*" * city for sign, city in zip(signs, cities, strict=True))] += 1
        shown = Counter(re.split("[ ▏·]+", " ".join(text(pages(state, None)[0]))))
        assert not expected - shown


def test_the_map_names_the_continents_and_who_rules_them() -> None:
    state = opening(3)
    lay(state, {1: "H"})
    drawn = "\n".join(text(pages(state)[0]))
    assert "Sundrel!2" in drawn
    assert "Vaelorn" in drawn


@pytest.mark.parametrize("board", ["A", "B"])
def test_on_the_map_exactly_those_regions_touch_that_share_a_border(board: str) -> None:
    """The map leaves out rows of the drawing, so this is not a matter of course; side by side or one above the other."""
    drawing = CONTENT.boards["AB".index(board)].drawing
    chart = Chart(CONTENT.boards["AB".index(board)]).land
    pairs = [pair for row in chart for pair in pairwise(row)]
    pairs += [pair for above, below in pairwise(chart) for pair in zip(above, below, strict=True)]
    touching = {"".join(sorted(pair)) for pair in pairs if pair[0] != pair[1] and SEA not in pair}
    assert touching == set(drawing.borders)


def test_below_the_map_stand_coins_and_points() -> None:
    """One region and the continent of two that it is half of: two points."""
    state = opening(3)
    lay(state, {1: "H"})
    state.fill_coins([11, 4, 0])
    line = " ".join(text(pages(state)[0])[-1].split())
    assert line == "▶1 Player 1 ●11 ★0 2 Player 2 ●4 ★2 3 Player 3 ●0 ★0"


def test_the_ground_of_the_neutral_power_is_not_nobodys() -> None:
    state = opening(2)
    lay(state, {2: "A"})
    styles = {letter: ground(pages(state)[0], letter) for letter in "ad"}
    assert styles == {"a": {"realm"}, "d": {"land"}}


def ground(picture: Picture, letter: str) -> set[str]:
    return {span.style for line in picture.lines for span in line if letter * 3 in span.text}


def test_the_map_shows_where_dotted_lines_run() -> None:
    drawn = "\n".join(text(pages(opening(3))[0]))
    assert drawn.count("·") > 7


def test_styles_follow_the_controller_and_without_them_the_letters_still_tell() -> None:
    state = opening(3)
    lay(state, {1: "A"})
    assert ground(pages(state)[0], "a") == {"realm1"}


def test_the_row_shows_cost_card_and_what_one_more_card_would_score() -> None:
    """With three rubies a fourth brings 5 - 3 points, a first carrot none, a wild card counts as the fourth ruby."""
    state = opening(3)
    give_goods(state, 0, ruby=3)
    offer(state, kind("ruby", "place 1"), kind("carrot", "city"), kind("wild", "ship 2"))
    lines = text(pages(state)[1])
    assert lines[1].split() == ["1", "0", "ruby:", "place", "1", "army", "+2"]
    assert lines[2].split() == ["2", "1", "carrot:", "build", "a", "city", "+0"]
    assert lines[3].split() == ["3", "1", "wild:", "2", "moves", "over", "land", "or", "water", "+2"]


def test_players_show_points_coins_and_sets_with_the_next_step() -> None:
    """Three anvils pay 1, a fourth makes it 2; two rubies and a wild card are three rubies, 3 points, next 5."""
    state = opening(3)
    lay(state, {0: "H", 1: "M"})
    give_goods(state, 0, anvil=3, ruby=2, wild=1)
    lines = text(pages(state)[2])
    assert lines[1].split()[-6:] == ["6", "1", "11", "0/10", "13", "3"]  # 1 region + 1 continent + 1 + 3
    assert "3:3>5" in lines[6]
    assert "3:1>2" in lines[6]


def test_points_on_the_players_page_are_the_scores() -> None:
    for seed in range(5):
        state = new(4, seed, goods_tokens=True, games=3, board="random")
        state.playout(Rng(f"points {seed}"), 60 + 50 * seed)
        lines = text(pages(state, None)[2])
        assert [int(line.split()[-6]) for line in lines[1:5]] == state.scores()


def test_regions_are_listed_in_words() -> None:
    state = opening(3, board="B")
    lay(state, {2: "AA"})
    listed = "\n".join(text(pages(state, lang="fr")[3]))
    assert "A Cairn-Cendré" in listed
    assert "!3" in listed
    assert "O Prime-Rive" in listed
