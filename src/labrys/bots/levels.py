"""The levels at which bots play: six people of the Aegean, from a gentle beginner to the strongest.

This is the one table of them: the page, the terminal and the protocol take from it who there is. What they are called and say of
themselves stands with the words (``level-name-…``, ``level-who-…``, ``level-…``, ``level-character-…``).

Nobody plays nonsense. The weaker take the worse for the better by lot, the less there is to lose the likelier (their *warmth*,
`bots/warmth.py`); the stronger look further ahead. Where a net fits the game and the seats a level plays by it, elsewhere by the game's
own evaluation. Both are the table's, game by game, so that each wins about two of three games against the one below at two seats
(docs/minds.md says how that was measured).
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from typing import Final

from labrys.bots.minds.weights import ours
from labrys.engine import BadSetting, Game, Phrase, State
from labrys.engine.errors import either, shown
from labrys.words import refusal


@dataclass(frozen=True)
class Level:
    """One of them."""

    number: int
    name: str
    seconds: float = 0.0  # for all bots of a table together, from one deed of a person to the next; 0 answers at once
    style: str = ""  # favoured in games that have it


LEVELS: Final = (
    Level(1, "thymia", style="builder"),
    Level(2, "sargo", style="fleet"),
    Level(3, "rhyta"),
    Level(4, "krokos"),
    Level(5, "pelagon", 1.0),
    Level(6, "anassa", 4.5),
)

# What they were called before they had names; new tables take these words for the levels here.
ALIASES: Final = {"easy": 1, "fair": 2, "good": 4, "strong": 6}
PLAIN: Final = ("random", "greedy")  # bots that may sit at a table under their own names: yardsticks, shown in no list
# What sits at tables that were begun under those words, and the seconds that it has for a turn.
FORMER: Final = {"easy": ("random", 0.0), "fair": ("greedy", 0.0), "good": ("mcts", 1.5), "strong": ("mcts", 4.5)}

# What stands behind the colon, level by level; of those with a clock, what follows the seconds.
MINDS: Final = {
    "empire": ("~0.048", "~0.038", "~0.028", "~0.018", "~0.012", ""),
    "relics": ("~0.065", "~0.042", "~0.026", "~0.012", "~0.035", ""),
    "minos": ("~0.008", "~0.004", "4", "16", "~0.008", ""),
}
EVALUATIONS: Final = {
    "empire": ("~0.06", "~0.03", "~0.015", "", "", ""),
    "relics": ("~0.09", "~0.05", "~0.025", "", "", ""),
    "minos": ("~0.015", "~0.011", "~0.006", "", "", ""),
}
UNKNOWN: Final = ("~0.09", "~0.05", "~0.025", "", "", "")  # of a game that nobody has measured


def names() -> list[str]:
    """All names, the weakest first."""
    return [level.name for level in LEVELS]


def known(text: str) -> Level | None:
    """A level by its name, its number, or what it was called before."""
    wanted = text.strip().casefold()
    wanted = str(ALIASES.get(wanted, wanted))
    return next((level for level in LEVELS if wanted in (level.name, str(level.number))), None)


def chosen(text: str, others: tuple[str, ...] = ()) -> Level:
    """A level; refused with a sentence that says which there are, and which name is near."""
    found = known(text)
    if found is not None:
        return found
    said, all_names = shown(text[:40]), numbered()
    near = get_close_matches(text.casefold(), [*names(), *ALIASES, *others], 1)
    if near:
        raise refusal(BadSetting, "level-near", name=said, near=near[0], names=all_names)
    raise refusal(BadSetting, "level", name=said, names=all_names)


def numbered() -> Phrase | str:
    """All names with their numbers, as a sentence lists them."""
    return either([f"{level.name} ({level.number})" for level in LEVELS])


def rank(name: str) -> int:
    """How strong a stored level is: 1 to 6, 0 for the bots of packages."""
    found = known(name)
    return found.number if found else 0


@cache
def learned(game: Game[State], seats: int) -> bool:
    """Do weights for this game come with the house? A look at their label will do, and nothing is logged where there are none."""
    try:
        label, _, _ = ours(game.name, seats).read_bytes().partition(b"\n")
        return bool(json.loads(label)["content"] == game.content_version)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def spec(level: Level, game: Game[State], seats: int, budget: str = "") -> str:
    """The bot behind a level, as `bots.make` reads it.

    One with a clock searches as long as ``budget`` says (``0.5s``, ``3s/turn``, ``500``); without one it looks one step ahead.
    """
    mind = learned(game, seats)
    budgets = (MINDS if mind else EVALUATIONS).get(game.name, UNKNOWN)
    rest = budgets[level.number - 1]
    style = f"+{level.style}" if level.style in game.search.styles else ""
    if level.seconds and budget:
        return (f"mind:{budget}{rest}" if mind else f"mcts:{budget}") + style
    plain = "mind" if mind else "greedy"
    return (f"{plain}:{rest}" if rest else plain) + style
