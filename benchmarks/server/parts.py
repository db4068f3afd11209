"""What one move costs the server, part by part, without sockets and storage.

uv run --extra dev python -m benchmarks.server.parts [GAME]
"""

from __future__ import annotations

import sys
import time
from collections import defaultdict
from collections.abc import Callable
from typing import TypeVar

import msgspec

import labrys
from labrys.engine import Rng
from labrys.server.entry import Entry
from labrys.server.messages import Ack, ClockInfo
from labrys.server.play import Play
from labrys.server.showing import Eyes, Showing
from labrys.server.socket import DECODER

T = TypeVar("T")
NAMES = ["Anna", "Bruno"]


def measure(name: str, moves: int = 3000) -> dict[str, float]:
    """Microseconds for each part of a move at a table of two with both looking on, in words."""
    spent: dict[str, float] = defaultdict(float)

    def timed(part: str, work: Callable[[], T]) -> T:
        began = time.perf_counter()
        found = work()
        spent[part] += time.perf_counter() - began
        return found

    game, rng, done, number = labrys.game(name), Rng("parts"), 0, 0
    while done < moves:
        number += 1
        play, showing = Play(game, {}, f"0:{number:032x}", [None, None], ClockInfo(), 0), Showing()
        play.apply(Entry(1, "start", 0, "", 0))
        showing.news(play, {0, 1})
        while play.turn is not None and done < moves:
            legal = play.state.actions()
            action = game.codec.text(legal[rng.below(len(legal))])
            text = f'{{"type":"act","id":"{done}","version":{play.version},"action":"{action}"}}'
            timed("decode the message", lambda text=text: DECODER.decode(text))  # type: ignore[misc]
            entry = Entry(play.version + 1, "act", play.turn, action, 0)
            timed("apply the action", lambda play=play, entry=entry: play.apply(entry))  # type: ignore[misc]
            timed("digest of the position", play.state.digest)
            news = timed("two views and their patches", lambda: showing.news(play, {0, 1}))
            plain = [timed("updates without words", lambda v=v: update(showing, play, v, news, False)) for v in (0, 1)]  # type: ignore[misc]
            for viewer in (0, 1):
                timed("the same with words", lambda v=viewer: update(showing, play, v, news, True))  # type: ignore[misc]
            timed("encode three answers", lambda: [msgspec.json.encode(found) for found in (Ack("1", 1), *plain)])
            done += 1
    return {part: 1e6 * seconds / done for part, seconds in spent.items()}


def update(
    showing: Showing, play: Play, viewer: int, news: dict[int | None, tuple[int, list[object]]], words: bool
) -> object:
    return showing.step(play, Eyes(viewer, "en", words), NAMES, *news[viewer])


def main() -> None:
    for name in sys.argv[1:] or ["relics"]:
        print(name)
        for part, cost in measure(name).items():
            print(f"  {part:32} {cost:7.1f} us")


if __name__ == "__main__":
    main()
