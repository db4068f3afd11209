// Setting up a new table: against bots, alone, or with chosen seats.
import type { Title } from './boards'
import { house } from './house.svelte'
import { api, type NewTable, type SeatWish } from './protocol/api'
import type { TableInfo } from './protocol/messages'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { cardOf } from './titles'
import { visitor } from './visitor.svelte'

const MOST_COUNTS = 4
/** A first game is played at this level: enough to see the game at its best, and to win it. */
const FIRST_LEVEL = 'sargo'
/** What this browser may have kept from before levels had names. */
const FORMER: Record<string, string> = { easy: 'thymia', fair: 'sargo', good: 'krokos', strong: 'anassa' }

/** Against how many bots a title may be played at once. */
export function botCounts(title: Title): number[] {
  const seats = house.find(title)?.seats ?? [2]
  return seats.filter((count) => count > 1).slice(0, MOST_COUNTS).map((count) => count - 1)
}

/** As many bots as were chosen for this title, here and before; the first time, as many as it is at its best with. */
export function botsWanted(title: Title): number {
  const counts = botCounts(title)
  const found = [settings.bots(title), cardOf(title)?.usualBots].find((count) => count !== undefined && counts.includes(count))
  return found ?? counts[0] ?? 1
}

/** The level that was chosen for this title, here and before. */
export function levelWanted(title: Title): string {
  const kept = settings.level(title) ?? FIRST_LEVEL
  return house.levels.find((level) => level === (FORMER[kept] ?? kept)) ?? FIRST_LEVEL
}

export async function startAgainstBots(title: Title): Promise<void> {
  const bots = Array.from({ length: botsWanted(title) }, (): SeatWish => ({ kind: 'bot', level: levelWanted(title) }))
  await openTable({ game: title, seats: [{ kind: 'you' }, ...bots] })
}

export async function startAlone(title: Title, level: string): Promise<void> {
  await openTable({ game: title, seats: [{ kind: 'you' }, { kind: 'automaton', level }] })
}

/** Make a table and go there; if nobody is missing, the game begins. */
export async function openTable(wish: NewTable): Promise<void> {
  await visitor.someone()
  const { id } = await api.create(wish)
  if (wish.seats.every((seat) => seat.kind !== 'open' && seat.kind !== 'invited')) await api.start(id)
  router.go(`/t/${id}`)
}

/** A new table that begins where another one stood after so many actions, with bots in the other seats. */
export async function playOnFrom(table: TableInfo, step: number, seat: number): Promise<void> {
  await visitor.someone()
  const wishes = table.seats.map((one, number): SeatWish => {
    if (number === seat) return { kind: 'you' }
    return { kind: one.kind === 'automaton' ? 'automaton' : 'bot', level: one.bot ?? FIRST_LEVEL }
  })
  const { id } = await api.fork(table.id, step, wishes)
  await api.start(id)
  router.go(`/t/${id}`)
}
