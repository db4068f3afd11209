// What the house answers over HTTP. `GET /api/openapi.json` describes all of it.
import type { Choice, ClockInfo, Happening, SeatInfo, TableInfo } from './messages'
import type { ReviewState } from './review'
import type { TitleView } from './views'

export type Setting = string | number | boolean
export type Lang = 'en' | 'fr'

export interface Me {
  id: string
  name: string
  lang: Lang
  login: string | null
  webhook: string | null
}

export interface OptionInfo {
  name: string
  default: Setting
  choices: Setting[]
  least: number
  most: number
  /** The seat counts that it is for; all, if there are none. */
  seats?: number[]
}

export interface GameInfo {
  name: string
  title: string
  tagline: string
  seats: number[]
  options: OptionInfo[]
  /** The levels at which the game itself plays against one person alone, and what that rival is called. */
  automaton?: string[]
  automaton_name?: string
}

/** Who plays at a level; a bot of a package has no number, but a name and a text. */
export interface LevelInfo {
  name: string
  text: string
  number: number
  title: string
  who: string
  character: string
}

export interface House {
  version: string
  games: GameInfo[]
  levels: string[]
  bots: LevelInfo[]
  /** How others reach the house, if this is its own computer and they do. */
  near?: string
}

export interface Brief {
  id: string
  game: string
  status: string
  seats: (string | null)[]
  created: number
  turn: number | null
  you: number | null
  your_turn: boolean
  chairs: SeatInfo[]
  result: Result | null
}

/** How a game ended, by seat. There are no scores where the others left; times are milliseconds since 1970. */
export interface Result {
  places: number[]
  scores: (number | null)[]
  gone: number[]
  began: number
  ended: number
}

/** Games of one kind; `latest` are score and victory, the last ones last. */
export interface GameStatistics {
  game: string
  seats: number
  level: string
  played: number
  won: number
  best: number | null
  average: number | null
  latest: [number | null, boolean][]
}

export interface Games {
  tables: Brief[]
  total: number
  record: GameStatistics[]
}

export interface GamesWish {
  game?: string
  seats?: string
  level?: string
  result?: string
}

export interface Created {
  id: string
  url: string
}

/** What never changes about a game, in a language. `board` is what its board is drawn from. */
export interface Sheet<Board = unknown> {
  name: string
  title: string
  tagline: string
  content: string
  rules: string
  settings: { name: string; label: string; choices: [Setting, string][] }[]
  sources: Record<string, string>
  board: Board
  /** What the rules do with who leaves; empty where a bot plays on. */
  leaving?: string
}

export interface SeatWish {
  kind: 'you' | 'open' | 'invited' | 'bot' | 'automaton'
  level?: string
}

export interface NewTable {
  game: string
  seats: SeatWish[]
  options?: Record<string, Setting>
  public?: boolean
  clock?: ClockInfo
  /** May hints be asked for? If nothing is said: where exactly one person plays. */
  hints?: boolean
}

/** The house said no, in words for people. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text)
  }
}

async function ask<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { 'X-Labrys': '1' }
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers,
      credentials: 'same-origin',
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
    })
  } catch {
    throw new Refused('offline', '')
  }
  const text = await answer.text()
  if (answer.ok) return (text ? JSON.parse(text) : null) as T
  try {
    const fault = JSON.parse(text) as { code: string; text: string }
    throw new Refused(fault.code, fault.text)
  } catch (error) {
    if (error instanceof Refused) throw error
    throw new Refused('fault', answer.statusText)
  }
}

const get = <T>(path: string) => ask<T>('GET', path)
const post = <T>(path: string, body?: unknown) => ask<T>('POST', path, body)

export const api = {
  house: (lang: Lang) => get<House>(`/api/house?lang=${lang}`),
  sheet: (game: string, lang: Lang) => get<Sheet>(`/api/games/${game}/sheet?lang=${lang}`),
  me: () => get<Me | null>('/api/me'),
  arrive: (name: string, lang: Lang) => post<Me>('/api/people', { name, lang }),
  enter: (wish: { name?: string; password?: string; link?: string }) => post<Me>('/api/enter', wish),
  goodbye: () => post<void>('/api/goodbye'),
  change: (wish: { name?: string; lang?: Lang }) => post<Me>('/api/me', wish),
  password: (name: string, password: string) => post<void>('/api/me/password', { name, password }),
  personalLink: () => post<{ url: string; token: string }>('/api/me/link'),
  mine: (lang: Lang) => get<{ tables: Brief[] }>(`/api/me/tables?lang=${lang}`),
  games: (lang: Lang, wish: GamesWish, first: number) =>
    get<Games>(`/api/me/games?${new URLSearchParams({ ...wish, lang, first: String(first), count: '24' })}`),
  lobby: (lang: Lang) => get<{ tables: Brief[] }>(`/api/tables?lang=${lang}`),
  records: (lang: Lang) => get<{ tables: Brief[] }>(`/api/records?lang=${lang}`),
  create: (wish: NewTable) => post<Created>('/api/tables', wish),
  table: (id: string, lang: Lang) => get<TableInfo>(`/api/tables/${id}?lang=${lang}`),
  sit: (id: string, wish: { seat?: number; link?: string }) => post<TableInfo>(`/api/tables/${id}/sit`, wish),
  stand: (id: string) => post<TableInfo>(`/api/tables/${id}/stand`),
  close: (id: string) => post<void>(`/api/tables/${id}/close`),
  start: (id: string) => post<TableInfo>(`/api/tables/${id}/start`),
  setSeat: (id: string, seat: number, wish: { kind: string; level?: string }) =>
    post<TableInfo>(`/api/tables/${id}/seats/${seat}`, wish),
  seatLink: (id: string, seat: number) => post<{ url: string; token: string }>(`/api/tables/${id}/seats/${seat}/link`),
  rematch: (id: string) => post<Created>(`/api/tables/${id}/rematch`),
  fork: (id: string, step: number, seats: SeatWish[]) => post<Created>(`/api/tables/${id}/fork`, { step, seats }),
  steps: (id: string, lang: Lang, seat: number | null, first: number) =>
    get<Steps>(`/api/tables/${id}/steps?lang=${lang}&first=${first}&count=100${seat === null ? '' : `&seat=${seat}`}`),
  /** One step as a seat saw it, with what it could choose. */
  decision: (id: string, lang: Lang, seat: number, step: number) =>
    get<Steps>(`/api/tables/${id}/steps?lang=${lang}&first=${step}&count=1&choices=yes&seat=${seat}`),
  review: (id: string, lang: Lang) => get<ReviewState>(`/api/tables/${id}/review?lang=${lang}`),
  askReview: (id: string, lang: Lang) => post<ReviewState>(`/api/tables/${id}/review?lang=${lang}`),
  upload: (text: string) => post<Created>('/api/records', text),
}

/** A step of a finished game: who did what, what happened, and how the table looked then. Step 0 is the set-up. */
export interface Step {
  step: number
  view: TitleView
  seat: number | null
  action: string
  text: string
  events: Happening[]
  prompt: string
  /** What could be chosen there, if it was asked for. */
  choices?: Choice[]
}

/** Some steps of a finished game that has `total` actions; how it ended comes with the last of them. */
export interface Steps {
  total: number
  first: number
  steps: Step[]
  scores?: number[] | null
  ranking?: number[] | null
  points?: Record<string, number>[] | null
}
