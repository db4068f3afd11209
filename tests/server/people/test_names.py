# ruff: noqa: RUF001 - letters that look like others are what this is about
"""Names: no two at a table read alike, none is blank, and nobody goes by the name of a bot."""

from collections.abc import Callable

import pytest

from labrys.server.people.names import MOST_LETTERS, chosen, clean, reads, told_apart
from labrys.server.protocol.errors import Refused
from tests.server.houses import Guest, House, Line


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna \u0007 Li ", "Anna Li"),
        ("An\u200bna\ufeff", "Anna"),  # zero width
        ("\u202eannA", "annA"),  # would be written backwards
        ("Anna\u2067\u2069", "Anna"),
        ("Ann\u0061\u0301", "Anná"),  # one letter, however it was typed
        ("\u0301Anna \u0301", "Anna"),  # marks on nothing
        ("A" + "\u0334" * 30, "A" + "\u0334" * 3),
        ("Anna\ufe0e\U000e0101", "Anna"),
        ("An\u00a0\u3000na", "An na"),
        ("Zoë 2", "Zoë 2"),
        ("Ελένη", "Ελένη"),
        ("नीना", "नीना"),
        ("李娜", "李娜"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(given: str, shown: str) -> None:
    assert clean(given) == shown


BLANK = [
    "",
    "   ",
    "\u200b",
    "\u3164",
    "\u2800\u2800",
    "\u0301\u0301",
    "\u115f\u1160",
    "\u202e\u2069",
    "\ufe0f",
    "\U0001d159",
    "x" * 25,
]


@pytest.mark.parametrize("name", BLANK)
def test_a_name_that_cannot_be_seen_is_none(sqlite_house: House, name: str) -> None:
    with sqlite_house.client() as client:
        assert client.post("/api/people", json={"name": name}).status_code == 400


BOTS = [
    "Bot (strong)", "bot", "BOT (fort)", "Bot(easy)", "  Bot\u200b (strong)", "Воt (strong)", "B\u043et", "Ｂｏｔ (good)", "B0t",
    "_Bot (strong)", "Bot_ (strong)", "Bot2 (strong)", "Bot1", "The Bot (strong)", "Le Bot", "ʙot (strong)", "Ben Bot (fair)",
    "Rhadamanthus2", "Bót", "(Bot)", "Rhadamanthus", "rhadamanthe", "Rhаdamanthus 2",
]  # fmt: skip


@pytest.mark.parametrize("name", BOTS)
def test_nobody_goes_by_the_name_of_a_bot(sqlite_house: House, name: str) -> None:
    anna = Guest(sqlite_house)
    assert "take you for a bot" in anna.post("/api/me", {"name": name}, 400)["text"]
    assert "take you for a bot" in anna.post("/api/people", {"name": name}, 400)["text"]


@pytest.mark.parametrize("name", ["Botticelli", "Robot", "Ben Bot", "Theo", "A", "La (la)", "Abbot", "Rhada"])
def test_a_name_that_only_sounds_like_one_is_anybodys(name: str) -> None:
    assert chosen(name) == name


def test_whoever_signs_in_by_name_may_choose_any(sqlite_house: House) -> None:
    anna = Guest(sqlite_house)
    anna.post("/api/me/password", {"name": f"Bot {anna.id[:8]}", "password": "a long secret"})


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Bruno"], ["Anna", "Bruno"]),
        (["Anna", "Anna"], ["Anna 1", "Anna 2"]),
        (["Anna", "Anna", "Anna 2"], ["Anna 1", "Anna 3", "Anna 2"]),
        (["Anna 2", "Anna", "Anna", "Anna 3"], ["Anna 2", "Anna 1", "Anna 4", "Anna 3"]),
        (["Anna", "Аnna"], ["Anna 1", "Аnna 2"]),  # the second is Cyrillic
        (["Bot", "Anna", "Bot"], ["Bot 1", "Anna", "Bot 2"]),
        (["Anna", "Anna", "Anna 1"], ["Anna 2", "Anna 3", "Anna 1"]),
        (["Anna", "Anna", "Anna 1", "anna l"], ["Anna 2", "Anna 3", "Anna 1 1", "anna l 2"]),
        (["anna", "ANNA"], ["anna 1", "ANNA 2"]),
        (["Iris", "lris"], ["Iris 1", "lris 2"]),
        (["", "", "Anna"], ["", "", "Anna"]),
        (["Bot (fair)", "Bot (fair)", "Anna"], ["Bot (fair) 1", "Bot (fair) 2", "Anna"]),
        (["x" * 24, "x" * 24], [f"{'x' * 22} 1", f"{'x' * 22} 2"]),
    ],
)
def test_who_sits_together_is_told_apart(names: list[str], shown: list[str]) -> None:
    found = told_apart(names)
    assert found == shown
    seen = [reads(name) for name in found if name]
    assert len(set(seen)) == len(seen)
    assert all(len(name) <= MOST_LETTERS for name in found)
    assert told_apart(found) == found


def test_the_names_at_a_table_are_the_same_everywhere(here: House, line: Callable[..., Line]) -> None:
    anna, other, third = Guest(here), Guest(here), Guest(here, "Anna 2")
    table = anna.table("you", "open", "open")
    other.sit_at(table)
    third.sit_at(table)
    gathering = [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]]
    assert gathering == ["Anna", "Anna", "Anna 2"]  # as they call themselves, while they may change it
    anna.post(f"/api/tables/{table}/start")
    mine = line(anna, table).ready()
    names = ["Anna 1", "Anna 3", "Anna 2"]
    assert [seat["name"] for seat in anna.get(f"/api/tables/{table}")["seats"]] == names
    assert anna.get("/api/me/tables")["tables"][0]["seats"] == names
    assert mine.update["prompt"].startswith(names[mine.update["turn"]])
    theirs = line(other, table).ready()
    theirs.ask("say", room="table", text="hello")
    assert mine.until(lambda message: message["type"] == "chat")["name"] == "Anna 3"


def test_a_name_that_is_refused_says_so_in_one_sentence() -> None:
    with pytest.raises(Refused, match="choose another"):
        chosen("Bot")
