"""The content file: what it holds, and how its faults are named."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from labrys.engine import Rng
from labrys.titles.minos import MinosGame
from labrys.titles.minos.content import GOODS, BadContent
from labrys.titles.minos.loading.reading import load
from tests.minos.box import FILE

CONTENT = load(FILE)


def test_nine_cards_of_each_trigger_in_each_age() -> None:
    for age in (0, 1):
        cards = CONTENT.cards[age * 72 : age * 72 + 72]
        assert Counter(card.trigger for card in cards) == dict.fromkeys(range(8), 9)


def test_components() -> None:
    assert len(CONTENT.cards) == 144
    assert (CONTENT.tiles_each, CONTENT.face_up, CONTENT.temps_each) == (9, 5, 9)
    assert [sum(CONTENT.crews[seats].dice) for seats in (2, 3, 4)] == [13, 16, 17]
    assert [len(CONTENT.crews[seats].map.regions) for seats in (2, 3, 4)] == [7, 9, 12]
    assert Counter(vase.colour for vase in CONTENT.vases) == {"yellow": 3, "blue": 3, "green": 3, "red": 3}


def test_borders_are_those_of_the_drawing() -> None:
    """Two regions are adjacent exactly when two of their cells touch, odd rows shifted half a cell to the right."""
    for crew in CONTENT.crews.values():
        cells = {}
        for row, line in enumerate(crew.map.drawing):
            for column, letter in enumerate(line.replace(" ", "")):
                cells[row, column] = letter
        number = {region.letter: region.number - 1 for region in crew.map.regions}
        touching: dict[int, set[int]] = {at: set() for at in number.values()}
        for (row, column), letter in cells.items():
            shift = column if row % 2 else column - 1
            near = [(row, column - 1), (row, column + 1)]
            near += [(row + step, shift + side) for step in (-1, 1) for side in (0, 1)]
            for spot in near:
                other = cells.get(spot, ".")
                if letter != "." and other not in (".", letter):
                    touching[number[letter]].add(number[other])
        assert tuple(tuple(sorted(touching[at])) for at in range(len(number))) == crew.map.neighbours


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('instant = "palace 1", trigger = "prepare"', 'instant = "palast 1", trigger = "prepare"', "decree_age1 I-01, instant: column 1: unknown symbol 'palast'"),
        ('trigger = "prepare", trait = "coin 1"', 'trigger = "prepair", trait = "coin 1"', "decree_age1 I-01, trigger: 'prepair' is unknown"),
        ('cost = 3, goods = ["silver"], vp = 3', 'cost = "3", goods = ["silver"], vp = 3', "decree_age1 I-01, cost: '3' must be a whole number"),
        ('goods = ["silver"], vp = 3, instant = "palace 1"', 'goods = ["gold"], vp = 3, instant = "palace 1"', "decree_age1 I-01, goods: 'gold' is unknown"),
        ('{ id = "TB01", benefit = "coin 6" },', "", "trade_blue: 15 entries are needed, not 14"),
        ('{ id = "TB02"', '{ id = "TB01"', "trade_blue TB01: this id is used twice"),
        ('id = "ST2-1", players = 2, region = 1', 'id = "ST2-1", players = 2, region = 2', "starting_card ST2-1, region: region 2 is no start region"),
        ("[1, 2], [1, 5], [1, 6], [2, 3], [2, 5], [2, 6], [3, 4], [3, 6], [4, 6], [4, 7], [6, 7]]", "[1, 99]]", "map.p2, adjacency: [1, 99] must be two different regions"),
        ('vp = 3, instant = "palace 1"', 'instant = "palace 1"', "decree_age1 I-01, vp: this column is missing"),
    ],
)  # fmt: skip
def test_a_fault_names_the_file_the_entry_and_the_column(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "mine.toml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadContent) as error:
        load(file)
    assert str(error.value).startswith(f"mine.toml: {says}")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("scoring_after_rounds = [2, 4]", "scoring_after_rounds = [2]", "meta, scoring_after_rounds: rounds in their order are needed, and the last one is the last round, 4"),
        ("scoring_after_rounds = [2, 4]", "scoring_after_rounds = [4, 2]", "meta, scoring_after_rounds: rounds in their order"),
        ("age2_from_round = 3", "age2_from_round = 2", "meta, age2_from_round: Age II follows a scoring"),
        ("draw = 5, put_back = 2", "draw = 5, put_back = 5", "starting_card ST2-1, put_back: a card must be left for the Palace: use at most 4"),
        ('id = "ST3-1", players = 3', 'id = "ST3-1", players = 2', "starting_card, players = 2: 2 cards with 2 different regions are needed, not 3"),
        ('id = "ST2-2", players = 2, region = 3', 'id = "ST2-2", players = 2, region = 1', "starting_card, players = 2: 2 cards with 2 different regions"),
        ("first = false", "first = true", "starting_card, players = 2: exactly one card is marked first, not 2"),
        ("extra_warrior = 1", "extra_warrior = 4", "starting_card ST3-3, extra_warrior: it comes out of 3 in the Reserves"),
        ("trade_bonus_per_route = 3", "trade_bonus_per_route = 1", "players.p2, trade_bonus_per_route: each of 2 players may take one: use 2 or more"),
        ("vase_slots = [10, 3]", "vase_slots = []", "players.p2, vase_slots: a Vase needs at least one space"),
        ("levels = [{ give = 2, get = 1", "levels = [{ get = 1", "special_ability SA5, give: each level needs a number of at least 1"),
        ('levels = [{ gain = "temp 1" }', "levels = [{ }", "special_ability SA2, gain: each level needs an effect"),
        ('discount_good = "copper"\ndiscount = 3', 'discount_good = "copper"\ndiscount = 2', "player_board.tower, discount: 2 must be 3 as in player_board.city"),
        ('discount_good = "wood"\ndiscount = 3', 'discount_good = "wood"\ndiscount = 4', "player_board.ship, discount: 4 must be 3 as in player_board.city"),
        ('discount_good = "grain"\ndiscount = 1', 'discount_good = "grain"\ndiscount = 2', "player_board.farm, discount: 2 must be a whole number from 1 to 1"),
        ('discount_good = "copper"', 'discount_good = "silver"', "player_board.tower, discount_good: 'silver' must be 'copper'"),
        ('move = "coin 1 -> move 1"', 'move = "weapon 1 -> move 1"', "extra_actions, move: 'weapon 1 -> move 1' is not understood: write it like 'coin 1 -> move 1'"),
        ('discard_per_card = "coin 1"', 'discard_per_card = "vp 1"', "extra_actions, discard_per_card: 'vp 1' is not understood"),
        ("warriors = { reserves = 3, map = 1", "warriors = { reserves = 3, map = 2", "setup.warriors, map: 2 must be a whole number from 1 to 1"),
    ],
)  # fmt: skip
def test_what_could_not_be_played_is_refused(tmp_path: Path, old: str, new: str, says: str) -> None:
    test_a_fault_names_the_file_the_entry_and_the_column(tmp_path, old, new, says)


@pytest.mark.parametrize("column", ["tiles", "temp_tiles", "face_up", "card_discount"])
def test_the_goods_agree_on_their_numbers(tmp_path: Path, column: str) -> None:
    lines = FILE.read_text(encoding="utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if 'id = "grain"' in line)
    lines[at] = re.sub(rf"\b{column} = \d", f"{column} = 4", lines[at])
    file = tmp_path / "mine.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(BadContent, match=f"goods grain, {column}: 4 must be . as in goods silver"):
        load(file)


def test_three_colours_of_vases_are_needed(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(re.sub(r'"(green|blue|red)"', '"yellow"', FILE.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(BadContent, match="vase: 3 colours lie on the board"):
        load(file)


def test_no_region_is_cut_off(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace("[1, 2], [1, 5], [1, 6], ", "", 1), encoding="utf-8")
    with pytest.raises(BadContent, match=r"map\.p2, adjacency: no way leads to region 2"):
        load(file)


def test_the_prices_of_extra_actions_are_read(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8").replace("coin 1 -> move 1", "coin 2 -> move 1")
    file = tmp_path / "mine.toml"
    file.write_text(text.replace('discard_per_card = "coin 1"', 'discard_per_card = "coin 3"'), encoding="utf-8")
    content = load(file)
    assert (content.march_price, content.sale_price) == (2, 3)


def test_a_file_that_is_no_content(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="cannot be read"):
        load(tmp_path / "missing.toml")
    (tmp_path / "bad.toml").write_text("goods = [", encoding="utf-8")
    with pytest.raises(BadContent, match="not a TOML file"):
        load(tmp_path / "bad.toml")
    (tmp_path / "empty.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadContent, match=r"missing|needed"):
        load(tmp_path / "empty.toml")


def test_another_content_file_can_be_played(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    text = re.sub(r"content_version = \d+", "content_version = 901", FILE.read_text(encoding="utf-8"))
    file.write_text(text.replace('forfeit = "coin 2"', 'forfeit = "coin 5"'), encoding="utf-8")
    game = MinosGame(load(file))
    assert game.content_version == "901"
    s = game.new(2, 1)
    s.playout(Rng("mine"))
    assert s.over


def test_goods_stand_in_the_order_of_the_rules() -> None:
    assert [name.en.lower() for name in CONTENT.goods] == list(GOODS)
