"""The Starlette application: routes, errors, cookies and security headers around the handlers."""

from __future__ import annotations

import gzip
import hashlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from typing import Any

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import labrys
from labrys.engine import LabrysError
from labrys.server.http import assets, guard, plain_page
from labrys.server.http.admission import Admission
from labrys.server.http.handlers import Api
from labrys.server.http.routes import ApiRoute, RequestContext, openapi
from labrys.server.http.table_socket import TableSockets
from labrys.server.http.turn_socket import TurnSockets
from labrys.server.limits.addresses import address, network
from labrys.server.limits.concurrency import Concurrency
from labrys.server.limits.fair_turns import FairTurns
from labrys.server.limits.open_connections import OpenConnections
from labrys.server.limits.open_files import socket_room
from labrys.server.live.games import title
from labrys.server.lobby.game_sheets import load_everything
from labrys.server.lobby.shares import SharedMoment
from labrys.server.node import Node
from labrys.server.ops import garbage, logs, threads
from labrys.server.ops.logs import log
from labrys.server.ops.settings import Settings
from labrys.server.ops.shared import Shared
from labrys.server.people.accounts import COOKIE
from labrys.server.protocol.bodies import Fault
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.text import check_text

YEAR_SECONDS = 365 * 24 * 3600
Endpoint = Callable[[Request], Awaitable[Response]]
PAGE_ROUTES = ("/t/{table}", "/me", "/games/{game}", "/rules/{game}", "/tables", "/settings")
SHARED_ROUTES = ("/t/{table}/replay", "/t/{table}/review")  # their links show a picture where they are sent
FILES = ("/icon.svg", "/manifest.webmanifest")
ASSETS = "/assets/{path:path}"
UNLIMITED = ("/healthz", "/metrics", ASSETS, *FILES)  # not limited: a whole class may load the page from one address


class SecurityHeaders:
    """The outermost layer: security headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.fixed = [(name.encode(), value.encode()) for name, value in guard.HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.fixed]
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


class InTurn:
    """What comes from one address begins one after the other, however it comes: others' come between."""

    def __init__(self, app: ASGIApp, turns: FairTurns) -> None:
        self.app = app
        self.turns = turns

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan":
            await self.turns.turn(network(scope["client"][0]) if scope["client"] else "?")
        await self.app(scope, receive, send)


class Application:
    """Puts routes, pages and sockets together, and wraps every endpoint in checks, error handling and metrics."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.names = guard.HostNames(settings.address, settings.hosts)
        self.open_sockets = OpenConnections(settings.sockets, socket_room())
        self.lookups, self.turns = Concurrency(), Concurrency()
        self.beginnings = FairTurns(share=0)

    @asynccontextmanager
    async def lifespan(self, app: Starlette) -> AsyncIterator[dict[str, Any]]:
        if self.settings.eager:
            load_everything()
        self.node = Node(self.settings)
        await self.node.open()
        self.people = self.node.people
        self.well = Shared(self.prove)
        api = Api(self.node)
        routes = api.routes()
        self.document = msgspec.json.encode(openapi(routes, labrys.__version__))
        app.router.routes.extend(self.routes(routes))
        log.info("open", games=len(labrys.games()), postgres=not self.node.store.single_node)
        try:
            async with garbage.calm():
                with threads.heard_soon():
                    yield {"limits": self.node.limits, "turns": FairTurns()}  # connections have no other way to them
        finally:
            await self.node.close()
            log.info("closed")

    def routes(self, routes: list[ApiRoute]) -> list[Route | WebSocketRoute]:
        plain: dict[str, Endpoint] = {
            "/": self.front,
            "/door": self.plain,
            "/plain.css": self.style,
            ASSETS: self.asset,
            **dict.fromkeys(FILES, self.asset),
            **dict.fromkeys(PAGE_ROUTES, self.page),
            **dict.fromkeys(SHARED_ROUTES, self.shared_page),
            "/healthz": self.health,
            "/metrics": self.measure,
            "/api/openapi.json": self.openapi,
        }
        found: list[Route | WebSocketRoute] = [
            Route(path, self.checked(path, endpoint), methods=["GET"]) for path, endpoint in plain.items()
        ]
        by_path: dict[str, dict[str, ApiRoute]] = {}
        for route in routes:
            by_path.setdefault(route.path, {})[route.method] = route
        for path, methods in by_path.items():
            found.append(Route(path, self.checked(path, self.endpoint(methods)), methods=list(methods)))
        admission = Admission(self.node, self.names, self.open_sockets, self.lookups, self.beginnings)
        sockets = TableSockets(self.node, admission).serve
        found.append(WebSocketRoute("/api/tables/{table}/socket", sockets))
        desks = TurnSockets(self.node, admission).serve
        found.append(WebSocketRoute("/api/me/socket", desks))
        return found

    # ---- around every request

    def checked(self, route: str, endpoint: Endpoint) -> Endpoint:
        """Wrap an endpoint in checks, error handling, metrics and logging. Logs name routes, never whole addresses."""

        async def answer(request: Request) -> Response:
            began = time.perf_counter()
            try:
                if route != "/healthz":  # monitoring may use a host name of its own
                    guard.check_host(request.headers, self.names)
                if route not in UNLIMITED:
                    await self.node.limits.let_in(address(request))
                response = await endpoint(request)
            except LabrysError as error:
                response = refusal(error)
                self.node.metrics.refusals.labels(error.code if isinstance(error, Refused) else "bad").inc()
            except Exception as error:
                self.node.metrics.faults.inc()
                log.error("request failed", route=route, fault=type(error).__name__, exc_info=True)
                response = fault(500, "fault", "the house made a mistake; it is noted.")
            self.node.metrics.requests.labels(route, str(response.status_code)).inc()
            spent = round((time.perf_counter() - began) * 1000, 1)
            log.debug("request", method=request.method, route=route, status=response.status_code, ms=spent)
            return response

        return answer

    def endpoint(self, methods: dict[str, ApiRoute]) -> Endpoint:
        async def serve(request: Request) -> Response:
            route = methods.get(request.method) or methods["GET"]
            if route.method != "GET":
                guard.check_csrf(request, self.settings.address)
            async with self.lookups.turn(address(request)):
                person = await self.people.of_cookie(request.cookies.get(COOKIE))
            context = RequestContext(request, person)
            if person is not None:
                self.node.addresses.note(person.id, address(request))
            if route.limit is not None:
                self.node.limits.take(route.limit, address(request), person.id if person else None)
            if route.body is not None:
                context.body = await read_body(request, route, self.settings.request_seconds)
            async with self.turns.turn(address(request)) if route.prompt else nullcontext():
                found = await route.does(context)
            content = (
                found
                if isinstance(found, bytes)
                else found.encode()
                if isinstance(found, str)
                else msgspec.json.encode(found)
            )
            if route.lasting:
                return lasting(request, content)
            response = Response(content, media_type=route.raw or "application/json")
            response.headers["cache-control"] = "no-store"
            self.set_cookie(request, response, context.cookie)
            return response

        return serve

    def set_cookie(self, request: Request, response: Response, token: str | None) -> None:
        secure = request.scope["scheme"] == "https" or self.settings.address.startswith("https:")
        if token == "":
            response.delete_cookie(COOKIE, secure=secure, httponly=True, samesite="lax")
        elif token is not None:
            value = self.people.cookie(token)
            response.set_cookie(COOKIE, value, max_age=YEAR_SECONDS, secure=secure, httponly=True, samesite="lax")

    # ---- the plain pages

    async def page(self, request: Request) -> Response:
        """The browser's page, which finds its screen by the address; if it was not built, a page on how to join otherwise."""
        found = assets.answer(request, "index.html")
        return found or HTMLResponse(plain_page.table_page(f"{self.settings.address}/t/…", spoken(request)))

    async def shared_page(self, request: Request) -> Response:
        """The page, with what a chat shows of its address in its head."""
        if not assets.built():
            return await self.page(request)
        context = RequestContext(request, None)
        screen = request.scope["path"].rsplit("/", 1)[-1]
        try:
            sight, moment = SharedMoment(context.number("step"), context.number("seat")), context.number("moment")
            self.node.limits.take("replays", address(request))
            tags = await self.node.shares.tags(context.table, screen, sight, moment, spoken(request))
        except Refused:  # the page itself tells what is wrong with an address
            tags = ""
        html = assets.text("index.html").replace("</head>", f"{tags}</head>", 1)
        return HTMLResponse(html, headers={"cache-control": "no-cache", "vary": "accept-language"})

    async def asset(self, request: Request) -> Response:
        found = assets.answer(request, request.scope["path"].lstrip("/"))
        if found is None:
            raise Refused("unknown", "there is no such file: load the page anew.")
        return found

    async def front(self, request: Request) -> Response:
        return await (self.page(request) if assets.built() else self.plain(request))

    async def plain(self, request: Request) -> Response:
        """The plain front page, which needs no script."""
        lang = spoken(request)
        open_to_all = await self.node.lists.lobby(lang)
        tables = [(title(brief.game, lang), f"{self.settings.address}/t/{brief.id}") for brief in open_to_all]
        found = plain_page.front_page(self.settings.address, tables, assets.built(), lang)
        return HTMLResponse(found, headers={"vary": "accept-language"})

    async def style(self, request: Request) -> Response:
        return Response(plain_page.STYLE, media_type="text/css")

    async def health(self, request: Request) -> Response:
        await self.well.get()
        return JSONResponse({"status": "ok", "version": labrys.__version__})

    async def prove(self) -> None:
        """Can the house read and store? Found out once for all who ask at the same time."""
        await self.node.store.current()
        await self.node.store.prove()

    async def measure(self, request: Request) -> Response:
        guard.check_measuring(request, self.settings.metrics_token)
        return Response(generate_latest(self.node.metrics.registry), media_type=CONTENT_TYPE_LATEST)

    async def openapi(self, request: Request) -> Response:
        return Response(self.document, media_type="application/json")


def spoken(request: Request) -> str:
    """The language that a browser prefers."""
    return plain_page.language(request.headers.get("accept-language", ""))


async def read_body(request: Request, route: ApiRoute, seconds: float) -> Any:
    if route.body is str:
        try:
            return (await guard.body(request, guard.LARGE_BYTES, seconds)).decode()
        except UnicodeDecodeError:
            raise Refused("bad", "this is not text: send a record.") from None
    raw = await guard.body(request, guard.SMALL_BYTES, seconds)
    try:
        found = msgspec.json.decode(raw, type=route.body)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad", f"the request cannot be read: {error}.") from None
    check_text(msgspec.to_builtins(found))
    return found


def lasting(request: Request, content: bytes) -> Response:
    """An answer that changes only with the program: compressed, and 304 for a client that has it already."""
    tag = f'"{hashlib.blake2b(content, digest_size=12).hexdigest()}"'
    headers = {"etag": tag, "cache-control": "no-cache", "vary": "accept-encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        content = gzip.compress(content, 6, mtime=0)
    return Response(content, headers=headers, media_type="application/json")


def refusal(error: LabrysError) -> Response:
    if isinstance(error, Refused):
        response = fault(error.status, error.code, str(error))
        if error.code == "late":
            response.headers["connection"] = "close"  # whatever still comes is not waited for
        return response
    return fault(400, "bad", str(error))


def fault(status: int, code: str, text: str) -> Response:
    return Response(msgspec.json.encode(Fault(code, text)), status, media_type="application/json")


async def not_found(request: Request, error: Exception) -> Response:
    """Answers wrong addresses and methods in the form of every other refusal."""
    status = error.status_code if isinstance(error, HTTPException) else 500
    if (
        status == 404
        and "text/html" in request.headers.get("accept", "")
        and not request.scope["path"].startswith("/api/")
    ):
        if (page_of_house := assets.answer(request, "index.html")) is not None:
            page_of_house.status_code = 404
            return page_of_house
    text = {404: "there is nothing here: check the address.", 405: "this cannot be done here."}
    response = fault(status, "unknown", text.get(status, "this cannot be answered."))
    if isinstance(error, HTTPException) and error.headers:
        response.headers.update(error.headers)
    return response


def make_app(settings: Settings) -> ASGIApp:
    """The application for a server."""
    application = Application(settings)
    handlers = {HTTPException: not_found, Exception: not_found}
    app = Starlette(lifespan=application.lifespan, exception_handlers=handlers)
    return InTurn(SecurityHeaders(app), application.beginnings)


def from_environment() -> ASGIApp:
    """The application of one worker."""
    settings = Settings.from_environment()
    logs.set_up(level=settings.log_level)
    return make_app(settings)
