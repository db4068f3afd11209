// What the board of Minos is drawn from: the view, the sheet, and what follows from both.
import type { BoardProps, Choice, Lang, TitleView } from '../contract'
import type { AbilityData, EffectData, PlayerView, StartData } from './cards/types'

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

export interface BoardSheet {
  crews: Record<string, CrewSheet>
  deeds: { id: string; name: string }[]
  goods: { id: string; name: string }[]
  tracks: { name: string; spaces: TrackSpace[]; top: EffectData }[]
  routes: { name: string; cost: number[]; income: EffectData[]; top: number }[]
  trades: { colour: string; effect: EffectData }[]
  foundations: { effect: EffectData }[]
  sea: { name: string; level: number; demand: number; effect: EffectData }[]
  bonuses: { effect: EffectData }[]
  vases: { name: string; colour: string; goal: string; value: number }[]
  starts: StartData[]
  abilities: AbilityData[]
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

// ---- the view

export interface RegionView {
  city: number | null
  tower: number | null
  farm: number | null
  foundation: number | null
  sea: (number | null)[]
  warriors: number[]
}

export interface DieView {
  colour: number
  value: number
  seat: number | null
}

export interface RivalView {
  side: number
  home: number
  vp: number
  score: number
  /** His points by source, in the order of the result's. */
  sources: number[]
  population: number
  reserves: number
  cities: number
  farms: number
  deck: number[]
  card: number | null
  back: number[]
  wanted: (number | null)[]
  markers: number[]
  face_down: number[]
  face_up: number[]
}

export interface MinosView {
  seats: number
  you: number | null
  asked: number | null
  decision: string
  about?: { region?: number; route?: number }
  round: number
  first: number
  active: number | null
  players: PlayerView[]
  regions: RegionView[]
  routes: { side: number; ships: number[]; tiles: number[] }[]
  vases: { vase: number; taken: number; by: boolean[] }[]
  bonus: number
  dice: DieView[]
  rows: (number | null)[]
  turn: { deed: number; space: number; value: number; points: number; benefits: number; wild_deed: number | null }
  offer: number[]
  deck_sizes: number[]
  stock: number[]
  pile: number[]
  temps: number[]
  trophies: (number | null)[]
  starts: number[]
  abilities: number[]
  over: boolean
  rival?: RivalView
}

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

export const seen = (view: TitleView): MinosView => view as unknown as MinosView
export const printed = (props: Pick<BoardProps, 'sheet'>): BoardSheet => props.sheet.board as unknown as BoardSheet

export function crew(sheet: BoardSheet, view: MinosView): CrewSheet {
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
