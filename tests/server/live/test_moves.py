"""Going back by consent: who has to agree, what becomes of it when somebody goes away, and that it never stops a game."""

from collections.abc import Callable

import pytest

import labrys
from labrys.engine import Rng
from labrys.server.live.moves import plan
from labrys.server.live.play import Play
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Agree, Ask, Back, ClockInfo, Decline, Leave, Move
from labrys.server.storage.entry import Entry
from tests.server.houses import Guest, House, Line

ANNA, BRUNO, CARLA = range(3)


@pytest.fixture
def play() -> Play:
    """Three persons at a table of Empire, whose rules know no leaving, after six actions."""
    found = Play(labrys.game("empire"), {}, "consent", [None] * 3, ClockInfo(), 0)
    found.apply(Entry(1, "start", 0, "", 0))
    rng = Rng("consent")
    for _ in range(6):
        legal = found.state.actions()
        assert found.turn is not None
        action = found.state.game.codec.text(legal[rng.below(len(legal))])
        found.apply(Entry(found.version + 1, "act", found.turn, action, 0))
    return found


def do(play: Play, seat: int, move: Move) -> list[str]:
    """Do what a person asks; the kinds of the entries."""
    steps = plan(play, seat, move)
    for kind, who, text in steps:
        play.apply(Entry(play.version + 1, kind, who, text, 0))
    return [kind for kind, _, _ in steps]


def ask(play: Play, to: int = 2) -> None:
    assert do(play, ANNA, Ask("a", play.version, to)) == ["ask"]


def waiting(play: Play) -> list[int]:
    assert play.request is not None
    return play.request.waiting


def test_it_is_told_whose_consent_is_missing(play: Play) -> None:
    ask(play)
    assert waiting(play) == [BRUNO, CARLA]
    assert do(play, CARLA, Agree("c", play.version)) == ["agree"]
    assert waiting(play) == [BRUNO]


def test_when_all_agreed_whoever_asked_goes_back(play: Play) -> None:
    ask(play)
    do(play, CARLA, Agree("c", play.version))
    steps = plan(play, BRUNO, Agree("b", play.version))
    assert [(kind, seat) for kind, seat, _ in steps] == [("agree", BRUNO), ("undo", ANNA)]


def test_whoever_is_away_is_not_waited_for(play: Play) -> None:
    assert do(play, CARLA, Leave("l")) == ["away"]
    ask(play)
    assert waiting(play) == [BRUNO]
    assert do(play, BRUNO, Agree("b", play.version)) == ["agree", "undo"]
    assert (play.state.steps, play.request) == (2, None)


def test_it_is_done_when_the_last_who_has_not_answered_goes_away(play: Play) -> None:
    ask(play)
    do(play, BRUNO, Agree("b", play.version))
    assert do(play, CARLA, Leave("l")) == ["away", "undo"]
    assert (play.state.steps, play.request) == (2, None)


def test_nobody_goes_back_while_all_others_are_away(play: Play) -> None:
    ask(play)
    do(play, BRUNO, Leave("l"))
    assert waiting(play) == [CARLA]
    assert do(play, CARLA, Leave("m")) == ["away"]
    assert waiting(play) == [BRUNO, CARLA]
    assert play.state.steps == 6
    assert do(play, BRUNO, Back("b")) == ["back"]
    assert waiting(play) == [BRUNO]
    assert do(play, BRUNO, Agree("c", play.version)) == ["agree", "undo"]
    assert play.state.steps == 2


def test_whoever_asked_may_withdraw_it(play: Play) -> None:
    ask(play)
    assert do(play, ANNA, Decline("d", play.version)) == ["decline"]
    assert play.request is None
    with pytest.raises(Refused, match="nothing is asked"):
        plan(play, BRUNO, Agree("b", play.version))


def test_it_stops_nobody_and_the_next_action_ends_it(play: Play) -> None:
    ask(play)
    assert play.turn is not None
    action = play.state.game.codec.text(play.state.actions()[0])
    play.apply(Entry(play.version + 1, "act", play.turn, action, 0))
    assert play.request is None


def test_at_a_table_it_is_done_when_the_last_one_leaves(here: House, line: Callable[..., Line]) -> None:
    anna, bruno, carla = Guest(here), Guest(here, "Bruno"), Guest(here, "Carla")
    table = anna.table("you", "open", "open", game="empire")
    bruno.sit_at(table)
    carla.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    lines = [line(guest, table, words=False).ready() for guest in (anna, bruno, carla)]

    def together() -> None:
        latest = max(one.update["version"] for one in lines)
        for one in lines:
            one.catch_up(latest)

    while lines[0].update.get("played", 0) < 2:
        mover = lines[lines[0].update["turn"]]
        mover.act(mover.my_turn()[0])
        together()
    version = lines[0].update["version"]
    assert lines[0].ask("ask", version=version, to=0)["type"] == "ack"
    lines[1].catch_up(version + 1)
    assert lines[1].update["request"] == {"seat": 0, "to": 0, "agreed": [], "waiting": [1, 2]}
    assert lines[1].ask("agree", version=version + 1)["type"] == "ack"
    lines[2].catch_up(version + 2)
    assert lines[2].ask("leave")["type"] == "ack"
    lines[0].catch_up(version + 4)
    kinds = [event["kind"] for event in lines[0].update["events"]]
    assert kinds[:2] == ["table-away", "table-undo"]
    assert "request" not in lines[0].update
