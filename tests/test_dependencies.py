"""What the wheel asks for: each package below the version that would break us, and what a set-up installs among it."""

import tomllib
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

BY_YEAR = {"argon2-cffi", "structlog"}  # their numbers are dates and promise nothing
PROJECT = tomllib.loads((Path(__file__).parents[1] / "pyproject.toml").read_text())
ASKED = [
    Requirement(text)
    for text in (
        *PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"]["docs"],
        *PROJECT["project"]["optional-dependencies"]["lab"],
        *PROJECT["project"]["optional-dependencies"]["postgres"],
        *PROJECT["project"]["optional-dependencies"]["ray"],
        *PROJECT["project"]["optional-dependencies"]["rl"],
    )
]


def test_every_package_has_an_upper_bound() -> None:
    unbounded = {asked.name for asked in ASKED if not any(part.operator == "<" for part in asked.specifier)}
    assert unbounded == BY_YEAR


def test_what_a_set_up_installs_is_within_the_bounds() -> None:
    pinned = [Requirement(text) for text in PROJECT["tool"]["uv"]["constraint-dependencies"]]
    versions = {canonicalize_name(pin.name): next(iter(pin.specifier)).version for pin in pinned}
    for asked in ASKED:
        assert asked.specifier.contains(versions[canonicalize_name(asked.name)]), asked
