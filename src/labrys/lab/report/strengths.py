"""A chapter on who plays: how much people differ in strength, and how far that decides who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from labrys.charts.scale import per_cent
from labrys.lab.charts import Row, histogram, intervals
from labrys.lab.estimates import mean_of, share_of
from labrys.lab.report.chapter import Chapter, between
from labrys.lab.report.people import HousePlayers, Judged
from labrys.lab.report.study import Found

GROUPS_BY_CHANCE = 4  # of seats by the chance that strengths gave them
LEAST_GAMES = 3  # games that a player must have to be in the drawing of strengths


def people_chapter(found: Found) -> Chapter | None:
    """How far apart the players are, and how well strengths tell who wins."""
    if found.house is None:
        return None
    house: HousePlayers = found.house
    games: Sequence[Judged] = [played for played in found.games if isinstance(played, Judged)]
    chapter = Chapter("Who plays, and how much skill tells")
    seats = len(games[0].ranks)
    fair = 1 / seats
    chapter.text = (
        "Names are left out. Each player has a strength from who was placed before whom (Bradley-Terry, drawn towards the middle by two"
        " games against an average player). Each game is judged by strengths from other games; everywhere else on this page a win share"
        " is what was won less the chance that strengths gave, plus the fair share. So it says what a seat, an order or a card does"
        " beyond who played it; where people choose their seats and cards, it still is company more than cause."
    )
    times = Counter(player for played in games for player in played.seating)
    many = [house.strengths[player] for player, count in sorted(times.items()) if count >= LEAST_GAMES]
    if len(many) > 1:
        chapter.drawings.append(
            histogram(
                "strengths",
                "Strengths of the players, in Elo",
                f"{len(many)} players with {LEAST_GAMES} games or more of {len(times)}, bots by level as one player each; {len(games):,} games."
                " An average player is at nought; 400 more are odds of ten to one.",
                many,
                say=lambda value: f"{value:.0f}",
            )
        )
    seen = sorted(
        (chance, played.index, won) for played in games for chance, won in zip(played.chances, played.won, strict=True)
    )
    size = -(-len(seen) // GROUPS_BY_CHANCE)
    rows = []
    for group in (seen[start : start + size] for start in range(0, len(seen), size)):
        share = share_of([(won, 1.0) for _, _, won in group], [index for _, index, _ in group])
        expected = sum(chance for chance, _, _ in group) / len(group)
        rows.append(Row(f"{per_cent(group[0][0])} to {per_cent(group[-1][0])}", (share,), "", (expected,)))
    chapter.drawings.append(
        intervals(
            "expected",
            "How often seats won, by the chance that strengths gave them",
            f"Win share as it was; dashed, the fair share of {per_cent(fair)}. {len(games):,} games, each judged by strengths from others.",
            rows,
            null=fair,
            within=(0.0, 1.0),
            more=("chance by strengths",),
        )
    )
    best = [played.won[max(range(seats), key=lambda seat: played.chances[seat])] for played in games]
    favourite = share_of([(won, 1.0) for won in best], [played.index for played in games], fair)
    chapter.measure("house.favourite", "how often the seat wins that strengths favour", favourite, per_cent)
    chapter.measure(
        "house.people",
        "people at a table",
        mean_of([sum(house.players[player].startswith("person ") for player in played.seating) for played in games]),
    )
    chapter.remark(
        0.62 if favourite.clear else 0.3,
        f"The seat that strengths from other games favour wins {between(favourite)} of the games where {per_cent(fair)} would be even.",
    )
    return chapter
