"""Round trips: what is copied, written as text or sent as JSON is the same when it is read back."""

from __future__ import annotations

import json
import pickle
from copy import copy, deepcopy
from typing import get_type_hints, is_typeddict

import msgspec

from labrys.engine import BadText, Perspective, Record, Rng, State
from labrys.engine.view import View
from labrys.kit.case import INTERRUPTS, Case, perspectives, pick, positions, walk

LOOKED_AT = ("touched", "seen")  # what rows of numbers know of a position: nobody has looked at a copy
CARRIED = ("game", "seats", "options", "flow", "events", "seed", "past", "revealed", "legal", *LOOKED_AT)
CHANGING = (list, dict, set, bytearray)


def check_copies_are_independent(case: Case, seed: str) -> None:
    """A copy has equal fields and shares none: neither playing on nor the past of one shows in the other."""
    rng = Rng(f"copies {seed}")
    for state in walk(case, seed):
        if state.over or state.steps % 23:
            continue
        before = state.text()
        twin, other = state.copy(), state.copy()
        for made in (twin, other):
            check_copy(case, state, made)
            play_on(made, rng, 30)
            assert state.text() == before, f"{case}: playing on a copy changed the original"
        for branch in (twin, other, state):
            replayed(case, Record.of(branch))


def check_pickles_are_whole(case: Case, seed: str) -> None:
    """Pickled and copied states, records, games and perspectives are equal, and play on in the same way."""
    assert pickle.loads(pickle.dumps(case.game)) is case.game, f"{case}: a pickled game comes back as another one"
    for state in positions(case, seed, 6):
        for again in (pickle.loads(pickle.dumps(state)), deepcopy(state), copy(state)):
            check_same_fields(case, state, again)
            assert again.digest() == state.digest(), f"{case}: a pickled state comes back as another one"
            assert Record.of(again) == Record.of(state), f"{case}: a pickled state has lost its past"
            assert pickle.loads(pickle.dumps(Record.of(again))) == Record.of(state), f"{case}: a pickled record differs"
            play_on(again, Rng(f"pickles {seed}"), 30)
            replayed(case, Record.of(again))
        eyes = Perspective(state)
        through = pickle.loads(pickle.dumps(eyes))
        same = (through.view, through.actions, through.seat) == (eyes.view, eyes.actions, eyes.seat)
        assert same, f"{case}: a pickled perspective shows something else"


def check_copy(case: Case, state: State, other: State) -> None:
    check_same_fields(case, state, other)
    for name in kept(state):
        ours, theirs = getattr(state, name), getattr(other, name, None)
        assert ours == theirs, f"{case}: {name} is not copied"
        assert not isinstance(ours, CHANGING) or ours is not theirs, f"{case}: {name} is shared between copies"


def check_same_fields(case: Case, state: State, other: State) -> None:
    assert type(other) is type(state), f"{case}: a copy is a {type(other).__name__}"
    for name in (*state.field_names(), *(state.packing.derived if state.packing else ())):
        assert state.field(name) == other.field(name), f"{case}: {name} is not copied"


def kept(state: State) -> list[str]:
    """What a state holds in attributes of its own, which copies must have too.

    Numbers count, and everything that can be changed; tuples and tables that never change may be shared.
    """
    found = {name for name in attributes(state) if isinstance(getattr(state, name, None), (int, *CHANGING))}
    return sorted(found - {*CARRIED})


def attributes(state: State) -> set[str]:
    """The names of all that a state holds, be its class compiled, slotted or plain."""
    names = {*getattr(state, "__dict__", ())}
    for part in type(state).__mro__:
        slots = part.__dict__.get("__slots__", ())
        names.update([slots] if isinstance(slots, str) else slots, part.__dict__.get("__mypyc_attrs__", ()))
    return {name for name in names if name.isidentifier() and not name.startswith("__")}


def play_on(state: State, rng: Rng, count: int) -> None:
    while count and not state.over:
        state.act(pick(state, rng))
        count -= 1


def replayed(case: Case, record: Record) -> State:
    """The last position of a record; its digest is checked on the way."""
    try:
        return record.replay(case.game)
    except BadText as error:
        raise AssertionError(f"{case}: a record replays to another game: {error}") from None


def check_actions_have_text(case: Case) -> None:
    """Every action of the codec reads back from its verb and from its text."""
    codec = case.game.codec
    for action in range(codec.size):
        verb, *args = codec.decode(action)
        numbers = [arg for arg in args if isinstance(arg, int)]
        assert codec.encode(str(verb), *numbers) == action, f"{case}: {action} does not encode from its verb"
        assert codec.parse(codec.text(action)) == action, f"{case}: {action} does not read back from its text"


def check_positions_have_text(case: Case, seed: str) -> None:
    """A position read from its text looks the same to every viewer and plays on to the same end; it has no past."""
    for state in positions(case, seed, 24):
        check_fields(case, state)
        again = case.game.position(state.text())
        assert again.text() == state.text(), f"{case}: a position does not read back from its text"
        assert again.actions() == state.actions(), f"{case}: a position from text offers other actions"
        for seat in perspectives(state):
            assert again.view(seat) == state.view(seat), f"{case}: a position from text looks different to {seat}"
        try:
            Record.of(again)
        except BadText:
            pass
        else:
            raise AssertionError(f"{case}: a record was made of a position without a past")
        one, other = Rng(seed), Rng(seed)
        state.playout(one)
        again.playout(other)
        assert again.text() == state.text(), f"{case}: a position from text plays on differently; is a field missing?"


def check_fields(case: Case, state: State) -> None:
    """Fields are integers and lists of integers, nothing else."""
    for name, value in state.fields().items():
        numbers = value if isinstance(value, list) else [value]
        assert all(type(number) is int for number in numbers), f"{case}: {name} holds more than integers"


def check_records_have_text(case: Case, seed: str) -> None:
    """A finished game's record reads back from its text and replays to the same position."""
    *_, state = walk(case, seed, interrupts=500)
    record = Record.of(state)
    assert Record.parse(record.text()) == record, f"{case}: a record does not read back from its text"
    assert Record.of(replayed(case, record)) == record, f"{case}: a replayed game has another record"


def check_views_are_json(case: Case, seed: str) -> None:
    """What a seat sees is plain JSON, text keys and all, also when the game is over."""
    *_, over = walk(case, seed)
    for state in [*positions(case, seed, 12), over]:
        for seat in perspectives(state):
            view = state.view(seat)
            try:
                text = json.dumps(view, allow_nan=False)
            except (TypeError, ValueError) as error:
                raise AssertionError(f"{case}: the view of {seat} is not JSON: {error}") from None
            assert json.loads(text) == view, f"{case}: the view of {seat} is not plain JSON"


def check_views_have_their_type(case: Case, seed: str) -> None:
    """A view holds what the game's ``view_type`` names, all of it and nothing else, for every seat, along a whole game."""
    kind = case.game.view_type
    assert is_typeddict(kind), f"{case}: the game's view_type is no TypedDict"
    missing = get_type_hints(View).keys() - get_type_hints(kind).keys()
    assert not missing, f"{case}: {kind.__name__} lacks what every view has: {', '.join(sorted(missing))}"
    for state in walk(case, seed, interrupts=INTERRUPTS):
        for seat in perspectives(state):
            view = state.view(seat)
            where = f"{case}, step {state.steps}: the view of {seat}"
            try:
                named = msgspec.convert(view, kind)
            except msgspec.ValidationError as error:
                raise AssertionError(f"{where} is no {kind.__name__}: {error}") from None
            assert named == view, f"{where} has more than a {kind.__name__}: {more(view, named)}"


def more(view: object, named: object, path: str = "$") -> str:
    """The places where a view holds something that its type does not name."""
    if isinstance(view, dict) and isinstance(named, dict):
        found = [f"{path}.{name}" for name in view if name not in named]
        found += [more(view[name], named[name], f"{path}.{name}") for name in view if name in named]
    elif isinstance(view, list) and isinstance(named, list):
        pairs = zip(view, named, strict=True)
        found = [more(one, other, f"{path}[{at}]") for at, (one, other) in enumerate(pairs)]
    else:
        found = []
    return ", ".join(filter(None, found))


def check_views_are_copies(case: Case, seed: str) -> None:
    """Whatever a reader does to a view, neither the state nor the next view changes."""
    for state in positions(case, seed, 12):
        before = state.text()
        for seat in perspectives(state):
            shown = json.dumps(state.view(seat))
            scribble(state.view(seat))
            assert state.text() == before, f"{case}: the view of {seat} is a part of the state, not a copy"
            assert json.dumps(state.view(seat)) == shown, f"{case}: two views of {seat} share a part"


def scribble(part: object) -> None:
    """Write into every list and dict of a view."""
    if isinstance(part, dict | list):
        for inner in list(part.values() if isinstance(part, dict) else part):
            scribble(inner)
        if isinstance(part, dict):
            part["scribble"] = 1
        else:
            part.append(1)
