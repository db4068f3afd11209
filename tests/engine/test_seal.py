"""Sealed chance: even, unforetellable from what was seen, recorded like any other, and renewed where asked."""

import hashlib
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

import labrys
from labrys.engine import BadSetting, History, Record, Rng, State
from labrys.engine.seal import Seal, new_secret, sealed_draw

ONE, OTHER = "1" * 32, "2" * 32


def play(history: History, steps: int, rng: Rng) -> None:
    for _ in range(steps):
        legal = history.state.actions()
        if not legal:
            return
        history.act(legal[rng.below(len(legal))])


@pytest.mark.parametrize("name", labrys.games())
def test_a_sealed_game_replays_to_the_same_digest(name: str) -> None:
    game = labrys.game(name)
    history = History(game.new(game.seats[0], f"0:{ONE}"))
    play(history, 120, Rng(name))
    record = Record.of(history.state)
    assert labrys.replay(record.text()).digest() == history.state.digest()
    assert game.new(game.seats[0], f"0:{OTHER}").digest() != game.new(game.seats[0], f"0:{ONE}").digest()


def test_each_draw_is_the_keyed_hash_of_its_count() -> None:
    state = labrys.game("relics").new(2, f"0:{ONE}")
    count = state.chance
    raw = hashlib.blake2b(int(count + 1).to_bytes(8, "big"), digest_size=16, key=b"\x11" * 16, person=b"labrys.seal")
    assert state.draw(1000) == int(raw.hexdigest(), 16) % 1000
    assert state.chance == count + 1


def test_sealed_draws_are_even() -> None:
    found = Counter(sealed_draw(b"secret", count, 6) for count in range(60_000))
    # chi-square with 5 degrees of freedom: above 25.7 in one of ten thousand
    assert sum((found[face] - 10_000) ** 2 / 10_000 for face in range(6)) < 25.7


def test_a_plain_seed_is_what_it_was_before() -> None:
    game = labrys.game("relics")
    for seed in ("42", "0:short", f"{ONE}", f"x:{ONE}", f"0:{ONE.replace('1', 'G')}", f"0:{ONE} and more"):
        assert game.new(2, seed).seal is None


def test_what_is_imagined_has_no_seal() -> None:
    state = labrys.game("relics").new(2, f"0:{ONE}")
    assert state.copy().seal is state.seal
    assert state.imagine(0, Rng("dream")).seal is None


def test_the_position_holds_nothing_of_the_secret() -> None:
    one, other = (labrys.game("empire").new(2, f"0:{secret}") for secret in (ONE, OTHER))
    assert one.chance == other.chance
    assert ONE not in one.text()


def barrier(history: History) -> int:
    """The length before the latest action that drew."""
    return max(number for number, (_, revealed) in enumerate(history.marks) if revealed)


def dice_after(history: History, length: int, secret: str, count: int = 12) -> list[int]:
    history.rewind(length, secret)
    state: State = history.state.copy()
    state.steps += 1  # as in the next action
    return [state.draw(1000) for _ in range(count)]


@pytest.mark.parametrize("seed", ["plain", f"0:{ONE}"])
def test_going_back_past_a_reveal_with_a_secret_meets_new_dice(seed: str) -> None:
    same = History(labrys.game("relics").new(2, seed))
    fresh = History(labrys.game("relics").new(2, seed))
    for history in (same, fresh):
        play(history, 40, Rng("one way"))
    to = barrier(same)
    assert same.hides(to)
    assert not same.hides(len(same.marks))
    before = same.state.past[:to] if same.state.past else []
    old = dice_after(same, to, "")
    new = dice_after(fresh, to, OTHER)
    assert old != new
    assert (fresh.state.past or [])[:to] == before
    assert same.state.fields() == fresh.state.fields()
    play(fresh, 20, Rng("another way"))
    assert labrys.replay(Record.of(fresh.state).text()).digest() == fresh.state.digest()


def test_a_further_step_back_never_brings_old_dice_again() -> None:
    seal = Seal(f"0:{ONE}")
    seal.back(17, OTHER)
    assert seal.text() == f"0:{ONE} 18:{OTHER}"
    assert seal.at(17) == bytes.fromhex(ONE)
    assert seal.at(18) == bytes.fromhex(OTHER)
    seal.back(16)
    assert seal.text() == f"0:{ONE} 17:{OTHER}"
    seal.back(30)
    assert seal.text() == f"0:{ONE} 17:{OTHER}"
    third = new_secret()
    seal.back(3, third)
    assert seal.text() == f"0:{ONE} 4:{third}"
    assert Seal(seal.text()).lots == seal.lots
    plain = Seal("any text at all")
    plain.back(2, ONE)
    assert plain.text() == f"any text at all 3:{ONE}"


@pytest.mark.parametrize(
    "seed", ["x" * 2_000_000, "x" * 1_001, " ".join(f"{step}:{ONE}" for step in range(1_001)), f"x 0:{ONE} " * 40_000]
)
def test_a_seed_that_is_too_long_is_refused(seed: str) -> None:
    with pytest.raises(BadSetting, match="too long for a seed: use 1000 letters at most, and 1000 lots after them"):
        labrys.game("relics").new(2, seed)


def test_the_longest_seed_is_read() -> None:
    lots = [f"{99_999_000 + step}:{ONE}" for step in range(1_000)]
    state = labrys.game("relics").new(2, " ".join(["x" * 1_000, *lots]))
    assert state.seal is not None
    assert len(state.seal.lots) == 1_000


@given(
    st.lists(st.integers(0, 12), max_size=8),
    st.lists(st.tuples(st.integers(0, 12), st.booleans()), max_size=4),
    st.integers(0, 14),
)
def test_of_the_lots_that_hold_at_a_step_the_last_one_counts(
    firsts: list[int], backs: list[tuple[int, bool]], step: int
) -> None:
    """However they stand in the seed, and after going back by whatever ways: as one who looks at all of them finds it."""
    lots = [(first, number.to_bytes(16, "big")) for number, first in enumerate(firsts)]
    seal = Seal(" ".join(["plain", *(f"{first}:{secret.hex()}" for first, secret in lots)]))
    for number, (length, fresh) in enumerate(backs):
        kept = [lot for lot in lots if lot[0] <= length]
        new = (100 + number).to_bytes(16, "big")
        if fresh:
            kept.append((length + 1, new))
        elif len(kept) < len(lots):
            kept.append((length + 1, lots[-1][1]))
        lots = kept
        seal.back(length, new.hex() if fresh else "")
    expected = next((secret for first, secret in reversed(lots) if first <= step), None)
    assert seal.at(step) == expected
    assert Seal(seal.text()).at(step) == expected
