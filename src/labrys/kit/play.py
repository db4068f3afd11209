"""Play: legal actions work and others are refused, no component is lost, games end with a result, and all ways to play agree."""

from __future__ import annotations

from labrys.engine import History, IllegalAction, Rng, State
from labrys.kit.case import Case, pick, positions, walk
from labrys.kit.telling import check_event

ODD: tuple[object, ...] = (True, False, None, 1.0, "0", "end", (), [], b"0", object())


def check_step(state: State) -> None:
    """What holds at every step, cheap enough to check at each: somebody is asked something, or the game is over."""
    legal = state.actions()
    if state.over:
        assert state.seat is None, "somebody is asked although the game is over"
        assert not legal, "actions are offered although the game is over"
        assert state.ending in state.game.endings, f"the ending {state.ending!r} is not among the game's endings"
        return
    seat = state.seat
    assert seat in range(state.seats), f"seat {seat} is asked, and there is no such seat"
    assert legal, f"seat {seat} is asked to {state.decision}, and nothing is legal"
    assert len(set(legal)) == len(legal), f"an action is offered twice: {legal}"
    assert 0 <= min(legal) <= max(legal) < state.game.codec.size, f"an action is outside the codec: {legal}"


def check_census(state: State, census: dict[str, int]) -> None:
    """Components are neither made nor lost."""
    now = state.census()
    if now != census:
        changed = [name for name in {**census, **now} if census.get(name) != now.get(name)]
        told = ", ".join(f"{name}: {census.get(name)} -> {now.get(name)}" for name in changed)
        raise AssertionError(f"components are not conserved ({told})")


def check_games_end(case: Case, seed: str) -> None:
    """Random play ends; until then somebody is asked something, and every component is somewhere."""
    census = case.new(seed).census()
    assert census, f"{case}: the census counts nothing"
    most = case.game.max_steps
    assert most > 0, f"{case}: the game does not say how long it can last; state a bound as max_steps"
    for interrupts in (0, 100):
        for state in walk(case, seed, interrupts):
            try:
                check_step(state)
                check_census(state, census)
                assert state.steps <= most, f"the game goes on beyond its max_steps, {most}"
            except AssertionError as error:
                raise AssertionError(f"{case}, seed {seed}, step {state.steps}: {error}") from None


def check_actions_are_in_fixed_order(case: Case, seed: str) -> None:
    """The same position offers the same actions in the same order: asked again, as a copy, and read from text."""
    for state in positions(case, seed, 20):
        legal = state.actions()
        state.legal = None
        assert state.actions() == legal, f"{case}: asked again, other actions are offered"
        assert state.copy().actions() == legal, f"{case}: a copy offers other actions"
        assert case.game.position(state.text()).actions() == legal, f"{case}: a position from text offers others"


def check_refused_actions_change_nothing(case: Case, seed: str) -> None:
    """Illegal, stale and malformed actions raise `IllegalAction`, and nothing has changed."""
    *_, over = walk(case, seed)
    for state in [*positions(case, seed, 6), over]:
        before = whole(state)
        allowed = {*state.actions(), *state.interrupts()}
        numbers = [-1, case.game.codec.size, 1 << 70, *range(case.game.codec.size)]
        refused: list[object] = [action for action in numbers if action not in allowed]
        for action in [*refused, *ODD]:
            try:
                state.act(action)
            except IllegalAction:
                continue
            raise AssertionError(f"{case}: {action!r} is not legal and was taken")
        assert whole(state) == before, f"{case}: an action was refused, and yet the state has changed"


def whole(state: State) -> tuple[object, ...]:
    return state.text(), list(state.past or []), state.revealed, state.actions(), state.seed


def check_undo_is_replay(case: Case, seed: str) -> None:
    """A seat may take back its own actions to the last barrier, and is then where it was; further back it may not."""
    rng = Rng(f"undo {seed}")
    history = History(case.new(seed))
    digests = [history.state.digest()]
    taken = 0
    while not history.state.over and len(history.marks) < 400:
        seat = history.state.seat
        assert seat is not None
        history.act(pick(history.state, rng))
        digests.append(history.state.digest())
        depth = history.undo_depth(seat)
        assert (depth == 0) == history.state.revealed, f"{case}: undo goes past a barrier, or stops short of one"
        if depth and taken < 12 and not rng.below(3):
            taken += 1
            for _ in range(1 + rng.below(depth)):
                take_back(case, history, seat)
                digests.pop()
                assert history.state.digest() == digests[-1], f"{case}: undo leads elsewhere than replay"
                assert len(history.marks) == history.state.steps == len(digests) - 1, f"{case}: undo lost count"
        for other in range(case.seats):
            if not history.undo_depth(other):
                check_undo_refused(case, history, other)


def take_back(case: Case, history: History, seat: int) -> None:
    try:
        history.undo(seat)
    except IllegalAction as error:
        raise AssertionError(f"{case}: what was played cannot be played again: {error}") from None


def check_undo_refused(case: Case, history: History, seat: int) -> None:
    before = history.state
    try:
        history.undo(seat)
    except IllegalAction:
        assert history.state is before, f"{case}: a refused undo changed the game"
        return
    raise AssertionError(f"{case}: seat {seat} undid what it may not")


def check_playouts_agree(case: Case, seed: str) -> None:
    """The fast playout, the public loop and the step loop play the same game from the same generator."""
    quick, public, stepped = case.new(seed), case.new(seed), case.new(seed)
    quick.playout(Rng(seed))
    rng = Rng(seed)
    while not public.over:
        legal = public.actions()
        public.act(legal[rng.below(len(legal))])
    rng = Rng(seed)
    while not stepped.over:
        legal = stepped.actions()
        stepped.step(legal[rng.below(len(legal))])
    assert quick.text() == public.text(), f"{case}: a playout plays another game than the public loop"
    assert stepped.text() == public.text(), f"{case}: step plays another game than act"


def check_results_add_up(case: Case, seed: str) -> None:
    """Scores are the sums of the breakdown, ranks are places, and an evaluation lies between lost and won."""
    *_, over = walk(case, seed)
    for state in [*positions(case, seed, 8), over]:
        sums = [sum(parts.values()) for parts in state.breakdown()]
        assert state.scores() == sums, f"{case}: scores {state.scores()} are not the sums {sums} of the breakdown"
        ranks = state.ranking()
        assert len(ranks) == case.seats, f"{case}: {len(ranks)} ranks for {case.seats} seats"
        rival = state.rival()
        if rival is None:
            places = all(sum(other < own for other in ranks) == own - 1 for own in ranks)
        else:
            places = ranks == [1 if sums[0] > sum(rival.values()) else 2]
        assert places, f"{case}: {ranks} are not places"
        for seat in range(case.seats):
            assert 0 <= state.evaluate(seat) <= 1, f"{case}: seat {seat} is worth {state.evaluate(seat)}"


def check_listeners_change_nothing(case: Case, seed: str) -> None:
    """A game with events is the same game as one without, and each event is valid for every viewer."""
    deaf = case.new(seed)
    history = History(case.new(seed))
    rng = Rng(f"listen {seed}")
    while not deaf.over:
        heard = history.state
        assert heard.fields() == deaf.fields(), f"{case}: listening to events changes the game"
        action = pick(deaf, rng)
        deaf.act(action)
        for event in history.act(action):
            check_event(deaf, event)
    assert history.state.text() == deaf.text(), f"{case}: listening to events changes the game"
