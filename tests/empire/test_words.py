"""Words: every sentence in both languages, and nothing missing in either."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Junk, Message

from labrys.engine import Event, History, Phrase, Rng
from labrys.titles.empire.content import CONTENT
from tests.empire.table import GAME, act, new, opening, take

LANGUAGES = pytest.mark.parametrize("lang", ["en", "fr"])


def entries(lang: str) -> list[object]:
    text = (files("labrys.titles.empire") / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
    return list(parse(text).body)


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    english, french = (
        [entry.id.name for entry in entries(lang) if isinstance(entry, Message)] for lang in ("en", "fr")
    )
    assert english == french
    assert len(set(english)) == len(english)


@LANGUAGES
def test_the_words_are_well_formed(lang: str) -> None:
    assert not [entry for entry in entries(lang) if isinstance(entry, Junk)]


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_that_happens_in_a_game_can_be_said(lang: str, seats: int) -> None:
    said = set()
    for seed in range(2):
        state = new(seats, seed, board="random", goods_tokens=True, wilds="hand", tie_break="die", games=3)
        history = History(state)
        rng = Rng(f"words {seed}")
        while not state.over:
            assert state.prompt(lang)
            for action in state.actions()[:3]:
                assert state.describe(action, lang)
            events = history.act(state.actions()[rng.below(len(state.actions()))])
            for event in events:
                for viewer in (None, 0, 1):
                    assert GAME.voice.say(GAME.event_phrase(state, event, viewer), lang)
                said.add(event.kind)
        for event in state.opening:
            assert GAME.voice.say(GAME.event_phrase(state, event, None), lang)
    assert {"take", "refill", "place", "move", "city", "stop", "bids", "wins_bid", "first", "scores", "win"} <= said


def test_bids_rolls_and_points_are_said_with_names() -> None:
    names = ["Anna", "Bruno", "Chloé"]

    def said(event: Event) -> str:
        return GAME.voice.say(GAME.event_phrase(opening(3), event, None), "en", names)

    assert said(Event("bids", 0, {"bids": [3, 0, 2]})) == "The bids: Anna (3), Bruno (0), Chloé (2)."
    assert (
        said(Event("roll_off", 0, {"seats": [0, 2], "rolls": [6, 1]})) == "The tied players roll: Anna (6), Chloé (1)."
    )
    assert said(Event("scores", 0, {"number": 1, "points": [9, 8, 7]})).endswith(": Anna (9), Bruno (8), Chloé (7).")


def test_a_tied_bid_is_explained_to_the_winner() -> None:
    names = ["Anna", "Bruno", "Chloé"]
    cases = {
        ("youngest", 0, (1, 2, 2)): "Bruno: you won the tied bid by the order of seats. Who goes first?",
        ("youngest", 321, (1, 2, 2)): "Chloé: you won the tied bid as the youngest player. Who goes first?",
        ("die", 0, (1, 0, 2)): "Chloé: you won the bid. Who goes first?",
        ("die", 0, (2, 2, 2)): ": you won the tied bid by the die. Who goes first?",
    }
    for (option, ages, bids), prompt in cases.items():
        state = new(3, tie_break=option, ages=ages)
        act(state, *(f"bid {coins}" for coins in bids))
        assert state.prompt("en", names).endswith(prompt)


@LANGUAGES
def test_every_action_has_words_even_where_it_is_not_legal(lang: str) -> None:
    state = opening(3, board="B")
    for action in range(GAME.codec.size):
        assert state.describe(action, lang)


@LANGUAGES
@pytest.mark.parametrize("by", GAME.endings)
def test_every_ending_has_words(lang: str, by: str) -> None:
    event = Event("win", 1, {"points": 7, "by": by})
    assert "7" in GAME.voice.say(GAME.event_phrase(opening(3), event, None), lang)


@LANGUAGES
def test_regions_and_continents_have_names(lang: str) -> None:
    for board in CONTENT.boards:
        names = [GAME.voice.say(Phrase(f"region-{board.region_name(region)}"), lang) for region in range(board.regions)]
        assert len(set(names)) == board.regions
        for continent in board.continents:
            assert GAME.voice.say(Phrase(f"continent-{board.side.lower()}-{continent.name}"), lang)


@LANGUAGES
def test_every_option_and_source_has_words(lang: str) -> None:
    for option in GAME.options:
        assert GAME.voice.say(Phrase(f"option-{option.name}"), lang)
        for choice in option.named:
            if not isinstance(choice, bool):
                assert GAME.voice.say(Phrase(f"option-{option.name}-{choice}"), lang)
    for source in opening(3).breakdown()[0]:
        assert GAME.voice.say(Phrase(f"score-{source}"), lang)
    for name in ("title", "tagline", "rules"):
        assert GAME.voice.say(Phrase(name), lang)


def test_a_few_sentences_in_english() -> None:
    state = new(3)
    assert state.prompt() == "Player 1: how many of your 11 coins do you bid in secret?"
    assert state.describe(GAME.encode("bid", 1)) == "Bid 1 coin"
    state = opening(3)
    take(state, "wood", "place 2 or land 3")
    assert state.describe(GAME.encode("part", 0)) == "Choose: place 2 armies"
    act(state, "part 1")
    assert state.prompt() == "Player 1: make up to 3 moves over land."
    assert state.describe(GAME.encode("move", 12, 13)) == "Move an army from M Dawnhold to N Amberdown"


def test_a_few_sentences_in_french() -> None:
    state = new(3)
    assert state.describe(GAME.encode("bid", 2), "fr") == "Miser 2\u00a0pièces"
    state = opening(3)
    take(state, "carrot", "destroy and place 1")
    assert state.describe(GAME.encode("part", 1), "fr") == "D\u2019abord\u00a0: placer 1 armée"
    act(state, "part 0")
    assert state.describe(GAME.encode("destroy", 1, 12), "fr") == "Détruire à M Aubefort une armée qui est à Joueur 2"
    assert state.prompt("fr", ["Ada", "Blaise", "Carl"]) == "Ada\u00a0: détruisez une armée."


def test_whoever_reads_the_log_is_not_told_of_by_name() -> None:
    state = opening(3)
    names = ["Anna", "Bruno", "Chloé"]

    def read(event: Event, viewer: int | None) -> str:
        return GAME.voice.say(GAME.event_phrase(state, event, viewer), "en", names)

    named = Event("first", 1, {"first": 0})
    assert read(named, 0) == "Bruno chooses the first player: you."
    assert read(named, 2) == "Bruno chooses the first player: Anna."
    self_named = Event("first", 1, {"first": 1})
    assert read(self_named, 1) == "You choose to go first."
    assert read(self_named, 0) == "Bruno chooses to go first."
    struck = Event("destroy", 1, {"owner": 0, "region": 12})
    assert read(struck, 0) == "Bruno destroys an army of yours in M Dawnhold."
    assert read(struck, None) == "Bruno destroys an army of Anna in M Dawnhold."


@pytest.mark.parametrize(
    ("games", "begins", "points"),
    [
        (1, "The game begins on side A of the board.", "The points: you (1), Bruno (2)."),
        (3, "Game 1 begins on side A of the board.", "Points after game 1: you (1), Bruno (2)."),
    ],
)
def test_a_game_has_a_number_only_among_others(games: int, begins: str, points: str) -> None:
    state = new(2, games=games)

    def read(event: Event) -> str:
        return GAME.voice.say(GAME.event_phrase(state, event, 0), "en", ["Anna", "Bruno"])

    assert read(Event("game", -1, {"number": 1, "side": "A"})) == begins
    assert read(Event("scores", -1, {"number": 1, "points": [1, 2]})) == points


def test_whoever_names_the_first_player_reads_of_himself_as_you() -> None:
    state = new(3)
    for bid in ("bid 1", "bid 0", "bid 0"):
        act(state, bid)
    names = ["Anna", "Bruno", "Chloé"]
    assert [state.describe(action, "en", names) for action in state.actions()][:2] == [
        "Go first yourself",
        "Bruno goes first",
    ]
    assert [state.describe(action, "fr", names) for action in state.actions()][:2] == [
        "Commencer vous-même",
        "Bruno commence",
    ]


def test_cards_and_neutral_armies_have_sentences_of_their_own() -> None:
    state = opening(2)
    wood = CONTENT.cards.index(next(card for card in CONTENT.cards if card.good == "wood"))
    state.set_row(0, wood)
    assert state.describe(GAME.encode("take", 0)).startswith("Take the wood card (")
    assert state.describe(GAME.encode("take", 1)).endswith(") for 1 coin")
    assert state.describe(GAME.encode("take", 0), "fr").endswith(") gratuitement")
    refill = GAME.voice.say(GAME.event_phrase(state, Event("refill", 0, {"card": wood}), None), "fr")
    assert refill.startswith("Nouvelle carte\u00a0: bois (")
    assert state.describe(GAME.encode("destroy", 2, 12)) == "Destroy a neutral army in M Dawnhold"
    struck = Event("destroy", 0, {"owner": 2, "region": 12})
    assert GAME.voice.say(GAME.event_phrase(state, struck, 0), "fr") == "Vous détruisez une armée neutre à M Aubefort."
