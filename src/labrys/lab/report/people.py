"""People's games as a study: the finished games of a house, with skill taken into account.

A strong player wins from any seat and with any card, and who sits where is no lot. So each player has a strength (Bradley and
Terry, from who was placed before whom, drawn towards the middle by two games against an average player), each game is judged by
strengths from *other* games, and what counts in the place of a win is a win less the chance that these strengths gave, plus the fair
share. A seat, a card or an order that wins more than its share then does so beyond who played it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

from labrys.engine import BadSetting, Game, LabrysError, Record, State
from labrys.engine.option import Setting
from labrys.lab.arena import Played
from labrys.lab.ladder.strength import Duel, fitted
from labrys.lab.watch import Watch

FOLDS = 5  # into which the games are cut: each is judged by strengths from the other four parts
AVERAGE = (1.0, 1.0)  # what everybody is taken to have won and lost against an average player


@dataclass(frozen=True)
class Judged(Played):
    """A game of people: its shares are those that skill does not explain."""

    chances: list[float] = field(default_factory=list)  # to win, by seat, as strengths from other games say

    @property
    def won(self) -> list[float]:
        """Each seat's part of the victory."""
        return super().shares

    @property
    def shares(self) -> list[float]:
        fair = 1 / len(self.ranks)
        return [fair + share - chance for share, chance in zip(super().shares, self.chances, strict=True)]


@dataclass(frozen=True)
class HousePlayers:
    """Whose games these are."""

    players: tuple[str, ...]  # in the order of `Played.seating`
    strengths: tuple[float, ...]  # in Elo, from all games
    left_out: tuple[tuple[str, int], ...]  # why, and how many

    @property
    def people(self) -> int:
        return sum(player.startswith("person ") for player in self.players)


@dataclass(frozen=True)
class SeatedRecord:
    """A finished game and who sat where."""

    record: Record
    players: tuple[str, ...]


def watched(record: Record, game: Game, index: int) -> tuple[State, Watch]:
    """A record played through, looked on as a report needs it."""
    state = record.start(game)
    state.events = []
    watch = Watch(state, index)
    for text in record.actions:
        seat = state.seat
        action = game.codec.parse(text)
        if seat is not None:
            watch.before(state, seat, state.actions())
        state.act(action)
    return state, watch


def judged(
    game: Game,
    tables: Sequence[SeatedRecord],
    *,
    seats: int | None = None,
    options: dict[str, Setting] | None = None,
    left_out: Sequence[tuple[str, int]] = (),
    progress: Callable[[int, int], None] | None = None,
) -> tuple[list[Judged], HousePlayers, dict[str, Setting]]:
    """The games of one number of seats and one set of options, the most played ones if none are named."""
    usable = [table for table in tables if len(table.players) > 1]
    out = [*left_out, ("alone", len(tables) - len(usable))]
    wanted = [
        table
        for table in usable
        if (seats is None or table.record.seats == seats)
        and all(table.record.options.get(name) == value for name, value in (options or {}).items())
    ]
    if not wanted:
        told = ", ".join(f"{count} {why}" for why, count in out if count)
        have = sorted({table.record.seats for table in usable})
        hint = f"it has games of {', '.join(map(str, have))} seats" if have else "finish some at its tables first"
        raise BadSetting(
            f"there is no finished game of {game.name} to report{f' (left out: {told})' if told else ''}: {hint}."
        )
    kinds = Counter((table.record.seats, tuple(sorted(table.record.options.items()))) for table in wanted)
    (count, named), _ = min(kinds.items(), key=lambda kind: (-kind[1], str(kind[0])))
    chosen = [t for t in wanted if (t.record.seats, tuple(sorted(t.record.options.items()))) == (count, named)]
    out.append(("at tables of other sizes or with other options", len(usable) - len(chosen)))
    players = list(dict.fromkeys(player for table in chosen for player in table.players))
    games: list[Played] = []
    broken = 0
    for number, table in enumerate(chosen, 1):
        try:
            state, watch = watched(table.record, game, len(games))
        except LabrysError:
            broken += 1
            continue
        if not state.over:
            broken += 1
            continue
        games.append(played_of(state, watch, len(games), [players.index(player) for player in table.players]))
        if progress is not None:
            progress(number, len(chosen))
    out.append(("that this house cannot play through", broken))
    if not games:
        raise BadSetting(f"no finished game of {game.name} can be played through by this version: nothing to report.")
    strengths = strengths_of(games, len(players))
    house = HousePlayers(tuple(players), tuple(strengths), tuple((why, number) for why, number in out if number))
    return with_chances(games, len(players)), house, dict(named)


def played_of(state: State, watch: Watch, index: int, seating: list[int]) -> Played:
    events = [*state.opening, *(state.events or [])]
    rounds = state.view(None).get("round")
    return Played(
        index=index,
        rotation=0,
        seed="",  # a house's own; it says nothing to others
        seating=seating,
        ranks=state.ranking(),
        scores=state.scores(),
        decisions=state.steps,
        rounds=rounds if isinstance(rounds, int) else None,
        ending=state.ending,
        points=state.breakdown(),
        notes=watch.done(state, events, state.game.things(state.seats, state.options)),
    )


def strengths_of(games: Sequence[Played], players: int) -> list[float]:
    """Everybody's strength in Elo, an average player at nought."""
    duels: dict[tuple[int, int], list[Duel]] = {(0, player + 1): [AVERAGE] for player in range(players)}
    for played in games:
        weight = 1 / (len(played.ranks) - 1)  # a game counts once for each of its players, however many they are
        for one, other in combinations(range(len(played.ranks)), 2):
            first, second = played.seating[one] + 1, played.seating[other] + 1
            if first == second:  # bots of one level are one player
                continue
            won = 0.5 + 0.5 * ((played.ranks[other] > played.ranks[one]) - (played.ranks[other] < played.ranks[one]))
            duel = (weight * won, weight * (1 - won)) if first < second else (weight * (1 - won), weight * won)
            duels.setdefault((min(first, second), max(first, second)), []).append(duel)
    return fitted(duels, players + 1)[1:]


def with_chances(games: Sequence[Played], players: int) -> list[Judged]:
    """Each game with the chances that strengths from the other parts of the games gave its seats."""
    found = []
    for fold in range(min(FOLDS, len(games))):
        others = [played for played in games if played.index % FOLDS != fold]
        powers = [10 ** (elo / 400) for elo in strengths_of(others, players)]
        for played in games[fold::FOLDS]:
            here = [powers[player] for player in played.seating]
            found.append(Judged(**vars(played), chances=[power / sum(here) for power in here]))
    return sorted(found, key=lambda played: played.index)
