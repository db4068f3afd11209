"""What a game declares beside its rules: for bots that search it, for screens, for the kit, for the lab."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from labrys.engine.option import Setting


@dataclass(frozen=True)
class Searching:
    """What bots are told."""

    depth: int = 5  # random actions beyond a search's tree, for each seat: they see a turn out; more are noise
    exploration: float = 0.4  # how much a search favours what it has hardly tried; results lie between 0 and 1
    prior: int = 0  # visits that one step ahead is worth to a search; its evaluation must be a chance to win
    dreams: int = 8  # imagined worlds over which one step ahead takes the mean
    thoughts: int = 16  # iterations of a mind that is given no budget: what takes at most 2 ms a decision
    styles: tuple[str, ...] = ()  # ways to play that a bot can be told to favour


@dataclass(frozen=True)
class Manners:
    """How people at a table or a screen are asked and what they may see of it."""

    last: tuple[str, ...] = ()  # verbs that people find at the end of a list: nobody stops by the first number
    amounts: tuple[str, ...] = ()  # verbs whose number is an amount, by which people ask for it, such as coins to bid
    open_table: bool = False  # is nothing hidden but `Game.secret`, so that players at one screen may look on?
    open_points: bool = False  # do all know at any time where everybody's points come from?


@dataclass(frozen=True)
class Proofs:
    """What the kit must know to judge the game."""

    probes: tuple[dict[str, Setting], ...] = ()  # options that it should also try together
    reveals: Mapping[str, str] = field(
        default_factory=dict
    )  # "kind.field" of each event that shows a secret, by which rule
    unobserved: Mapping[str, str] = field(
        default_factory=dict
    )  # what a view tells and an observation does not, as "players.sources", and why that is no loss


@dataclass(frozen=True)
class Thing:
    """A kind of thing that the lab asks about, such as cards; each of them goes by a number from 0.

    What happens to it is told by events: ``take:card`` is the argument ``card`` of the event ``take``, be it public or
    private, and a list counts each of its entries.
    """

    name: str  # by which `Game.named` knows it
    many: str  # what several are called
    count: int  # how many different ones there are
    seen: tuple[str, ...] = ()  # brings it on offer, for all to see
    dealt: tuple[str, ...] = ()  # gives it to a seat by lot
    taken: tuple[str, ...] = ()  # a seat chooses it
    played: tuple[str, ...] = ()  # a seat uses it
    absent: frozenset[int] = frozenset()  # those that cannot come up at so many seats
    decks: tuple[int, ...] = ()  # by number, from which deck it is dealt, where there are several

    @property
    def sources(self) -> dict[str, tuple[str, ...]]:
        """What tells of it, by stage."""
        stages = {"seen": self.seen, "dealt": self.dealt, "taken": self.taken, "played": self.played}
        return {stage: sources for stage, sources in stages.items() if sources}
