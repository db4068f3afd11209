"""What another house offers, and whether it can be shown here."""

import pytest

from labrys.cli.remote.client import Host
from labrys.cli.remote.offer import offer, shown_here
from labrys.engine import BadSetting, LabrysError
from tests.server.conftest import goodbye, sqlite_house
from tests.server.houses import House

__all__ = ["goodbye", "sqlite_house"]


@pytest.fixture
def host(sqlite_house: House, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Host:
    monkeypatch.setenv("LABRYS_HOME", str(tmp_path_factory.mktemp("home")))
    return Host(sqlite_house.url, "en")


def test_a_game_is_offered_with_its_seats_levels_and_automaton(host: Host) -> None:
    relics, minos = offer(host, "relics"), offer(host, "minos")
    assert (relics.seats, relics.automaton) == ((2, 3, 4), ())
    assert (minos.seats, minos.automaton) == ((1, 2, 3, 4), ("easy", "normal", "hard"))
    assert relics.bots[:4] == ("thymia", "sargo", "rhyta", "krokos")
    assert relics.numbers["6"] == "anassa"
    host.http.close()


def test_a_game_that_the_house_has_not_is_refused_with_those_that_it_has(host: Host) -> None:
    with pytest.raises(LabrysError, match="unknown game 'go'"):
        offer(host, "go")
    host.http.close()


def test_a_game_that_is_not_installed_here_cannot_be_shown(host: Host) -> None:
    with pytest.raises(BadSetting, match="this terminal has no go to show"):
        shown_here("go", host.base)
    host.http.close()
