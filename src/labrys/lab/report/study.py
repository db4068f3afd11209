"""A study: all the games that a report is made of, each kind of them a plan of its own.

- ``games``: the games that most of the report is about, watched.
- ``luck-1`` to ``luck-3``: the first of their seeds once more, with other luck from some point on.
- ``styles``: bots that favour the styles of the game, in turns.
- ``skill-1`` and on: each rung of a ladder of bots against the rung below.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from labrys.engine import BadSetting, Game, Phrase
from labrys.engine.errors import one_of
from labrys.engine.option import Setting
from labrys.house import game as find_game
from labrys.lab.arena import Match, Played
from labrys.lab.report.people import HousePlayers
from labrys.lab.runs import WHOLE, Folder, Jobs, Plan, Progress, Shard, beyond, games_of

LUCK_SEEDS = 400  # at most
STYLE_GAMES = 900
RUNG_GAMES = 90
LADDER = ("random", "greedy", "mcts:30", "mcts:120")
PARTS = ("luck", "styles", "skill")  # that can be left out


@dataclass(frozen=True)
class Study:
    """What is asked, and of how many games."""

    game: str
    bots: tuple[str, ...]
    games: int = 1000
    seed: str = "report"
    options: tuple[tuple[str, Setting], ...] = ()
    content: Path | None = None
    ladder: tuple[str, ...] = LADDER
    parts: tuple[str, ...] = PARTS  # beside the games

    @property
    def title(self) -> Game:
        return find_game(self.game, self.content)

    @property
    def seats(self) -> int:
        return len(self.bots)

    @property
    def alike(self) -> bool:
        """Do equal bots sit everywhere? Then to change their seats would be the same game again."""
        return len(set(self.bots)) == 1

    def match(self, **more: object) -> Match:
        given: dict[str, object] = {
            "bots": self.bots,
            "options": self.options,
            "seed": self.seed,
            "content": self.content,
        }
        return Match(self.game, **{**given, **more})  # type: ignore[arg-type]

    def plans(self) -> dict[str, Plan]:
        """Each part by its name, the quickest to show first."""
        main = self.match(rotate=not self.alike, watch=True)
        found = {"games": Plan(main, -(-self.games // main.rotations))}
        if "luck" in self.parts and self.alike:
            seeds = min(LUCK_SEEDS, max(10, self.games // 8), self.games)
            for level in (1, 2, 3):
                found[f"luck-{level}"] = Plan(self.match(rotate=False, replay=level), seeds)
        if "styles" in self.parts and len(self.styles) >= max(2, self.seats):
            named = tuple(f"greedy+{style}" for style in self.styles)
            styles = self.match(bots=named, table=self.seats, rotate=True, seed=f"{self.seed} styles")
            found["styles"] = Plan(styles, max(1, min(STYLE_GAMES, self.games // 4) // styles.rotations))
        if "skill" in self.parts and self.seats > 1:
            games = max(12, min(RUNG_GAMES, self.games // 12))
            for number, (below, above) in enumerate(zip(self.ladder, self.ladder[1:], strict=False), 1):
                rung = self.match(bots=(above, *[below] * (self.seats - 1)), rotate=True, seed=f"{self.seed} skill")
                found[f"skill-{number}"] = Plan(rung, -(-games // self.seats))
        return found

    @property
    def styles(self) -> tuple[str, ...]:
        return self.title.search.styles if self.seats > 1 else ()

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        if self.games < 1:
            raise BadSetting("a report needs games: use 1 or more.")
        possible = self.title.seats
        if self.seats not in possible:
            names = one_of([str(count) for count in possible])
            raise BadSetting(f"{self.game} cannot be played by {self.seats} bots: name {names}.")
        for plan in self.plans().values():
            plan.match.check()


@dataclass(frozen=True)
class Found:
    """The games of a study, by part."""

    study: Study
    parts: dict[str, list[Played]] = field(repr=False)
    house: HousePlayers | None = None  # whose games these are, if people played them

    @property
    def games(self) -> list[Played]:
        return self.parts["games"]

    @property
    def plans(self) -> dict[str, Plan]:
        return self.study.plans()

    def source(self, name: str) -> str:
        """What the game calls a source of points."""
        phrase = Phrase(f"score-{name}")
        try:
            said = self.study.title.voice.say(phrase)
        except LookupError:  # a game need not have a word for it
            said = phrase.id
        return name.replace("_", " ") if said == phrase.id else said

    def player(self, played: Played, seat: int) -> str:
        """Who sat there: a bot, or people by their numbers."""
        return (self.house.players if self.house is not None else self.study.bots)[played.seating[seat]]


def play(
    study: Study,
    *,
    jobs: Jobs = 1,
    keep: Path | None = None,
    resume: bool = False,
    shard: Shard = WHOLE,
    progress: Progress | None = None,
) -> Found | None:
    """Play a study, or go on with one; None where only a shard of it is here."""
    study.check()
    plans = study.plans()
    total = sum(plan.games for plan in plans.values())
    done = 0
    found: dict[str, list[Played]] = {}
    begun = keep is not None and resume
    for name, plan in plans.items():
        told = beyond(progress, done, total)
        games = games_of(
            plan, None if keep is None else keep / name, jobs=jobs, resume=begun, shard=shard, progress=told
        )
        found[name] = [] if shard.of > 1 else games
        done += plan.games
    return None if shard.of > 1 else Found(study, found)


def read(study: Study, keep: Path) -> Found:
    """The games that a folder holds, all of them."""
    return Found(study, {name: list(Folder(keep / name, plan).read()) for name, plan in study.plans().items()})


def labels(names: Sequence[str]) -> list[str]:
    """Names told apart: two cards may be called the same."""
    return [name if names.count(name) == 1 else f"{name} (no. {at})" for at, name in enumerate(names)]
