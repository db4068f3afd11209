"""Actions: which die he takes back, what the space gives him, and the five actions as he does them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.decision import Frame
from labrys.titles.minos.constants import BUILD, DEVELOP, EXPAND, FROM_SPACE, NOBODY, NONE, PREPARE, WILD
from labrys.titles.minos.content import MOST_BENEFITS, MOST_SPACES
from labrys.titles.minos.effects.gains import gain_vp
from labrys.titles.minos.effects.symbols import ATOM_TRACK
from labrys.titles.minos.frames import SOLO_TURN
from labrys.titles.minos.rules.setup import refill_offer
from labrys.titles.minos.solo.build import build
from labrys.titles.minos.solo.cards import develop, prepare
from labrys.titles.minos.solo.content import RIVAL
from labrys.titles.minos.solo.expand import expand

if TYPE_CHECKING:
    from labrys.titles.minos.solo.state import Solo

ORDER: Final = (EXPAND, BUILD, DEVELOP, PREPARE, WILD)  # among dice of one value


class SoloTurn(Frame["Solo"]):
    """He retrieves a die and does what it stands for; then the offer slides and is filled up."""

    kind = SOLO_TURN
    name = "solo-turn"

    def run(self, s: Solo) -> None:
        s.pop()
        at = next_space(s)
        die = s.row(at)
        s.set_row(at, NONE)
        s.active = RIVAL
        deed = at // MOST_SPACES
        if has_track_mark(s, at) and s.terms.space_vp:
            if s.events is not None:
                s.tell("solo_track", RIVAL, {"deed": deed, "rule": "action.track_mark"})
            gain_vp(s, RIVAL, s.terms.space_vp, FROM_SPACE)
        points = s.tables.points[at]
        if deed == WILD:
            deed = s.want(die)
            s.set_want(die, NONE)
            if s.events is not None:
                s.tell("solo_wild", RIVAL, {"deed": deed, "points": points, "rule": "wild.marked"})
        elif deed == EXPAND:
            points //= 2  # by the printed value; a Wild die is not divided
        if deed == PREPARE:
            prepare(s, points)
        elif deed == DEVELOP:
            develop(s, points)
        elif deed == BUILD:
            build(s, points)
        else:
            expand(s, points)
        refill_offer(s)
        s.active = NOBODY


def next_space(s: Solo) -> int:
    """His highest die; of equals by the order of actions, in one action the leftmost."""
    found: list[int] = []
    best = 0
    for deed in ORDER:
        for at in range(deed * MOST_SPACES, deed * MOST_SPACES + s.tables.spaces):
            die = s.row(at)
            if die != NONE and s.die_seat(die) == RIVAL and s.die(die) >= best:
                if s.die(die) > best:
                    best = s.die(die)
                    found.clear()
                found.append(at)
    at = found[0]
    if s.events is not None:
        tie = "none"
        if len(found) > 1:
            tie = "leftmost" if found[1] // MOST_SPACES == at // MOST_SPACES else "order"
        deed, space = at // MOST_SPACES, at % MOST_SPACES
        s.tell(
            "solo_retrieve", RIVAL, {"value": best, "deed": deed, "space": space, "rule": "action.highest", "tie": tie}
        )
    return at


def has_track_mark(s: Solo, at: int) -> bool:
    """Does the space let a player advance on any track?"""
    programs = s.tables.programs
    for number in range(s.tables.benefit_count[at]):
        program = s.tables.benefits[at * MOST_BENEFITS + number]
        if program >= 0:
            for clause in programs.clauses[program]:
                for group in programs.choice[programs.met[clause]]:
                    for term in programs.terms[group]:
                        if programs.atom[term] == ATOM_TRACK:
                            return True
    return False
