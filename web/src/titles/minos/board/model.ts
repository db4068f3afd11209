// What the board of Minos is drawn from: the view, the sheet, and what follows from both.
import type { MinosView, RegionView } from '../../../protocol/views'
import type * as guide from '../../../boards/guide'
import type * as contract from '../../../boards/contract'
import type { Choice, Lang } from '../../../boards/contract'
import type { CardSheet, EffectData } from './cards/types'

// ---- the sheet

export interface RegionSheet {
  name: string
  good: number
  outline: string
  at: [number, number]
  near: number[]
}

export interface MapSheet {
  size: [number, number]
  coast: string
  borders: string
  peaks: [number, number][]
  regions: RegionSheet[]
}

export interface SpaceSheet {
  points: number
  /** Null stands for the Action Bonus tile in play. */
  benefits: (EffectData | null)[]
  choose: boolean
  age2: boolean
}

export interface CrewSheet {
  map: MapSheet
  spaces: SpaceSheet[][]
  vase_slots: number[]
  dice_each: number
}

export interface TrackSpace {
  gain: EffectData | null
  palace?: number
  level?: number
  weapon?: number
  presence?: number
  dominance?: number
}

export interface MinosSheet extends CardSheet {
  crews: Record<string, CrewSheet>
  tracks: { name: string; spaces: TrackSpace[]; top: EffectData }[]
  routes: { name: string; cost: number[]; income: EffectData[]; top: number }[]
  forfeit: EffectData
  rounds: number
  scorings: number[]
  age2: number
  solo: SoloSheet[]
}

/** The front of a card of Rhadamanthus: which die he takes. Colours, or criteria that choose one. */
export interface SoloSheet {
  highest: boolean
  priority: string[]
  vase: string
  text: string
}

// ---- what every board has, of this title

export type { DieView, PlayerView, RegionView, RivalView } from '../../../protocol/views'
export type { MinosView }
export type Sheet = contract.Sheet<MinosSheet>
export type BoardProps = contract.BoardProps<MinosView, MinosSheet>
export type SummaryProps = contract.SummaryProps<MinosView, MinosSheet>
export type Moment = guide.Moment<MinosView>
export type Step = guide.Step<MinosView>

/** Rows of the action board are this long in a view, whatever the number of players. */
export const ROW = 4
export const TRADES = 15
export const COLOURS = ['red', 'yellow', 'blue', 'gray'] as const
/** The colours of the dice, and of what is marked on them. */
export const FACES = [
  { face: '#b23a2a', ink: '#fff3e4' },
  { face: '#e3ae33', ink: '#33240a' },
  { face: '#2a6f93', ink: '#f2f9fd' },
  { face: '#8b8781', ink: '#16130f' },
] as const

/** Initials of red, yellow, blue and gray: what a colour says, a letter says as well. */
const LETTERS: Record<Lang, string> = { en: 'RYBG', fr: 'RJBG' }
export const letter = (colour: number, lang: Lang): string => LETTERS[lang][colour] ?? ''

export function crew(sheet: MinosSheet, view: MinosView): CrewSheet {
  return sheet.crews[String(Math.max(view.seats, 2))] as CrewSheet
}

/** How many colours are on the table: the seats, and Rhadamanthus. */
export function sides(view: MinosView): number {
  return view.rival ? view.seats + 1 : view.seats
}

/** The deck that is drawn from: Age I, then Age II. */
export function activeAge(view: MinosView): number {
  return view.round >= 3 ? 1 : 0
}

/** The Sea Peoples tile that lies on top in a region. */
export function visibleSea(region: RegionView): number | null {
  return region.sea.find((tile) => tile !== null) ?? null
}

// ---- dice

/** The seat's dice in the order in which groupings count them. */
export function ownDice(view: MinosView, seat: number): number[] {
  return view.dice.flatMap((die, number) => (die.seat === seat ? [number] : []))
}

function ways(left: number, floor: number): number[][] {
  const found: number[][] = [[]]
  for (let mask = floor + 1; mask < 16; mask++)
    if ((mask & left) === mask) found.push(...ways(left & ~mask, mask).map((rest) => [mask, ...rest]))
  return found
}

/** Every way to join four dice into groups, numbered as the rules number them: masks over the own dice. */
export const GROUPINGS: number[][] = ways(15, 0)

/** The dice of a grouping, group by group. */
export function groupDice(view: MinosView, seat: number, way: number): number[][] {
  const own = ownDice(view, seat)
  return (GROUPINGS[way] ?? []).map((mask) => own.filter((_, at) => (mask >> at) & 1))
}

/** Where a die of a value would come to stand in a row: behind lower and equal ones. Higher ones shift right. */
export function landing(view: MinosView, deed: number, value: number): number {
  for (let at = 0; at < ROW; at++) {
    const die = view.rows[deed * ROW + at]
    if (die == null || (view.dice[die]?.value ?? 0) > value) return at
  }
  return ROW
}

/** An action in its parts: "move 3 4" is move, 3, 4. */
export function parts(action: string): [string, ...number[]] {
  const [verb = '', ...rest] = action.split(' ')
  return [verb, ...rest.map(Number)]
}

export function verbs(choices: Choice[]): Set<string> {
  return new Set(choices.map((choice) => parts(choice.action)[0]))
}
