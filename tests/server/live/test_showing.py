"""What is shown of every game: it can be said and sent, patches lead to the whole, and nobody sees too much."""

import json

import msgspec
import pytest

import labrys
from labrys.engine import Event, Rng
from labrys.kit.twins import first_difference, revelation, seen
from labrys.server.live.patch import difference, patched
from labrys.server.live.play import Play
from labrys.server.live.showing import MOST_VERSIONS_TOLD, Showing, Viewpoint
from labrys.server.protocol.messages import ClockInfo
from labrys.server.storage.entry import Entry

NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena"]


def played(name: str, seats: int) -> Play:
    play = Play(labrys.game(name), {}, f"showing {name}", [None] * seats, ClockInfo(), 0)
    play.apply(Entry(1, "start", 0, "", 0))
    return play


@pytest.mark.parametrize("name", labrys.games())
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_game_can_be_shown_step_by_step(name: str, lang: str) -> None:
    seats = labrys.game(name).seats[-1]
    play, showing, rng = played(name, seats), Showing(), Rng(f"{name} {lang}")
    viewers = [0, None]
    views = {viewer: showing.whole(play, Viewpoint(viewer, lang, True), NAMES[:seats], None).view for viewer in viewers}
    showing.news(play, set(viewers))
    sizes: list[int] = []
    for _ in range(60):
        turn = play.turn
        if turn is None:
            break
        legal = play.state.actions()
        action = play.state.game.codec.text(legal[rng.below(len(legal))])
        play.apply(Entry(play.version + 1, "act", turn, action, 0))
        for viewer, (since, patch) in showing.news(play, set(viewers)).items():
            update = showing.step(play, Viewpoint(viewer, lang, True), NAMES[:seats], since, patch)
            sent = json.loads(msgspec.json.encode(update))
            sizes.append(len(msgspec.json.encode(update)))
            before = views[viewer]
            assert before is not None
            views[viewer] = patched(before, sent.get("patch", []))
            assert views[viewer] == json.loads(json.dumps(play.state.view(viewer)))
            assert bool(sent.get("choices")) == (viewer is not None and play.turn == viewer)
            assert all(event["text"] for event in sent.get("events", []))
    assert sorted(sizes)[len(sizes) // 2] <= 2048


@pytest.mark.parametrize("name", labrys.games())
def test_two_tables_that_differ_in_secrets_alone_are_shown_the_same(name: str) -> None:
    """All that is sent to a viewer: choices, undo, counts, prompt, words. Only what a rule shows may differ."""
    game = labrys.game(name)
    seats = game.seats[-1]
    truth, twin, rng, showing = played(name, seats), played(name, seats), Rng(f"twins {name}"), Showing()
    alike = 0
    for step in range(150):
        if truth.turn is None:
            break
        viewer = [*range(seats), None][step % (seats + 1)]
        dream = truth.state.imagine(viewer, rng)
        dream.chance = truth.state.chance
        shared = [action for action in truth.state.actions() if action in dream.actions()]
        twin.history.state = dream if shared else truth.state.copy()
        offered = shared or truth.state.actions()
        text = game.codec.text(offered[rng.below(len(offered))])
        seat = truth.turn
        for play in (truth, twin):
            play.apply(Entry(play.version + 1, "act", seat, text, 0))
        told = first_difference(seen(truth.news[-1], viewer), seen(twin.news[-1], viewer))
        if told is None:
            one, other = (
                showing.whole(play, Viewpoint(viewer, "en", True), NAMES, play.version - 1) for play in (truth, twin)
            )
            assert msgspec.json.encode(one) == msgspec.json.encode(other)
            alike += 1
        else:
            assert revelation(told)
            assert revelation(told) <= game.proofs.reveals.keys()
        twin.history.state, twin.history.marks = truth.state.copy(), truth.history.marks[:]
        twin.look()
    assert alike > 60


def test_what_did_not_change_is_held_once() -> None:
    old = {"tiles": [{"owner": 1}, {"owner": 2}], "hand": [1, 2], "points": 3}
    new = {"tiles": [{"owner": 1}, {"owner": 0}], "hand": [1, 2], "points": 4}
    tiles, hand = old["tiles"], old["hand"]
    assert difference(old, new) == [(["tiles", 1, "owner"], 0), (["points"], 4)]
    assert new == {"tiles": [{"owner": 1}, {"owner": 0}], "hand": [1, 2], "points": 4}
    assert new["hand"] is hand
    assert isinstance(tiles, list)
    assert isinstance(new["tiles"], list)
    assert new["tiles"][0] is tiles[0]
    assert tiles[1] == {"owner": 2}


def test_a_part_of_another_shape_is_sent_whole() -> None:
    assert difference({"hand": [1, 2]}, {"hand": [1]}) == [(["hand"], [1])]
    assert difference({"hand": [1]}, {"hand": None}) == [(["hand"], None)]
    assert difference({"hand": None}, {"hand": [1]}) == [(["hand"], [1])]
    assert difference({"card": {"a": 1}}, {"card": {"b": 1}}) == [(["card"], {"b": 1})]
    assert difference({"a": 1}, {"b": 1}) == [([], {"b": 1})]
    assert difference({"a": [{"b": 1}]}, {"a": [{"b": 1}]}) == []


def test_a_long_past_is_told_from_where_it_is_not_too_much() -> None:
    play, viewpoint = played("relics", 2), Viewpoint(None, "en", False)
    while play.version < MOST_VERSIONS_TOLD + 50:  # to and fro: a placement that is taken back
        place = play.state.game.codec.text(play.state.actions()[0])
        assert play.turn is not None
        play.apply(Entry(play.version + 1, "act", play.turn, place, 0))
        play.apply(Entry(play.version + 1, "undo", 0, "0", 0))
    first = play.version - MOST_VERSIONS_TOLD
    for known, since in (
        (0, first),
        (first - 1, first),
        (first, first),
        (first + 1, first + 1),
        (play.version, play.version),
    ):
        update = Showing().whole(play, viewpoint, NAMES[:2], known)
        assert update.since == since
        assert len(update.events) == sum(len(news) for news in play.news[since + 1 :])
        assert update.view == play.state.view(None)


@pytest.mark.parametrize(
    ("viewer", "lang", "read"),
    [
        (0, "en", ["You ask to go back.", "Bruno agrees.", "You took an action back."]),
        (1, "en", ["Anna asks to go back.", "You agree.", "Anna took an action back."]),
        (None, "en", ["Anna asks to go back.", "Bruno agrees.", "Anna took an action back."]),
        (0, "fr", ["Vous demandez à revenir en arrière.", "Bruno accepte.", "Vous annulez une action."]),
        (1, "fr", ["Anna demande à revenir en arrière.", "Vous acceptez.", "Anna annule une action."]),
    ],
)
def test_what_the_house_tells_of_a_reader_speaks_to_them(viewer: int | None, lang: str, read: list[str]) -> None:
    play = played("relics", 2)
    events = [Event("table-ask", 0, {"to": 1}), Event("table-agree", 1), Event("table-undo", 0, {"to": 1})]
    viewpoint = Viewpoint(viewer, lang, True)
    assert [Showing.happening(play, event, viewpoint, NAMES[:2]).text for event in events] == read
