"""Reading a table: only what remains is played, and it is the same table as if all of it had been."""

import asyncio
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import labrys
from labrys.engine import Event, History, Rng
from labrys.server.live.moves import Step, going_away, plan
from labrys.server.live.play import MOST_EXTRAS, Play
from labrys.server.lobby.first_entries import table_row
from labrys.server.lobby.new_seats import chairs
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import People
from labrys.server.protocol.bodies import SeatWish
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Act, Agree, Ask, Back, ClockInfo, Decline, Leave, Move, Undo
from labrys.server.storage.entry import Entry

SECRET = f"0:{'5e' * 16}"
CLOCK = ClockInfo("live", 60, 5)


def new(game: str, seed: str, bots: list[str | None]) -> Play:
    return Play(labrys.game(game), {}, seed, bots, CLOCK, 1_000)


def wish(play: Play, rng: Rng, key: str) -> tuple[int, Move]:
    """Something that a person might ask for; not all of it is allowed."""
    seat = rng.below(len(play.bots))
    lot = rng.below(20)
    if lot < 10 and play.turn is not None:
        legal = play.state.actions()
        return play.turn, Act(key, play.version, play.state.game.codec.text(legal[rng.below(len(legal))]))
    if lot < 14:
        return play.turn if play.turn is not None and lot < 13 else seat, Undo(key, play.version)
    if lot < 16:
        return seat, Ask(key, play.version, rng.below(max(len(play.history.marks), 1)))
    if lot < 18:
        return seat, Agree(key, play.version)
    others: list[Move] = [Decline(key, play.version), Leave(key), Back(key)]
    return seat, others[rng.below(3)]


def steps_of(play: Play, rng: Rng, key: str) -> tuple[list[Step], int]:
    """The next entries, and the person's seat; the house moves for bots and those who are away, and lets time run out."""
    if play.turn is not None and not play.by_person(play.turn) and rng.below(3):
        legal = play.state.actions()
        return [("act", play.turn, play.state.game.codec.text(legal[rng.below(len(legal))]))], -1
    if play.turn is not None and play.by_person(play.turn) and rng.below(25) == 0:
        return going_away(play, play.turn), -1
    if rng.below(40) == 0:
        return [("reopen", -1, "")], -1
    seat, move = wish(play, rng, key)
    if play.bots[seat] is not None:
        return [], -1
    return plan(play, seat, move), seat


def some_log(play: Play, rng: Rng, length: int) -> list[Entry]:
    """What might happen at a table, as `LiveTable` writes it."""
    log = [Entry(1, "start", 0, "", 1_000)]
    play.apply(log[0])
    at = 1_000
    for number in range(length):
        if play.over:
            break
        at += rng.below(20_000)
        try:
            steps, seat = steps_of(play, rng, f"k{number}")
            for kind, who, text in steps:
                entry = Entry(play.version + 1, kind, who, text, at)
                if seat >= 0 and (kind, who, text) == steps[-1]:
                    entry.person, entry.key = f"p{seat}", f"k{number}"
                play.apply(entry)
                entry.digest = play.state.digest()
                log.append(entry)
        except Refused:
            continue
    return log


def known(play: Play) -> dict[str, Any]:
    """All that a table is, and all that anybody may ask of it."""
    history, clock = play.history, play.clock
    seats = range(len(play.bots))
    return {
        "digest": play.state.digest(),
        "seed": play.state.seed,
        "past": (play.state.past or [])[: play.state.steps],
        "marks": history.marks,
        "log": history.log,
        "depths": [history.undo_depth(seat) for seat in seats],
        "own": [play.latest_of(seat) for seat in seats],
        "clock": (clock.left, clock.played, clock.welcomed, clock.since, clock.began),
        "deadline": play.deadline,
        "turn": (play.turn, play.over, play.closed, play.version, play.latest, play.moved),
        "away": (play.away, play.paused),
        "request": play.request,
        "keys": {key: entry.number for key, entry in play.keys.items()},
        "played": play.played,
        "limits": (play.furthest, play.extras, play.thoughts),
    }


def entries_again(log: list[Entry]) -> list[Entry]:
    return [Entry.of(type("Row", (), entry.row("t"))) for entry in log]  # type: ignore[arg-type]


@given(
    game=st.sampled_from(["relics", "empire", "minos"]),
    bots=st.sampled_from([[None, None], [None, "fair", None], [None, "good"], [None, None, None]]),
    seed=st.sampled_from(["plain", SECRET]),
    lots=st.text("0123456789", min_size=1, max_size=8),
    length=st.integers(1, 160),
)
@settings(max_examples=60)
def test_what_remains_is_the_same_table_as_the_whole_log(
    game: str, bots: list[str | None], seed: str, lots: str, length: int
) -> None:
    whole, again = new(game, seed, bots), new(game, seed, bots)
    log = some_log(whole, Rng(lots), length)
    for _ in again.load(entries_again(log)):
        pass
    assert known(again) == known(whole)
    assert again.news[-1] == whole.news[-1]
    for version, told in enumerate(again.news):
        assert told in ([], whole.news[version])
    rng = Rng("and on")
    for _ in range(10):  # and it goes on in the same way
        if whole.over or whole.turn is None:
            break
        legal = whole.state.actions()
        text = whole.state.game.codec.text(legal[rng.below(len(legal))])
        for play in (whole, again):
            assert play.turn is not None
            play.apply(Entry(play.version + 1, "act", play.turn, text, play.latest))
        assert again.state.digest() == whole.state.digest()


def step(play: Play) -> Step:
    """Act, and take it back if that is allowed: again and again."""
    seat = next((at for at in range(len(play.bots)) if play.history.undo_depth(at)), None)
    if seat is not None:
        return "undo", seat, str(play.undo_to(seat))
    assert play.turn is not None
    return "act", play.turn, play.state.game.codec.text(play.state.actions()[0])


def to_and_fro(play: Play, times: int) -> list[Entry]:
    log = [Entry(1, "start", 0, "", 0)]
    play.apply(log[0])
    for _ in range(times):
        log.append(Entry(play.version + 1, *step(play), 0))
        play.apply(log[-1])
    log[-1].digest = play.state.digest()
    return log


def test_what_was_taken_back_is_not_played(monkeypatch: pytest.MonkeyPatch) -> None:
    log = to_and_fro(new("minos", SECRET, [None, None]), 400)
    remain = sum({"act": 1, "undo": -1}.get(entry.kind, 0) for entry in log)
    assert len(log) > 5 * remain
    acted: list[int] = []
    play = new("minos", SECRET, [None, None])
    act = History.act

    def counted(history: History, action: int) -> list[Event]:
        acted.append(action)
        return act(history, action)

    monkeypatch.setattr(History, "act", counted)
    for _ in play.load(entries_again(log)):
        pass
    assert len(acted) == remain


def test_others_have_their_turn_while_it_is_found_out_what_remains() -> None:
    log = to_and_fro(new("relics", SECRET, [None, None]), 300)
    play = new("relics", SECRET, [None, None])
    reading = play.load(entries_again(log))
    for _ in log:
        next(reading)
    assert play.version == 0, "so far nothing is played, and others had a turn after each entry"
    assert sum(1 for _ in reading) == len(log)
    assert play.version == len(log)


def go_on(play: Play, moves: list[Move]) -> None:
    for move in moves:
        for kind, who, text in plan(play, 0, move):
            play.apply(Entry(play.version + 1, kind, who, text, 0))


def go_to_and_fro(play: Play) -> None:
    for number in range(10_000):
        kind, seat, text = step(play)
        move = Undo(f"{number}", play.version) if kind == "undo" else Act(f"{number}", play.version, text)
        for entry in plan(play, seat, move):
            play.apply(Entry(play.version + 1, *entry, 0))


def test_whoever_only_goes_to_and_fro_is_asked_to_play_on() -> None:
    play = new("minos", SECRET, [None, None])
    play.apply(Entry(1, "start", 0, "", 0))
    with pytest.raises(Refused, match=r"taken back, asked to go back and returned \d+ times: play on first"):
        go_to_and_fro(play)
    assert play.version < 4 * MOST_EXTRAS
    assert play.turn is not None
    plan(play, play.turn, Act("on", play.version, play.state.game.codec.text(play.state.actions()[0])))


@pytest.mark.parametrize("moves", [[Leave("l"), Back("b")], [Ask("a", 0, 0), Decline("d", 0)]])
def test_coming_and_going_or_asking_and_withdrawing_has_an_end_too(moves: list[Move]) -> None:
    play = new("empire", SECRET, [None, None])
    play.apply(Entry(1, "start", 0, "", 0))
    assert play.turn is not None
    play.apply(Entry(2, "act", play.turn, play.state.game.codec.text(play.state.actions()[0]), 0))
    with pytest.raises(Refused, match="play on first"):
        go_on(play, moves * 1_000)


def test_a_log_that_is_full_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    play = new("relics", SECRET, [None, None])
    play.apply(Entry(1, "start", 0, "", 0))
    monkeypatch.setattr("labrys.server.live.play.MOST_ENTRIES", 1)
    assert play.turn is not None
    with pytest.raises(Refused, match="begin a new one"):
        plan(play, play.turn, Act("k", 1, play.state.game.codec.text(play.state.actions()[0])))


def test_others_have_their_turn_while_a_long_log_is_read(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("labrys.server.live.loading.STRETCH_SECONDS", 0.0)
    monkeypatch.setattr("labrys.server.storage.entry.PAGE_ENTRIES", 7)

    async def run() -> None:
        node = Node(Settings(database=url))
        await node.open()
        game = labrys.game("relics")
        anna = await People(node.store).guest("Anna", "en")
        row = table_row(anna, game.new(2, "c"), True, ClockInfo())
        row["status"] = "playing"
        log = to_and_fro(Play(game, {}, row["seed"], [None, None], ClockInfo(), 0), 600)
        seats = chairs(game, anna, [SeatWish("you"), SeatWish("open")])
        table = await node.seating.set_up(row, seats, log)
        loading = asyncio.create_task(node.tables.get(table))
        turns = 0
        while not loading.done():
            await asyncio.sleep(0)
            turns += 1
        assert (await loading).playing().version == len(log)
        assert turns > len(log)
        await node.close()

    asyncio.run(run())
