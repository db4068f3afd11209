"""The judge: right where one move is clearly best, the same each time, and blind to what a seat cannot know."""

from __future__ import annotations

import pytest

import labrys
from labrys.coach import judge
from labrys.engine import BadSetting, LabrysError, Perspective, Rng
from labrys.words import LANGUAGES
from tests.coach.positions import CLEAR, last_battle, last_card, winning_claim


@pytest.mark.parametrize("game", CLEAR)
def test_one_clearly_best_move_is_found(game: str) -> None:
    position, best = CLEAR[game]
    state = position()
    found = judge(Perspective(state), 40)
    assert found.choices[0].action == best
    assert found.chance == found.choices[0].chance > 0.75
    assert all(choice.chance < found.chance - 0.2 for choice in found.choices[1:])
    assert [choice.action for choice in found.choices if choice.action in found.accepted] == [best]
    assert {choice.action for choice in found.choices} == {state.game.codec.text(action) for action in state.actions()}
    assert best in found.group


def test_the_sentence_names_the_points_and_where_they_come_from() -> None:
    fight, stop = judge(Perspective(last_battle()), 40).choices
    assert fight.points["seapeople"] == 7  # printed on the tile
    assert stop.points == {source: -points for source, points in fight.points.items()}
    assert "7 more from Sea Peoples" in fight.said["en"]
    assert "7 de plus (Peuples de la Mer)" in fight.said["fr"]
    assert "7 fewer from Sea Peoples" in stop.said["en"]
    card = judge(Perspective(last_card()), 40).choices[0]
    assert card.points["ruby"] == 2  # 3 points for three symbols, 5 for four
    assert "2 more from rubies" in card.said["en"].lower() or "2 more from ruby" in card.said["en"].lower()


def test_a_game_without_points_says_how_often_it_ends_otherwise() -> None:
    claim = judge(Perspective(winning_claim()), 40).choices[0]
    assert "more with Mountain" in claim.said["en"]
    assert "Montagne" in claim.said["fr"]


@pytest.mark.parametrize(("game", "seats"), [("relics", 3), ("empire", 3), ("minos", 2)])
def test_the_same_perspective_and_budget_give_the_same_answer(game: str, seats: int) -> None:
    state = labrys.game(game).new(seats, "same")
    state.playout(Rng("same"), 40)
    found = judge(Perspective(state), 24)
    assert judge(Perspective(state), 24) == found
    assert judge(Perspective(state.game.position(state.text())), 24) == found
    assert all(choice.label[lang] for choice in found.choices for lang in LANGUAGES)
    assert [choice.chance for choice in found.choices] == sorted(
        (choice.chance for choice in found.choices), reverse=True
    )


@pytest.mark.parametrize(("game", "seats"), [("relics", 3), ("empire", 3), ("minos", 2)])
def test_worlds_that_a_seat_cannot_tell_apart_are_judged_alike(game: str, seats: int) -> None:
    """Nothing of another's hidden hand is used, nor of decks, closed bids, or the dice to come."""
    truth = labrys.game(game).new(seats, "twins")
    truth.playout(Rng("twins"), 1 if game == "empire" else 60)  # in Empire one bid lies closed on the table
    found = judge(Perspective(truth), 24)
    twins = [truth.imagine(truth.seat, Rng(f"twin {number}")) for number in range(3)]
    assert len({twin.digest() for twin in [truth, *twins]}) > 1
    for twin in twins:
        assert judge(Perspective(twin), 24) == found


def test_seats_are_called_by_their_names() -> None:
    state = labrys.game("empire").new(3, "names")
    while state.decision != "first":
        state.act(state.actions()[0])
    names = {lang: ["Anna", "Bruno", "Chloé"] for lang in LANGUAGES}
    found = judge(Perspective(state), 24, names)
    assert sorted(choice.label["en"] for choice in found.choices) == [
        "Bruno goes first", "Chloé goes first", "Go first yourself",
    ]  # fmt: skip


def test_whoever_is_not_asked_is_not_judged() -> None:
    state = winning_claim()
    assert state.seat == 0
    with pytest.raises(BadSetting, match="not asked"):
        judge(Perspective(state, 1))
    over = labrys.game("relics").new(2, "over")
    over.playout(Rng("over"))
    with pytest.raises(LabrysError):
        judge(Perspective(over))
