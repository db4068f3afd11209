// What the sheet of Minos holds about cards, tiles and what lies before each player.
export interface Term {
  atom: string
  n: number
  text: string
  per?: string
}

export type Group = Term[]

export interface Body {
  choice: Group[]
  pay?: Group[]
  /** 1: may be bought once; 2: as often as one likes. */
  arrow?: number
}

export interface Clause extends Body {
  if?: { name: string; n: number; text: string }
  instead?: Body
}

/** An effect as symbols, and as a sentence. */
export interface EffectData {
  text: string
  clauses: Clause[]
}

export interface CardData {
  id: string
  name: string
  age: 1 | 2
  family: string
  cost: number
  goods: number[]
  vp: number
  instant: EffectData
  trigger: number
  trait: EffectData
}

export interface StartData {
  id: string
  players: number
  region: number
  name: string
  first: boolean
  good: number
  coins: number
  weapons: number
  vp: number
  temps: number[]
  warriors: number
  draw: number
  back: number
}

export interface LevelData {
  text: string
  coins: number
  gain: EffectData | null
  target: number
  give: number
  get: number
  income: EffectData | null
  leftover: number
}

export interface AbilityData {
  id: string
  kind: string
  name: string
  levels: LevelData[]
}

export interface TileData {
  id: string
  effect: EffectData
}

export interface TradeData extends TileData {
  colour: 'blue' | 'red'
}

export interface SeaData extends TileData {
  name: string
  level: 1 | 2
  demand: number
}

export interface VaseData {
  id: string
  name: string
  colour: string
  goal: string
  value: number
}

export interface Pieces {
  cost: number[]
  vp: number[]
  gain?: EffectData[]
}

export interface Named {
  id: string
  name: string
}

export interface CardSheet {
  legend: Record<'gain' | 'pay' | 'per' | 'if', Record<string, string>>
  goods: Named[]
  triggers: Named[]
  deeds: Named[]
  prices: { card_discount: number; surcharge: number }
  cards: CardData[]
  starts: StartData[]
  abilities: AbilityData[]
  trades: TradeData[]
  foundations: TileData[]
  bonuses: TileData[]
  sea: SeaData[]
  vases: VaseData[]
  player_board: {
    names: Record<'city' | 'tower' | 'farm' | 'ship', string>
    city: Pieces
    tower: Pieces
    farm: Pieces
    ship: Pieces
    income: { coins: number[]; vp: number[] }
    good_steps: number[]
    third_good: EffectData
  }
}
