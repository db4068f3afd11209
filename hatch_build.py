"""Build hook for wheels and editable installs: compiles the hot modules with mypyc where a C compiler is found.

Without a compiler, or when compiling fails, the same source runs as plain Python. ``compiled.json`` notes which source
each binary was made from, so that `labrys.purity` never lets a stale binary hide edited source.
"""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HOT = [
    "labrys/bots/search.py",
    "labrys/engine/chance.py",
    "labrys/engine/codec.py",
    "labrys/engine/decision.py",
    "labrys/engine/state.py",
    "labrys/titles/empire/actions.py",
    "labrys/titles/empire/evaluate.py",
    "labrys/titles/empire/rules/bid.py",
    "labrys/titles/empire/rules/deeds.py",
    "labrys/titles/empire/rules/end.py",
    "labrys/titles/empire/rules/hands.py",
    "labrys/titles/empire/rules/setup.py",
    "labrys/titles/empire/rules/turn.py",
    "labrys/titles/empire/scoring.py",
    "labrys/titles/empire/state.py",
    "labrys/titles/empire/tables.py",
    "labrys/titles/minos/actions.py",
    "labrys/titles/minos/content.py",
    "labrys/titles/minos/effects/counts.py",
    "labrys/titles/minos/effects/gains.py",
    "labrys/titles/minos/effects/interpreter.py",
    "labrys/titles/minos/effects/programs.py",
    "labrys/titles/minos/effects/symbols.py",
    "labrys/titles/minos/effects/values.py",
    "labrys/titles/minos/evaluate.py",
    "labrys/titles/minos/frames.py",
    "labrys/titles/minos/grouping.py",
    "labrys/titles/minos/places.py",
    "labrys/titles/minos/rules/__init__.py",
    "labrys/titles/minos/rules/answers.py",
    "labrys/titles/minos/rules/asked.py",
    "labrys/titles/minos/rules/battles.py",
    "labrys/titles/minos/rules/build.py",
    "labrys/titles/minos/rules/clauses.py",
    "labrys/titles/minos/rules/cleanup.py",
    "labrys/titles/minos/rules/contest.py",
    "labrys/titles/minos/rules/develop.py",
    "labrys/titles/minos/rules/draft.py",
    "labrys/titles/minos/rules/expand.py",
    "labrys/titles/minos/rules/extra.py",
    "labrys/titles/minos/rules/income.py",
    "labrys/titles/minos/rules/points.py",
    "labrys/titles/minos/rules/prepare.py",
    "labrys/titles/minos/rules/progress.py",
    "labrys/titles/minos/rules/roll.py",
    "labrys/titles/minos/rules/setup.py",
    "labrys/titles/minos/rules/turn.py",
    "labrys/titles/minos/scoring.py",
    "labrys/titles/minos/solo/battle.py",
    "labrys/titles/minos/solo/build.py",
    "labrys/titles/minos/solo/cards.py",
    "labrys/titles/minos/solo/content.py",
    "labrys/titles/minos/solo/deck.py",
    "labrys/titles/minos/solo/draft.py",
    "labrys/titles/minos/solo/evaluate.py",
    "labrys/titles/minos/solo/expand.py",
    "labrys/titles/minos/solo/income.py",
    "labrys/titles/minos/solo/scoring.py",
    "labrys/titles/minos/solo/setup.py",
    "labrys/titles/minos/solo/ships.py",
    "labrys/titles/minos/solo/state.py",
    "labrys/titles/minos/solo/turn.py",
    "labrys/titles/minos/solo/view.py",
    "labrys/titles/minos/state.py",
    "labrys/titles/minos/tables.py",
    "labrys/titles/minos/view.py",
    "labrys/titles/relics/actions.py",
    "labrys/titles/relics/content.py",
    "labrys/titles/relics/evaluate.py",
    "labrys/titles/relics/rules.py",
    "labrys/titles/relics/scoring.py",
    "labrys/titles/relics/state.py",
]

# The build environment has none of the run-time dependencies; type errors are found by the tests, not by the build.
OPTIONS = ["--config-file=", "--follow-imports=silent", "--ignore-missing-imports"]


def have_compiler() -> bool:
    if os.environ.get("LABRYS_PURE"):
        return False
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return bool(shutil.which(compiler)) and Path(sysconfig.get_paths()["include"], "Python.h").is_file()


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked before the isolated build environment is made."""
        return ["mypy[mypyc]>=2.4,<3", "setuptools>=80"] if have_compiler() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.compile():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            if version == "standard":  # the modules' common library lies beside the package
                for library in Path(self.root, "src").glob("*.so"):
                    build_data["force_include"][str(library)] = library.name

    def compile(self) -> bool:
        source = Path(self.root, "src")
        manifest = source / "labrys" / "compiled.json"
        self.remove_binaries(source, manifest)
        if not have_compiler():
            self.app.display_warning("no C compiler: the engine runs as plain Python")
            return False
        with tempfile.TemporaryDirectory() as scratch:
            code = (
                "from setuptools import setup; from mypyc.build import mypycify; "
                f"setup(name='labrys_hot', packages=[], ext_modules=mypycify({OPTIONS + HOT!r}, opt_level='3', "
                f"target_dir={scratch!r}, group_name='labrys'), script_args=['-q', 'build_ext', '--inplace', "
                f"'--build-temp', {scratch!r}, '--build-lib', {scratch!r}])"
            )
            env = {**os.environ, "MYPY_CACHE_DIR": scratch}
            done = subprocess.run([sys.executable, "-c", code], cwd=source, env=env, capture_output=True, text=True)
        if done.returncode == 0:
            digests = {name: hashlib.sha256((source / name).read_bytes()).hexdigest() for name in HOT}
            suffix = sysconfig.get_config_var("EXT_SUFFIX")
            manifest.write_text(json.dumps({"suffix": suffix, **digests}, indent=1) + "\n")
            return True
        self.remove_binaries(source, manifest)
        if os.environ.get("LABRYS_REQUIRE_COMPILED"):
            raise RuntimeError(done.stdout + done.stderr)
        self.app.display_warning(
            "mypyc failed: the engine runs as plain Python\n" + (done.stdout + done.stderr)[-2000:]
        )
        return False

    @staticmethod
    def remove_binaries(source: Path, manifest: Path) -> None:
        for binary in source.rglob("*.so"):
            binary.unlink()
        manifest.unlink(missing_ok=True)
