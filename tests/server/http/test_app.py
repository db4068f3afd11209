"""What every answer has, whichever route it comes from."""

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.houses import Guest, House, Line


def test_every_answer_has_strict_headers(here: House) -> None:
    for path in ("/", "/t/x", "/api/me", "/api/house", "/healthz", "/metrics", "/nowhere", "/plain.css"):
        headers = here.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_errors_tell_nothing_of_the_inside(here: House) -> None:
    anna = Guest(here)
    for path in ("/api/tables/%ff", "/api/tables/x/seats/9/link", "/api/nowhere", "/%2e%2e/etc/passwd"):
        answer = anna.http.post(path, content=b'{"a":')
        assert answer.status_code in (400, 401, 403, 404, 405)
        assert "Traceback" not in answer.text
        assert "/src/" not in answer.text


def test_a_closed_port_of_the_protocol_is_no_page(here: House) -> None:
    with pytest.raises(InvalidStatus):
        Line(here, "x/y", None)
