"""Environments for learners: PettingZoo, Gymnasium, alone and many at once, and OpenSpiel (`labrys.env.openspiel`).

``import labrys.env`` makes the ids known: ``labrys/Relics-v1`` to Gymnasium, ``labrys/relics-v1`` to PettingZoo.
"""

from __future__ import annotations

import gymnasium
from pettingzoo.env_registry.registration import aec_registry
from pettingzoo.env_registry.registration import register as register_aec

from labrys.env.aec import LabrysAEC, aec
from labrys.env.single import LabrysEnv
from labrys.env.vector import LabrysVectorEnv
from labrys.house import game, games

__all__ = ["LabrysAEC", "LabrysEnv", "LabrysVectorEnv", "aec"]


def register() -> None:
    """Make the ids of all games known; they have the version of the game's observation."""
    for name in games():
        version = game(name).observation_version
        single, table = f"labrys/{name.capitalize()}-v{version}", f"labrys/{name}-v{version}"
        if single not in gymnasium.registry:
            gymnasium.register(
                single,
                entry_point="labrys.env.single:LabrysEnv",
                vector_entry_point="labrys.env.vector:LabrysVectorEnv",
                kwargs={"game": name},
                disable_env_checker=True,  # the tests run the checker; here it would cost a warning for each option
            )
        if table not in aec_registry:
            register_aec("aec", table, entry_point="labrys.env.aec:aec", kwargs={"name": name})


register()
