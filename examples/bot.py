"""A player in sixty lines: joins a table by its link and plays at random, through the protocol of docs/protocol.md.

    uv run python examples/bot.py http://127.0.0.1:8000/t/TABLE#SEAT-LINK [NAME]

Nothing of Labrys is imported: a bot in any language does the same. It survives cuts of the line and restarts of the
house: an action that was not acknowledged, or not stored for now, is sent again under its id.
"""

import json
import random
import sys
import time
from urllib.parse import urlsplit
from uuid import uuid4

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

HELLO = {"type": "hello", "words": False}


def take_seat(link: str, name: str) -> tuple[str, str]:
    """Arrive as a guest and sit down; the socket's address and the cookie that says who we are."""
    parts = urlsplit(link)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    with httpx.Client(base_url=base, headers={"X-Labrys": "1"}, timeout=60) as client:
        client.post("/api/people", json={"name": name}).raise_for_status()
        wish = {"link": parts.fragment} if parts.fragment else {}
        client.post(f"/api/tables/{table}/sit", json=wish).raise_for_status()
        return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", f"labrys={client.cookies['labrys']}"


def play(socket: str, cookie: str) -> list[int]:
    """Play until the game is over; the ranking."""
    waiting: dict[str, object] | None = None  # the action that is not acknowledged yet
    while True:
        try:
            with connect(socket, additional_headers={"Cookie": cookie}) as line:
                for said in (HELLO, waiting, HELLO) if waiting else (HELLO,):  # the last shows what came of it
                    line.send(json.dumps(said))
                for message in map(json.loads, line):
                    if message.get("code") in ("storage", "rate"):
                        raise OSError(message["text"])  # wait, come back, send the same again
                    if message.get("code", "stale") != "stale" or message.get("status") == "closed":
                        sys.exit(message.get("text", "this table was closed"))
                    if waiting and message.get("id") == waiting["id"]:
                        waiting = None  # done; or stale, and an update follows
                    if "ranking" in message:
                        return list(message["ranking"])
                    if message.get("choices") and not waiting:
                        action = random.choice(message["choices"])["action"]
                        waiting = {"type": "act", "id": uuid4().hex, "version": message["version"], "action": action}
                        line.send(json.dumps(waiting))
        except (OSError, WebSocketException):
            time.sleep(0.5)


if __name__ == "__main__":
    print("ranking:", play(*take_seat(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "robin")))
