"""The house as others have it: a wheel, installed into a clean virtual environment outside of the clone, with packages that
others wrote.

The wheels are made of what the set-up has built already, and what they need comes from uv, which has it at hand: so this takes
seconds. With ``LABRYS_FROM_NOTHING=1`` it takes minutes: the page and the engine are built anew from the files that git knows,
and everything is installed by pip.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import labrys
from tests.browser.build import build_page
from tests.browser.chrome import alone
from tests.plugins.packages import COMMAND_SECONDS

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
BUILT = ("pyproject.toml", "hatch_build.py", "hatch_compile.py", "README.md", "LICENSE", "NOTICE", "src")
KINDS = ["compiled", "pure"] if labrys.COMPILED else ["pure"]
FROM_NOTHING = bool(os.environ.get("LABRYS_FROM_NOTHING"))
NEW = "my_nim"  # the game that `labrys new` writes


@dataclass(frozen=True)
class Clean:
    """A virtual environment, and a folder in which a person stands who uses it."""

    folder: Path

    def program(self, name: str) -> str:
        return str(self.folder / "venv" / "bin" / name)

    def environment(self, **more: str) -> dict[str, str]:
        """Nothing of this clone, and data of its own."""
        ours = ("LC_", "LANG", "LABRYS_", "PYTHONPATH", "VIRTUAL_ENV", "UV_", "PYTEST_")
        kept = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        return {**kept, "LABRYS_HOME": str(self.folder / "home"), "PYTHONUTF8": "1", "COLUMNS": "200", **more}

    def run(
        self, program: str, *args: str, where: Path | None = None, typed: str = "", **more: str
    ) -> subprocess.CompletedProcess[str]:
        """A program of this environment, as somebody would type it."""
        return subprocess.run(
            [self.program(program), *args],
            input=typed,
            capture_output=True,
            encoding="utf-8",
            env=self.environment(**more),
            cwd=where or self.folder,
            timeout=COMMAND_SECONDS,
            check=False,
        )

    def labrys(self, *args: str, typed: str = "", where: Path | None = None) -> subprocess.CompletedProcess[str]:
        return self.run("labrys", *args, typed=typed, where=where)


def done(command: list[str], where: Path, **more: str) -> str:
    """Run what must work."""
    env = {**os.environ, **more}
    found = subprocess.run(command, cwd=where, env=env, capture_output=True, text=True, check=False)
    assert found.returncode == 0, f"{' '.join(command)}\n{found.stdout}{found.stderr}"
    return found.stdout


def wheel(project: Path, out: Path, **more: str) -> Path:
    """Build a package that needs nothing but hatchling, which is here."""
    done([sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)], project, **more)
    (found,) = out.glob(f"{project.name.replace('-', '_')}-*.whl")
    return found


def house_wheel(kind: str, scratch: Path) -> Path:
    """The wheel of the house from a copy, with the page and, unless it is to be pure, the binaries that are here."""
    project = scratch / "labrys"
    if FROM_NOTHING:
        return wheel_from_nothing(kind, project, scratch / "dist")
    build_page()
    left = ["__pycache__", *(["*.so", "compiled.json"] if kind == "pure" else [])]
    for name in BUILT:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, project / name, ignore=shutil.ignore_patterns(*left))
        else:
            project.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, project / name)
    return wheel(project, scratch / "dist", LABRYS_PURE="1" if kind == "pure" else "", LABRYS_REQUIRE_COMPILED="1")


def wheel_from_nothing(kind: str, project: Path, out: Path) -> Path:
    """As pip builds it: with a build environment of its own, the page and the compiler included."""
    for name in done(["git", "ls-files"], ROOT).splitlines():
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, project / name)
    venv = out.with_name("builder")
    done([sys.executable, "-m", "venv", str(venv)], ROOT)
    wanted = {"LABRYS_PURE": "1"} if kind == "pure" else {"LABRYS_REQUIRE_COMPILED": "1"}
    command = [str(venv / "bin" / "pip"), "wheel", "-q", "--no-deps", "-w", str(out), str(project)]
    done(command, out.parent, LABRYS_REQUIRE_WEB="1", **wanted)
    (found,) = out.glob("labrys-*.whl")
    return found


def made(venv: Path, house: Path, *more: str) -> None:
    """A virtual environment with the house, from what uv has at hand already, or else by pip alone."""
    if (uv := shutil.which("uv")) and not FROM_NOTHING:  # in the project's folder it knows which versions are tried
        done([uv, "venv", "-q", "--python", sys.executable, str(venv)], ROOT)
        install = [uv, "pip", "install", "-q", "--python", str(venv / "bin" / "python")]
    else:
        done([sys.executable, "-m", "venv", str(venv)], ROOT)
        install = [str(venv / "bin" / "python"), "-m", "pip", "install", "-q"]
    done([*install, str(house), "pip", "pytest", *more], ROOT)


def clean(kind: str, base: Path) -> Clean:
    """The environment of a kind of wheel, made once however many test processes ask; the first kind has the extra ``rl``."""
    folder = base / f"clean-{kind}"
    ready = folder / "ready"
    with alone("clean", base):
        if not ready.exists():
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
            house = house_wheel(kind, folder)
            made(folder / "venv", Path(f"{house}[rl]") if kind == KINDS[0] else house)
            found = Clean(folder)
            written = found.labrys("new", NEW)
            assert written.returncode == 0, written.stderr
            packages = [folder / f"labrys-{NEW}"]
            for name in ("labrys-pig", "labrys-holdat"):
                packages.append(Path(shutil.copytree(EXAMPLES / name, folder / name)))
            if not FROM_NOTHING:  # else pip builds them itself
                packages = [wheel(package, folder / "dist") for package in packages]
            pip = ["-m", "pip", "install", "-q", "--disable-pip-version-check"]
            installed = found.run("python", *pip, *map(str, packages))
            assert installed.returncode == 0, installed.stderr
            shutil.rmtree(folder / "labrys")  # nothing of the clone is left
            ready.touch()
    return Clean(folder)
