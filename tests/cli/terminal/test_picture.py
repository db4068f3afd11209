from typing import Any

import pytest

import labrys
from labrys.engine import Phrase, Rng, State


def played(seats: int, actions: int, seed: str = "picture") -> State:
    state = labrys.game("relics").new(seats, seed)
    rng = Rng(seed)
    for _ in range(actions):
        if not state.over:
            legal = state.actions()
            state.act(legal[rng.below(len(legal))])
    return state


def drawn(view: dict[str, Any], lang: str = "en") -> list[str]:
    game = labrys.game("relics")

    def say(phrase: Phrase) -> str:
        return game.voice.say(phrase, lang)

    (picture,) = game.pictures(view, say)
    return ["".join(span.text for span in line) for line in picture.lines]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_leaves_room_for_log_and_choices(seats: int, lang: str) -> None:
    for actions in range(0, 200, 20):
        lines = drawn(played(seats, actions).view(0), lang)
        assert len(lines) <= 13
        assert max(len(line) for line in lines) <= 80


def test_a_face_down_tile_shows_its_name_and_an_open_one_its_suit() -> None:
    state = labrys.game("relics").new(4, "one")
    assert " C2 " in drawn(state.view(None))[3]
    state.act(state.game.encode("place", 8))  # the third tile of the second row
    suit = state.view(None)["tiles"][8]["suit"]
    row = drawn(state.view(None))[3]
    assert " C2 " not in row
    assert ['" Plains', "♠ Forest", "∴ Desert", "≈ Lake", "ψ Swamp", "▲ Mount."][suit] in row


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_counter_and_piece_is_a_letter_on_the_map(seats: int) -> None:
    for actions in range(0, 200, 10):
        view = played(seats, actions).view(None)
        text = "\n".join(drawn(view))
        for seat in range(seats):
            assert text.count(f"⚑{seat + 1}") == sum(tile["owner"] == seat for tile in view["tiles"])
            assert text.count(f"●{seat + 1}") == (view["pieces"][seat] is not None)


def test_the_panel_shows_the_viewers_hand_and_nobody_elses() -> None:
    state = played(3, 60)
    for seat in range(3):
        held = [line.split()[-2] for line in drawn(state.view(seat))[-6:]]
        assert held == [str(cards) if cards else "·" for cards in state.view(seat)["hand"]]
    assert " hand " not in "\n".join(drawn(state.view(None)))


def test_hand_sizes_deck_and_discards_are_shown() -> None:
    view = played(4, 90).view(2)
    lines = drawn(view)
    assert [int(line.split()[-1]) for line in lines[1:5]] == view["hand_sizes"]
    assert int(lines[5].split()[-1]) == view["deck_size"]
    assert [int(line.split()[-1]) for line in lines[-6:]] == view["discards"]
