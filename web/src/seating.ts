// Ways to a table.
import { isOwn, type Own, type Title } from './boards'
import { guests } from './guests.svelte'
import { api, type NewTable, type SeatWish } from './protocol/api'
import { router } from './router.svelte'
import { settings } from './settings.svelte'
import { visitor } from './visitor.svelte'

/** The levels of bots, and the one that a first game is played at: enough to see the game at its best, and to win it. */
export const LEVELS = ['easy', 'fair', 'good', 'strong'] as const
export type Level = (typeof LEVELS)[number]
const MOST_COUNTS = 4
const FIRST_LEVEL: Level = 'fair'

/** Against how many bots each title may be played at once; the first time, the game is at its best with as many as `usual`. */
const BOTS: Record<Own, { counts: readonly number[]; usual: number }> = {
  relics: { counts: [1, 2, 3], usual: 2 },
  empire: { counts: [1, 2, 3, 4], usual: 2 },
  minos: { counts: [1, 2, 3], usual: 1 },
}

/** Against how many bots a title may be played at once, and how many it is played against the first time. */
export function companyOf(title: Title): { counts: readonly number[]; usual: number } {
  if (isOwn(title)) return BOTS[title]
  const counts = (guests.find(title)?.seats ?? [2]).filter((seats) => seats > 1).slice(0, MOST_COUNTS).map((seats) => seats - 1)
  return { counts, usual: counts[0] ?? 1 }
}

/** As many bots as were chosen for this title, here and before. */
export function botsWanted(title: Title): number {
  const { counts, usual } = companyOf(title)
  return counts.find((count) => count === settings.bots(title)) ?? usual
}

/** The level that was chosen for this title, here and before. */
export function levelWanted(title: Title): Level {
  return LEVELS.find((level) => level === settings.level(title)) ?? FIRST_LEVEL
}

export async function startAgainstBots(title: Title): Promise<void> {
  const bots = Array.from({ length: botsWanted(title) }, (): SeatWish => ({ kind: 'bot', level: levelWanted(title) }))
  await openTable({ game: title, seats: [{ kind: 'you' }, ...bots] })
}

/** The titles that play against one person by themselves: their rival's levels. */
export const SOLO: Partial<Record<string, readonly ('easy' | 'normal' | 'hard')[]>> = { minos: ['easy', 'normal', 'hard'] }

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
