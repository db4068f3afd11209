"""The client of another house: who we are there, and what is no house."""

import os
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from labrys.cli.remote.client import Host, Unreachable
from tests.server.conftest import goodbye, sqlite_house
from tests.server.houses import House

__all__ = ["goodbye", "sqlite_house"]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_a_house_is_told_a_name_once_and_knows_us_again(sqlite_house: House, home: Path) -> None:
    first = Host(sqlite_house.url, "en")
    assert first.known() == ""
    first.introduce("Anna")
    again = Host(sqlite_house.url, "en")
    assert again.known() == "Anna"
    again.rename("Berta")
    assert first.known() == "Berta"
    if os.name == "posix":
        assert (home / "people.json").stat().st_mode & 0o777 == 0o600
    first.http.close()
    again.http.close()


def test_a_file_that_was_damaged_knows_nobody(sqlite_house: House, home: Path) -> None:
    home.mkdir()
    (home / "people.json").write_text("{")
    host = Host(sqlite_house.url, "en")
    assert host.known() == ""
    host.http.close()


def test_whoever_answers_in_another_way_is_no_house() -> None:
    class Page(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()
            self.wfile.write(b"<html>")

        def log_message(self, *args: object) -> None: ...

    server = HTTPServer(("127.0.0.1", 0), Page)
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        host = Host(f"http://127.0.0.1:{server.server_port}", "en")
        with pytest.raises(Unreachable, match="is not a Labrys house"):
            host.ask("/api/house")
        host.http.close()
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
