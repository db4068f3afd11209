"""The one interpreter of effects: one operation for each symbol of the rulebook's list.

What asks nothing is done at once; what asks is put on the flow as a frame.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from labrys.engine.native import i64
from labrys.engine.sets import adding, below
from labrys.titles.minos.constants import (
    BUILD,
    CULTURE,
    DEVELOP,
    EXCHANGE,
    INFLUENCE,
    N_GOODS,
    N_TRACKS,
    ONLY_MOVE,
    ONLY_PLACE,
    POPULATION,
    PREPARE,
    WILD,
    promise,
)
from labrys.titles.minos.content import TRACK_TOP
from labrys.titles.minos.effects.counts import count
from labrys.titles.minos.effects.gains import (
    SAME_GOOD,
    TRACK_GOALS,
    check_vase,
    draw_to_hand,
    gain_coins,
    gain_income,
    gain_vp,
    gain_warriors,
    gain_weapons,
)
from labrys.titles.minos.effects.payments import body_of
from labrys.titles.minos.effects.symbols import ATOM_VP_END, ATOM_VP_SCORING, ATOMS
from labrys.titles.minos.frames import (
    BRANCH,
    CARDS_LEFT,
    CHOOSE_GOODS,
    CHOOSE_TRACK,
    EFFECT,
    FREE,
    LEFT,
    LOWEST,
    OF_GROUP,
    PAYMENT,
    POINTS,
    PROGRAM,
    ROUTE_INCOME,
    ROUTES_LEFT,
    SPACES_LEFT,
    STEPS,
    TEMPS,
    TERMS,
    TO_PALACE,
    UNPAID,
)
from labrys.titles.minos.tables import track_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

THIRD: Final = 3  # of a type: this Good brings a card too


# ---- effects, clauses, bodies, groups


def start(s: Minos, seat: i64, program: i64) -> None:
    """Resolve an effect. Where an extra action may come before it (N8), or clauses need an order, the seat is asked."""
    programs = s.tables.programs
    first = programs.first_clause[program]
    clauses = programs.clause_count[program]
    if programs.flat[program] or (s.active != seat and programs.plain[program]):
        for clause in range(first, first + clauses):
            run_clause(s, seat, clause)
    elif clauses == 1 and not at_leisure(s, seat, first):
        run_clause(s, seat, first)
    else:
        s.push(EFFECT, seat, PROGRAM.put(below(clauses), program))


def at_leisure(s: Minos, seat: i64, clause: i64) -> bool:
    """Can something come just before a clause? Outside the own turn only the exchange of SA5, before an arrow (A25)."""
    if s.active == seat:
        return s.tables.programs.leisure[clause]
    return s.tables.programs.bought[clause] and s.has_ability(seat, EXCHANGE)


def start_now(s: Minos, seat: i64, program: i64) -> None:
    """Resolve an effect that the seat has just asked for: only the order of several clauses is still open."""
    if s.tables.programs.clause_count[program] == 1:
        run_clause(s, seat, s.tables.programs.first_clause[program])
    else:
        start(s, seat, program)


def run_clause(s: Minos, seat: i64, clause: i64) -> None:
    """A condition is looked at when its clause is resolved; "instead" chooses between two bodies (A7)."""
    body = body_of(s, seat, clause)
    if body < 0:
        return
    if s.tables.programs.arrow[body]:
        s.push(PAYMENT, seat, body)
    else:
        run_body(s, seat, body)


def run_body(s: Minos, seat: i64, body: i64) -> None:
    if s.tables.programs.choice_count[body] == 1:
        run_group(s, seat, s.tables.programs.first_choice[body])
    else:
        s.push(BRANCH, seat, body)


def run_group(s: Minos, seat: i64, group: i64) -> None:
    """Take all: first what asks and counts nothing, then the rest in the player's order."""
    programs = s.tables.programs
    first = programs.first_term[group]
    terms = programs.term_count[group]
    if programs.ordered[group]:
        silent = programs.silent[group]
        for term in range(first, first + silent):
            run_term(s, seat, term)
        s.push(TERMS, seat, OF_GROUP.put(below(terms) & ~below(silent), group))
    else:
        for term in range(first, first + terms):
            run_term(s, seat, term)


def run_term(s: Minos, seat: i64, term: i64) -> None:
    """One symbol, as often as its number says, for each of what it counts."""
    programs = s.tables.programs
    number = programs.number[term]
    per = programs.per[term]
    atom = programs.atom[term]
    if per >= 0 and atom != ATOM_VP_END and atom != ATOM_VP_SCORING:
        number *= count(s, seat, per)
    if number:
        OPERATIONS[atom](s, seat, number, term)


# ---- Goods and tracks, which bring effects of their own


def gain_good(s: Minos, seat: i64, good: i64) -> None:
    """A Good enters the player area: steps on the Income track, and a card with the third of its type."""
    owned = s.add_goods(seat, good, 1)
    if s.events is not None:
        s.tell("good", seat, {"good": good})
    steps = s.tables.good_steps
    gained = steps[min(owned, len(steps)) - 1]
    if gained:
        gain_income(s, seat, gained)
    if owned == THIRD:
        start(s, seat, s.tables.third_good)
    check_vase(s, SAME_GOOD, seat)


def draw_good(s: Minos, seat: i64) -> None:
    """A random Good from the face-down pile; nothing if the pile is empty."""
    left: i64 = 0
    for good in range(N_GOODS):
        left += s.pile(good)
    if left:
        lot = s.draw(left)
        good = 0
        while lot >= s.pile(good):
            lot -= s.pile(good)
            good += 1
        s.add_pile(good, -1)
        gain_good(s, seat, good)


def advance(s: Minos, seat: i64, track: i64) -> None:
    """One space up a Progress track; from the top it is worth points instead."""
    at = s.track(seat, track)
    if at == TRACK_TOP:
        start(s, seat, s.tables.at_top[track])
        return
    s.set_track(seat, track, at + 1)
    if s.events is not None:
        s.tell("advance", seat, {"track": track, "space": at + 1})
    if track == CULTURE:
        level = s.tables.level[at + 1]
        if level > s.level(seat):
            s.set_level(seat, level)
            if s.events is not None:
                s.tell("level", seat, {"n": level})
    if at + 1 == TRACK_TOP:
        check_vase(s, TRACK_GOALS[track], seat)
    gain = s.tables.space_gain[track_space(track, at + 1)]
    if gain >= 0:
        start(s, seat, gain)


def lowest_tracks(s: Minos, seat: i64) -> i64:
    """The set of tracks on which the marker is lowest."""
    least = s.lowest(seat)
    found: i64 = 0
    for track in range(N_TRACKS):
        if s.track(seat, track) == least:
            found = adding(found, track)
    return found


def add_points(s: Minos, seat: i64, deed: i64, number: i64, free: bool = False) -> None:
    """Action points of an effect: no Royal Trait is triggered."""
    s.push(POINTS, seat, LEFT.put(FREE.put(deed, 1 if free else 0), number))


# ---- one operation for each symbol


def op_coin(s: Minos, seat: i64, number: i64, term: i64) -> None:
    gain_coins(s, seat, number)


def op_weapon(s: Minos, seat: i64, number: i64, term: i64) -> None:
    gain_weapons(s, seat, number)


def op_vp(s: Minos, seat: i64, number: i64, term: i64) -> None:
    gain_vp(s, seat, number, s.tables.programs.source[term])


def op_temp(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(TEMPS, seat, number)


def op_good(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(CHOOSE_GOODS, seat, number)


def op_random_good(s: Minos, seat: i64, number: i64, term: i64) -> None:
    for _ in range(number):
        draw_good(s, seat)


def op_card(s: Minos, seat: i64, number: i64, term: i64) -> None:
    draw_to_hand(s, seat, s.active_age(), number)


def op_card_age2(s: Minos, seat: i64, number: i64, term: i64) -> None:
    """From round 3 on the Age II deck is the active one (A23)."""
    draw_to_hand(s, seat, 1, number)


def op_card_offer(s: Minos, seat: i64, number: i64, term: i64) -> None:
    """From the offer or the active deck: what a Prepare point does (A8)."""
    add_points(s, seat, PREPARE, number)


def op_build(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, BUILD, number)


def op_build_free(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, BUILD, number, True)


def op_wild(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, WILD, number)


def op_place(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, ONLY_PLACE, number)


def op_move(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, ONLY_MOVE, number)


def op_warrior(s: Minos, seat: i64, number: i64, term: i64) -> None:
    gain_warriors(s, seat, number)


def steps_up(s: Minos, seat: i64, track: i64, number: i64) -> None:
    """Several spaces one after the other, each with what it gives."""
    if number > 1:
        s.push(STEPS, seat, SPACES_LEFT.put(track, number - 1))
    advance(s, seat, track)


def op_influence(s: Minos, seat: i64, number: i64, term: i64) -> None:
    steps_up(s, seat, INFLUENCE, number)


def op_culture(s: Minos, seat: i64, number: i64, term: i64) -> None:
    steps_up(s, seat, CULTURE, number)


def op_population(s: Minos, seat: i64, number: i64, term: i64) -> None:
    steps_up(s, seat, POPULATION, number)


def op_track(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(CHOOSE_TRACK, seat, number)


def op_lowest_track(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(LOWEST, seat, number)


def op_income(s: Minos, seat: i64, number: i64, term: i64) -> None:
    gain_income(s, seat, number)


def op_play(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, DEVELOP, number)


def op_play_free(s: Minos, seat: i64, number: i64, term: i64) -> None:
    add_points(s, seat, DEVELOP, number, True)


def op_palace(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(TO_PALACE, seat, CARDS_LEFT.put(0, number))


def op_palace_free(s: Minos, seat: i64, number: i64, term: i64) -> None:
    s.push(TO_PALACE, seat, CARDS_LEFT.put(UNPAID.put(0, 1), number))


def op_route_income(s: Minos, seat: i64, number: i64, term: i64) -> None:
    """Of as many different routes; the low bits note which were taken."""
    s.push(ROUTE_INCOME, seat, ROUTES_LEFT.put(0, number))


def op_lasting(s: Minos, seat: i64, number: i64, term: i64) -> None:
    """Points at each scoring to come, or at the end of the game: noted, counted then."""
    s.append_lasting(promise(term, seat))
    if s.events is not None:
        s.tell("lasting", seat, {"n": number})


def op_never(s: Minos, seat: i64, number: i64, term: i64) -> None:
    """The discard symbol is a payment only; the grammar never lets it here."""
    raise AssertionError(ATOMS[s.tables.programs.atom[term]])


Operation = Callable[["Minos", i64, i64, i64], None]

OPERATIONS: Final[list[Operation]] = [
    op_coin,
    op_weapon,
    op_vp,
    op_temp,
    op_good,
    op_random_good,
    op_card,
    op_card_age2,
    op_build,
    op_build_free,
    op_wild,
    op_place,
    op_move,
    op_warrior,
    op_influence,
    op_culture,
    op_population,
    op_track,
    op_lowest_track,
    op_income,
    op_play,
    op_play_free,
    op_palace,
    op_palace_free,
    op_route_income,
    op_lasting,
    op_lasting,
    op_never,
    op_card_offer,
]
