"""What dice are worth to a bot: on their action spaces, in groups, and in the current turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.native import append, i64, vec
from labrys.engine.rows import zeros
from labrys.engine.sets import has
from labrys.titles.minos.bots.setup_values import ability
from labrys.titles.minos.bots.styles import STYLES
from labrys.titles.minos.constants import CULTURE, INFLUENCE, N_TRACKS, NOBODY, NONE, PALACE
from labrys.titles.minos.content import BONUS, CARDS, MOST_BENEFITS, MOST_SPACES, TRACK_TOP
from labrys.titles.minos.frames import DRAFT, GROUP
from labrys.titles.minos.grouping import GRAY, GROUPS, MADE_OF, group_colour, legal_groupings
from labrys.titles.minos.rules.progress import own_colours, own_values, target
from labrys.titles.minos.tables import track_space

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

POINT: Final[vec[float]] = vec[float]([0.9, 2.0, 2.2, 0.8, 2.3])  # an action point that is still to be used, by action
NOTHING: Final = float("-inf")  # less than anything is worth
A_STEP: Final = 0.9  # what a space of any track is worth for being nearer to the next ones
# What a space of each track is worth in a round, beyond what it says.
STANDING: Final[vec[float]] = vec[float]([0.25, 0.35, 0.2])
HOPE: Final = 0.8  # how much of a group that is begun in the draft counts, if there are dice enough to make it
MISSED: Final = 0.45  # how often a die that would make it is gone when the seat takes its next one
ALL_MISSED: Final[vec[float]] = vec[float]([MISSED**dice for dice in range(32)])  # that so many are


def dice(s: Minos, seat: i64, age: i64) -> float:
    """Own dice on the action board, and the Royal Traits that they will trigger."""
    t = s.tables
    found = 0.0
    coming: i64 = s.seats * t.dice_each - s.arg if s.kind == DRAFT else 0  # dice that will still be placed
    for at in range(5 * MOST_SPACES):
        die: i64 = s.row(at)
        if die != NONE and s.die_seat(die) == seat:
            deed = at // MOST_SPACES
            found += space_after_shifts(s, at, coming, age) if coming else space_worth(s, at, age)
            trigger = 5 + (s.die(die) - 1) // 2
            card: i64 = s.first_at(PALACE + seat)
            while card < CARDS:
                if t.trigger[card] == deed or t.trigger[card] == trigger:
                    found += 0.5 * t.value(t.trait[card], age)
                card = s.after(card)
    return found


def groups(s: Minos, seat: i64, rounds: float, age: i64, seen: bool = True) -> float:
    """Steps on the tracks that the seat's dice have earned: chosen groups, or the best that can be made of its dice.

    What it has chosen counts only if that is ``seen``.
    """
    kind = s.kind
    if kind != DRAFT and kind != GROUP:
        earned = 0.0
        for track in range(N_TRACKS):
            if s.pending(seat, track):
                earned += float(s.pending(seat, track)) * step_worth(s, seat, track, rounds, age)
        return earned
    steps = vec[float](capacity=N_TRACKS)
    for track in range(N_TRACKS):
        steps = append(steps, step_worth(s, seat, track, rounds, age))
    colours = own_colours(s, seat)
    values = own_values(s, seat)
    goal = target(s, seat)
    if kind == GROUP and seen and s.plan(seat):
        return steps_of(s.plan(seat) - 1, colours, values, steps)
    best = 0.0
    ways = legal_groupings(colours, values, goal)
    for way in range(len(MADE_OF)):
        if has(ways, way):
            found = steps_of(way, colours, values, steps)
            if kind == DRAFT and len(colours) < s.tables.dice_each:
                found += HOPE * begun(s, colours, values, joined(way), steps, goal)
            if found > best:
                best = found
    return best


def steps_of(way: i64, colours: vec[i64], values: vec[i64], steps: vec[float]) -> float:
    """What the groups of a way to join dice are worth."""
    found = 0.0
    for at in range(GROUPS.starts[way], GROUPS.starts[way + 1]):
        found += steps[group_colour(colours, values, GROUPS.items[at], 0)]
    return found


def joined(way: i64) -> i64:
    """The dice that are in a group, as a set."""
    found: i64 = 0
    for at in range(GROUPS.starts[way], GROUPS.starts[way + 1]):
        found |= GROUPS.items[at]
    return found


def begun(s: Minos, colours: vec[i64], values: vec[i64], joined: i64, steps: vec[float], goal: i64) -> float:
    """What the dice outside the groups may still become: a group in each colour, the gray ones where they help most."""
    left = s.tables.dice_each - len(colours)
    totals = zeros(N_TRACKS + 1)
    for at in range(len(colours)):
        if not has(joined, at):
            totals[colours[at]] += values[at]
    gray = totals[GRAY]
    found = vec[float](capacity=N_TRACKS)
    gain = 0.0
    for track in range(N_TRACKS):
        coloured = totals[track] > 0
        alone = steps[track] * chance(s, track, goal - totals[track], True, left) if coloured else 0.0
        found = append(found, alone)
        if gray:
            more = steps[track] * chance(s, track, goal - totals[track] - gray, coloured, left) - alone
            if more > gain:
                gain = more
    total = 0.0
    for place in range(min(left, N_TRACKS)):  # noqa: B007 (the best ones first)
        best: i64 = 0
        for track in range(1, N_TRACKS):
            if found[track] > found[best]:
                best = track
        total += found[best]
        found[best] = NOTHING
    return total + gain


def chance(s: Minos, track: i64, need: i64, gray: bool, left: i64) -> float:
    """How likely the seat still gets what a group lacks: one die of the colour, or a gray one if that will do, or two."""
    colour = s.tables.colour
    fitting: i64 = 0
    smaller: i64 = 0
    for die in range(s.count_die()):
        if s.die_seat(die) == NOBODY and (colour[die] == track or (gray and colour[die] == GRAY)):
            if s.die(die) >= need:
                fitting += 1
            else:
                smaller += 1
    if fitting:
        return 1.0 - ALL_MISSED[fitting]
    return 0.25 if left > 1 and smaller > 1 else 0.0


def step_worth(s: Minos, seat: i64, track: i64, rounds: float, age: i64) -> float:
    """What the next space of a track brings at once and until the end."""
    t = s.tables
    at: i64 = s.track(seat, track)
    if at == TRACK_TOP:
        return t.value(t.at_top[track], age)
    incomes = float(t.rounds - s.round + 1)
    gain = t.space_gain[track_space(track, at + 1)]
    found = A_STEP + STANDING[track] * rounds + (t.value(gain, age) if gain >= 0 else 0.0)
    if track == INFLUENCE:
        found += incomes * 1.5 * float(t.palace_cards[at + 1] - t.palace_cards[at])
    elif track == CULTURE:
        level = t.level[at + 1]
        if level > s.level(seat):
            found += ability(s, s.ability(seat), level, rounds) - ability(s, s.ability(seat), s.level(seat), rounds)
    else:
        scorings = 2.0 if s.round <= t.scorings[0] else 1.0
        found += incomes * 0.6 * float(t.weapons[at + 1] - t.weapons[at])
        found += scorings * 3.0 * float(t.presence[at + 1] - t.presence[at])
    return found + (1.0 if s.leaning and s.leaning[seat] == STYLES.index("track") else 0.0)


def space_after_shifts(s: Minos, at: i64, coming: i64, age: i64) -> float:
    """A die that is placed early is shifted by lower ones that come to its action: the higher it is, the further."""
    first = at // MOST_SPACES * MOST_SPACES
    free = 0.0
    for space in range(s.tables.spaces):
        if s.row(first + space) == NONE:
            free += 1.0
    shift = min(free, float(coming) / 5.0 * float(s.die(s.row(at)) - 1) / 6.0)
    whole = int(shift)
    near: i64 = at + whole
    part = shift - float(whole)
    found = space_worth(s, near, age)
    return found + part * (space_worth(s, near + 1, age) - found) if part > 0.0 else found


def space_worth(s: Minos, at: i64, age: i64) -> float:
    return float(s.tables.points[at]) * POINT[at // MOST_SPACES] + space_benefits(s, at, age)


def space_benefits(s: Minos, at: i64, age: i64) -> float:
    t = s.tables
    total = 0.0
    best = 0.0
    for number in range(t.benefit_count[at]):
        program = t.benefits[at * MOST_BENEFITS + number]
        worth = t.value(t.bonus[s.bonus] if program == BONUS else program, age)
        total += worth
        if worth > best:
            best = worth
    return best if t.choose[at] else total


def open_turn(s: Minos, seat: i64, age: i64) -> float:
    """What the running turn has still to give: a little less than it is worth once taken."""
    t = s.tables
    found = 0.85 * float(s.points) * POINT[s.deed]
    if s.benefits:
        found += 0.9 * space_benefits(s, s.deed * MOST_SPACES + s.spot, age)
    for at in range(s.count_traits()):
        found += 0.9 * t.value(t.trait[s.traits(at)], age)
    return found
