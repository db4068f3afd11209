"""The files of the page: only those of the build, in the encoding that the browser accepts."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.requests import Request

from labrys.server.http import assets


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("page")
    (static / "assets" / "a-1.js").write_text("script")
    (static / "assets" / "a-1.js.br").write_text("short")
    (static / ".stamp").write_text("ours")
    (tmp_path / "secret").write_text("not for anybody")
    monkeypatch.setattr(assets, "STATIC", static)
    return static


def asked(accepted: str = "") -> Request:
    return Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]})


@pytest.mark.parametrize(
    "name", ["../secret", "/etc/passwd", ".stamp", "assets/a-1.js.br", "assets", "gone", "a\0b", "x" * 9000]
)
def test_nothing_but_a_file_of_the_build_is_found(built: Path, name: str) -> None:
    assert assets.find(name) is None
    assert assets.answer(asked(), name) is None


def test_a_file_comes_compressed_to_whoever_accepts_that(built: Path) -> None:
    plain, packed = (assets.answer(asked(accepted), "assets/a-1.js") for accepted in ("gzip", "gzip, br;q=1"))
    assert plain is not None
    assert packed is not None
    assert (plain.body, plain.headers.get("content-encoding")) == (b"script", None)
    assert (packed.body, packed.headers.get("content-encoding")) == (b"short", "br")
    assert plain.headers["content-type"].startswith("text/javascript")


def test_only_names_with_a_hash_are_cached_for_good(built: Path) -> None:
    page, script = assets.answer(asked(), "index.html"), assets.answer(asked(), "assets/a-1.js")
    assert page is not None
    assert script is not None
    assert page.headers["cache-control"] == "no-cache"
    assert "immutable" in script.headers["cache-control"]
