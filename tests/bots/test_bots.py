"""Bots choose lawfully, know only what their seat knows, and repeat themselves when they should."""

from __future__ import annotations

from time import perf_counter, process_time

import pytest

import labrys
from labrys import BadSetting, Perspective, Rng, State, bots

SPECS = ["random", "greedy", "mcts:40"]


def middle(seats: int, seed: str, steps: int) -> State:
    """A position some way into a game of Relics."""
    state = labrys.game("relics").new(seats, seed)
    rng = Rng(seed)
    for _ in range(steps):
        state.act(state.actions()[rng.below(len(state.actions()))])
    return state


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_plays_a_game_to_its_end(spec: str, seats: int) -> None:
    state = labrys.game("relics").new(seats, "end")
    players = [bots.make(spec if seat == 0 else "random", Rng(f"{seat}")) for seat in range(seats)]
    while (seat := state.seat) is not None:
        state.act(players[seat].choose(Perspective(state)))
    assert state.over


@pytest.mark.parametrize("spec", SPECS)
def test_the_same_generator_gives_the_same_choices(spec: str) -> None:
    state = middle(3, "again", 30)
    first, second = bots.make(spec, Rng("r")), bots.make(spec, Rng("r"))
    for _ in range(5):
        assert first.choose(Perspective(state)) == second.choose(Perspective(state))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("steps", [0, 25, 60])
def test_a_choice_does_not_depend_on_what_is_hidden(spec: str, steps: int) -> None:
    """Worlds that look alike to the seat, but differ in hands, deck, face-down tiles and dice, get the same answer."""
    truth = middle(3, f"hidden{steps}", steps)
    choice = bots.make(spec, Rng("r")).choose(Perspective(truth))
    others = [truth.imagine(truth.seat, Rng(f"deal{number}")) for number in range(6)]
    assert len({other.digest() for other in [truth, *others]}) > 1
    for other in others:
        assert bots.make(spec, Rng("r")).choose(Perspective(other)) == choice


@pytest.mark.parametrize("spec", SPECS)
def test_a_bid_does_not_depend_on_the_bids_in_closed_fists(spec: str) -> None:
    choices = set()
    for other in (0, 4, 11):
        state = labrys.game("empire").new(3, "fists")
        state.act(state.game.encode("bid", other))
        choices.add(bots.make(spec, Rng("r")).choose(Perspective(state)))
    assert len(choices) == 1


def test_what_all_choose_at_once_in_secret_is_not_searched() -> None:
    """A million iterations would take minutes."""
    state = labrys.game("empire").new(4, "fists")
    began = process_time()
    assert bots.make("mcts:1000000", Rng("r")).choose(Perspective(state)) in state.actions()
    assert process_time() - began < 5


@pytest.mark.parametrize("spec", SPECS)
def test_choosing_leaves_the_state_as_it_was(spec: str) -> None:
    state = middle(4, "still", 50)
    before = state.digest()
    assert bots.make(spec, Rng("r")).choose(Perspective(state)) in state.actions()
    assert state.digest() == before


def test_a_single_action_is_taken_without_thought() -> None:
    state = middle(2, "only", 10)
    eyes = Perspective(state)
    eyes.actions = eyes.actions[:1]
    rng = Rng("unused")
    before = rng.key
    assert bots.make("mcts:1000000", rng).choose(eyes) == eyes.actions[0]
    assert bots.make("greedy", rng).choose(eyes) == eyes.actions[0]
    assert rng.key == before


def test_a_budget_in_seconds_is_kept() -> None:
    state = middle(2, "clock", 20)
    bot = bots.make("mcts:0.3s", Rng("r"))
    began, worked = perf_counter(), process_time()
    assert bot.choose(Perspective(state)) in state.actions()
    assert perf_counter() - began >= 0.3
    assert process_time() - worked < 1.0  # of our own: the machine may be busy with something else


def winning_claim() -> State:
    """Two seats; the seat to move stands on the one suit that it lacks, with the card for it."""
    state = labrys.game("relics").new(2, "win")
    while state.decision == "place":
        state.act(state.actions()[0])
    fields = state.fields()
    seat = state.seat
    assert seat is not None
    suits = list(range(6)) * 2 + [0, 1, 2, 3]  # a 4x4 map: two of each suit and four more
    fields |= {"suit": suits, "pool": [0] * 6, "owner": [seat] * 5 + [-1] * 11, "points": 3}
    fields["piece"] = [5, 15] if seat == 0 else [15, 5]
    fields["hand"] = [0] * (6 * seat) + [0, 0, 0, 0, 0, 1] + [0] * (6 - 6 * seat)
    fields["deck"] = [12, 12, 12, 12, 12, 11]
    fields["discards"] = [0] * 6
    for name, value in fields.items():
        assert state.set_field(name, value)
    state.recall()
    return state


@pytest.mark.parametrize("spec", ["greedy", "mcts:100"])
def test_a_win_at_hand_is_taken(spec: str) -> None:
    state = winning_claim()
    choice = bots.make(spec, Rng("r")).choose(Perspective(state))
    assert state.game.decode(choice) == ("claim",)


@pytest.mark.parametrize(
    ("spec", "sentence"),
    [
        (
            "clever",
            "unknown bot 'clever': use random, greedy, mcts, mind, thymia, sargo, rhyta, krokos, pelagon or anassa.",
        ),
        ("", "unknown bot '': use random, greedy, mcts, mind, thymia, sargo, rhyta, krokos, pelagon or anassa."),
        ("random:3", "the random bot takes no budget: write 'random', not 'random:3'."),
        ("greedy:3", "'3' is no budget for greedy: write 'greedy', or a warmth such as 'greedy:~0.1' to weaken it."),
    ],
)
def test_a_name_that_is_no_bot_is_refused_in_a_sentence(spec: str, sentence: str) -> None:
    with pytest.raises(BadSetting) as refused:
        bots.make(spec, Rng("r"))
    assert str(refused.value) == sentence


@pytest.mark.parametrize("budget", ["abc", "0", "-5", "0s", "1e3", "2 s", "1.5", "٣", "9999999999"])
def test_a_budget_that_is_none_is_refused_in_a_sentence(budget: str) -> None:
    with pytest.raises(BadSetting, match=r"is no budget for mcts: write iterations such as 'mcts:500'"):
        bots.make(f"mcts:{budget}", Rng("r"))
