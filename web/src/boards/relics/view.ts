// What a seat sees of Relics, as `titles/relics/state.py` makes it, and what never changes, as `sheet.py` does.
import type { Sheet, TitleView } from '../contract'

export interface RelicsView {
  seats: number
  you: number | null
  asked: number | null
  decision: string
  round: number
  points: number
  side: number
  costs: number[]
  tiles: { suit: number | null; owner: number | null }[]
  pieces: (number | null)[]
  gone: boolean[]
  hand: number[] | null
  hand_sizes: number[]
  deck_size: number
  discards: number[]
  over: boolean
}

export interface RelicsSheet {
  suits: { id: string; name: string }[]
  /** By the usual table; a game may have another (`view.costs`). */
  costs: number[]
  explore: number
  draw: number
  hand_limit: number
  cards_per_suit: number
}

export const seen = (view: TitleView): RelicsView => view as unknown as RelicsView
export const known = (sheet: Sheet): RelicsSheet => sheet.board as unknown as RelicsSheet

/** Columns are letters, rows are numbers: B3. */
export function tileName(tile: number, side: number): string {
  return `${'ABCDEF'[tile % side]}${Math.floor(tile / side) + 1}`
}

/** For each suit, how many tiles of it a seat owns. */
export function owned(view: RelicsView, seat: number): number[] {
  return view.costs.map((_, suit) => view.tiles.filter((tile) => tile.owner === seat && tile.suit === suit).length)
}
