// Made by `npm run types` from docs/views.schema.json: edit that, or rather a title's view_types.py.

/**
 * What a seat, or a spectator, may see of a game of Labrys: `view` in updates and replays.
 */
export type TitleView = EmpireView | MinosView | RelicsView

export interface EmpireView {
  allotted: number[][]
  armies: number[][]
  asked: number | null
  bank: number
  bids: (number | null)[]
  bids_made: boolean[]
  cards: number[]
  cities: number[][]
  coins: number[]
  control: (number | null)[]
  decision: string
  deck: number[]
  first: number | null
  game: 'empire'
  goods: number[][]
  number: number
  options: {
    [k: string]: string | number | boolean
  }
  over: boolean
  points: number
  ranking: number[] | null
  row: number[]
  seats: number
  side: 'A' | 'B'
  steps: number
  supply: number[]
  tokens: number[]
  totals: number[][]
  unbuilt: number[]
  you: number | null
}
export interface MinosView {
  abilities: number[]
  about: AboutView
  active: number | null
  asked: number | null
  bonus: number
  buried: number
  decision: string
  deck_sizes: number[]
  dice: DieView[]
  discards: number[]
  first: number
  game: 'minos'
  gone: number[]
  lasting: number[]
  offer: number[]
  options: {
    [k: string]: string | number | boolean
  }
  over: boolean
  pile: number[]
  players: PlayerView[]
  ranking: number[] | null
  regions: RegionView[]
  rival?: RivalView
  round: number
  routes: RouteView[]
  rows: (number | null)[]
  scores: number[]
  seats: number
  starts: number[]
  steps: number
  stock: number[]
  temps: number[]
  trophies: (number | null)[]
  turn: TurnView
  vases: VaseView[]
  you: number | null
}
/**
 * The region or the route that a question is about; neither where the choices themselves name every place.
 */
export interface AboutView {
  region?: number
  route?: number
}
export interface DieView {
  colour: number
  seat: number | null
  value: number
}
export interface PlayerView {
  ability: number | null
  area: number[]
  claim: number
  coins: number
  goods: number[]
  groups: number | null
  hand: number[] | null
  hand_sizes: number[]
  income: number
  known: number[]
  level: number
  palace: number[]
  pending: number[]
  reserves: number
  sources: number[]
  start: number | null
  supply: number
  temps: number[]
  tiles: number[]
  tracks: number[]
  vp: number
  weapons: number
}
export interface RegionView {
  city: number | null
  farm: number | null
  foundation: number | null
  sea: (number | null)[]
  tower: number | null
  warriors: number[]
}
/**
 * What lies before Rhadamanthus, who plays against one person.
 */
export interface RivalView {
  back: number[]
  card: number | null
  cities: number
  deck: number[]
  face_down: number[]
  face_up: number[]
  farms: number
  home: number
  markers: number[]
  population: number
  reserves: number
  score: number
  side: number
  sources: number[]
  vp: number
  wanted: (number | null)[]
}
export interface RouteView {
  ships: number[]
  side: number
  tiles: number[]
}
export interface TurnView {
  age2_drawn: number
  begun: number
  benefits: number
  deed: number
  extras: number
  points: number
  space: number
  swapped: number
  traits: number[]
  value: number
  wild_deed: number | null
}
export interface VaseView {
  base: number | null
  by: boolean[]
  taken: number
  vase: number
}
export interface RelicsView {
  asked: number | null
  costs: number[]
  decision: string
  deck_size: number
  discards: number[]
  first: number
  game: 'relics'
  gone: boolean[]
  hand: number[] | null
  hand_sizes: number[]
  options: {
    [k: string]: string | number | boolean
  }
  over: boolean
  pieces: (number | null)[]
  points: number
  ranking: number[] | null
  round: number
  seats: number
  side: number
  steps: number
  suits_owned: number[]
  tiles: TileView[]
  you: number | null
}
export interface TileView {
  owner: number | null
  suit: number | null
}
