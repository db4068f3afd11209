"""The conformance kit: what every game must keep, as plain functions that a game's author can call.

Each check takes a `Case` (a game, a seat count, options) and a seed, plays random games, and raises `AssertionError`
with a sentence that says what broke. ``tests/conformance`` runs them all over every game of the house::

    from labrys.kit import cases
    from labrys.kit.checks import checks

    for case in cases(GAME):
        for check in checks():
            check(case, "any seed")

The checks are not imported here: they need compiled packages, and `labrys.kit.transcript` runs on Pythons without them.
"""

from labrys.kit.case import Case, cases

__all__ = ["Case", "cases"]
