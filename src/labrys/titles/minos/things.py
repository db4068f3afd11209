"""What the lab asks about: cards, Abilities, places to start, tiles, Sea Peoples, Vases."""

from __future__ import annotations

from labrys.engine.declarations import Thing
from labrys.engine.option import Setting
from labrys.titles.minos.content import AGE_CARDS, DEEDS, TRACKS, Content


def things(content: Content, seats: int, options: dict[str, Setting]) -> tuple[Thing, ...]:
    """Starting cards and Abilities are chosen, or dealt by lot: the option says which."""
    by_lot = options.get("deal") == "random"
    elsewhere = frozenset(at for at, card in enumerate(content.starts) if card.players != max(seats, 2))

    def given(name: str, many: str, count: int, absent: frozenset[int] = frozenset()) -> Thing:
        event = (f"{name}:{name}",)
        return Thing(name, many, count, absent=absent, dealt=event if by_lot else (), taken=() if by_lot else event)

    return (
        Thing(
            "card",
            "cards",
            len(content.cards),
            seen=("offer:card",),
            dealt=("draw:card",),
            taken=("take:card",),
            played=("play:card",),
            decks=tuple(int(number >= AGE_CARDS) for number in range(len(content.cards))),
        ),
        *(
            (given("ability", "Abilities", len(content.abilities)),) if seats > 1 else ()
        ),  # alone, no event tells of them
        *((given("start", "Starting cards", len(content.starts), elsewhere),) if seats > 1 else ()),
        Thing("tile", "Trade Bonus tiles", len(content.trades), taken=("tile:tile", "trade:tile")),
        Thing("sea", "Sea Peoples", len(content.sea), played=("battle:sea",)),
        Thing("vase", "Vases", len(content.vases), taken=("vase:vase",)),
        Thing("deed", "actions of dice", len(DEEDS), taken=("draft:deed",)),
        Thing("track", "tracks", len(TRACKS), taken=("advance:track",)),
    )
