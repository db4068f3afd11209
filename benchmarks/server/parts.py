"""What one move costs the server, part by part, without sockets and storage.

uv run --extra dev python -m benchmarks.server.parts [GAME]
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from typing import Any

import msgspec

import labrys
from labrys.engine import Rng
from labrys.server.http.table_socket import DECODER
from labrys.server.live.play import Play
from labrys.server.live.showing import Showing, Viewpoint
from labrys.server.protocol.messages import Ack, ClockInfo, Update
from labrys.server.storage.entry import Entry

NAMES = ["Anna", "Bruno"]


def measure(name: str, moves: int = 3000) -> dict[str, float]:
    """Microseconds of processor time for each part of a move at a table of two with both looking on, in words."""
    spent: dict[str, float] = defaultdict(float)

    def timed(part: str, work: Callable[[], Any]) -> Any:
        began = time.process_time()
        found = work()
        spent[part] += time.process_time() - began
        return found

    game, rng, done = labrys.game(name), Rng("parts"), 0
    while done < moves:
        play, showing = Play(game, {}, f"0:{done:032x}", [None, None], ClockInfo(), 0), Showing()
        play.apply(Entry(1, "start", 0, "", 0))
        showing.news(play, {0, 1})
        while play.turn is not None and done < moves:
            move(play, showing, rng, timed)
            done += 1
    return {part: 1e6 * seconds / done for part, seconds in spent.items()}


def move(play: Play, showing: Showing, rng: Rng, timed: Callable[[str, Callable[[], Any]], Any]) -> None:
    """One random action, from the message to the answers."""
    assert play.turn is not None
    state = play.state
    legal = state.actions()
    action = state.game.codec.text(legal[rng.below(len(legal))])
    text = f'{{"type":"act","id":"x","version":{play.version},"action":"{action}"}}'
    timed("decode the message", lambda: DECODER.decode(text))
    entry = Entry(play.version + 1, "act", play.turn, action, 0)
    timed("apply the action", lambda: play.apply(entry))
    timed("digest of the position", state.digest)
    news = timed("two views and their patches", lambda: showing.news(play, {0, 1}))

    def updates(words: bool) -> list[Update]:
        return [showing.step(play, Viewpoint(viewer, "en", words), NAMES, *news[viewer]) for viewer in (0, 1)]

    plain = timed("two updates without words", lambda: updates(False))
    timed("the same with words", lambda: updates(True))
    timed("encode three answers", lambda: [msgspec.json.encode(found) for found in (Ack("x", 1), *plain)])


def main() -> None:
    for name in sys.argv[1:] or ["relics"]:
        print(name)
        for part, cost in measure(name).items():
            print(f"  {part:32} {cost:7.1f} us")


if __name__ == "__main__":
    main()
