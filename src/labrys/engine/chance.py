"""Chance: a small generator of our own, the same on every Python, pure or compiled.

A multiply-with-carry generator whose whole state, the *key*, is one integer below 2**62, so that a game state copies
its future by copying one number. The multiplier makes A * 2**32 - 1 a safe prime: the period is about 2**61. Products
stay below 2**62, where compiled integers need no big-number fallback. It is quick and even, and it is not
cryptography: nobody but the state's owner may see a key.
"""

from __future__ import annotations

import hashlib
from typing import Any, Final

from labrys.engine.native import i64
from labrys.engine.rows import PLAIN

A: Final = 982449915
MASK: Final = 0xFFFFFFFF
LAST: Final = A * (MASK + 1) - 2  # the largest key
UNSEEDED: Final = hashlib.blake2b(digest_size=8, person=b"labrys.chance")


def key_of(seed: str) -> int:
    """The first key for a seed; any text is a seed, and near seeds give unrelated keys."""
    hashed = UNSEEDED.copy()
    hashed.update(seed.encode())
    raw: bytes = hashed.digest()
    if PLAIN:
        return int.from_bytes(raw, "big") % LAST + 1  # 0 and the modulus would stand still
    high: i64 = 0
    low: i64 = 0
    for at in range(4):
        high = high << 8 | raw[at]
        low = low << 8 | raw[4 + at]
    return folded(high, low) + 1


def folded(high: i64, low: i64) -> i64:
    """What is left of ``high << 32 | low``, which need not fit a machine word, when it is divided by LAST."""
    times: i64 = high // A
    rest: i64 = (high - times * A) * (MASK + 1) + low + 2 * times  # A << 32 is LAST + 2
    if rest >= LAST:
        rest -= LAST
    return rest


class Rng:
    """A generator to hand to playouts, bots and shuffles."""

    __slots__ = ("key",)

    key: i64

    def __init__(self, seed: str) -> None:
        self.key = key_of(seed)

    def __reduce__(self) -> tuple[Any, ...]:
        return rng_at, (int(self.key),)

    def __repr__(self) -> str:
        return f"<random generator, key {self.key}>"

    def below(self, n: i64) -> i64:
        """An even choice from 0 to n - 1 (n at most 2**29)."""
        key: i64 = self.key
        product: i64 = ((key & MASK) ^ (key >> 32)) * n
        key = A * (key & MASK) + (key >> 32)
        if product & MASK < n:  # Lemire's method: turn away the few outputs that would tip the balance
            floor: i64 = (MASK + 1) % n
            while product & MASK < floor:
                product = ((key & MASK) ^ (key >> 32)) * n
                key = A * (key & MASK) + (key >> 32)
        self.key = key
        return product >> 32

    def fork(self) -> int:
        """A fresh key for an independent stream."""
        high: int = self.below(1 << 29)
        low: int = self.below(1 << 29)
        return (high << 29 | low) + 1


def rng_at(key: int) -> Rng:
    """A generator that goes on from a key."""
    found = Rng("")
    found.key = key
    return found
