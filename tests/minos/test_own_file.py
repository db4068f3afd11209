"""A content file of one's own: nothing in it is ignored, the drawing and the borders agree, and it may have 14 regions."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import suppress
from copy import deepcopy
from functools import partial
from typing import Any, cast

import pytest

from labrys.engine import Rng
from labrys.engine.errors import BadSetting
from labrys.house import game
from labrys.titles.minos import MinosGame
from labrys.titles.minos.content import GOODS, BadContent, Content
from labrys.titles.minos.drawing import touching
from labrys.titles.minos.loading.reader import Reader
from labrys.titles.minos.loading.reading import read
from labrys.titles.minos.picture.parts import TALLEST, WIDTH
from tests.minos.box import FILE, GREEN, MINOS
from tests.minos.table import four

RAW: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
LETTERS = "ABCDEFGHIJKLMN"


def load(raw: dict[str, Any]) -> Content:
    return read(Reader("mine.toml", raw))


def tables(found: object, path: str = "") -> Iterator[tuple[str, dict[str, Any]]]:
    """Every table of the file, with the way to it."""
    if isinstance(found, dict):
        yield path, found
        for name, part in found.items():
            yield from tables(part, f"{path}.{name}")
    elif isinstance(found, list):
        for at, part in enumerate(found):
            yield from tables(part, f"{path}[{at}]")


def misspelt(name: str, rng: Rng) -> str:
    """One letter dropped, doubled, changed, or swapped with the next."""
    at = rng.below(len(name))
    kind = rng.below(4)
    if kind == 0 and len(name) > 1:
        return name[:at] + name[at + 1 :]
    if kind == 1:
        return name[:at] + name[at] + name[at:]
    if kind == 2 and name[at : at + 2] != name[at : at + 2][::-1]:
        return name[:at] + name[at : at + 2][::-1] + name[at + 2 :]
    return name[:at] + ("q" if name[at] != "q" else "z") + name[at + 1 :]


# ---- names


def test_any_name_of_the_file_misspelt_is_refused() -> None:
    """Each of its keys once, in each table: the sentence names what was written, and most often what was meant."""
    raw = deepcopy(RAW)
    rng = Rng("misspelt")
    tried = meant = 0
    for path, table in list(tables(raw)):
        for name in list(table):
            wrong = misspelt(name, rng)
            while wrong in table:  # a name twice in one table is no TOML
                wrong = misspelt(name, rng)
            value = table.pop(name)
            table[wrong] = value
            with pytest.raises(BadContent) as error:
                load(raw)
            assert wrong in str(error.value), f"{path}.{name}"
            tried += 1
            meant += f"did you mean {name!r}" in str(error.value)
            del table[wrong]
            table[name] = value
    load(raw)
    assert tried > 2000
    assert meant > 0.95 * tried


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("age2_draw", "age2_drw", "action_board.p2.prepare 1, age2_drw: this name is unknown: did you mean 'age2_draw'? Known here: points, benefits, choose, age2_draw."),
        ("choose = true", "chose = true", "action_board.p3.prepare 3, chose: this name is unknown: did you mean 'choose'?"),
        ("[extra_actions]", "[extra_action]", "extra_action: this name is unknown: did you mean 'extra_actions'?"),
        ("home = { start1 = 4", "home = { start2 = 4", "solo.home, start2: this name is unknown: did you mean 'start1'? Known here: start1, start3."),
        ("{ target = 8 }", "{ target = 8, gain = \"vp 1\" }", "special_ability SA4, gain: this name is unknown: did you mean 'target'?"),
        ("{ n = 2, ability_level = 2 }", "{ n = 2, ability_level = 2, palace = 2 }", "track culture, palace: this name is unknown"),
        ("{ points = 3, benefits = [] }", "{ points = 3, benefits = [], age2_draw = true }", "action_board.p2.develop 1, age2_draw: this name is unknown"),
    ],
)  # fmt: skip
def test_an_unknown_name_is_refused_with_the_nearest_known_one(old: str, new: str, says: str) -> None:
    refused(old, new, says)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('overflow = "lost"', 'overflow = "kept"', "player_board.income, overflow: 'kept' must be 'lost', which the rules fix"),
        ("regions = 7\n", "regions = 8\n", "players.p2, regions: 8 must be 7, which the rules fix"),
        ("seven_vp_slot = true", "seven_vp_slot = false", "solo.hard, seven_vp_slot: False must be True"),
        ("towers = 3, ships = 3", "towers = 4, ships = 3", "meta.pieces_per_colour, towers: 4 must be 3"),
        ("choose = true", 'choose = "true"', "action_board.p3.prepare, choose: 'true' must be true or false"),
        ("first = false", "first = 0", "starting_card ST2-2, first: 0 must be true or false"),
        ("{ n = 1, gain = \"warrior 2\" }", "{ n = 1, weapon = \"two\" }", "track population, space 1, weapon: 'two' must be a whole number"),
        ('family = "palace"', 'family = "palast"', "decree I-01, family: 'palast' is none of those"),
    ],
)  # fmt: skip
def test_what_would_change_nothing_is_refused(old: str, new: str, says: str) -> None:
    refused(old, new, says)


def refused(old: str, new: str, says: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(BadContent) as error:
        load(tomllib.loads(text.replace(old, new, 1)))
    assert str(error.value).startswith(f"mine.toml: {says}")


def test_whatever_stands_where_something_else_belongs_is_refused_in_a_sentence() -> None:
    """Each value once replaced by one of another kind: either the file still plays, or it says what is wrong."""
    raw = deepcopy(RAW)
    odd: list[object] = [None, "", "x", -1, 10**30, 1.5, True, [], {}, [[]], [{}], ["x"], {"x": 1}]
    rng = Rng("odd")
    every = [(table, name) for _, table in tables(raw) for name in table]
    for _ in range(150):
        table, name = every[rng.below(len(every))]
        kept = table[name]
        table[name] = odd[rng.below(len(odd))]
        with suppress(BadContent):  # and nothing else
            load(raw)
        table[name] = kept


# ---- borders and the drawing


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("[4, 7], [6, 7]]", "[4, 7]]", "map.p2, adjacency: regions 6 and 7 touch in the drawing: add [6, 7], or part their cells"),
        ("[4, 7], [6, 7]]", "[4, 7], [5, 7], [6, 7]]", "map.p2, adjacency: [5, 7] do not touch in the drawing: leave it out"),
        ("[4, 7], [6, 7]]", "[4, 7], [7, 6], [6, 7]]", "map.p2, adjacency: [6, 7] stands there twice"),
        ("[4, 7], [6, 7]]", "[4, 7], 6]", "map.p2, adjacency: 6 must be two different regions"),
        (". . . . . A . . .", ". . . . . Z . . .", "map.p2, drawing: row 1, column 11: no region has the letter 'Z': use ABCDEFG"),
        (". . . . . A . . .", ". . . . .  A . . .", "map.p2, drawing: cells stand in every second column"),
        (". . . . . A . . .", ". . . . . A . G .", "map.p2, drawing: region 7 must be in one piece"),
        ('{ n = 2, letter = "B"', '{ n = 2, letter = "A"', "map.p2, drawing: 'A' cannot be a region's letter"),
        (". . . . . A . . . . . . . . . . . . . . .\n", ". . . . . A . . . . . . . . . . . . . . .\n" * 4, "map.p2, drawing: at most 10 rows of 27 cells"),
    ],
)  # fmt: skip
def test_a_drawing_that_does_not_fit_the_borders_is_refused(old: str, new: str, says: str) -> None:
    refused(old, new, says)


# ---- fourteen regions


def widest() -> dict[str, Any]:
    """Our file with an island of 14 regions for four: two rows of seven, each three cells wide and four high."""
    raw = deepcopy(RAW)
    rows = [[LETTERS[row // 4 * 7 + at // 3] for at in range(21)] for row in range(8)]
    cells = {
        (row, 2 * at + row % 2): LETTERS.index(letter)
        for row, line in enumerate(rows)
        for at, letter in enumerate(line)
    }
    raw["map"]["p4"] = {
        "drawing": "\n".join(" " * (row % 2) + " ".join(line) for row, line in enumerate(rows)),
        "adjacency": [[one + 1, two + 1] for one, two in sorted(touching(cells))],
        "regions": [
            {
                "n": number + 1,
                "letter": letter,
                "en": f"Region {letter}",
                "fr": f"Région {letter}",
                "good": GOODS[number % 6],
                "start": [4] if number + 1 in (2, 5, 8, 11) else [],
            }
            for number, letter in enumerate(LETTERS)
        ],
    }
    raw["players"]["p4"].update(regions=14, tile_regions=10)
    return raw


def test_an_island_of_fourteen_regions_is_played_to_its_end_and_drawn() -> None:
    theirs = MinosGame(load(widest()))
    theirs.voice = game("minos").voice
    s = theirs.new(4, "wide")
    assert s.tables.regions == 14
    rng = Rng("wide")
    beyond = 0
    while not s.over:
        if s.steps % 25 == 0:
            for page in theirs.pictures(s.view(0), partial(theirs.voice.say, lang="fr")):
                assert len(page.lines) <= TALLEST
                assert all(sum(len(span.text) for span in line) <= WIDTH for line in page.lines)
        for action in s.actions():
            assert theirs.codec.decode(action)
            assert theirs.voice.say(theirs.action_phrase(s, action), "en")
        action = s.actions()[rng.below(len(s.actions()))]
        verb, *numbers = theirs.decode(action)
        beyond += verb in ("place", "move", "city", "farm", "battle") and max(cast(list[int], numbers)) >= 12
        s.act(action)
    assert beyond
    assert theirs.position(s.text()).digest() == s.digest()
    drawn = theirs.sheet(partial(theirs.voice.say, lang="en"))["crews"]["4"]["map"]
    assert len(drawn["regions"]) == 14
    assert all(region["outline"] for region in drawn["regions"])


def test_a_fifteenth_region_is_refused() -> None:
    raw = widest()
    raw["map"]["p4"]["regions"].append({**raw["map"]["p4"]["regions"][0], "n": 15, "letter": "O"})
    with pytest.raises(BadContent, match=r"map\.p4, region 15, n: 15 must be a whole number from 1 to 14"):
        load(raw)


# ---- what only one player alone needs


def test_a_map_without_a_home_for_him_plays_for_two_to_four() -> None:
    raw = deepcopy(RAW)
    raw["map"]["p2"]["regions"][3]["good"] = "silver"  # region 4, where his home would be
    theirs = MinosGame(load(raw))
    assert theirs.seats == (2, 3, 4)
    for seats in theirs.seats:
        s = theirs.new(seats, 1)
        s.playout(Rng("no home"))
        assert s.over
    with pytest.raises(
        BadSetting, match=r"cannot be played alone with this content: mine\.toml: solo\.home, start1: a home"
    ):
        theirs.new(1, 1)
    del raw["solo"]["home"]
    assert MinosGame(load(raw)).seats == (2, 3, 4)
    assert MinosGame(load(RAW)).seats == (1, 2, 3, 4)


# ---- the symbol of the offer


def test_a_card_of_the_offer_or_the_deck_can_be_written() -> None:
    raw = deepcopy(RAW)
    raw["decree_age1"][0]["instant"] = "card-offer 2"
    raw["decree_age1"][1]["trait"] = "coin 1 -> card-offer 1"
    content = load(raw)
    voice = game("minos").voice
    theirs = MinosGame(content)
    theirs.voice = voice
    sheet = theirs.sheet(partial(voice.say, lang="fr"))
    assert "card-offer" in str(sheet)
    s = theirs.new(3, "offer")
    s.playout(Rng("offer"))
    assert s.over


def test_the_symbol_takes_from_the_offer_and_triggers_nothing() -> None:
    t = four()
    t.offer("I-09 I-10")
    t.seat(GREEN, palace="I-01")
    t.turn(GREEN, "expand")
    t.effect(GREEN, "card-offer 2")
    assert not t.may("trait I-01")
    if t.s.decision == "effect":
        t.do("clause 1")
    assert MINOS.voice.say(MINOS.prompt_phrase(t.s), "en", ["Green"] * 4).startswith("Green: use your Prepare points")
    t.do("take I-10", "draw active")
    assert "I-10" in t.hand(GREEN)
    assert len(t.hand(GREEN)) == 2
