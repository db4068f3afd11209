"""Of one address a few requests are worked on at a time, and nobody from elsewhere waits for the others."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.routing import Route

from labrys.server.http.app import Application
from labrys.server.http.routes import ApiRoute, RequestContext
from labrys.server.limits import rates
from labrys.server.limits.concurrency import REQUESTS_AT_ONCE, Concurrency
from labrys.server.ops.settings import Settings
from labrys.server.people.accounts import COOKIE, People, Person
from labrys.server.protocol.bodies import Done


async def settle() -> None:
    """Everybody goes as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


@asynccontextmanager
async def opened(folder: Path, **settings: float) -> AsyncIterator[tuple[Application, Starlette]]:
    url = f"sqlite+aiosqlite:///{folder / 'h.db'}"
    house, app = Application(Settings(database=url, eager=False, **settings)), Starlette()  # type: ignore[arg-type]
    async with house.lifespan(app):
        yield house, app


async def knock(app: Starlette, host: str, path: str) -> int:
    """The status of an answer to somebody from an address."""
    way, cookies = httpx.ASGITransport(app, client=(host, 1)), {COOKIE: "a cookie"}
    async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1", cookies=cookies) as client:
        return (await client.get(path)).status_code


def test_a_few_of_an_address_have_their_turn_and_the_next_comes_when_one_is_done() -> None:
    async def run() -> None:
        turns = Concurrency(2)
        inside: list[str] = []
        leave = {name: asyncio.Event() for name in ("a1", "a2", "a3", "a4", "b1")}

        async def visit(name: str) -> None:
            async with turns.turn(name[0]):
                inside.append(name)
                await leave[name].wait()
                inside.remove(name)

        visits = {name: asyncio.create_task(visit(name)) for name in leave}
        await settle()
        assert inside == ["a1", "a2", "b1"]
        visits["a3"].cancel()  # who goes away while waiting is not waited for
        leave["a1"].set()
        await settle()
        assert inside == ["a2", "b1", "a4"]
        for event in leave.values():
            event.set()
        await asyncio.gather(*visits.values(), return_exceptions=True)
        assert not turns.present
        assert not turns.rooms, "nobody is remembered who is not there"

    asyncio.run(run())


def test_many_requests_from_one_address_are_worked_on_a_few_at_a_time(tmp_path: Path) -> None:
    async def run() -> None:
        begun: list[str] = []
        go_on = asyncio.Event()

        async def slow(visit: RequestContext) -> Done:
            """Takes its time."""
            assert visit.request.client is not None
            begun.append(visit.request.client.host)
            await go_on.wait()
            return Done()

        async with opened(tmp_path) as (house, app):
            for path, limit in (("/api/slow", None), ("/api/long", "replays")):
                answer = house.checked(path, house.endpoint({"GET": ApiRoute("GET", path, slow, Done, limit=limit)}))
                app.router.routes.append(Route(path, answer))
            knocks = [asyncio.create_task(knock(app, "10.0.0.1", "/api/slow")) for _ in range(3 * REQUESTS_AT_ONCE)]
            while len(begun) < REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            await settle()
            knocks.append(asyncio.create_task(knock(app, "10.0.0.2", "/api/slow")))
            while len(begun) == REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            assert begun == ["10.0.0.1"] * REQUESTS_AT_ONCE + ["10.0.0.2"]
            knocks.append(asyncio.create_task(knock(app, "10.0.0.1", "/api/long")))  # which has a line of its own
            while len(begun) == REQUESTS_AT_ONCE + 1:
                await asyncio.sleep(0)
            go_on.set()
            assert await asyncio.gather(*knocks) == [200] * len(knocks)
            assert len(begun) == len(knocks)

    asyncio.run(run())


def test_who_sent_it_is_looked_up_for_a_few_requests_of_one_address_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or whoever comes from elsewhere would wait until the database has told who all of them are."""

    async def run() -> None:
        begun: list[str | None] = []
        go_on = asyncio.Event()

        async def slow(self: People, cookie: str | None) -> Person | None:
            begun.append(cookie)
            await go_on.wait()
            return None

        monkeypatch.setattr(People, "of_cookie", slow)
        async with opened(tmp_path) as (_, app):
            knocks = [asyncio.create_task(knock(app, "10.0.0.1", "/api/records")) for _ in range(60)]
            while len(begun) < REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            await settle()
            assert len(begun) == REQUESTS_AT_ONCE
            knocks.append(asyncio.create_task(knock(app, "10.0.0.2", "/api/records")))
            while len(begun) == REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            go_on.set()
            assert await asyncio.gather(*knocks) == [200] * len(knocks)

    asyncio.run(run())


def test_who_comes_too_often_cannot_make_the_house_say_so_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rates, "REFUSAL_DELAY_SECONDS", 3600)

    async def run() -> None:
        async with opened(tmp_path, visits=0.01) as (_, app):
            tasks = [asyncio.create_task(knock(app, "10.0.0.1", "/api/me")) for _ in range(20)]
            done, held = await asyncio.wait(tasks, timeout=0)
            while len(done) < 5:
                done, held = await asyncio.wait(tasks, timeout=0.01)
            await settle()
            assert await knock(app, "10.0.0.2", "/api/me") == 401
            assert len(held) == 15
            assert not any(task.done() for task in held), "they wait to be told"
            assert [task.result() for task in done] == [401] * 5
            for task in held:
                task.cancel()
            await asyncio.gather(*held, return_exceptions=True)

    asyncio.run(run())


def test_an_open_house_has_loaded_every_game_and_its_words(tmp_path: Path) -> None:
    """Whoever asks for one first would hold all others up for a fifth of a second."""
    script = f"""
import asyncio, sys
from starlette.applications import Starlette
from labrys import house
from labrys.server.http.app import Application
from labrys.server.lobby.game_sheets import sheet
from labrys.server.ops.settings import Settings

async def run():
    async with Application(Settings(database="sqlite+aiosqlite:///{tmp_path / "h.db"}")).lifespan(Starlette()):
        loaded, cached = set(sys.modules), sheet.cache_info().currsize
        for name in house.games():
            for lang in ("en", "fr"):
                sheet(name, lang)
                house.game(name).voice.bundle(lang)
        assert sheet.cache_info().currsize == cached == 2 * len(house.games())
        assert set(sys.modules) == loaded

asyncio.run(run())
"""
    subprocess.run([sys.executable, "-c", script], check=True)
