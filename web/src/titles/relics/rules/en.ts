import type { Rules } from '../../../rules/contract'

export const rules: Rules = {
  intro:
    'Explorers cross a land nobody has seen. Turn its tiles over, gather relic cards and use them to claim land. Whoever first owns at least one tile of **each of the six suits** wins at once.',
  chapters: [
    {
      id: 'start',
      title: 'Where to begin',
      decisions: ['place'],
      text: `The map is a square of face-down tiles: 4 by 4 for two players, 5 by 5 for three, 6 by 6 for four. Nobody knows which suit lies where.

Everybody rolls a die; the highest has the first turn. Then each player puts their piece on **any face-down tile** and turns it over. The last player in turn order places first (an option reverses this). This costs nothing and brings no card, and the tile is not yours yet.

!suits`,
    },
    {
      id: 'turn',
      title: 'Your turn',
      decisions: ['turn'],
      text: `Your turn begins with one die: that is how many **action points** you have. Spend them as you like, in any order, as often as they last. Points that are left over are lost.

- **Explore** a face-down tile next to yours: 1 point. It turns over for good, and you draw a relic card.
- **Move** to a face-up tile next to yours: as many points as its suit costs.
- **Draw** a relic card: 2 points.
- **Claim** the tile you stand on: no points, one card of its suit.
- **Attack** another player’s tile next to yours: the points of its suit and one or two cards of its suit.

!costs

Next to means sharing an edge; corners do not count. Your turn ends by itself when nothing else is possible. As long as your cards might serve to claim or attack, for all the others know, you end it yourself: so nobody learns what you hold.`,
    },
    {
      id: 'moving',
      title: 'Moving past others',
      text: `You may walk over a tile on which another piece stands, but you may not stop there: such a step is offered only if the points left then still reach a face-up tile **without a piece**, free or your own.

A tile that **belongs** to somebody else can be entered by attack alone, even while its owner is far away. Your own tiles cost you as much as any other.`,
    },
    {
      id: 'claiming',
      title: 'Claiming land',
      text: `Stand on a face-up tile without an owner and without another piece, play one relic card of its suit, and put your counter there. You may do so even with no points left, several times a turn, and for several tiles of one suit.

The tile stays yours when you walk on. You lose it only in combat.`,
    },
    {
      id: 'combat',
      title: 'Combat',
      decisions: ['flee'],
      text: `To attack, pay the points of the tile and play **one or two cards of its suit**. One card is one die, two cards are two dice. The owner always rolls two, near or far. The highest single die wins; equal dice are rolled again.

- Win, and the tile is yours without another card; your piece moves in.
- Lose, and you stay where you were. Points and cards are gone in any case.

!odds

A piece that is driven from a lost tile flees to the **nearest face-up tile** that is free or its own and has no piece on it; if several are equally near, its player chooses. If there is none, it flees to the nearest face-down tile, which is turned over without a card. If there is no refuge at all, it waits beside the map: its player may still draw cards, and comes back at the start of a turn, to any refuge there is then.`,
    },
    {
      id: 'hand',
      title: 'Your hand',
      decisions: ['discard'],
      text: `Cards in hand are secret; how many you hold and what was played is public. At the end of your turn you keep **at most ten**; you choose which to discard. When the deck is empty, the played cards are shuffled into a new one. There are 12 cards of each suit.`,
    },
    {
      id: 'end',
      title: 'The end',
      text: `The moment you own a tile of the sixth suit, by claim or by combat, the game is over and you have won.

If nobody has done so after round 60 (an option), whoever has the most suits wins, then the most tiles, then the most cards in hand; whoever is still tied shares the victory. A player who leaves takes piece and counters along and the tiles become free.`,
    },
  ],
}
