"""Catanatron: Catan for four random players, in pure Python; the closest peer."""

from __future__ import annotations

from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

from benchmarks.contender import repeat, serve

COLORS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
MIDDLE = 400  # decisions into a game of about 950


def new_game(seed: int | None = None) -> Game:
    return Game([RandomPlayer(color) for color in COLORS], seed=seed)


def play() -> int:
    """A whole game, set-up included."""
    game = new_game()
    game.play()
    return len(game.state.actions)


def middle() -> Game:
    """A position in the middle of a game; the first seed whose game lasts that long."""
    seed = 0
    while True:
        game = new_game(seed)
        while game.winning_color() is None and len(game.state.actions) < MIDDLE:
            game.play_tick()
        if game.winning_color() is None:
            return game
        seed += 1


POSITION = middle()


def copy() -> int:
    for _ in range(100):
        POSITION.copy()
    return 100


if __name__ == "__main__":
    serve({"decisions": repeat(play), "copies": repeat(copy)}, f"catanatron {version('catanatron')}")
