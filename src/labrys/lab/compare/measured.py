"""What is compared: each game as a row of numbers, by the names of the measures."""

from __future__ import annotations

from labrys.engine import State
from labrys.engine.declarations import Thing
from labrys.engine.phrase import Phrase
from labrys.lab.arena import Match, Played

Measured = dict[str, float]


def measured(match: Match, games: list[Played]) -> list[Measured]:
    """For each seed, the means over its games; measures that are missing are nought."""
    first = match.start(0)
    things = first.game.things(first.seats, first.options)
    names = {thing.name: Names(first, thing) for thing in things}
    rows: list[Measured] = []
    for start in range(0, len(games), match.rotations):
        row: Measured = {}
        for played in games[start : start + match.rotations]:
            for name, value in measures_of(match, played, names):
                row[name] = row.get(name, 0.0) + value / match.rotations
        rows.append(row)
    return rows


def of_a_thing(measure: str) -> bool:
    """Is it a measure of a single card or the like, and not of the game as a whole?"""
    return ": " in measure


class Names:
    """What the things of a kind are called, in measures of their use."""

    def __init__(self, state: State, thing: Thing) -> None:
        self.state = state
        self.thing = thing
        self.known: dict[int, str] = {}

    def say(self, number: int) -> str:
        if number not in self.known:
            named = self.state.game.named(self.state, self.thing.name, number)
            text = self.state.game.voice.say(named) if isinstance(named, Phrase) else str(named)
            self.known[number] = f"{self.thing.name} {number}: {text}"
        return self.known[number]


def measures_of(match: Match, played: Played, names: dict[str, Names]) -> list[tuple[str, float]]:
    """One game: who won and led, how many points from where, how long, what was used."""
    seats = len(played.shares)
    leads = [score - (sum(played.scores) - score) / max(1, seats - 1) for score in played.scores]
    found = [(f"win share of seat {seat + 1}", share) for seat, share in enumerate(played.shares)] if seats > 1 else []
    found += [(f"lead of seat {seat + 1}", lead) for seat, lead in enumerate(leads)] if seats > 1 else []
    if len(set(match.bots)) > 1:
        found += [(f"win share of bot {number + 1}", played.shares[seat]) for seat, number in enumerate(played.seating)]
    found.append(("score of a seat", sum(played.scores) / seats))
    found.append(("score of the best", float(max(played.scores))))
    found.append(("decisions in a game", float(played.decisions)))
    for seat in played.points:
        found += [(f"points from {source.replace('_', ' ')}", value / seats) for source, value in seat.items()]
    if played.ending:
        found.append((f"ends by {played.ending.replace('_', ' ')}", 1.0))
    if played.notes is not None:
        found.append(("turns in a game", float(played.notes.turns)))
        for at, seat_asked in enumerate(played.notes.order if seats > 1 else ()):
            found.append((f"win share of who is asked no. {at + 1}", played.shares[seat_asked]))
            found.append((f"lead of who is asked no. {at + 1}", leads[seat_asked]))
        for kind, stages in played.notes.things.items():
            if kind not in names:  # in games of another version
                continue
            stage = next((stage for stage in ("played", "taken", "dealt") if stage in stages), None)
            for used in stages[stage] if stage else ():
                for number, times in used:
                    found.append((f"{names[kind].say(number)}, {stage} in a game", float(times)))
    return found
