"""One side of a comparison: a content file, options, bots, games that are kept, or nothing but the game as it is."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from labrys.engine import BadSetting
from labrys.engine.errors import one_of, shown
from labrys.engine.option import Setting, check_all
from labrys.house import game as find_game
from labrys.lab.arena import Match
from labrys.lab.runs.folder import check_same, manifest_of
from labrys.lab.runs.plan import Plan
from labrys.lab.runs.run import parts_of

USUAL = "usual"
FREE = ("labrys", "content", "options", "bots")  # what games of another version may differ in from those of this one


@dataclass(frozen=True)
class Side:
    """What is different here; what is not said is as usual."""

    text: str
    content: Path | None = None
    options: tuple[tuple[str, str], ...] = ()
    bots: tuple[str, ...] = ()
    games: Path | None = None  # a folder of them: another version of the rules played them

    @staticmethod
    def parse(text: str) -> Side:
        """``mine.toml``, ``deal=random``, ``greedy,greedy,random``, several of them with semicolons, a folder of games, or ``usual``."""
        if text not in ("", USUAL) and Path(text).is_dir():
            return Side(text, bots=kept_bots(text), games=kept_games(text))
        content: Path | None = None
        options: list[tuple[str, str]] = []
        bots: tuple[str, ...] = ()
        for part in (part.strip() for part in text.split(";")):
            if part.endswith(".toml"):
                content = Path(part)
            elif "=" in part:
                name, _, value = part.partition("=")
                options.append((name.strip(), value.strip()))
            elif part and part != USUAL:
                bots = tuple(bot.strip() for bot in part.split(","))
            elif not part:
                raise BadSetting(
                    f"{shown(text)!r} is no side: write a content file (mine.toml), an option (deal=random), bots"
                    " (greedy,greedy), several of them with semicolons, a folder of games, or usual."
                )
        return Side(text, content, tuple(options), bots)

    def match(self, game: str, seats: int, seed: str) -> Match:
        """Its games, watched; equal bots keep their seats, others take every one."""
        title = find_game(game, self.content)
        options: dict[str, Setting] = check_all(title.options, dict(self.options))
        given = {name: options[name] for name, _ in self.options}
        bots = self.bots or ("greedy",) * seats
        if len(bots) not in title.seats:
            raise BadSetting(f"{game} cannot be played by {len(bots)} bots, as {shown(self.text)} asks: name others.")
        rotate = len(set(bots)) > 1
        return Match(game, bots, tuple(given.items()), seed, rotate=rotate, content=self.content, watch=True)

    def check_kept(self, plan: Plan) -> None:
        """Refuse kept games that are not of these seeds."""
        if self.games is not None:
            found, wanted = manifest_of(self.games), plan.manifest()
            check_same(self.games, {**found, **{name: wanted[name] for name in FREE}}, wanted)


def kept_games(text: str) -> Path:
    """Where in a folder the games of one side lie, as ``--keep`` left them."""
    parts = parts_of(Path(text))
    if len(parts) > 1:
        raise BadSetting(
            f"{text} holds the games of several sides: name one of {one_of([f'{text}/{part}' for part in parts])}."
        )
    return Path(text) / parts[0]


def kept_bots(text: str) -> tuple[str, ...]:
    return tuple(map(str, manifest_of(kept_games(text)).get("bots", ())))
