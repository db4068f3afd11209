"""Minos in a terminal of 80 by 24: every page with its question fits, in both languages."""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

import labrys
from labrys.cli.terminal.local_game import LocalGame
from labrys.cli.terminal.screen import Screen
from labrys.cli.terminal.seats import SeatSpec
from labrys.engine import History, Phrase, Rng
from labrys.titles.minos import MinosGame
from labrys.titles.minos.picture import PAGES, TALLEST, shown


def game_at(seats: int, lang: str, seed: str, steps: int) -> LocalGame:
    """A game played at random for a while, and longer until somebody has several choices."""
    history = History(labrys.game("minos").new(seats, seed))
    rng = Rng(seed)
    for _ in range(steps):
        history.act(history.state.actions()[rng.below(len(history.state.actions()))])
    console = Console(width=80, height=24, file=io.StringIO(), force_terminal=True)
    screen = Screen(console)
    screen.live = True
    return LocalGame(history, tuple(SeatSpec("you") for _ in range(seats)), lang, Path("game.json"), screen)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_page_fits(seats: int, lang: str) -> None:
    for steps in (0, 40 * seats, 90 * seats):
        local = game_at(seats, lang, f"screens {steps}", steps)
        seat = local.state.seat
        assert seat is not None
        for page in range(len(local.pictures(seat))):
            local.question_screen(seat, local.new_question())
            local.tabs.chosen = page
            lines = local.question_screen(seat, local.new_question())
            assert max(line.cell_len for line in lines) <= 80
            assert len(lines) <= 24
            assert all(f" {picture.name}" in lines[1].plain for picture in local.pictures(seat))  # none cut short


NAMES = ["Anna", "Bruno", "Chloe", "Dimitri"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_page_is_cut_short_or_has_an_empty_line(seats: int, lang: str) -> None:
    game = labrys.game("minos")

    def say(phrase: Phrase) -> str:
        return game.voice.say(phrase, lang, NAMES[:seats])

    for seed in ("one", "two"):
        state, rng = game.new(seats, seed), Rng(seed)
        while not state.over:
            state.act(state.actions()[rng.below(len(state.actions()))])
            if state.steps % 60:
                continue
            view = state.view(state.seat)
            for name in shown(view):
                lines = PAGES[name](cast(MinosGame, game).content, view, say)
                texts = ["".join(span.text for span in line) for line in lines]
                assert len(texts) <= TALLEST, f"{name}: {len(texts)} lines"
                for text in texts:
                    assert "…" not in text, f"{name}: {text}"
                    assert len(text.rstrip()) <= 80, f"{name}: {text}"
                    assert text.strip(), name


def test_a_span_opens_what_was_gathered() -> None:
    local = game_at(4, "en", "span", 0)
    question = local.new_question()
    assert local.answer("1-4", question) is None
    assert question.span == (1, 4)
    shown = "\n".join(line.plain for line in local.question_screen(local.state.seat or 0, question))
    assert "Choices 1 to 4" in shown
    assert local.answer("", question) is None
    assert question.span is None
    assert local.answer("3-99", question) is None
    assert "There is no choice 3-99" in question.message


def test_a_turn_can_be_taken_back_up_to_what_was_revealed() -> None:
    local = game_at(2, "en", "undo", 0)
    rng = Rng("undo")
    while local.state.decision != "turn":
        local.history.act(local.state.actions()[rng.below(len(local.state.actions()))])
    state = local.state
    seat, before = state.seat, state.digest()
    assert seat is not None
    plain = [action for action in state.actions() if labrys.game("minos").decode(action)[0] in ("march", "forfeit")]
    local.history.act(plain[0])
    assert local.history.undo_depth(seat)
    local.history.undo(seat)
    assert local.state.digest() == before


PAGE_OF = {"draft": "dice", "group": "tracks", "keep": "hand", "first-card": "hand", "retrieve": "dice"}


def test_the_page_follows_the_question() -> None:
    local = game_at(2, "en", "follow", 0)
    rng = Rng("follow")
    met = set()
    while local.state.view(None)["round"] < 2:
        seat, decision = local.state.seat, local.state.decision
        assert seat is not None
        if decision in PAGE_OF:
            met.add(decision)
            assert local.frame(seat).pictures[0].name == PAGE_OF[decision]
        local.history.act(local.state.actions()[rng.below(len(local.state.actions()))])
    assert met >= {"draft", "group", "keep", "first-card"}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_page_says_what_the_viewer_can_pay_with(seats: int, lang: str) -> None:
    local = game_at(seats, lang, "wealth", 60 * seats)
    seat = local.state.seat
    assert seat is not None
    player = local.state.view(seat)["players"][seat]
    for picture in local.pictures(seat):
        text = " ".join(" ".join("".join(span.text for span in line) for line in picture.lines).split())
        short = f"{player['vp']}★ {player['coins']}● {player['weapons']}⚔"
        assert short in text or picture.name in ("all", "tous", "rival")
        assert len(picture.lines) <= 17


@pytest.mark.parametrize(
    ("lang", "number", "words", "nothing"),
    [
        ("en", "There is no choice 99.", "No choice has “xyzzy” in it.", "Nothing can be undone"),
        ("fr", "Il n\u2019y a pas de choix 99.", "Aucun choix ne contient", "Rien ne peut être annulé"),
    ],
)
def test_what_cannot_be_done_is_said_in_the_language_of_the_table(
    lang: str, number: str, words: str, nothing: str
) -> None:
    local = game_at(2, lang, "refused", 0)
    for typed, sentence in (("99", number), ("xyzzy", words), ("undo" if lang == "en" else "annuler", nothing)):
        question = local.new_question()
        assert local.answer(typed, question) is None
        assert sentence in question.message


def test_a_card_from_hand_shows_what_it_costs_before_it_goes_to_the_palace() -> None:
    local = game_at(2, "en", "palace", 0)
    rng = Rng("palace")
    while local.state.decision != "palace" or local.state.over:
        local.history.act(local.state.actions()[rng.below(len(local.state.actions()))])
    state = local.state
    seat = state.seat
    assert seat is not None
    view = state.view(seat)
    content = labrys.game("minos").content  # type: ignore[attr-defined]
    for action in state.actions():
        verb, *card = labrys.game("minos").decode(action)
        if verb == "palace":
            in_hand = card[0] in view["players"][seat]["hand"]
            points = content.cards[card[0]].vp
            assert (f"(−{points} VP)" in state.describe(action)) is in_hand  # noqa: RUF001


def test_a_copy_that_cannot_be_written_is_refused_in_french(tmp_path: Path) -> None:
    local = game_at(2, "fr", "copy", 0)
    taken = tmp_path / "journal.txt"
    taken.write_text("cher journal")
    for path, sentence in (
        (taken, "existe déjà et n\u2019est pas une partie sauvée"),
        (tmp_path / "nowhere" / "copy.json", "ne peut pas être écrit"),
    ):
        question = local.new_question()
        assert local.answer(f"sauver {path}", question) is None
        assert sentence in question.message
    assert taken.read_text() == "cher journal"


def page(local: LocalGame, name: str) -> str:
    """A page of the table as the first seat sees it."""
    (found,) = [picture for picture in local.pictures(0) if picture.name == name]
    return "\n".join("".join(span.text for span in line) for line in found.lines)


def sheet(lang: str) -> dict[str, Any]:
    game = labrys.game("minos")
    return game.sheet(lambda phrase: game.voice.say(phrase, lang))


def test_the_own_board_tells_what_the_next_pieces_bring_and_what_is_left_in_the_stacks() -> None:
    local = game_at(2, "en", "board", 60)
    shown = page(local, "you")
    view = local.state.view(0)
    player = view["players"][0]
    board = labrys.game("minos").new(2).tables.content.board  # type: ignore[attr-defined]
    for at, (coins, points) in enumerate(zip(board.income_coins, board.income_vp, strict=True)):
        pays = f"{coins}●" + (f"{points}★" if points else "")
        assert (f"[{pays}]" if at == player["income"] else pays) in shown
    assert "9●→6★" in shown  # the dearest City, whose points stand in the content
    assert "9●→5★" in shown  # the dearest Ship
    assert "9●→1w (Reserves), 1●, +2★" in shown
    assert "4w→+1 Income, 14★" in shown
    assert "+1, +2, +1 and 1 Age II card, +2" in shown
    rows = {line[:14].strip(): line[14:].split() for line in shown.splitlines()}
    assert rows["face up"] == [str(left) for left in view["stock"]]
    assert rows["temporary"] == [str(left) for left in view["temps"]]
    assert f"{sum(view['pile'])} lie face down" in shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_own_board_says_what_the_chosen_ability_does(lang: str) -> None:
    local = game_at(3, lang, "ability", 40)
    player = local.state.view(0)["players"][0]
    tile = sheet(lang)["abilities"][player["ability"]]
    shown = " ".join(page(local, "you" if lang == "en" else "vous").split())
    assert tile["name"] in shown
    assert " ".join(tile["levels"][player["level"] - 1]["text"].split()) in shown


def test_the_tiles_show_the_sea_peoples_of_both_levels() -> None:
    local = game_at(4, "en", "sea", 0)
    sea = sheet("en")["sea"]
    _, *blocks = re.split(r"\n(?=[ 1]\d )", page(local, "tiles"))  # one for each region
    for block, region in zip(blocks, local.state.view(0)["regions"], strict=True):
        for tile in region["sea"]:
            assert tile is None or f"⚔{sea[tile]['demand']} " in block
    assert sum(block.count("⚔") == 2 for block in blocks) > 5


def test_alone_the_offer_says_which_card_is_farthest_from_the_deck() -> None:
    local = game_at(1, "en", "far", 30)
    lines = page(local, "offer").splitlines()
    assert "the last card is the farthest from the deck" in lines[0]
    last = sheet("en")["cards"][local.state.view(0)["offer"][-1]]["name"]
    (marked,) = [line for line in lines[1:] if "\u25c0" in line]
    assert last in marked
    assert "\u25c0" not in page(game_at(2, "en", "far", 30), "offer")


def test_a_starting_card_says_how_many_cards_are_drawn_and_how_many_go_back() -> None:
    for lang, words in (("en", "draw 5, put 2 back"), ("fr", "piocher 5, en remettre 2")):
        labels = game_at(2, lang, "start", 0).new_question().menu.labels
        assert any(words in label for label in labels)
