"""An earlier revision of ours, built aside: what it was then, measured in the same run as what it is now.

It is taken out of git and installed, compiled, into a folder of the cache; the folder stays, so a revision is built once.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path

from labrys.engine import LabrysError

ROOT = Path(__file__).parent.parent
CACHE = ROOT / ".cache" / "bench"


class Absent(LabrysError):
    """A contender is not there; the text says why, in one sentence."""


class UnknownRevision(LabrysError):
    """No commit has this name."""


def resolve(revision: str) -> str:
    """The full name of a commit."""
    command = ["git", "rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}"]
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    except OSError:
        raise UnknownRevision("git is needed to measure against an earlier revision: install it.") from None
    if done.returncode:
        raise UnknownRevision(f"{revision!r} is no commit of this clone: name one that 'git log' shows.")
    return done.stdout.strip()


def uv_command() -> list[str] | None:
    """How to call uv, where it is."""
    if shutil.which("uv"):
        return ["uv"]
    return [sys.executable, "-m", "uv"] if find_spec("uv") else None


def build(commit: str, kind: str = "", edit: Callable[[Path], None] | None = None) -> Path:
    """The folder that a commit is installed in, compiled for this Python; made if it is not there.

    ``edit`` changes its sources before they are compiled, and ``kind`` is a name for what comes of that.
    """
    place = CACHE / f"{commit[:12]}{kind}-{sys.implementation.cache_tag}"
    if place.is_dir():
        return place
    uv = uv_command()
    if uv is None:
        raise Absent("the earlier revision is left out: uv is needed to build it ('pip install uv').")
    making = place.with_suffix(f".{os.getpid()}")
    source = making / "source"
    try:
        source.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(archive)) as files:
            files.extractall(source, filter="data")
        if edit is not None:
            edit(source)
        env = {name: value for name, value in os.environ.items() if name not in ("VIRTUAL_ENV", "LABRYS_PURE")}
        env |= {"LABRYS_SKIP_WEB": "1", "LABRYS_REQUIRE_COMPILED": "1", "UV_SYSTEM_CERTS": "1", "UV_NATIVE_TLS": "1"}
        install = ["pip", "install", "--quiet", "--no-deps", "--refresh-package", "labrys", "--python", sys.executable]
        command = [*uv, *install, "--target", str(making / "site"), str(source)]
        done = subprocess.run(command, cwd=making, env=env, capture_output=True, text=True, check=False)
        if done.returncode:
            last = [line.strip() for line in done.stderr.splitlines() if line.strip()][-1:]
            raise Absent(f"the earlier revision is left out: it does not build here ({''.join(last)}).")
        (making / "site").rename(place)
    finally:
        shutil.rmtree(making, ignore_errors=True)
    return place
