"""A phone in the same room finds the house, or its owner is told how to let it in."""

import subprocess
from pathlib import Path

import pytest

from labrys.server.ops import network
from tests.server.houses import COMMAND, House, house


@pytest.mark.parametrize(
    ("host", "found"),
    [
        ("127.0.0.1", ""),
        ("127.0.0.2", ""),
        ("localhost", ""),
        ("::1", ""),
        ("192.0.2.7", "http://192.0.2.7:80"),
        ("2001:db8::7", "http://[2001:db8::7]:80"),
        ("games.example", "http://games.example:80"),
    ],
)
def test_what_others_reach_follows_from_where_the_house_listens(host: str, found: str) -> None:
    assert network.near(host, 80) == found


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_house_that_listens_everywhere_is_reached_at_the_computers_number(host: str) -> None:
    number = network.own_number()
    assert network.near(host, 80) == (f"http://{number}:80" if number else "")
    assert number is None or not network.is_loopback(number)


def printed(here: House) -> str:
    """What the owner read when the house was opened."""
    here.stop()
    process = subprocess.Popen(here.command, env=here.env, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    lines = [process.stdout.readline() for _ in range(2)]
    process.terminate()
    process.communicate()
    return "".join(lines)


def test_a_house_for_this_computer_alone_says_so_and_how_to_open_it(sqlite_url: str, tmp_path: Path) -> None:
    with house(sqlite_url, tmp_path / "log") as here:
        assert here.get("/api/house").json()["near"] == ""
        assert "labrys serve --host 0.0.0.0" in printed(here)


def test_a_house_for_the_network_says_at_which_address(sqlite_url: str, tmp_path: Path) -> None:
    number = network.own_number()
    with house(sqlite_url, tmp_path / "log", None, "--host", "0.0.0.0") as here:
        near = f"http://{number}:{here.port}" if number else ""
        assert here.url == f"http://127.0.0.1:{here.port}"
        assert here.get("/api/house").json()["near"] == near
        if number:
            assert near in printed(here)


def test_the_name_that_a_house_was_given_is_the_one_for_others(sqlite_url: str, tmp_path: Path) -> None:
    command = [COMMAND, "serve", "--port", "0", "--database", sqlite_url, "--address", "https://games.example/"]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "Labrys is open at https://games.example (Ctrl-C closes it)\n"
    process.terminate()
    rest, _ = process.communicate()
    assert rest == ""
