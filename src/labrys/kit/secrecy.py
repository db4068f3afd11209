"""Secrecy: views show nothing hidden, imagined states agree with the view, and every revelation stops undo."""

from __future__ import annotations

import json

from labrys.engine import Rng, State
from labrys.engine.fields import ALL, OWNER
from labrys.kit.case import Case, perspectives, pick, positions, walk

EVERY_STEP = 400  # so many decisions of a game are looked at one by one; later ones ever more seldom


def check_views_keep_secrets(case: Case, seed: str) -> None:
    """Dealing anew what a seat cannot know changes neither its view nor, if it is asked, what it may do.

    At every step of a game, for every seat and the spectator; once more in a game that seats leave.
    """
    rng = Rng(f"secrets {seed}")
    for interrupts, steps in ((0, EVERY_STEP), (30, EVERY_STEP // 4)):
        for state in walk(case, f"seed-{seed}-of-this-game", interrupts):
            if state.over or state.steps % (1 + state.steps // steps):
                continue
            for seat in perspectives(state):
                check_view(state, seat, rng)


def check_view(state: State, seat: int | None, rng: Rng) -> None:
    """The check above for one position and one pair of eyes."""
    view = state.view(seat)
    told = json.dumps(view)
    assert not state.seed or len(state.seed) < 9 or state.seed not in told, f"the view of {seat} tells the seed"
    assert str(state.chance) not in told, f"the view of {seat} tells the dice to come"
    dream = state.imagine(seat, rng)
    seen = dream.view(seat)
    if seen != view:
        names = [name for name in view if seen.get(name) != view[name]]
        raise AssertionError(f"the view of {seat} tells what it cannot know, or imagine contradicts it: {names}")
    if seat is not None and seat == state.seat:
        assert dream.actions() == state.actions(), f"what {seat} may do tells it what it cannot know"


def check_imagined_states_are_whole(case: Case, seed: str) -> None:
    """An imagined state has no seed, no past and no dice of the truth; it reads back from text and plays to an end."""
    rng = Rng(f"whole {seed}")
    for state in positions(case, seed, 8):
        for seat in perspectives(state):
            before = state.text()
            dream = state.imagine(seat, rng)
            assert state.text() == before, f"{case}: imagining changed the truth"
            assert dream.seed is None, f"{case}: an imagined state knows the seed"
            assert dream.past is None, f"{case}: an imagined state has a past"
            assert not dream.events, f"{case}: an imagined state carries events"
            assert not dream.opening, f"{case}: an imagined state carries events"
            assert dream.chance != state.chance, f"{case}: an imagined state has the dice of the truth"
            check_declared(state, dream, seat)
            again = case.game.position(dream.text())
            assert again.actions() == dream.actions(), (
                f"{case}: an imagined state offers what it remembers of the truth"
            )
            dream.playout(rng)
            assert dream.ending in case.game.endings, f"{case}: an imagined game has no ending"


def check_declared(state: State, dream: State, seat: int | None) -> None:
    """What the declaration of a field lets a seat see is in its imagined state as it is in truth."""
    packing = state.packing
    for place in packing.layout.places if packing else ():
        field = place.field
        if not packing or field.name not in packing.names:
            continue
        truth, dreamt = state.field(field.name), dream.field(field.name)
        if field.seen == OWNER and seat is not None and isinstance(truth, list) and isinstance(dreamt, list):
            own = slice(seat * field.inner, (seat + 1) * field.inner)
            truth, dreamt = truth[own], dreamt[own]
        elif field.seen != ALL:
            continue
        assert truth == dreamt, f"{field.name} is declared as seen by {field.seen}, and {seat} imagines it otherwise"


def check_imagining_forgets_the_truth(case: Case, seed: str) -> None:
    """Two truths that look the same to a seat are imagined the same from the same generator: no secret plays a part.

    So `redeal` may use what the seat sees and the generator, nothing else; what it deals from stands in an order that
    does not depend on who really holds what.
    """
    rng = Rng(f"forget {seed}")
    for state in positions(case, seed, 12):
        for seat in perspectives(state):
            other = state.imagine(seat, rng)
            other.chance = rng.fork()
            name = f"{seed} {state.steps} {seat}"
            one, two = state.imagine(seat, Rng(name)), other.imagine(seat, Rng(name))
            if one.text() != two.text():
                names = [field for field, value in one.fields().items() if value != two.fields()[field]]
                raise AssertionError(f"{case}: what {seat} imagines depends on secrets: {names}")


def check_barriers_are_honest(case: Case, seed: str) -> None:
    """A step that is no barrier tells the one who takes it nothing: whatever the secrets are, it looks the same after.

    A rule that opens a secret without drawing on chance must say so with `State.reveal`; this finds the one that forgot.
    """
    rng = Rng(f"barriers {seed}")
    for state in walk(case, seed):
        if state.over or state.steps > 600:
            return
        seat = state.seat
        action = pick(state, rng)
        after = state.copy()
        after.act(action)
        if after.revealed or after.over:
            continue
        for _ in range(2):
            dream = state.imagine(seat, rng)
            dream.act(action)
            verb = case.game.codec.text(action)
            assert dream.view(seat) == after.view(seat), (
                f"{case}: {verb!r} tells seat {seat} a secret and is no barrier"
            )
