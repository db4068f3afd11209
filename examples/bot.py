"""A player in sixty lines: joins a table by its link and plays at random, through the protocol of docs/protocol.md.

    uv run python examples/bot.py http://127.0.0.1:8000/t/TABLE#SEAT-LINK [NAME]

Nothing of Labrys is imported: a bot in any language does the same. It survives cuts of the line and restarts of the
house: it comes back with the version it has, and an action that was not acknowledged is sent again under its id.
"""

import json
import random
import sys
import time
import uuid
from urllib.parse import urlsplit

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect


def take_seat(link: str, name: str) -> tuple[str, str]:
    """Arrive as a guest and sit down; the socket's address and the cookie that says who we are."""
    parts = urlsplit(link)
    base, table = f"{parts.scheme}://{parts.netloc}", parts.path.rsplit("/", 1)[-1]
    with httpx.Client(base_url=base, headers={"X-Labrys": "1"}) as client:
        client.post("/api/people", json={"name": name}).raise_for_status()
        wish = {"link": parts.fragment} if parts.fragment else {}
        client.post(f"/api/tables/{table}/sit", json=wish).raise_for_status()
        cookie = client.cookies["labrys"]
    return f"{base.replace('http', 'ws', 1)}/api/tables/{table}/socket", f"labrys={cookie}"


def play(socket: str, cookie: str) -> list[int]:
    """Play until the game is over; the ranking."""
    waiting: dict[str, object] | None = None  # the action that is not acknowledged yet
    while True:
        try:
            with connect(socket, additional_headers={"Cookie": cookie}) as line:
                line.send(json.dumps({"type": "hello", "words": False}))
                if waiting:
                    line.send(json.dumps(waiting))
                for text in line:
                    message = json.loads(text)
                    if message["type"] == "refused" or (waiting and message.get("id") == waiting["id"]):
                        waiting = None
                    if message["type"] == "update":
                        if "ranking" in message:
                            return list(message["ranking"])
                        if message.get("choices"):
                            action = random.choice(message["choices"])["action"]
                            act = {"type": "act", "version": message["version"], "action": action}
                            waiting = {**act, "id": uuid.uuid4().hex}
                            line.send(json.dumps(waiting))
        except (OSError, WebSocketException):
            time.sleep(0.5)


if __name__ == "__main__":
    print("ranking:", play(*take_seat(sys.argv[1], sys.argv[2] if len(sys.argv) > 2 else "robin")))
