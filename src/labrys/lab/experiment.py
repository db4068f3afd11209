"""The lab for notebooks: games as data frames with named columns, and a drawing for each question."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from labrys.engine.option import Setting
from labrys.house import game as find_game
from labrys.lab.charts import Drawing
from labrys.lab.frames import Row, frame_of, need_polars
from labrys.lab.report.report import Report
from labrys.lab.report.study import Found, Study, play
from labrys.lab.report.targets import read_targets
from labrys.lab.report.things import name_of
from labrys.lab.runs import Jobs, Progress
from labrys.lab.watch import LOOKS_IN_A_GAME

if TYPE_CHECKING:
    import polars


@dataclass(frozen=True)
class Experiment:
    """Games that were watched, as frames; each is made when it is first asked for."""

    found: Found = field(repr=False)

    @cached_property
    def report(self) -> Report:
        """The same games as a report; ``report.page()`` is its HTML."""
        return Report(self.found, read_targets(None))

    @cached_property
    def seats(self) -> polars.DataFrame:
        """A row for each game and seat: place, score, win share, order of choosing, points by source."""
        return frame_of(self.report.rows())

    @cached_property
    def things(self) -> polars.DataFrame:
        """A row for each game, seat and thing that was dealt, taken or played there: its kind, number, name, and how often."""
        return frame_of([row for row in self.thing_rows() if row["stage"] != "seen"])

    @cached_property
    def offers(self) -> polars.DataFrame:
        """A row for each game and thing that was on offer for all to see."""
        rows = [row for row in self.thing_rows() if row["stage"] == "seen"]
        return frame_of([{name: value for name, value in row.items() if name != "seat"} for row in rows])

    @cached_property
    def course(self) -> polars.DataFrame:
        """A row for each game, seat and twentieth of its turns: points, and the chance to win as bots judge it."""
        return frame_of(
            [
                {
                    "index": played.index,
                    "rotation": played.rotation,
                    "seat": seat,
                    "part": step / LOOKS_IN_A_GAME,
                    "points": played.notes.points[step][seat],
                    "chance": played.notes.chances[step][seat] / 1000,
                    "win_share": share,
                }
                for played in self.found.games
                if played.notes is not None
                for step in range(LOOKS_IN_A_GAME + 1)
                for seat, share in enumerate(played.shares)
            ]
        )

    @cached_property
    def measures(self) -> polars.DataFrame:
        """The figures of the report with their intervals, by the names that targets go by."""
        return frame_of(self.report.measure_rows())

    @cached_property
    def drawings(self) -> dict[str, Drawing]:
        """The drawings of the report by name; a notebook shows one that ends a cell."""
        return {drawing.name: drawing for drawing in self.report.drawings}

    def thing_rows(self) -> list[Row]:
        first = self.found.study.match().start(0)
        kinds = {thing.name: thing for thing in first.game.things(first.seats, first.options)}
        names: dict[tuple[str, int], str] = {}
        rows: list[Row] = []
        for played in self.found.games:
            for kind, stages in played.notes.things.items() if played.notes is not None else ():
                for stage, seats in stages.items():
                    for seat, pairs in enumerate(seats):
                        for number, times in pairs:
                            if (kind, number) not in names:
                                names[kind, number] = name_of(self.found, kinds[kind], number)
                            rows.append(
                                {
                                    "index": played.index,
                                    "rotation": played.rotation,
                                    "seat": seat,
                                    "kind": kind,
                                    "number": number,
                                    "name": names[kind, number],
                                    "stage": stage,
                                    "times": times,
                                    "win_share": None if stage == "seen" else played.shares[seat],
                                }
                            )
        return rows


def experiment(
    game: str,
    bots: Sequence[str] | None = None,
    games: int = 200,
    *,
    seats: int | None = None,
    seed: int | str = "experiment",
    options: dict[str, Setting] | None = None,
    content: Path | None = None,
    parts: Sequence[str] = (),
    jobs: Jobs = 1,
    keep: Path | None = None,
    resume: bool = False,
    progress: Progress | None = None,
) -> Experiment:
    """Let bots play a game many times, watched; greedy in every seat unless others are named.

    ``parts`` may add ``"luck"``, ``"styles"`` and ``"skill"``, the parts of a report that need games of their own. The answer
    depends on the seed only, not on ``jobs``; ``keep`` and ``resume`` are those of `labrys.lab.simulate`.
    """
    need_polars()
    named = tuple(bots) if bots is not None else ("greedy",) * (seats or find_game(game, content).usual_seats)
    study = Study(
        game, named, games, str(seed), tuple((options or {}).items()), content, parts=tuple(parts)
    )  # fmt: skip
    found = play(study, jobs=jobs, keep=keep, resume=resume, progress=progress)
    assert found is not None
    return Experiment(found)
