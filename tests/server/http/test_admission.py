"""Which sockets are let in, and what those are told that are not."""

import json
import socket

from websockets.sync.client import connect

from tests.server.houses import PATIENCE_SECONDS, House
from tests.server.http.test_attacks import running


def test_a_socket_from_another_site_is_cut(here: House) -> None:
    anna, _, table = running(here)
    path = f"/api/tables/{table}/socket"
    for other in ("https://evil.example", "http://["):
        with here.dial(path, anna.cookie, other) as socket:
            assert json.loads(socket.recv(PATIENCE_SECONDS))["code"] == "forbidden"
    with here.dial(path, anna.cookie, here.url) as socket:
        socket.send(json.dumps({"type": "hello"}))
        assert json.loads(socket.recv(PATIENCE_SECONDS))["type"] == "table"


def test_a_socket_under_another_name_is_cut(here: House) -> None:
    way = socket.create_connection(("127.0.0.1", here.port), PATIENCE_SECONDS)
    with connect("ws://evil.example/api/me/socket", sock=way) as line:
        assert json.loads(line.recv(PATIENCE_SECONDS))["code"] == "host"
