"""Builds what a viewer is sent of a table. Everything goes through the game's own allow-listed views."""

from __future__ import annotations

from typing import Any, NamedTuple

from labrys.engine import Event, Phrase, State
from labrys.engine.phrase import Argument, seat_phrase
from labrys.server.live.outcome import gone
from labrys.server.live.patch import difference
from labrys.server.live.play import Play
from labrys.server.protocol.messages import Choice, Happening, Update

MOST_VERSIONS_TOLD = 600  # versions whose events are sent at once: more than most games have
HOUSE_PREFIX = "table-"  # the house's own events begin with this; no game's do


class Viewpoint(NamedTuple):
    """Who looks (a seat, or None for a spectator), in which language, and whether sentences are wanted."""

    viewer: int | None
    lang: str
    words: bool


class Showing:
    """Remembers the view that each viewer was shown last, so that the next update can be a small patch."""

    def __init__(self) -> None:
        self.shown: dict[int | None, tuple[int, dict[str, Any]]] = {}

    def forget(self) -> None:
        self.shown.clear()

    def whole(self, play: Play, viewpoint: Viewpoint, names: list[str], since: int | None) -> Update:
        """The complete view, and the latest events after ``since`` (none for a newcomer)."""
        found = self.frame(play, viewpoint, names)
        found.view = play.state.view(viewpoint.viewer)
        known = play.version if since is None or since > play.version else max(since, play.version - MOST_VERSIONS_TOLD)
        found.since = None if since is None else known
        found.events = self.events(play, viewpoint, names, known)
        return found

    def arrival(self, play: Play, viewpoint: Viewpoint, names: list[str], since: int | None) -> Update:
        """The complete view, remembered so that the viewer's next update can be a patch of it."""
        found = self.whole(play, viewpoint, names, since)
        assert found.view is not None
        self.shown[viewpoint.viewer] = (play.version, found.view)
        return found

    def news(self, play: Play, viewers: set[int | None]) -> dict[int | None, tuple[int, list[Any]]]:
        """For each viewer the patch from what was shown last, with the version it starts from."""
        found: dict[int | None, tuple[int, list[Any]]] = {}
        for viewer in viewers:
            view = play.state.view(viewer)
            before = self.shown.get(viewer)
            self.shown[viewer] = (play.version, view)
            if before is not None:
                found[viewer] = (before[0], difference(before[1], view))
        return found

    def step(self, play: Play, viewpoint: Viewpoint, names: list[str], since: int, patch: list[Any]) -> Update:
        """What is new since the version that the viewer was shown last."""
        found = self.frame(play, viewpoint, names)
        found.since, found.patch = since, patch
        found.events = self.events(play, viewpoint, names, since)
        return found

    def frame(self, play: Play, viewpoint: Viewpoint, names: list[str]) -> Update:
        """The part that every update has: who is asked, and the choices of a viewer who is."""
        state, turn = play.state, play.turn
        deadline = None if play.deadline is None else play.deadline - play.ahead
        found = Update(play.version, turn=turn, request=play.request, deadline=deadline)
        found.played = play.played[-1]
        found.away = [seat for seat, away in enumerate(play.away) if away]
        found.gone = gone(state)
        found.hints = list(play.hints) if any(play.hints) else []
        if play.clock.setting.kind == "live":
            found.left = list(play.clock.left)
        if turn is not None and turn == viewpoint.viewer:
            codec = state.game.codec
            found.choices = [
                Choice(codec.text(action), state.describe(action, viewpoint.lang, names) if viewpoint.words else "")
                for action in state.actions()
            ]
        if viewpoint.viewer is not None and not play.over:
            found.undo = play.history.undo_depth(viewpoint.viewer)
            found.own = play.latest_of(viewpoint.viewer)
        if viewpoint.words:
            found.prompt = state.prompt(viewpoint.lang, names)
        if state.over:
            found.scores, found.ranking, found.points = state.scores(), state.ranking(), state.breakdown()
        return found

    def events(self, play: Play, viewpoint: Viewpoint, names: list[str], since: int) -> list[Happening]:
        found: list[Happening] = []
        for news, played in zip(play.news[since + 1 :], play.played[since + 1 :], strict=True):
            for event in news:
                found.append(self.happening(play, event, viewpoint, names))
                found[-1].step = played
        return found

    @staticmethod
    def happening(play: Play, event: Event, viewpoint: Viewpoint, names: list[str]) -> Happening:
        if not viewpoint.words:
            return seen(event, viewpoint.viewer)
        if not event.kind.startswith(HOUSE_PREFIX):
            return told(play.state, event, viewpoint.viewer, viewpoint.lang, names)
        found = seen(event, viewpoint.viewer)
        args: dict[str, Argument] = {}
        if event.seat >= 0:
            args = {"who": seat_phrase(event.seat), "you": "yes" if event.seat == viewpoint.viewer else "no"}
        found.text = play.state.game.voice.say(Phrase(event.kind, args), viewpoint.lang, names)
        return found


def seen(event: Event, viewer: int | None) -> Happening:
    """An event, reduced to what the viewer may know."""
    known: dict[str, Any] = event.seen_by(viewer)
    data = {name: value for name, value in known.items() if name not in ("kind", "seat")}
    return Happening(event.kind, event.seat, data)


def told(state: State, event: Event, viewer: int | None, lang: str, names: list[str]) -> Happening:
    """An event of the game, with its sentence."""
    found = seen(event, viewer)
    found.text = state.game.voice.say(state.game.event_phrase(state, event, viewer), lang, names)
    return found
