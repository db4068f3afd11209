from __future__ import annotations

import pickle
from collections import Counter

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import labrys
from labrys.engine.chance import A, Rng, folded, key_of

MODULUS = A * 2**32 - 1
WITNESSES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37)  # enough to decide primality of any number below 2**64


def advance(key: int) -> int:
    """The key after one draw."""
    rng = Rng("")
    rng.key = key
    rng.below(1)
    return rng.key


def is_prime(number: int) -> bool:
    """Miller and Rabin's test."""
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in WITNESSES:
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_the_primality_test_itself_tells_primes_from_carmichael_numbers() -> None:
    assert is_prime(2**61 - 1)
    assert not is_prime(3215031751)  # the least number that fools the bases 2, 3, 5 and 7
    assert not is_prime(2**61 + 1)


def test_the_multiplier_gives_a_safe_prime_and_so_the_longest_period() -> None:
    assert is_prime(MODULUS)
    assert is_prime((MODULUS - 1) // 2)


@given(st.text(alphabet=st.characters(exclude_categories=["Cs"])))
def test_any_text_is_a_seed_whose_key_moves(seed: str) -> None:
    key = key_of(seed)
    assert 0 < key < MODULUS
    assert advance(key) != key
    assert 0 < advance(key) < 2**62


@given(st.integers(1, MODULUS - 1))
def test_a_step_multiplies_by_the_multiplier_modulo_the_prime(key: int) -> None:
    assert advance(key) % MODULUS == key * pow(2**32, -1, MODULUS) % MODULUS


@given(st.text(alphabet="abc", max_size=6), st.lists(st.integers(1, 2**29), min_size=1, max_size=40))
def test_numbers_are_in_range_and_a_state_draws_the_same_ones(seed: str, bounds: list[int]) -> None:
    rng = Rng(seed)
    state = labrys.game("relics").new(2, 0)
    state.chance = rng.key
    for bound in bounds:
        number = rng.below(bound)
        assert 0 <= number < bound
        assert state.draw(bound) == number
        assert state.chance == rng.key


@pytest.mark.parametrize("sides", [2, 3, 6, 7, 36, 72])
def test_choices_are_even(sides: int) -> None:
    rng = Rng("even")
    rolls = 2_000 * sides
    counts = Counter(rng.below(sides) for _ in range(rolls))
    chi_square = sum((counts[side] - 2_000) ** 2 / 2_000 for side in range(sides))
    degrees = sides - 1
    assert chi_square < degrees + 4 * (2 * degrees) ** 0.5 + 8  # beyond any quantile of one in ten thousand


def test_pairs_of_rolls_are_even() -> None:
    rng = Rng("pairs")
    counts = Counter((rng.below(6), rng.below(6)) for _ in range(36_000))
    assert sum((counts[a, b] - 1_000) ** 2 / 1_000 for a in range(6) for b in range(6)) < 80  # 35 degrees: 1 in 20,000


@pytest.mark.parametrize("bound", [3 << 27, (1 << 29) - 1])
def test_large_bounds_are_even_between_their_thirds(bound: int) -> None:
    """Without turning away outputs, a bound near 2**32 / 8 would favour some thirds by far more than chance does."""
    rng = Rng("large")
    counts = Counter(rng.below(bound) * 3 // bound for _ in range(30_000))
    assert sum((counts[third] - 10_000) ** 2 / 10_000 for third in range(3)) < 18.5  # 2 degrees: 1 in 10,000


def test_near_seeds_give_unrelated_streams() -> None:
    streams = [Rng(str(seed)).below(1 << 20) for seed in range(2_000)]
    assert len(set(streams)) > 1_990  # by chance about two coincide


def test_a_fork_is_a_valid_key_and_leaves_another_stream() -> None:
    rng = Rng("fork")
    keys = [rng.fork() for _ in range(500)]
    assert len(set(keys)) == 500
    assert all(0 < key < MODULUS for key in keys)


@given(st.integers(0, 2**32 - 1), st.integers(0, 2**32 - 1))
@example(high=2**32 - 1, low=2**32 - 1)
@example(high=A - 1, low=2**32 - 2)
@example(high=A - 1, low=2**32 - 3)
def test_eight_bytes_are_divided_without_a_number_of_eight_bytes(high: int, low: int) -> None:
    assert folded(high, low) == (high << 32 | low) % (MODULUS - 1)


def test_a_generator_goes_on_where_it_was_pickled() -> None:
    rng = Rng("x")
    rng.below(6)
    again = pickle.loads(pickle.dumps(rng))
    assert [again.below(1000) for _ in range(5)] == [rng.below(1000) for _ in range(5)]


def test_a_generator_says_what_it_is() -> None:
    rng = Rng("x")
    assert repr(rng) == f"<random generator, key {rng.key}>"
