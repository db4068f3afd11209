// What the server tells about Empire: `Empire.view` and the sheet of titles/empire/sheet.py.
import type { Sheet, TitleView } from '../contract'

export type Side = 'A' | 'B'
export type Verb = 'place' | 'land' | 'ship' | 'city' | 'destroy'

export interface EmpireView {
  seats: number
  options: { printing: string; games: number; goods_tokens: boolean; wilds: string }
  you: number | null
  asked: number | null
  decision: string
  /** How many armies may still be placed or moves made; 0 where nothing is counted. */
  points: number
  side: Side
  number: number
  first: number | null
  bids_made: boolean[]
  bids: (number | null)[]
  /** By power (the seats, and with two players the neutral third) and by region. */
  armies: number[][]
  cities: number[][]
  control: (number | null)[]
  supply: number[]
  unbuilt: number[]
  coins: number[]
  cards: number[]
  /** By seat: symbols of the five goods, then wild cards. */
  goods: number[][]
  allotted: number[][]
  row: number[]
  deck: number[]
  tokens: number[]
  totals: number[][]
  over: boolean
}

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

export function viewOf(view: TitleView): EmpireView {
  return view as unknown as EmpireView
}

export function sheetOf(sheet: Sheet): EmpireSheet {
  return sheet.board as unknown as EmpireSheet
}

export function cardFace(sheet: EmpireSheet, kind: number, printing: string): Card & Printing {
  const card = sheet.cards[kind] as Card
  return { ...card, ...(card.printings[printing] as Printing) }
}
