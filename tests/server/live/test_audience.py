"""Who watches a table, and what each watcher is sent."""

import json
from types import SimpleNamespace
from typing import cast

import pytest

import labrys
from labrys.server.live.audience import Audience
from labrys.server.live.play import Play
from labrys.server.live.roster import Chair, Roster
from labrys.server.live.showing import Viewpoint
from labrys.server.protocol.messages import ClockInfo, FromServer, Here, Line
from labrys.server.storage.entry import Entry
from labrys.server.storage.store import Store


class Ear:
    def __init__(self, person: str | None, viewer: int | None, lang: str = "en") -> None:
        self.person = person
        self.viewpoint = Viewpoint(viewer, lang, True)
        self.version = -1
        self.hidden = False
        self.heard: list[FromServer] = []
        self.texts: list[str] = []

    def send(self, message: FromServer) -> None:
        self.heard.append(message)

    def send_encoded(self, text: str) -> None:
        self.texts.append(text)

    def hear(self, line: Line) -> None:
        self.heard.append(line)


@pytest.fixture
def audience() -> Audience:
    roster = Roster(cast(Store, None), "table")
    roster.row = SimpleNamespace(status="playing", game="relics")
    roster.chairs = [Chair("you", "a", "Anna", None, 0), Chair("open", "b", "Bruno", None, 1)]
    return Audience(roster)


@pytest.fixture
def play() -> Play:
    found = Play(labrys.game("relics"), {}, "audience", [None, None], ClockInfo(), 0)
    found.apply(Entry(1, "start", 0, "", 0))
    return found


def move(play: Play) -> None:
    turn = play.turn
    assert turn is not None
    text = play.state.game.codec.text(play.state.actions()[0])
    play.apply(Entry(play.version + 1, "act", turn, text, 0))


def test_it_is_told_once_who_is_there(audience: Audience) -> None:
    anna, other = Ear("a", 0), Ear("c", None)
    audience.watchers |= {anna, other}
    assert audience.show_here()
    assert not audience.show_here()
    assert anna.heard == other.heard == [Here([0], [])]


def test_a_person_is_out_of_sight_when_all_their_pages_are(audience: Audience) -> None:
    one, two = Ear("a", 0), Ear("a", 0)
    audience.watchers |= {one, two}
    one.hidden = True
    assert audience.here() == Here([0], [])
    two.hidden = True
    assert audience.here() == Here([0], [0])
    audience.elsewhere["a"] = False
    assert audience.here() == Here([0], [])


def test_who_was_up_to_date_gets_a_patch_and_others_everything(audience: Audience, play: Play) -> None:
    anna, late = Ear("a", 0), Ear("b", 1)
    audience.watchers |= {anna, late}
    audience.show(play)
    late.version = -1
    move(play)
    audience.show(play)
    first, second = map(json.loads, anna.texts)
    assert "view" in first
    assert "patch" in second
    assert "view" not in second
    assert "view" in json.loads(late.texts[-1])
    assert anna.version == late.version == play.version


def test_who_has_it_already_is_sent_nothing(audience: Audience, play: Play) -> None:
    anna = Ear("a", 0)
    audience.watchers.add(anna)
    audience.show(play)
    audience.show(play)
    assert len(anna.texts) == 1


def test_chat_of_the_table_is_for_those_who_sit_there(audience: Audience) -> None:
    anna, other = Ear("a", 0), Ear("c", None)
    audience.watchers |= {anna, other}
    lines = [Line(1, "table", "Anna", 0, "hello", 0), Line(2, "gallery", "Carla", None, "nice", 0)]
    for line in lines:
        audience.tell(line)
    assert (anna.heard, other.heard) == (lines[:1], lines[1:])
