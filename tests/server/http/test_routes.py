"""The parameters of the HTTP API as they are read, and as the OpenAPI document describes them."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from labrys.server.http.routes import ApiRoute, RequestContext, openapi
from labrys.server.protocol.bodies import Done
from labrys.server.protocol.errors import Refused


def asked(query: str) -> RequestContext:
    return RequestContext(Request({"type": "http", "query_string": query.encode(), "headers": []}), None)


@pytest.mark.parametrize("name", ["pig", "my_nim", "a2", "x" * 20])
def test_lists_can_be_asked_for_every_name_that_a_package_may_give_its_game(name: str) -> None:
    assert asked(f"game={name}").word("game") == name


@pytest.mark.parametrize("level", ["strong", "holdat", "my_bot2", "rival-easy", "people"])
def test_games_can_be_asked_for_by_every_company(level: str) -> None:
    assert asked(f"level={level}").word("level") == level


@pytest.mark.parametrize(
    ("name", "given"), [("game", "../x"), ("game", "x" * 21), ("level", "a b"), ("result", "both")]
)
def test_other_words_are_refused(name: str, given: str) -> None:
    with pytest.raises(Refused, match=f"^{name} is "):
        asked(f"{name}={given}").word(name)


@pytest.mark.parametrize(("given", "read"), [("1", 1), ("100", 100)])
def test_a_number_is_read_within_its_bounds(given: str, read: int) -> None:
    assert asked(f"count={given}").number("count") == read


@pytest.mark.parametrize("given", ["0", "101", "-1", "1.5", "", "ten", "٣", "9" * 30])
def test_other_numbers_are_refused_with_the_bounds(given: str) -> None:
    with pytest.raises(Refused, match="count is a number from 1 to 100"):
        asked(f"count={given}").number("count")


def test_what_was_not_given_is_none_and_the_language_is_english() -> None:
    context = asked("")
    assert (context.number("count"), context.word("game"), context.lang) == (None, None, "en")
    with pytest.raises(Refused, match="ask for one of them"):
        assert asked("lang=de").lang


def test_the_document_describes_a_route_with_its_parameters_and_the_header_that_changes_need() -> None:
    async def close(context: RequestContext) -> Done:
        """Close it."""
        return Done()

    route = ApiRoute("POST", "/api/tables/{table}/close", close, Done, query=("lang",))
    found = openapi([route], "1")["paths"]["/api/tables/{table}/close"]["post"]
    assert found["summary"] == "Close it."
    named = {(part["name"], part["in"], part["required"]) for part in found["parameters"]}
    assert named == {("table", "path", True), ("lang", "query", False), ("X-Labrys", "header", True)}
