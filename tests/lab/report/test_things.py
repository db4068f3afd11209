"""What cards do by themselves is told from the company they keep."""

from __future__ import annotations

from labrys.engine import Rng
from labrys.engine.declarations import Thing
from labrys.lab.arena import Played
from labrys.lab.estimates import Estimate
from labrys.lab.report.things import causal, counts_of, expected
from labrys.lab.watch import Notes


def planted(number: int, effect: float) -> tuple[list[Played], Thing]:
    """Three seats draw as often as they like from ten cards; who draws more wins more, and card 7 brings more by itself."""
    lots = Rng(f"planted {effect}")
    thing = Thing("card", "cards", 10, dealt=("draw:card",))
    games = []
    for index in range(number):
        draws = [1 + lots.below(3) for _ in range(3)]
        deck = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
        hands: list[list[list[int]]] = []
        weights = []
        for count in draws:
            hand = [deck.pop(lots.below(len(deck))) for _ in range(count)]
            hands.append([[card, 1] for card in sorted(hand)])
            weights.append(float(count) + (effect if 7 in hand else 0.0))
        at = lots.below(1000) / 1000 * sum(weights)
        winner = 0 if at < weights[0] else 1 if at < weights[0] + weights[1] else 2
        scores = [10 * (seat == winner) for seat in range(3)]
        notes = Notes(order=[0, 1, 2], things={"card": {"dealt": hands}})
        ranks = [1 if seat == winner else 2 for seat in range(3)]
        games.append(Played(index, 0, "", [0, 1, 2], ranks, scores, 9, None, "", notes=notes))
    return games, thing


def effects(games: list[Played], thing: Thing) -> list[Estimate]:
    dealt, lots = counts_of(games, "card", "dealt"), expected(games, thing, 0)
    return [causal(games, dealt, lots, card)[0] for card in range(10)]


def test_cards_that_do_nothing_are_not_blamed_for_the_company_they_keep() -> None:
    """Who draws more wins more, so all cards are won with; none of them causes it."""
    games, thing = planted(1500, 0.0)
    found = effects(games, thing)
    holders = [
        [
            played.shares[seat]
            for played in games
            if played.notes
            for seat in range(3)
            if [7, 1] in played.notes.things["card"]["dealt"][seat]
        ]
    ][0]
    assert sum(holders) / len(holders) > 0.36  # company
    assert sum(figure.low <= 0 <= figure.high for figure in found) >= 8


def test_a_card_that_wins_by_itself_is_found_and_its_effect_is_right() -> None:
    games, thing = planted(1500, 2.0)
    found = effects(games, thing)
    seven = found[7]
    assert seven.low > 0
    assert max(found, key=lambda figure: figure.value) is seven
    truth = direct_effect()
    assert seven.low <= truth <= seven.high


def direct_effect() -> float:
    """What card 7 is worth, from the chances themselves: the mean over all numbers of draws, with the weights of its variance."""
    above = below = 0.0
    for a in (1, 2, 3):
        for b in (1, 2, 3):
            for c in (1, 2, 3):
                draws = (a, b, c)
                total = sum(draws)
                for got in range(3):
                    chance = draws[got] / 10
                    for seat in range(3):
                        beyond = (seat == got) - draws[seat] / total
                        share = (draws[seat] + 2.0 * (seat == got)) / (total + 2.0)
                        above += chance * beyond * share
                        below += chance * beyond * beyond
    return above / below
