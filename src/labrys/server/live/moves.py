"""Turns a player's message into the entries of the log that it stands for, or refuses it."""

from __future__ import annotations

from labrys.server.live.play import Play
from labrys.server.protocol.errors import Refused
from labrys.server.protocol.messages import Act, Agree, Ask, Decline, Leave, Move, Undo
from labrys.server.storage.entry import Kind

Step = tuple[Kind, int, str]  # kind, seat and text of an entry


def plan(play: Play, seat: int, move: Move) -> list[Step]:
    """The entries; `Refused` if the table does not allow it now."""
    play.check_open()
    if play.full:
        raise Refused(
            "state", f"{play.version} things have happened at this table, and more are not kept: begin a new one."
        )
    back: list[Step] = [("back", seat, "")] if play.away[seat] else []
    if back or isinstance(move, Undo | Ask):
        play.check_extra(seat)
    if isinstance(move, Act):
        codec = play.state.game.codec
        return [*back, ("act", seat, codec.text(codec.parse(move.action)))]  # kept in one form, however it was written
    if isinstance(move, Undo):
        return [*back, ("undo", seat, str(play.undo_to(seat)))]
    if isinstance(move, Ask):
        play.check_ask(seat, move.to)
        alone = not play.must_agree(seat)
        return [*back, ("undo", seat, play.undo_text(move.to)) if alone else ("ask", seat, str(move.to))]
    if isinstance(move, Agree):
        play.check_answer(seat, agrees=True)
        return [*back, ("agree", seat, ""), *going_back(play, play.missing(seat))]
    if isinstance(move, Decline):
        play.check_answer(seat, agrees=False)
        return [*back, ("decline", seat, "")]
    if isinstance(move, Leave):
        way = play.leave_action(seat)
        return [("act", seat, way)] if way else [] if play.away[seat] else going_away(play, seat)
    return back


def going_away(play: Play, seat: int) -> list[Step]:
    """Entries for a seat that goes away: a bot takes over, and an undo that waited for this person alone is done."""
    settled = play.request is not None and play.request.seat != seat and play.settled_without(seat)
    return [("away", seat, ""), *(going_back(play, []) if settled else [])]


def going_back(play: Play, missing: list[int]) -> list[Step]:
    """Entries that carry out an undo by consent, once nobody's consent is missing."""
    assert play.request is not None
    return [] if missing else [("undo", play.request.seat, play.undo_text(play.request.to))]
