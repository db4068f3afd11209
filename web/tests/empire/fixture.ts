// A small world: two islands. West has A and B side by side, East has C alone; a dotted line joins B and C.
import type { Seat } from '../../src/boards/contract'
import type { EmpireSheet, EmpireView, MapSheet, Sheet } from '../../src/titles/empire/board/types'

const map: MapSheet = {
  width: 13,
  height: 10,
  start: 0,
  triangles: [2],
  lines: [
    { points: [4, 4, 4, 6], sides: [0, 1] },
    { points: [4, 4, 3, 3, 2, 4, 2, 6, 3, 7, 4, 6], sides: [0, null] },
    { points: [4, 4, 5, 3, 6, 4, 6, 6, 5, 7, 4, 6], sides: [1, null] },
    { points: [9, 3, 10, 4, 10, 6, 9, 7, 8, 6, 8, 4, 9, 3], sides: [2, null] },
  ],
  regions: [
    { letter: 'A', name: 'Ash', continent: 0, rings: [[0, ~1]], middle: [3, 5], ornaments: [], land: [1], water: [] },
    { letter: 'B', name: 'Birch', continent: 0, rings: [[2, ~0]], middle: [5, 5], ornaments: [[5, 6]], land: [0], water: [2] },
    { letter: 'C', name: 'Cedar', continent: 1, rings: [[3]], middle: [9, 5], ornaments: [], land: [], water: [1] },
  ],
  continents: [
    { name: 'West', label: [4, 1], regions: [0, 1] },
    { name: 'East', label: [9, 1], regions: [2] },
  ],
  crossings: [{ regions: [1, 2], from: [5, 5], to: [9, 5] }],
}

const says = (text: string) => ({ says: text, card: text })

export const board: EmpireSheet = {
  goods: [
    { name: 'ruby', says: 'ruby', steps: [1, 2, 3, 4] },
    { name: 'stone', says: 'stone', steps: [2, 3, 4, 5] },
    { name: 'wood', says: 'wood', steps: [2, 4, 5, 6] },
    { name: 'anvil', says: 'anvil', steps: [2, 4, 6, 7] },
    { name: 'carrot', says: 'carrot', steps: [3, 5, 7, 8] },
  ],
  wild: 'wild',
  neutral: 'neutral',
  pays: [1, 2, 3, 5],
  costs: [0, 1, 1, 2, 2, 3],
  hand: { 2: 13, 3: 10 },
  coins: { 2: 14, 3: 11 },
  armies: 14,
  cities: 3,
  cards: [
    { good: 'ruby', symbols: 1, printings: { english: { join: '', parts: [{ verb: 'place', amount: 2 }], ...says('place 2 armies') } } },
    { good: 'carrot', symbols: 2, printings: { english: { join: '', parts: [{ verb: 'place', amount: 3 }], ...says('place 3 armies') } } },
    {
      good: 'wood',
      symbols: 1,
      printings: { english: { join: 'or', parts: [{ verb: 'destroy', amount: 1 }, { verb: 'city', amount: 1 }], ...says('destroy an army or build a city') } },
    },
    { good: 'wild', symbols: 1, printings: { english: { join: '', parts: [{ verb: 'ship', amount: 2 }], ...says('2 moves over land or water') } } },
  ],
  maps: { A: map, B: map },
}

export const sheet: Sheet = { name: 'empire', title: 'Empire', tagline: '', content: '', rules: '', settings: [], sources: {}, board }

/** Three seats; seat 0 looks on from the first of them and is asked to take a card. */
export function view(more: Partial<EmpireView> = {}): EmpireView {
  return {
    game: 'empire',
    seats: 3,
    options: { printing: 'english', games: 1, goods_tokens: false, wilds: 'best' },
    you: 0,
    steps: 20,
    asked: 0,
    decision: 'turn',
    points: 0,
    side: 'A',
    number: 0,
    first: 0,
    bids_made: [true, true, true],
    bids: [0, 0, 0],
    armies: [[3, 0, 0], [3, 0, 1], [3, 0, 0]],
    cities: [[0, 0, 0], [0, 0, 1], [0, 0, 0]],
    control: [null, null, 1],
    supply: [11, 10, 11],
    unbuilt: [3, 2, 3],
    coins: [11, 9, 8],
    cards: [0, 0, 0],
    goods: [[0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
    allotted: [[0, 0, 0, 0, 0], [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
    row: [0, 1, 2, 3, 0, 1],
    deck: [0, 0, 1],
    tokens: [],
    totals: [[], [], []],
    bank: 14,
    over: false,
    ranking: null,
    ...more,
  }
}

export const seats: Seat[] = ['Anna', 'Bruno', 'Clio'].map((name, number) => ({
  number,
  name,
  colour: `var(--seat-${number})`,
  shape: (['circle', 'square', 'triangle'] as const)[number] ?? 'star',
  you: number === 0,
  present: true,
  bot: null,
}))

export { map }
