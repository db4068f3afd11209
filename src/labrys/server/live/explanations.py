"""Answers a player's questions: why an action is not possible, what one could go back to, where the points come from.

Reasons and points come from what the viewer imagines: they cannot tell more than the viewer knows.
"""

from __future__ import annotations

from labrys.engine import Event, Phrase, Rng
from labrys.engine.phrase import Argument, seat_phrase
from labrys.server.live.play import Play
from labrys.server.live.showing import Viewpoint
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Place, Places, Tally

MOST_PLACES = 30  # actions that one is shown to go back to
MOST_SENTENCES = 2  # sentences about what another did: often the first is only the price


def reason(play: Play, viewpoint: Viewpoint, names: list[str], actions: list[str]) -> str:
    """Why none of these actions is possible now, by the first that has a reason; without actions, why undo is not."""
    if viewpoint.viewer is None:
        raise Refused("forbidden", "only those who sit at the table can do that.")
    game, state = play.state.game, play.state
    if not actions:
        found = why_no_undo(play, viewpoint.viewer, viewpoint.lang, names)
    else:
        numbers = [game.codec.parse(action) for action in actions]
        found = next((said for number in numbers if (said := game.why_not(state, viewpoint.viewer, number))), None)
    return game.voice.say(found, viewpoint.lang, names) if found is not None else ""


def why_no_undo(play: Play, seat: int, lang: str, names: list[str]) -> Phrase | None:
    """Why a seat cannot take back its latest action; None if it can."""
    history, state = play.history, play.state
    if state.over:
        return Phrase("why-over")
    if history.undo_depth(seat):
        return None
    if play.latest_of(seat) is None:
        return Phrase("why-undo-none")
    alone: Argument = (
        "no" if play.must_agree(seat) else "yes"
    )  # what undo does not do, going back does, perhaps by consent
    who, _ = history.marks[-1]
    if who is not None and who != seat:
        return Phrase("why-undo-moved", {"who": seat_phrase(who), "alone": alone})
    for event in history.log[-1]:
        said = state.game.voice.say(state.game.event_phrase(state, event, seat), lang, names)
        if said:
            what: Argument = said.rstrip(". ")
            return Phrase("why-undo-seen", {"what": what, "alone": alone})
    return Phrase("why-undo-secret", {"alone": alone})


def places(play: Play, viewpoint: Viewpoint, names: list[str]) -> Places:
    """The latest actions as places to go back to.

    The viewer's own are named by the choice as it was offered. Of others' choices only their events are told, as in
    the log, since what they were offered may be secret. An action of somebody else that left no sentence in the log is
    left out.
    """
    if viewpoint.viewer is None:
        raise Refused("forbidden", "only those who sit at the table can do that.")
    last, history = play.state, play.history
    state = last.game.begin(last.seats, last.seed, dict(last.options))
    found: list[Place] = []
    for at, action in enumerate(last.past or []):
        if at >= last.steps - MOST_PLACES:
            who, _ = history.marks[at]
            if who == viewpoint.viewer and action in state.actions():  # not somebody else's leaving meanwhile
                text = state.describe(action, viewpoint.lang, names)
            else:
                text = happened(play, history.log[at + 1], who, viewpoint, names)
            if text:
                found.append(Place(at, text))
        state.act(action)
    return Places(play.version, found[::-1])


def happened(play: Play, events: list[Event], who: int | None, viewpoint: Viewpoint, names: list[str]) -> str:
    """The first sentences about the seat that acted; if there are none, the first about anything."""
    game = play.state.game
    own = [event for event in events if event.seat == who]
    said = [
        game.voice.say(game.event_phrase(play.state, event, viewpoint.viewer), viewpoint.lang, names)
        for event in own or events
    ]
    return " ".join([text for text in said if text][:MOST_SENTENCES])


def tally(play: Play, viewer: int | None) -> Tally:
    """Every point by its source: if the game ended now and, for games that score on the way, so far."""
    if not play.state.over and not play.state.game.manners.open_points:
        raise Refused("forbidden", "the points of this game are secret until it is over.")
    state = play.state if play.state.over else play.state.imagine(viewer, Rng("tally"))
    rival = state.rival()
    points = [*state.breakdown(), *([rival] if rival is not None else [])]
    return Tally(play.version, points, state.game.scored(state))
