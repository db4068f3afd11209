"""People's games: names stay away, a strong player is not taken for a strong seat, and a strong seat is seen all the same."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from sqlalchemy import Connection, insert

from labrys.cli.main import house as commands
from labrys.engine import BadSetting, LabrysError, Perspective, Record, Rng
from labrys.house import game
from labrys.lab.arena import Played
from labrys.lab.estimates import shares_of
from labrys.lab.report.people import Judged, SeatedRecord, judged, strengths_of, with_chances
from labrys.server.storage import schema
from labrys.server.storage.store import Store

PLAYERS = 12


def games_of_people(edge: float, count: int = 600) -> list[Played]:
    """Two of twelve at a table; one half of them wins three times as often, and more often sits in the first seat."""
    lots = Rng("people")
    found = []
    for index in range(count):
        strong, weak = lots.below(PLAYERS // 2), PLAYERS // 2 + lots.below(PLAYERS // 2)
        first_strong = lots.below(5) > 0
        seating = [strong, weak] if first_strong else [weak, strong]
        odds = (3.0 if first_strong else 1 / 3) * (1 + edge)
        won = lots.below(10_000) / 10_000 < odds / (1 + odds)
        ranks = [1, 2] if won else [2, 1]
        found.append(Played(index, 0, "", seating, ranks, [0, 0], 1, None, ""))
    return found


def first_seat(games: list[Judged]) -> tuple[float, bool]:
    share = shares_of([played.shares[0] for played in games], None, 0.5)
    return share.value, share.clear


def test_a_seat_where_strong_players_sit_is_not_called_strong() -> None:
    games = games_of_people(0.0)
    raw = shares_of([played.shares[0] for played in games], None, 0.5)
    assert raw.value > 0.6
    assert raw.clear
    value, clear = first_seat(with_chances(games, PLAYERS))
    assert not clear
    assert abs(value - 0.5) < 0.06


def test_a_strong_seat_is_seen_beyond_who_sat_there() -> None:
    value, clear = first_seat(with_chances(games_of_people(1.5), PLAYERS))
    assert clear
    assert value > 0.56


def test_shares_of_a_table_are_one_in_all_and_each_game_is_judged_by_others() -> None:
    games = with_chances(games_of_people(0.0, 50), PLAYERS)
    for played in games:
        assert sum(played.shares) == pytest.approx(1)
        assert sum(played.chances) == pytest.approx(1)
        assert played.won == [float(rank == 1) for rank in played.ranks]
    turned = games_of_people(0.0, 50)
    turned[7] = Played(**{**vars(turned[7]), "ranks": turned[7].ranks[::-1]})
    assert with_chances(turned, PLAYERS)[7].chances == games[7].chances  # its own result does not speak
    assert with_chances(turned, PLAYERS)[8].chances != games[8].chances


def test_strengths_order_players_and_few_games_stay_near_the_middle() -> None:
    elo = strengths_of(games_of_people(0.0), PLAYERS + 1)
    assert min(elo[: PLAYERS // 2]) > max(elo[PLAYERS // 2 : PLAYERS])
    assert elo[PLAYERS] == pytest.approx(0, abs=1)  # never played
    once = strengths_of(games_of_people(0.0, 1), PLAYERS)
    assert max(map(abs, once)) < 150


def played_record(seed: str, seats: int = 2) -> Record:
    state = game("relics").new(seats, seed, round_limit=4)
    lots = Rng(seed)
    while not state.over:
        actions = Perspective(state).actions
        state.act(actions[lots.below(len(actions))])
    return Record.of(state)


async def keep(url: str, records: list[tuple[Record, list[tuple[str, str | None]]]]) -> None:
    """Finished games in a house's database, as a server keeps them."""
    store = Store(url)
    await store.open(serve=False)
    names = sorted({who for _, chairs in records for kind, who in chairs if kind == "person" and who is not None})
    people = [{"id": name, "name": f"Name of {name}", "lang": "en", "created": 1} for name in ["owner", *names]]
    rows: list[tuple[Any, list[dict[str, Any]]]] = [(schema.people, people)]
    for number, (record, chairs) in enumerate(records):
        table = f"T{number:03}"
        about = {
            "id": table, "game": record.game, "content": record.content, "options": json.dumps(record.options),
            "clock": "{}", "seed": record.seed, "status": "over", "public": True, "owner": "owner", "created": number,
        }  # fmt: skip
        seats = [
            {
                "table": table, "seat": seat, "kind": kind, "name": f"Name of {who}",
                "person": who if kind == "person" else None, "bot": who if kind == "bot" else None,
            }
            for seat, (kind, who) in enumerate(chairs)
        ]  # fmt: skip
        entries = [
            {"table": table, "number": at, "kind": "act", "seat": 0, "text": action, "at": 5, "digest": record.digest}
            for at, action in enumerate(record.actions, 1)
        ]
        rows += [(schema.tables, [about]), (schema.seats, list(seats)), (schema.entries, list(entries))]

    def job(connection: Connection) -> None:
        for table, values in rows:
            connection.execute(insert(table), values)

    await store.write(job)
    await store.close()


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A house with twelve finished games for two, one for three, one of old content, one that somebody left."""
    found = f"sqlite:///{tmp_path_factory.mktemp('house') / 'house.db'}"
    who = ["anna", "bruno", "clara"]
    kept: list[tuple[Record, list[tuple[str, str | None]]]] = [
        (played_record(f"g{n}"), [("person", who[n % 3]), ("person", who[(n + 1) % 3]) if n % 2 else ("bot", "easy")])
        for n in range(12)
    ]
    kept.append((played_record("three", 3), [("person", name) for name in who]))
    old = played_record("old")
    kept.append((Record(**{**vars(old), "content": "0"}), [("person", "anna"), ("person", "bruno")]))
    asyncio.run(keep(found, kept))
    return found


def test_the_report_of_a_house_has_no_names_and_says_what_it_left_out(url: str, tmp_path: Path) -> None:
    page = tmp_path / "house.html"
    args = ["lab", "report", "relics", "--house", "--database", url, "--out", str(page)]
    done = CliRunner().invoke(commands, args, catch_exceptions=False)
    assert done.output.startswith("12 games of Relics by 3 people and bots")
    text = page.read_text(encoding="utf-8")
    told = "".join(path.read_text(encoding="utf-8") for path in (tmp_path / "house-numbers").glob("*.csv"))
    for secret in ("anna", "bruno", "clara", "Name of", "T001", "g1"):
        assert secret not in text
        assert secret not in told
    assert "skill taken into account" in text
    assert "Who plays, and how much skill tells" in text
    assert "1 of other content" in text
    assert "1 at tables of other sizes or with other options" in text
    assert "<script" not in text
    again = tmp_path / "again.html"
    CliRunner().invoke(commands, [*args[:-1], str(again)], catch_exceptions=False)
    assert again.read_bytes() == page.read_bytes()


def test_the_games_of_a_house_are_those_that_were_played() -> None:
    records = [played_record(f"x{n}") for n in range(4)]
    games, house, options = judged(
        game("relics"), [SeatedRecord(record, ("person 1", f"person {n + 2}")) for n, record in enumerate(records)]
    )
    assert options["round_limit"] == 4
    assert house.people == 5
    for record, played in zip(records, games, strict=True):
        end = record.replay(game("relics"))
        assert (played.ranks, played.scores, played.decisions) == (end.ranking(), end.scores(), end.steps)
        assert played.seed == ""


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["empire"], "there is no finished game of empire to report: finish some at its tables first"),
        (
            ["relics", "--seats", "4"],
            "there is no finished game of relics to report (left out: 1 of other content): it has games of 2, 3 seats",
        ),
        (["relics", "--bots", "greedy,greedy"], "--house plays nothing: leave out --bots"),
    ],
)
def test_a_house_without_such_games_says_so_and_writes_nothing(
    url: str, tmp_path: Path, args: list[str], sentence: str
) -> None:
    page = tmp_path / "page.html"
    with pytest.raises(LabrysError) as refused:
        commands.main(["lab", "report", *args, "--house", "--database", url, "--out", str(page)], standalone_mode=False)
    assert sentence in str(refused.value)
    assert not page.exists()


def test_a_house_that_is_not_there_is_said(tmp_path: Path) -> None:
    args = ["lab", "report", "relics", "--house", "--database", f"sqlite:///{tmp_path / 'none.db'}"]
    with pytest.raises(LabrysError):
        commands.main([*args, "--out", str(tmp_path / "page.html")], standalone_mode=False)
    with pytest.raises(BadSetting, match="--database goes with --house"):
        commands.main(["lab", "report", "relics", "--database", "sqlite:///x"], standalone_mode=False)
