"""The table of HTTP routes, a request's context, and the OpenAPI document that is made from the table."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request

from labrys.engine.errors import one_of
from labrys.installed import NAME
from labrys.server.people.accounts import Person, signed_in
from labrys.server.protocol.bodies import Fault
from labrys.server.protocol.errors import Refused

LANGUAGES = ("en", "fr")
LONG_LIMITS = ("forks", "replays", "reviews", "uploads")  # limits of what may take long
NAMED = {"type": "string", "pattern": f"^{NAME.pattern}$"}  # a game, also one of a package
QUERY: dict[str, dict[str, Any]] = {
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
    "first": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "count": {"type": "integer", "minimum": 1, "maximum": 100},
    "seats": {"type": "integer", "minimum": 1, "maximum": 16},
    "game": NAMED,
    "level": {
        "type": "string",
        "pattern": "^[a-z][a-z0-9_-]{0,29}$",
    },  # of bots, by their names, or `rival-` and a level
    "result": {"type": "string", "enum": ["won", "lost"]},
    "choices": {"type": "string", "enum": ["yes"]},
    "step": {"type": "integer", "minimum": 0, "maximum": 1_000_000},
    "moment": {"type": "integer", "minimum": 1, "maximum": 100},
}
PARAMETERS: dict[str, dict[str, Any]] = {
    "table": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,24}$"},
    "game": NAMED,
    "seat": {"type": "integer", "minimum": 0, "maximum": 15},
}


@dataclass
class RequestContext:
    """A request as a handler sees it: who sent it, its body and parameters, the cookie to set."""

    request: Request
    person: Person | None
    body: Any = None
    cookie: str | None = None  # the cookie to set; empty to delete it

    @property
    def me(self) -> Person:
        return signed_in(self.person)

    @property
    def table(self) -> str:
        found: str = self.request.path_params["table"]
        return found

    @property
    def lang(self) -> str:
        """The language in the query, or else that of the person who is signed in."""
        found = self.request.query_params.get("lang")
        if found is None:
            return self.person.lang if self.person else "en"
        if found not in LANGUAGES:
            raise Refused("bad", f"the house speaks {' and '.join(LANGUAGES)}: ask for one of them with lang.")
        return found

    def number(self, name: str) -> int | None:
        """A whole number in the query, within its bounds."""
        given = self.request.query_params.get(name)
        return None if given is None else number(name, given, QUERY[name])

    def word(self, name: str) -> str | None:
        """A word in the query, if it is one of those allowed."""
        given, rule = self.request.query_params.get(name), QUERY[name]
        if given is None or given in rule.get("enum", ()):
            return given
        if "enum" in rule or not re.fullmatch(rule["pattern"], given):
            raise Refused("bad", f"{name} is {one_of(rule['enum']) if 'enum' in rule else 'a plain word'}.")
        return given

    @property
    def seat(self) -> int:
        return number("seat", self.request.path_params["seat"], PARAMETERS["seat"])


def number(name: str, given: str, bounds: dict[str, Any]) -> int:
    """What somebody wrote as a number, if it is one within its bounds."""
    written = given.isascii() and given.isdigit() and len(given) < 10
    if not written or not bounds["minimum"] <= int(given) <= bounds["maximum"]:
        raise Refused("bad", f"{name} is a number from {bounds['minimum']} to {bounds['maximum']}.")
    return int(given)


@dataclass(frozen=True)
class ApiRoute:
    """A route: what is sent, what is answered."""

    method: str
    path: str
    does: Callable[[RequestContext], Awaitable[Any]]
    answer: Any
    body: Any = None
    limit: str | None = None  # its name in the table of limits
    raw: str | None = field(default=None)  # the media type of an answer that is not JSON of a struct
    lasting: bool = False  # the same for everybody until the program changes: browsers may cache it
    query: tuple[str, ...] = ()

    @property
    def prompt(self) -> bool:
        """True if a request is short; those that play a whole game through have a queue of their own."""
        return self.limit not in LONG_LIMITS


def openapi(routes: list[ApiRoute], version: str) -> dict[str, Any]:
    """The OpenAPI document of the house."""
    kinds = [Fault, *(route.answer for route in routes if route.answer is not str)]
    kinds += [route.body for route in routes if route.body not in (None, str)]
    unique = list(dict.fromkeys(kinds))
    schemas, parts = msgspec.json.schema_components(unique, ref_template="#/components/schemas/{name}")
    known = dict(zip(unique, schemas, strict=True))
    paths: dict[str, Any] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = operation(route, known)
    info = {"title": "Labrys", "version": version, "description": "The house over HTTP; docs/protocol.md tells more."}
    return {"openapi": "3.1.0", "info": info, "paths": paths, "components": {"schemas": parts}}


def operation(route: ApiRoute, known: dict[Any, Any]) -> dict[str, Any]:
    content = (
        {route.raw: {"schema": {"type": "string"}}}
        if route.raw
        else {"application/json": {"schema": known[route.answer]}}
    )
    fault = {"application/json": {"schema": known[Fault]}}
    responses: dict[str, Any] = {"200": {"description": "done", "content": content}}
    for status in (400, 401, 403, 404, 405, 408, 409, 413, 421, 429, 503):
        responses[str(status)] = {"description": "refused", "content": fault}
    names = re.findall(r"{(\w+)}", route.path)
    parameters: list[dict[str, Any]] = [
        {"name": name, "in": "path", "required": True, "schema": PARAMETERS[name]} for name in names
    ]
    parameters += [{"name": name, "in": "query", "required": False, "schema": QUERY[name]} for name in route.query]
    found: dict[str, Any] = {"summary": (route.does.__doc__ or "").strip(), "responses": responses}
    if route.method != "GET":
        header = {"name": "X-Labrys", "in": "header", "required": True, "schema": {"const": "1"}}
        parameters.append(header)
    if route.body is str:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}
    elif route.body is not None:
        found["requestBody"] = {"required": True, "content": {"application/json": {"schema": known[route.body]}}}
    return {**found, "parameters": parameters}
