"""How a table begins: a fork is played through before the store hears of it, and what is stored agrees with who sits there."""

import asyncio
from pathlib import Path

import pytest

import labrys
from labrys.engine import Rng
from labrys.server.lobby.first_entries import Beginning, first_entries, table_row
from labrys.server.node import Node
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import Person
from labrys.server.protocol.bodies import Fork, SeatChange, SeatWish
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import ClockInfo

ANNA = Person("anna", "Anna", "en", None, None)


def long_record() -> labrys.Record:
    state, rng = labrys.game("minos").new(4, "0:5eed"), Rng("long")
    while not state.over:
        legal = state.actions()
        state.act(legal[rng.below(len(legal))])
    return labrys.Record.of(state)


def test_the_first_entries_are_the_start_and_what_was_played_already() -> None:
    game, record = labrys.game("minos"), long_record()
    row = table_row(ANNA, game.new(4, "check"), False, ClockInfo())
    row["seed"] = record.seed
    entries = first_entries(game, Beginning.of(row), [None] * 4, list(record.actions[:50]))
    assert [entry.kind for entry in entries] == ["start", *["act"] * 50]
    assert [entry.number for entry in entries] == list(range(1, 52))
    state = record.start(game)
    for action in record.actions[:50]:
        state.act(game.codec.parse(action))
    assert entries[-1].digest == state.digest()


def test_other_content_is_refused() -> None:
    game = labrys.game("minos")
    row = table_row(ANNA, game.new(4, "check"), False, ClockInfo())
    with pytest.raises(Refused, match="other rules now"):
        first_entries(game, Beginning.of({**row, "content": "older"}), [None] * 4, [])


def test_a_seat_that_changes_hands_while_a_fork_starts_is_not_forgotten(tmp_path: Path) -> None:
    async def run() -> None:
        node = Node(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}"))
        await node.store.open()
        people, seating, sequels = node.people, node.seating, node.sequels
        anna = await people.guest("Anna", "en")
        record = long_record()
        source = await sequels.upload(anna, record.text())
        wishes = [SeatWish("you"), *[SeatWish("bot", "random")] * 3]
        fork = await sequels.fork(anna, source, Fork(len(record.actions) - 1, wishes))
        outcomes = await asyncio.gather(
            seating.start(anna, fork),
            seating.set_seat(anna, fork, 1, SeatChange("bot", "strong")),
            return_exceptions=True,
        )
        assert all(outcome is None or isinstance(outcome, Refused) for outcome in outcomes)
        if isinstance(outcomes[0], Refused):
            await seating.start(anna, fork)
        table = await node.tables.get(fork)
        assert table.playing().bots == [chair.bot for chair in table.roster.chairs]
        await node.close()

    asyncio.run(run())
