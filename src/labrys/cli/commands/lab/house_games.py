"""The finished games of a house, for ``labrys lab report GAME --house``."""

from __future__ import annotations

import asyncio

from labrys.engine import Game
from labrys.engine.option import Setting
from labrys.lab.report import Found, Study
from labrys.lab.report.people import SeatedRecord, judged
from labrys.lab.runs import Progress
from labrys.server.admin.finished import Kept, finished
from labrys.server.admin.owner import opened
from labrys.server.ops.data_folder import default_url


def of_house(
    game: Game, database: str | None, seats: int | None, options: dict[str, Setting], progress: Progress | None
) -> Found:
    """The finished games of a house, as if they had been played for the report."""

    async def read() -> Kept:
        async with opened(database or default_url()) as store:
            return await finished(store, game)

    kept_games = asyncio.run(read())
    left_out = [
        ("of other content", kept_games.older),
        ("left before the end or gone on from another", kept_games.broken),
    ]
    tables = [SeatedRecord(one.record, one.players) for one in kept_games.games]
    games, house, settings = judged(game, tables, seats=seats, options=options, left_out=left_out, progress=progress)
    study = Study(game.name, ("people",) * len(games[0].ranks), len(games), "house", tuple(settings.items()), parts=())
    return Found(study, {"games": list(games)}, house)
