"""Simulate: plays many games and prints the results as tables."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from labrys.engine import BadSetting, Phrase
from labrys.engine.errors import one_of
from labrys.engine.option import Setting
from labrys.house import game as find_game
from labrys.lab.arena import Match, Played
from labrys.lab.count import Count, Counted, Figure, Tallied, figures
from labrys.lab.frames import Row, frame_of, need_polars, write_rows
from labrys.lab.runs import WHOLE, Jobs, Plan, Shard, games_of
from labrys.lab.statistics import Interval, Spread, clustered, mean, ratio

if TYPE_CHECKING:
    import polars

SUFFIXES = (".parquet", ".csv")


@dataclass(frozen=True)
class Simulation:
    """The games of a match and what can be asked of them."""

    match: Match
    games: list[Played] = field(repr=False)

    @property
    def kinds(self) -> list[str]:
        """The different bots, in the order they were named."""
        return list(dict.fromkeys(self.match.bots))

    @property
    def kinds_differ(self) -> bool:
        """False where all bots are of one kind: it wins every game, which says nothing."""
        return len(self.kinds) > 1

    def fair(self, kind: str) -> float:
        """The win share of a kind of bot if all seats were equal."""
        return (self.match.bots.count(kind) if self.match.table is None else 1) / self.match.seats

    def by_bot(self) -> dict[str, Interval]:
        """For each kind of bot, the win share of all the seats that it holds; where bots take turns, of one seat."""
        found = {}
        if self.match.table is not None:
            return {kind: self.of_kind(kind) for kind in self.kinds}
        for kind in self.kinds:
            held = [number for number, spec in enumerate(self.match.bots) if spec == kind]
            found[kind] = self.interval(
                [sum(played.shares[played.seating.index(number)] for number in held) for played in self.games]
            )
        return found

    def of_kind(self, kind: str) -> Interval:
        """The win share of a seat that a kind of bot holds, whenever it plays."""
        seeds: dict[int, tuple[float, int]] = {}
        for played in self.games:
            won, held = seeds.get(played.index, (0.0, 0))
            for number, share in zip(played.seating, played.shares, strict=True):
                if self.match.bots[number] == kind:
                    won, held = won + share, held + 1
            seeds[played.index] = (won, held)
        return ratio(list(seeds.values()))

    def points(self) -> dict[str, tuple[float, float]]:
        """For each source of points, how many winners and others have from it on average."""
        won: dict[str, list[int]] = {}
        lost: dict[str, list[int]] = {}
        for played in self.games:
            for rank, sources in zip(played.ranks, played.points, strict=True):
                for source, points in sources.items():
                    (won if rank == 1 else lost).setdefault(source, []).append(points)
        return {source: (mean(found), mean(lost.get(source, [0]))) for source, found in won.items()}

    def winning_scores(self) -> Spread:
        return Spread.of([max(played.scores) for played in self.games])

    def by_seat(self) -> list[Interval]:
        """For each seat, its win share, whoever sat there."""
        seats = range(self.match.seats)
        return [self.interval([played.shares[seat] for played in self.games]) for seat in seats]

    def interval(self, shares: list[float]) -> Interval:
        """The mean of one share for each game, with its interval, clustered by seed."""
        seeds: dict[int, list[float]] = {}
        for played, share in zip(self.games, shares, strict=True):
            seeds.setdefault(played.index, []).append(share)
        return clustered([sum(found) / len(found) for found in seeds.values()], len(shares))

    def decisions(self) -> Spread:
        return Spread.of([played.decisions for played in self.games])

    def rounds(self) -> Spread | None:
        """The length in rounds, for a game that counts them."""
        found = [played.rounds for played in self.games if played.rounds is not None]
        return Spread.of(found) if found else None

    def scores(self) -> dict[str, Spread]:
        """The scores of each kind of bot."""
        found: dict[str, list[int]] = {kind: [] for kind in self.kinds}
        for played in self.games:
            for number, score in zip(played.seating, played.scores, strict=True):
                found[self.match.bots[number]].append(score)
        return {kind: Spread.of(scores) for kind, scores in found.items()}

    def rival(self) -> Spread | None:
        """The scores of the automaton, for a game against one."""
        found = [played.rival for played in self.games if played.rival is not None]
        return Spread.of(found) if found else None

    def endings(self) -> dict[str, int]:
        """How often the game ended in which way, for a game that names its endings."""
        found: dict[str, int] = {}
        for played in self.games:
            if played.ending:
                found[played.ending] = found.get(played.ending, 0) + 1
        return dict(sorted(found.items()))

    def count(self, number: int) -> list[Figure]:
        """What the match's count of that number came to, for each value that was ever counted."""
        return figures([Tallied(played.index, played.tallies[number], played.shares) for played in self.games])

    def name(self, count: Count, value: Counted) -> str:
        """A counted value as a player calls it."""
        if isinstance(value, str):
            return value
        state = self.match.start(0)
        named = state.game.named(state, count.source.argument, value)
        return state.game.voice.say(named) if isinstance(named, Phrase) else str(named)

    def count_rows(self) -> list[Row]:
        """One row for each game, seat and value that was counted there."""
        found: list[Row] = []
        names: dict[tuple[int, Counted], str] = {}
        for number, row in enumerate(self.rows()):
            game, seat = divmod(number, self.match.seats)
            for which, count in enumerate(self.match.counts):
                for value, times in sorted(self.games[game].tallies[which].times[seat].items(), key=str):
                    if (which, value) not in names:
                        names[which, value] = self.name(count, value)
                    head: Row = {name: row[name] for name in ("game", "index", "seed", "rotation", "seat", "bot")}
                    tail: Row = {"value": str(value), "name": names[which, value], "times": times}
                    found.append({**head, "count": str(count.source), **tail, "win_share": row["win_share"]})
        return found

    def rows(self) -> list[Row]:
        """One row for each game and seat."""
        return [
            {
                "game": number,
                "index": played.index,
                "seed": played.seed,
                "rotation": played.rotation,
                "seat": seat,
                "bot": self.match.bots[played.seating[seat]],
                "rank": played.ranks[seat],
                "score": played.scores[seat],
                "win_share": played.shares[seat],
                "decisions": played.decisions,
                "rounds": played.rounds,
                "ending": played.ending,
                **({} if played.rival is None else {"rival": played.rival}),
            }
            for number, played in enumerate(self.games)
            for seat in range(self.match.seats)
        ]

    def frame(self) -> polars.DataFrame:
        """The rows as a data frame."""
        return frame_of(self.rows())

    def write(self, path: Path) -> None:
        """The rows as a file, Parquet or CSV by the ending of its name; what was counted as a second one beside it."""
        check_out(path)
        write_rows(self.rows(), path)
        if self.match.counts:
            write_rows(self.count_rows(), counts_path(path))


def counts_path(path: Path) -> Path:
    """Where the counts go: ``games.parquet`` has ``games.counts.parquet`` beside it."""
    return path.with_suffix(f".counts{path.suffix}")


def simulate(
    game: str,
    bots: Sequence[str],
    games: int = 100,
    *,
    seed: int | str = 0,
    options: dict[str, Setting] | None = None,
    rotate: bool = True,
    jobs: Jobs = 1,
    out: Path | None = None,
    records: Path | None = None,
    counts: Sequence[str] = (),
    seats: int | None = None,
    content: Path | None = None,
    keep: Path | None = None,
    resume: bool = False,
    shard: Shard = WHOLE,
    progress: Callable[[int, int], None] | None = None,
) -> Simulation:
    """Play ``games`` games, rounded up so that each seed is played in every seating.

    The answer is the same whatever ``jobs`` is, unless a bot thinks by the clock. ``progress`` is told the number of
    games played and of all games. ``counts`` are such as ``take:card``: see `labrys.lab.count`. With fewer ``seats``
    than bots, the bots take turns; ``content`` is another content file than the game's own.

    With a folder to ``keep`` them in, games are kept as they end, and ``resume`` goes on where a run was left; a
    ``shard`` plays its part of them, and what it returns has no other games.
    """
    if games < 1 or (isinstance(jobs, int) and jobs < 1):
        raise BadSetting("games and jobs cannot be fewer than one: use 1 or more.")
    possible = find_game(game, content).seats
    if seats is None and len(bots) not in possible:
        raise BadSetting(f"{game} cannot be played by {len(bots)} bots: name {one_of([str(n) for n in possible])}.")
    if seats is not None and (seats not in possible or seats > len(bots)):
        fitting = one_of([str(n) for n in possible if n <= len(bots)])
        raise BadSetting(f"{len(bots)} bots cannot share {seats} seats of {game}: use {fitting}.")
    wanted = tuple(Count.parse(text) for text in counts)
    match = Match(game, tuple(bots), tuple((options or {}).items()), str(seed), rotate, records, wanted, seats, content)
    match.check()
    if out is not None:
        check_out(out)
        if wanted:
            check_out(counts_path(out))
    if records is not None:
        check_records(records)
    plan = Plan(match, -(-games // match.rotations))
    played = games_of(plan, keep, jobs=jobs, resume=resume, shard=shard, progress=progress)
    simulation = Simulation(match, played)
    if out is not None:
        simulation.write(out)
    return simulation


def check_out(path: Path) -> None:
    """Refuse a file at once that could not be written at the end."""
    if path.suffix not in SUFFIXES:
        raise BadSetting(f"{path} cannot be written: its name must end in {one_of(list(SUFFIXES))}.")
    if path.suffix == ".parquet":
        need_polars()
    fresh = not path.exists()
    try:
        path.open("ab").close()
    except OSError as error:
        raise BadSetting(f"{path} cannot be written ({error.strerror}): name a file in a folder of yours.") from None
    if fresh:
        path.unlink()


def check_records(folder: Path) -> None:
    """Make the folder for the records, or say why that cannot be."""
    trial = folder / ".labrys"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        trial.touch()
        trial.unlink()
    except OSError as error:
        raise BadSetting(f"{folder} cannot hold records ({error.strerror}): name a folder of yours.") from None
