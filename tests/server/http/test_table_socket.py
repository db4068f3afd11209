"""The live protocol: acknowledged once, never applied twice, always caught up with."""

import json
import statistics
import uuid
from collections.abc import Callable

import pytest

import labrys
from tests.server.houses import Guest, House, Line, play_out

Open = Callable[..., Line]


def two(here: House, line: Open, **hello: object) -> tuple[Line, Line, str]:
    """Anna and Bruno at a running table; Anna's line and Bruno's, by their seats."""
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", game=str(hello.pop("game", "relics")))
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    return line(anna, table, **hello).ready(), line(bruno, table, **hello).ready(), table


def asked(one: Line, other: Line) -> tuple[Line, Line]:
    latest = max(one.update["version"], other.update["version"])
    one.catch_up(latest)
    other.catch_up(latest)
    return (one, other) if one.update.get("choices") else (other, one)


def placed(one: Line, other: Line) -> tuple[Line, Line]:
    """Both pieces stand on the map: the first turn begins."""
    for _ in range(2):
        mover, _ = asked(one, other)
        mover.act(mover.my_turn()[0])
    return asked(one, other)


def test_an_action_is_acknowledged_and_everybody_sees_it(here: House, line: Open) -> None:
    mover, watcher = asked(*two(here, line)[:2])
    before = mover.update["version"]
    answer = mover.act(mover.my_turn()[0])
    assert (answer["type"], answer["version"]) == ("ack", before + 1)
    watcher.catch_up(before + 1)
    assert watcher.update["since"] == before
    assert watcher.update["events"]
    assert watcher.view["steps"] == 1


def test_a_repeat_is_answered_and_not_applied(here: House, line: Open) -> None:
    mover, _ = asked(*two(here, line)[:2])
    action, key = mover.my_turn()[0], uuid.uuid4().hex
    version = mover.update["version"]
    first = mover.act(action, version, id=key)
    again = mover.ask("act", action=action, version=version, id=key)
    assert first == again
    assert mover.view["steps"] == 1


def test_a_repeat_on_a_new_line_is_answered_too(here: House, line: Open) -> None:
    anna = Guest(here)
    table = anna.table("you", "bot:random")
    anna.post(f"/api/tables/{table}/start")
    mover = line(anna, table).ready()
    action, version, key = mover.my_turn()[0], mover.update["version"], uuid.uuid4().hex
    first = mover.act(action, version, id=key)
    mover.close()
    again = line(anna, table).ready().ask("act", action=action, version=version, id=key)
    assert again == first


def test_a_stale_action_gets_the_missing_events(here: House, line: Open) -> None:
    mover, watcher = asked(*two(here, line)[:2])
    old = mover.update["version"]
    mover.act(mover.my_turn()[0])
    answer = watcher.ask("act", action="end", version=old)
    assert (answer["type"], answer["code"]) == ("refused", "stale")
    update = watcher.until(lambda message: message["type"] == "update" and "view" in message)
    assert (update["since"], update["version"]) == (old, old + 1)
    assert update["events"]


def test_what_others_say_or_ask_does_not_make_an_action_stale(here: House, line: Open) -> None:
    first, second = asked(*two(here, line, game="empire")[:2])
    version, choice = first.update["version"], first.my_turn()[0]
    second.ask("leave")
    second.ask("back")
    assert first.act(choice, version)["type"] == "ack"
    assert second.ask("undo", version=version)["code"] == "stale"


def test_an_id_is_for_one_action(here: House, line: Open) -> None:
    first, _ = asked(*two(here, line)[:2])
    version, choices = first.update["version"], first.my_turn()
    first.act(choices[0], version, id="once")
    answer = first.ask("act", id="once", action="another", version=version)
    assert (answer["type"], answer["code"]) == ("refused", "bad")


def test_a_client_resumes_from_its_version(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open")
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    mover, away = asked(line(anna, table).ready(), line(bruno, table).ready())
    gone = bruno if away.heard[0]["you"] == 1 else anna
    old = away.update["version"]
    away.close()
    mover.act(mover.my_turn()[0])
    back = line(gone, table, version=old).ready()
    assert (back.update["since"], back.update["version"]) == (old, old + 1)
    assert [event["kind"] for event in back.update["events"]] != []
    assert back.view["steps"] == 1


def test_patches_lead_to_the_view_that_a_newcomer_gets_and_are_small(here: House, line: Open) -> None:
    one, other, table = two(here, line)
    sizes: list[int] = []
    for _ in range(40):
        mover, watcher = asked(one, other)
        mover.act(mover.my_turn()[0])
        watcher.catch_up(mover.update["version"])
        sizes += [len(json.dumps(update, separators=(",", ":"))) for update in (mover.update, watcher.update)]
        assert "patch" in watcher.update
        if "ranking" in mover.update:
            break
    fresh = Line(here, table, None).ready()
    fresh.close()
    hidden = {"you", "hand"}
    assert {name: value for name, value in one.view.items() if name not in hidden} == {
        name: value for name, value in fresh.view.items() if name not in hidden
    }
    assert statistics.median(sizes) <= 2048


@pytest.mark.parametrize(("action", "code"), [("place 99", "bad"), ("fly 3", "bad"), ("end", "illegal")])
def test_an_action_that_is_not_legal_changes_nothing(here: House, line: Open, action: str, code: str) -> None:
    mover, _ = asked(*two(here, line)[:2])
    answer = mover.act(action)
    assert (answer["type"], answer["code"]) == ("refused", code)
    assert mover.act(mover.my_turn()[0])["type"] == "ack"


def test_whoever_is_not_asked_must_wait(here: House, line: Open) -> None:
    mover, watcher = asked(*two(here, line)[:2])
    assert watcher.act(mover.my_turn()[0])["code"] == "turn"


def test_one_takes_back_what_revealed_nothing_action_by_action(here: House, line: Open) -> None:
    one, other, _ = two(here, line, game="empire")
    for _ in range(40):  # until somebody has made two quiet actions
        mover, watcher = asked(one, other)
        before = json.dumps([mover.view, watcher.view])
        choices = mover.my_turn()
        undo = mover.update.get("undo", 0)
        mover.act(choices[0])
        if mover.update.get("undo", 0) == 2:
            break
    assert (undo, mover.update["undo"]) == (1, 2)
    version = mover.update["version"]
    watcher.catch_up(version)
    assert watcher.ask("undo", version=version)["code"] == "illegal"
    assert mover.ask("undo", version=version)["type"] == "ack"
    for one in (mover, watcher):
        one.catch_up(version + 1)
    assert json.dumps([mover.view, watcher.view]) == before
    assert mover.update["undo"] == 1
    assert [choice["action"] for choice in mover.update["choices"]] == choices
    assert [event["kind"] for event in watcher.update["events"]] == ["table-undo"]


def test_nobody_takes_back_what_revealed_something(here: House, line: Open) -> None:
    mover, watcher = placed(*two(here, line)[:2])  # the second piece was placed, and the first turn's die was thrown
    for one in (mover, watcher):
        assert one.update.get("undo", 0) == 0
        assert one.ask("undo", version=one.update["version"])["code"] == "illegal"


def test_past_a_reveal_by_consent_the_dice_are_new(here: House, line: Open) -> None:
    anna, bruno = Guest(here, "Anna"), Guest(here, "Bruno")
    table = anna.table("you", "open", options={"round_limit": 2})
    bruno.sit_at(table)
    anna.post(f"/api/tables/{table}/start")
    mover, watcher = placed(line(anna, table).ready(), line(bruno, table).ready())
    version = mover.update["version"]
    mover.ask("ask", version=version, to=1)
    watcher.catch_up(version + 1)
    watcher.ask("agree", version=version + 1)
    for one in (mover, watcher):
        one.catch_up(version + 3)
        assert [event["kind"] for event in one.update["events"]][-2:] == ["table-undo", "table-fresh"]
    play_out([mover, watcher])
    record = json.loads(anna.http.get(f"/api/tables/{table}/record").text)
    lots = [word.split(":")[0] for word in record["seed"].split(" ")]
    assert lots == ["0", "2"]  # sealed from set-up, and anew from the second action on
    assert labrys.replay(json.dumps(record)).digest() == record["digest"]


def test_further_back_by_consent_of_the_others(here: House, line: Open) -> None:
    mover, watcher = placed(*two(here, line)[:2])
    version = mover.update["version"]
    assert mover.ask("ask", version=version, to=0)["type"] == "ack"
    watcher.catch_up(version + 1)
    asker, other = mover.heard[0]["you"], watcher.heard[0]["you"]
    assert watcher.update["request"] == {"seat": asker, "to": 0, "agreed": [], "waiting": [other]}
    assert watcher.ask("agree", version=version + 1)["type"] == "ack"
    mover.catch_up(version + 3)
    assert mover.view["steps"] == 0
    assert "request" not in mover.update


def test_whoever_is_away_is_not_passed_over(here: House, line: Open) -> None:
    one, other, _ = two(here, line, game="empire")  # its rules know no leaving: a bot sits in
    mover, watcher = asked(one, other)
    mover.act(mover.my_turn()[0])
    watcher.catch_up(mover.update["version"])
    assert watcher.ask("leave")["type"] == "ack"
    mover.until(lambda message: message["type"] == "update" and bool(message.get("away")))
    while True:
        answer = mover.ask("ask", version=mover.update["version"], to=0)
        if answer.get("code") != "stale":
            break
        mover.until(lambda message: message["type"] == "update")
    assert answer["type"] == "ack"
    mover.until(lambda message: message["type"] == "update" and message["version"] >= answer["version"])
    assert mover.view["steps"] > 0


def test_an_update_tells_how_many_actions_were_played_and_where_the_own_one_began(here: House, line: Open) -> None:
    one, other, _ = two(here, line)
    first, second = asked(one, other)
    first.act(first.my_turn()[0])
    second.catch_up(first.update["version"])
    assert (first.update["played"], first.update["own"]) == (1, 0)
    assert (second.update["played"], "own" in second.update) == (1, False)
    second.act(second.my_turn()[0])
    first.catch_up(second.update["version"])
    assert (first.update["played"], first.update["own"], second.update["own"]) == (2, 0, 1)
    assert {event["step"] for event in first.update["events"]} == {2}


def test_consent_can_be_declined(here: House, line: Open) -> None:
    mover, watcher = placed(*two(here, line)[:2])
    version = mover.update["version"]
    mover.ask("ask", version=version, to=1)
    assert mover.ask("agree", version=version + 1)["code"] == "state"
    watcher.catch_up(version + 1)
    assert watcher.ask("decline", version=version + 1)["type"] == "ack"
    mover.catch_up(version + 2)
    assert mover.view["steps"] == 2


def test_chat_is_for_the_table_and_the_gallerys_for_the_gallery(here: House, line: Open) -> None:
    one, other, table = two(here, line)
    carla = Guest(here, "Carla")
    gallery = line(carla, table).ready()
    assert one.ask("say", room="table", text="hello  <b>you</b>")["type"] == "ack"
    heard = other.until(lambda message: message["type"] == "chat")
    assert (heard["text"], heard["name"], heard["seat"]) == ("hello <b>you</b>", "Anna", 0)
    assert gallery.ask("say", room="table", text="psst")["code"] == "forbidden"
    assert gallery.ask("say", room="gallery", text="she has two lakes")["type"] == "ack"
    assert one.ask("say", room="gallery", text="what?")["code"] == "forbidden"
    assert [message["text"] for message in gallery.heard if message["type"] == "chat"] == ["she has two lakes"]
    assert [message["text"] for message in one.heard if message["type"] == "chat"] == ["hello <b>you</b>"]
    late = line(carla, table).ready()
    assert late.until(lambda message: message["type"] == "chat")["text"] == "she has two lakes"


def test_a_line_of_chat_is_stored_once(here: House, line: Open) -> None:
    one, other, _ = two(here, line)
    for _ in range(2):
        assert one.ask("say", room="table", text="once", id="same")["type"] == "ack"
    one.ask("say", room="table", text="twice")
    other.until(lambda message: message.get("text") == "twice")
    assert [message["text"] for message in other.heard if message["type"] == "chat"] == ["once", "twice"]


def test_a_whole_game_by_two_people_ends_with_a_ranking(here: House, line: Open) -> None:
    one, other, _ = two(here, line, words=False)
    play_out([one, other])
    assert sorted(one.update["ranking"])[0] == 1
    answer = one.ask("act", action="end", version=one.update["version"])
    assert answer["code"] == "state"


def test_leaving_is_what_the_rules_say(here: House, line: Open) -> None:
    one, other, _ = two(here, line)
    assert one.ask("leave")["type"] == "ack"
    other.until(lambda message: message["type"] == "update" and "ranking" in message)
    assert other.update["ranking"] == [2, 1]


def test_sentences_come_in_the_language_of_the_line(here: House, line: Open) -> None:
    mover, _ = asked(*two(here, line, lang="fr")[:2])
    english, _ = asked(*two(here, line, lang="en")[:2])
    assert mover.update["prompt"] != english.update["prompt"]
    assert all(choice["text"] for choice in mover.update["choices"])


def test_a_ping_is_answered(here: House, line: Open) -> None:
    one = two(here, line)[0]
    one.send({"type": "ping"})
    assert one.until(lambda message: message["type"] == "pong")["version"] == one.update["version"]
