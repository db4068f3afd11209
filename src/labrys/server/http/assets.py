"""Serves the browser page's files from ``static``: compressed by the build, cached for good where the name has a hash."""

from __future__ import annotations

from functools import cache
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

STATIC = Path(__file__).parents[1] / "static"
FOR_GOOD = "public, max-age=31536000, immutable"
CODINGS = {"br": ".br", "gzip": ".gz"}
CONTENT_TYPES = {
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}


def built() -> bool:
    return (STATIC / "index.html").is_file()


@cache
def read(path: Path, changed: int) -> bytes:
    """A file, cached until it changes."""
    return path.read_bytes()


def find(name: str) -> Path | None:
    """The built file of that name, if there is one that may be served."""
    try:
        path = (STATIC / name).resolve()
        there = path.is_file()
    except (OSError, ValueError):  # no name that a file could have
        return None
    hidden = path.suffix in CODINGS.values() or path.name.startswith(".")
    return path if there and not hidden and path.is_relative_to(STATIC) else None


def text(name: str) -> str:
    """A text file of the page, as it was built."""
    path = STATIC / name
    return read(path, path.stat().st_mtime_ns).decode()


def answer(request: Request, name: str) -> Response | None:
    """A file of the page in the best encoding that the browser accepts; None if there is no such file."""
    path = find(name)
    if path is None:
        return None
    kind = CONTENT_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOR_GOOD if name.startswith("assets/") else "no-cache", "vary": "accept-encoding"}
    accepted = {part.split(";")[0].strip() for part in request.headers.get("accept-encoding", "").split(",")}
    for coding, suffix in CODINGS.items():
        packed = path.with_name(path.name + suffix)
        if coding in accepted and packed.is_file():
            headers["content-encoding"] = coding
            path = packed
            break
    return Response(read(path, path.stat().st_mtime_ns), headers=headers, media_type=kind)
