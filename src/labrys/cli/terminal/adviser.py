"""Hints in the terminal: what the coach says, and how often each seat asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from labrys.cli.terminal.screen import Screen
from labrys.coach import Hint, hint
from labrys.engine import Perspective, Phrase, State
from labrys.words import LANGUAGES


class Adviser:
    """Gives hints to whoever plays alone at a keyboard; several people would have to agree first, as at a table."""

    def __init__(self, say: Callable[[Phrase], str], screen: Screen, names: list[str], lang: str, alone: bool) -> None:
        self.say = say
        self.screen = screen
        self.names = names
        self.lang = lang
        self.alone = alone
        self.taken = [0] * len(names)
        self.latest: tuple[int, Hint] | None = None  # at which step, and what the coach said there

    def advice(self, state: State) -> str:
        """First only where to look, then the best choices."""
        if not self.alone:
            return self.say(Phrase("ui-no-hints"))
        if self.latest is not None and self.latest[0] == state.steps:
            return "\n".join(self.told(self.latest[1]))
        with self.screen.busy(self.say(Phrase("ui-advising")), at_once=True):
            found = hint(Perspective(state), names=dict.fromkeys(LANGUAGES, self.names))
        self.latest = state.steps, found
        self.taken[found.seat] += 1
        return self.say(Phrase("review-hint", {"text": found.look[self.lang]}))

    def told(self, found: Hint) -> list[str]:
        return [
            self.say(
                Phrase(
                    "review-hint-more",
                    {
                        "action": choice.label[self.lang],
                        "chance": round(100 * choice.chance),
                        "said": choice.said[self.lang],
                    },
                )
            ).strip()
            for choice in found.choices
        ]

    def resume(self, taken: Sequence[int]) -> None:
        """Go on counting where a saved game stopped."""
        if len(taken) == len(self.taken):
            self.taken = list(taken)
