import type { RelicsView, Sheet } from '../../src/titles/relics/board/view'

const SUITS = ['plains', 'forest', 'desert', 'lake', 'swamp', 'mountain']

export const sheet: Sheet = {
  name: 'relics',
  title: 'Relics',
  tagline: '',
  content: '',
  rules: '',
  settings: [],
  sources: {},
  board: { suits: SUITS.map((id) => ({ id, name: id })), costs: [1, 2, 2, 3, 3, 3], explore: 1, draw: 2, hand_limit: 10, cards_per_suit: 12 },
}

/** A map of 4 by 4: Anna stands on the Forest tile B1, Bruno owns the Lake tile C1 and stands on it. */
export function position(more: Partial<RelicsView> = {}): RelicsView {
  const tiles: RelicsView['tiles'] = Array.from({ length: 16 }, () => ({ suit: null, owner: null }))
  tiles[1] = { suit: 1, owner: null }
  tiles[2] = { suit: 3, owner: 1 }
  return {
    game: 'relics',
    seats: 2,
    options: {},
    you: 0,
    steps: 20,
    asked: 0,
    decision: 'turn',
    over: false,
    ranking: null,
    round: 3,
    first: 0,
    points: 4,
    side: 4,
    costs: [1, 2, 2, 3, 3, 3],
    tiles,
    pieces: [1, 2],
    gone: [false, false],
    hand: [0, 2, 0, 1, 0, 0],
    hand_sizes: [3, 5],
    deck_size: 60,
    discards: [0, 1, 0, 0, 0, 0],
    suits_owned: [0, 1],
    ...more,
  }
}
