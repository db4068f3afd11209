// What never changes about Relics, as its `sheet.py` makes it, and what a seat sees.
import type { RelicsView } from '../../../protocol/views'
import type * as guide from '../../../boards/guide'
import type * as contract from '../../../boards/contract'

export interface RelicsSheet {
  suits: { id: string; name: string }[]
  /** By the usual table; a game may have another (`view.costs`). */
  costs: number[]
  explore: number
  draw: number
  hand_limit: number
  cards_per_suit: number
}

// ---- what every board has, of this title

export type { RelicsView }
export type Sheet = contract.Sheet<RelicsSheet>
export type BoardProps = contract.BoardProps<RelicsView, RelicsSheet>
export type SummaryProps = contract.SummaryProps<RelicsView, RelicsSheet>
export type Moment = guide.Moment<RelicsView>
export type Step = guide.Step<RelicsView>

/** Columns are letters, rows are numbers: B3. */
export function tileName(tile: number, side: number): string {
  return `${'ABCDEF'[tile % side]}${Math.floor(tile / side) + 1}`
}

/** For each suit, how many tiles of it a seat owns. */
export function owned(view: RelicsView, seat: number): number[] {
  return view.costs.map((_, suit) => view.tiles.filter((tile) => tile.owner === seat && tile.suit === suit).length)
}
