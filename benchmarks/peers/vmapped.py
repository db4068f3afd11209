"""Pgx: connect four, many games at once, compiled by JAX; observations and masks are part of its states."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import jax  # type: ignore[import-not-found]
import pgx  # type: ignore[import-not-found]

from benchmarks.contender import repeat, serve

MANY = 1024
ENV = pgx.make("connect_four")


def stepped(state: Any, key: Any) -> Any:
    """A random legal action in every game; one that is over begins anew."""
    lots = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
    actions = jax.random.categorical(key, lots, axis=-1)
    keys = jax.random.split(key, MANY)
    step = pgx.experimental.wrappers.auto_reset(ENV.step, ENV.init)
    return jax.vmap(step)(state, actions, keys)


STEP = jax.jit(stepped)
HELD = {"key": jax.random.PRNGKey(1)}
HELD["state"] = jax.jit(jax.vmap(ENV.init))(jax.random.split(HELD["key"], MANY))


def play() -> int:
    """One decision in every game."""
    HELD["key"], key = jax.random.split(HELD["key"])
    HELD["state"] = jax.block_until_ready(STEP(HELD["state"], key))
    return MANY


if __name__ == "__main__":
    play()  # compiles
    serve({"decisions": repeat(play)}, f"pgx {version('pgx')}")
