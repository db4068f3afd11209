"""A record: the whole game as game, content version, options, seed and actions."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from labrys.engine.errors import BadText, IllegalAction, shown
from labrys.engine.game import Game
from labrys.engine.option import Setting
from labrys.engine.phrase import Phrase
from labrys.engine.state import State

FORMAT = 1


@dataclass(frozen=True)
class Record:
    """A game from its first to its latest action. ``digest`` is the position that it must end in; ``hints`` are the decisions
    in which each seat took a hint, empty if nobody did."""

    game: str
    content: str
    seats: int
    options: dict[str, Setting]
    seed: str
    actions: tuple[str, ...]
    digest: str = ""
    hints: tuple[int, ...] = ()

    def __repr__(self) -> str:
        return f"<record of {self.game}, {self.seats} seats, {len(self.actions)} actions, digest {self.digest[:8] or 'unknown'}>"

    @staticmethod
    def of(state: State) -> Record:
        """The record of a state that was played from its beginning."""
        if state.seed is None or state.past is None:
            raise BadText(
                "this state has no past (imagined, played out or read from text): no record can be made of it."
            )
        game = state.game
        actions = tuple(game.codec.text(action) for action in state.past[: state.steps])
        return Record(
            game.name, game.content_version, state.seats, dict(state.options), state.seed, actions, state.digest()
        )

    def text(self) -> str:
        """The record as JSON, one action to a line so that two records compare well."""
        head = {
            "labrys": FORMAT,
            "game": self.game,
            "content": self.content,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "digest": self.digest,
            **({"hints": list(self.hints)} if self.hints else {}),
        }
        lines = [f"  {json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}," for name, value in head.items()]
        actions = ",\n".join(f"    {json.dumps(action)}" for action in self.actions)
        body = f"[\n{actions}\n  ]" if actions else "[]"
        return "\n".join(["{", *lines, f'  "actions": {body}', "}", ""])

    @staticmethod
    def parse(text: str) -> Record:
        """Read what `text` wrote."""
        try:
            found: Any = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise BadText(
                f"this is not a record: it is not JSON ({error}).", Phrase("error-record-json", {"why": str(error)})
            ) from None
        if not isinstance(found, dict) or type(found.get("labrys")) is not int or found["labrys"] != FORMAT:
            raise BadText(
                f"this is not a record of this house: it must be a JSON object with labrys = {FORMAT}.",
                Phrase("error-record-format", {"format": FORMAT}),
            )
        kinds: dict[str, type] = {
            "game": str, "content": str, "seats": int, "options": dict, "seed": str, "digest": str, "actions": list,
        }  # fmt: skip
        for name, kind in kinds.items():
            if type(found.get(name)) is not kind:
                raise BadText(
                    f"this record is broken: {name} must be there and be a {kind.__name__}.",
                    Phrase("error-record-field", {"name": name, "kind": kind.__name__}),
                )
        if not all(isinstance(action, str) for action in found["actions"]):
            raise BadText(
                "this record is broken: each action must be text such as 'move 3'.", Phrase("error-record-actions")
            )
        hints = found.get("hints", [])
        if not isinstance(hints, list) or not all(type(count) is int and count >= 0 for count in hints):
            raise BadText(
                "this record is broken: hints must be numbers, one for each seat.", Phrase("error-record-hints")
            )
        kept = {name: found[name] for name in kinds if name != "actions"}
        return Record(**kept, actions=tuple(found["actions"]), hints=tuple(hints))

    def start(self, game: Game[State]) -> State:
        """The game's first position, if this house still has the record's content."""
        if game.content_version != self.content:
            raise BadText(
                f"this record was played with {self.game} content '{shown(self.content)}', and this house has "
                f"'{game.content_version}': replay it with the version of labrys that wrote it, or the content file that "
                "it was played with.",
                Phrase(
                    "error-record-content",
                    {"game": self.game, "content": shown(self.content), "ours": game.content_version},
                ),
            )
        return game.begin(self.seats, self.seed, dict(self.options))

    def replay(self, game: Game, visit: Callable[[State], None] | None = None) -> State:
        """Play the record through; ``visit`` sees each position before its action."""
        state = self.start(game)
        codec, texts = game.codec, self.actions
        at = 0
        while at < len(texts):
            if visit is not None:
                visit(state)
            try:
                if visit is None:
                    at = state.act_by_text(texts, at, codec.by_text)
                if at < len(texts):
                    state.act(codec.parse(texts[at]))
                    at += 1
            except (BadText, IllegalAction) as error:
                at = state.steps
                raise BadText(
                    f"action {at + 1} of this record cannot be played: {error}",
                    Phrase("error-record-action", {"number": at + 1, "action": shown(texts[at])}),
                ) from None
        if self.digest and state.digest() != self.digest:
            raise BadText(
                "this record does not end where it says: its digest differs from the position reached.",
                Phrase("error-record-digest"),
            )
        return state
