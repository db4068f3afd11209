"""Reasons: the game can say why an action is not possible, names what is missing, and reveals nothing the seat does not know."""

from __future__ import annotations

from labrys.engine import Phrase, Rng, State
from labrys.engine.phrase import seat_phrase
from labrys.kit.case import Case, perspectives, positions
from labrys.kit.speech import check_sentence
from labrys.words import LANGUAGES

POSITIONS = 6
NEEDED = ("n", "cost")  # how reasons name what something takes
OWNED = ("coins", "weapons", "vp", "points", "have", "there")  # and what one has of it
ONE_ACTION_OF = 9  # of so many actions one is asked for as the house asks, from an imagined state of its own


def check_reasons_keep_secrets(case: Case, seed: str) -> None:
    """For every action of the codec: none for what is legal, else the same in the truth and in what the seat imagines."""
    rng = Rng(f"reasons {seed}")
    for state in positions(case, seed, POSITIONS):
        seat = state.seat
        assert seat is not None
        said: dict[str, Phrase] = {}
        dream = state.imagine(seat, rng)
        for action in range(case.game.codec.size):
            if not rng.below(ONE_ACTION_OF):
                check_asked(case, state, seat, action)
            if action in state.actions():
                continue
            found = case.game.reason_phrase(state, action)
            same = found == case.game.reason_phrase(dream, action)
            verb = case.game.codec.text(action)
            assert same, f"{case}: the reason against {verb!r} tells seat {seat} a secret"
            if found is not None:
                said[repr(found)] = found
        for phrase in said.values():
            check_missing(case, phrase)
            for lang in LANGUAGES:
                check_sentence(case.game.voice.say(phrase, lang), phrase, lang)


def check_missing(case: Case, phrase: Phrase) -> None:
    """Where a reason names what is needed and what there is, what there is must be too little."""
    needed, owned = ([phrase.args[name] for name in names if name in phrase.args] for names in (NEEDED, OWNED))
    for takes, has in zip(needed, owned, strict=False):
        assert not (isinstance(takes, int) and isinstance(has, int)) or takes > has, (
            f"{case}: {phrase} names enough as missing"
        )


def check_asked(case: Case, state: State, seat: int, action: int) -> None:
    """A legal action has no reason against it; a seat that is not asked only learns whose turn it is."""
    other = (seat + 1) % state.seats
    if action in state.interrupts():
        free = all(case.game.why_not(state, one, action) is None for one in (seat, other))
        assert free, f"{case}: there is a reason against what may come out of turn"
        return
    legal = action in state.actions()
    wanted = None if legal else case.game.reason_phrase(state, action)
    assert case.game.why_not(state, seat, action) == wanted, f"{case}: the house gives another reason than the game"
    if other != seat:
        told = case.game.why_not(state, other, action)
        assert told == Phrase("why-turn", {"who": seat_phrase(seat)}), f"{case}: who is not asked is told {told}"


def check_points_are_public(case: Case, seed: str) -> None:
    """In a game of open points, no card in a hand and no die to come counts in them, at any time."""
    if not case.game.manners.open_points:
        return
    rng = Rng(f"points {seed}")
    for state in positions(case, seed, POSITIONS):
        told = points(state)
        for seat in perspectives(state):
            assert points(state.imagine(seat, rng)) == told, f"{case}: the points tell {seat} a secret"


def points(state: State) -> tuple[object, ...]:
    return state.breakdown(), state.rival(), state.game.scored(state)
