"""What a bot expects of dice: of the spaces where they stand, of the groups they make, of the turn that is running."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from labrys.engine.sets import has
from labrys.titles.minos.bots.styles import STYLES
from labrys.titles.minos.content import BONUS, MOST_SPACES, TRACK_TOP
from labrys.titles.minos.frames import DRAFT, GROUP
from labrys.titles.minos.grouping import GRAY, GROUPINGS, group_colour, legal_groupings
from labrys.titles.minos.picks import ability
from labrys.titles.minos.places import CULTURE, INFLUENCE, NOBODY, NONE
from labrys.titles.minos.rules.progress import own_dice, target

if TYPE_CHECKING:
    from labrys.titles.minos.state import Minos

POINT: Final = (0.9, 2.0, 2.2, 0.8, 2.3)  # an action point that is still to be used, by action
A_STEP: Final = 0.9  # what a space of any track is worth for being nearer to the next ones
STANDING: Final = (0.25, 0.35, 0.2)  # what a space of each track is worth in a round, beyond what it says
HOPE: Final = 0.8  # how much of a group that is begun in the draft counts, if there are dice enough to make it
MISSED: Final = 0.45  # how often a die that would make it is gone when the seat takes its next one


def dice(s: Minos, seat: int, palace: list[int], age: int) -> float:
    """Own dice on the action board, and the Royal Traits that they will trigger."""
    t = s.tables
    found = 0.0
    drafting = s.kind == DRAFT
    coming = s.seats * t.dice_each - s.arg if drafting else 0  # dice that will still be placed
    for at in range(5 * MOST_SPACES):
        die = s.row(at)
        if die != NONE and s.die_seat(die) == seat:
            deed = at // MOST_SPACES
            found += space_after_shifts(s, at, coming, age) if coming else space_worth(s, at, age)
            trigger = 5 + (s.die(die) - 1) // 2
            for card in palace:
                if t.trigger[card] == deed or t.trigger[card] == trigger:
                    found += 0.5 * t.values[age][t.trait[card]]
    return found


def groups(s: Minos, seat: int, rounds: float, age: int) -> float:
    """Steps on the tracks that the seat's dice have earned: chosen groups, or the best that can be made of its dice."""
    pending = [s.pending(seat, track) for track in range(3)]
    kind = s.kind
    if kind != DRAFT and kind != GROUP and not any(pending):
        return 0.0
    steps = [step_worth(s, seat, track, rounds, age) for track in range(3)]
    if kind != DRAFT and kind != GROUP:
        return sum([number * step for number, step in zip(pending, steps, strict=True)])
    dice = own_dice(s, seat)
    colours = [s.tables.colour[die] for die in dice]
    values = [s.die(die) for die in dice]
    goal = target(s, seat)
    if kind == GROUP:
        ways = [s.plan(seat) - 1] if s.plan(seat) else legal_groupings(colours, values, goal)
        return max([sum([steps[group_colour(colours, values, mask, 0)] for mask in GROUPINGS[way]]) for way in ways])
    best = 0.0
    for way in legal_groupings(colours, values, goal):
        found = 0.0
        joined = 0
        for mask in GROUPINGS[way]:
            found += steps[group_colour(colours, values, mask, 0)]
            joined |= mask
        if len(dice) < s.tables.dice_each:
            found += HOPE * begun(s, colours, values, joined, steps, goal)
        best = max(best, found)
    return best


def begun(s: Minos, colours: list[int], values: list[int], joined: int, steps: list[float], goal: int) -> float:
    """What the dice outside the groups may still become: a group in each colour, the gray ones where they help most."""
    left = s.tables.dice_each - len(colours)
    totals = [0, 0, 0, 0]
    for at in range(len(colours)):
        if not has(joined, at):
            totals[colours[at]] += values[at]
    gray = totals[GRAY]
    found: list[float] = []
    gain = 0.0
    for track in range(3):
        coloured = totals[track] > 0
        alone = steps[track] * chance(s, track, goal - totals[track], True, left) if coloured else 0.0
        found.append(alone)
        if gray:
            gain = max(gain, steps[track] * chance(s, track, goal - totals[track] - gray, coloured, left) - alone)
    found.sort(reverse=True)
    return sum(found[:left]) + gain


def chance(s: Minos, track: int, need: int, gray: bool, left: int) -> float:
    """How likely the seat still gets what a group lacks: one die of the colour, or a gray one if that will do, or two."""
    colour = s.tables.colour
    fitting = smaller = 0
    for die in range(s.count_die()):
        if s.die_seat(die) == NOBODY and (colour[die] == track or (gray and colour[die] == GRAY)):
            if s.die(die) >= need:
                fitting += 1
            else:
                smaller += 1
    if fitting:
        return 1.0 - MISSED**fitting
    return 0.25 if left > 1 and smaller > 1 else 0.0


def step_worth(s: Minos, seat: int, track: int, rounds: float, age: int) -> float:
    """What the next space of a track brings at once and until the end."""
    t = s.tables
    at = s.track(seat, track)
    if at == TRACK_TOP:
        return t.values[age][t.at_top[track]]
    incomes = t.rounds - s.round + 1
    gain = t.space_gain[track][at + 1]
    found = A_STEP + STANDING[track] * rounds + (t.values[age][gain] if gain >= 0 else 0.0)
    if track == INFLUENCE:
        found += incomes * 1.5 * (t.palace_cards[at + 1] - t.palace_cards[at])
    elif track == CULTURE:
        level = t.level[at + 1]
        if level > s.level(seat):
            found += ability(s, s.ability(seat), level, rounds) - ability(s, s.ability(seat), s.level(seat), rounds)
    else:
        scorings = 2 if s.round <= t.scorings[0] else 1
        found += incomes * 0.6 * (t.weapons[at + 1] - t.weapons[at])
        found += scorings * 3.0 * (t.presence[at + 1] - t.presence[at])
    return found + (1.0 if s.leaning and s.leaning[seat] == STYLES.index("track") else 0.0)


def space_after_shifts(s: Minos, at: int, coming: int, age: int) -> float:
    """A die that is placed early is shifted by lower ones that come to its action: the higher it is, the further."""
    t = s.tables
    deed = at // MOST_SPACES
    free = [s.row(deed * MOST_SPACES + space) for space in range(t.spaces)].count(NONE)
    shift = min(float(free), coming / 5 * (s.die(s.row(at)) - 1) / 6)
    near = at + int(shift)
    part = shift - int(shift)
    found = space_worth(s, near, age)
    return found + part * (space_worth(s, near + 1, age) - found) if part > 0.0 else found


def space_worth(s: Minos, at: int, age: int) -> float:
    return s.tables.points[at] * POINT[at // MOST_SPACES] + space_benefits(s, at, age)


def space_benefits(s: Minos, at: int, age: int) -> float:
    t = s.tables
    found = [t.values[age][t.bonus[s.bonus] if program == BONUS else program] for program in t.benefits[at]]
    if not found:
        return 0.0
    return max(found) if t.choose[at] else sum(found)


def open_turn(s: Minos, seat: int, age: int) -> float:
    """What the running turn has still to give: a little less than it is worth once taken."""
    t = s.tables
    found = 0.85 * s.points * POINT[s.deed]
    if s.benefits:
        found += 0.9 * space_benefits(s, s.deed * MOST_SPACES + s.spot, age)
    for card in s.all_traits():
        found += 0.9 * t.values[age][t.trait[card]]
    return found
