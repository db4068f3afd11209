"""What a person's message comes to: one entry of the log, or a few that belong together."""

from __future__ import annotations

from labrys.server.errors import Refused
from labrys.server.messages import Act, Agree, Ask, Decline, Leave, Move, Undo
from labrys.server.play import Play


def plan(play: Play, seat: int, move: Move) -> list[tuple[str, str]]:
    """Kinds and texts of the entries; `Refused` if the table does not allow it now."""
    if play.over:
        raise Refused("state", "the game is over: ask for a rematch.")
    back = [("back", "")] if play.away[seat] else []
    if isinstance(move, Act):
        return [*back, ("act", move.action)]
    if isinstance(move, Undo):
        return [*back, ("undo", str(play.undo_to(seat)))]
    if isinstance(move, Ask):
        play.check_ask(seat, move.to)
        return [*back, ("ask", str(move.to)) if play.must_agree(seat) else ("undo", play.undo_text(move.to))]
    if isinstance(move, Agree):
        play.check_answer(seat, agrees=True)
        assert play.request is not None
        last = not play.missing(seat)
        return [*back, ("agree", ""), *([("undo", play.undo_text(play.request.to))] if last else [])]
    if isinstance(move, Decline):
        play.check_answer(seat, agrees=False)
        return [*back, ("decline", "")]
    if isinstance(move, Leave):
        way = play.leave_action(seat)
        return [("act", way)] if way else [] if play.away[seat] else [("away", "")]
    return back
