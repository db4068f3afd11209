// What never changes about Empire, as its `sheet.py` makes it, and what a seat sees.
import type { EmpireView } from '../../../protocol/views'
import type * as guide from '../../../boards/guide'
import type * as contract from '../../../boards/contract'

export type Side = EmpireView['side']
export type Verb = 'place' | 'land' | 'ship' | 'city' | 'destroy'

export interface Good {
  name: string
  says: string
  steps: number[]
}

export interface Part {
  verb: Verb
  amount: number
}

export interface Printing {
  join: '' | 'or' | 'and'
  parts: Part[]
  says: string
  card: string
}

export interface Card {
  good: string
  symbols: number
  printings: Record<string, Printing>
}

export interface RegionSheet {
  letter: string
  name: string
  continent: number
  rings: number[][]
  middle: [number, number]
  ornaments: [number, number][]
  land: number[]
  water: number[]
}

export interface MapSheet {
  width: number
  height: number
  start: number
  triangles: number[]
  lines: { points: number[]; sides: [number, number | null] }[]
  regions: RegionSheet[]
  continents: { name: string; label: [number, number]; regions: number[] }[]
  crossings: { regions: [number, number]; from: [number, number]; to: [number, number] }[]
}

export interface EmpireSheet {
  goods: Good[]
  wild: string
  neutral: string
  pays: number[]
  costs: number[]
  hand: Record<string, number>
  coins: Record<string, number>
  armies: number
  cities: number
  cards: Card[]
  maps: Record<Side, MapSheet>
}

// ---- what every board has, of this title

export type { EmpireView }
export type Sheet = contract.Sheet<EmpireSheet>
export type BoardProps = contract.BoardProps<EmpireView, EmpireSheet>
export type SummaryProps = contract.SummaryProps<EmpireView, EmpireSheet>
export type Moment = guide.Moment<EmpireView>
export type Step = guide.Step<EmpireView>

export const printingOf = (view: EmpireView): string => String(view.options['printing'])
export const gamesOf = (view: EmpireView): number => Number(view.options['games'])

export function cardFace(sheet: EmpireSheet, kind: number, printing: string): Card & Printing {
  const card = sheet.cards[kind] as Card
  return { ...card, ...(card.printings[printing] as Printing) }
}
