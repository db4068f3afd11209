"""Of one address a few requests are worked on at a time, and nobody from elsewhere waits for the others."""

import asyncio
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Route

from labrys.server.http.app import Application
from labrys.server.http.routes import ApiRoute, RequestContext
from labrys.server.limits.concurrency import REQUESTS_AT_ONCE, Concurrency
from labrys.server.ops.settings import Settings
from labrys.server.protocol.bodies import Done


async def settle() -> None:
    """Everybody goes as far as they can."""
    for _ in range(20):
        await asyncio.sleep(0)


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
        door, app = Application(Settings(database=f"sqlite+aiosqlite:///{tmp_path / 'h.db'}")), Starlette()
        begun: list[str] = []
        go_on = asyncio.Event()

        async def slow(visit: RequestContext) -> Done:
            """Takes its time."""
            assert visit.request.client is not None
            begun.append(visit.request.client.host)
            await go_on.wait()
            return Done()

        async def knock(host: str, path: str) -> int:
            way = httpx.ASGITransport(app, client=(host, 1))
            async with httpx.AsyncClient(transport=way, base_url="http://127.0.0.1") as client:
                return (await client.get(path)).status_code

        async with door.lifespan(app):
            for path, limit in (("/api/slow", None), ("/api/long", "replays")):
                answer = door.checked(path, door.endpoint({"GET": ApiRoute("GET", path, slow, Done, limit=limit)}))
                app.router.routes.append(Route(path, answer))
            knocks = [asyncio.create_task(knock("10.0.0.1", "/api/slow")) for _ in range(3 * REQUESTS_AT_ONCE)]
            while len(begun) < REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            await settle()
            knocks.append(asyncio.create_task(knock("10.0.0.2", "/api/slow")))
            while len(begun) == REQUESTS_AT_ONCE:
                await asyncio.sleep(0)
            assert begun == ["10.0.0.1"] * REQUESTS_AT_ONCE + ["10.0.0.2"]
            knocks.append(asyncio.create_task(knock("10.0.0.1", "/api/long")))  # which has a line of its own
            while len(begun) == REQUESTS_AT_ONCE + 1:
                await asyncio.sleep(0)
            go_on.set()
            assert await asyncio.gather(*knocks) == [200] * len(knocks)
            assert len(begun) == len(knocks)

    asyncio.run(run())
