"""The value model: what each symbol is worth in victory points, to a player who can use it.

Age I and Age II differ: early on a Good or a card works for several rounds, later only points count.
"""

from __future__ import annotations

from typing import Final

from labrys.titles.minos.effects.programs import Programs
from labrys.titles.minos.effects.symbols import ATOMS

VALUES: Final[dict[str, tuple[float, float]]] = {
    "coin": (0.70, 0.50),
    "weapon": (0.80, 0.70),
    "vp": (1.0, 1.0),
    "temp": (1.40, 0.90),
    "good": (4.40, 2.30),
    "random-good": (3.80, 1.90),
    "card": (1.20, 0.90),
    "card-age2": (1.70, 0.90),
    "build": (2.80, 3.00),
    "build-free": (5.20, 6.00),
    "wild": (3.00, 3.20),
    "place": (1.00, 1.00),
    "move": (0.90, 0.90),
    "warrior": (0.80, 0.40),
    "influence": (3.60, 3.40),
    "culture": (3.60, 3.40),
    "population": (3.60, 3.40),
    "track": (4.00, 3.80),
    "lowest-track": (3.50, 3.40),
    "income": (1.80, 0.80),
    "play": (2.40, 2.60),
    "play-free": (5.50, 7.00),
    "palace": (2.60, 3.40),
    "palace-free": (3.40, 4.40),
    "route-income": (1.50, 2.00),
    "vp-scoring": (1.90, 1.00),
    "vp-end": (1.0, 1.0),
    "discard": (1.20, 0.90),
    "card-offer": (1.45, 1.10),
}
TYPICAL: Final = (3.0, 5.0, 2.0, 1.2, 1.5, 3.5, 1.0, 2.5, 5.0, 4.5)  # "per": by the order of symbols.COUNTED
HOLDS: Final = 0.55  # how often a condition is met


def program_values(programs: Programs, age: int) -> list[float]:
    """What each program is worth in an Age."""
    atoms = [VALUES[atom][age] for atom in ATOMS]

    def group(number: int) -> float:
        total = 0.0
        for term in programs.terms[number]:
            per = programs.per[term]
            total += atoms[programs.atom[term]] * float(programs.number[term]) * (1.0 if per < 0 else TYPICAL[per])
        return total

    def body(number: int) -> float:
        best = max([group(one) for one in programs.choice[number]])
        if not programs.arrow[number]:
            return best
        cost = min([group(one) for one in programs.pay[number]])
        return max(0.0, best - cost) * (0.85 if programs.arrow[number] == 1 else 1.6)

    found: list[float] = []
    for clauses in programs.clauses:
        total = 0.0
        for clause in clauses:
            if programs.condition[clause] < 0:
                total += body(programs.met[clause])
            else:
                other = body(programs.unmet[clause]) if programs.unmet[clause] >= 0 else 0.0
                total += HOLDS * body(programs.met[clause]) + (1 - HOLDS) * other
        found.append(total)
    return found
