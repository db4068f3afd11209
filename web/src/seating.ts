// Ways to a table.
import type { Title } from './boards'
import { api, type NewTable, type SeatWish } from './protocol/api'
import { router } from './router.svelte'
import { visitor } from './visitor.svelte'

/** How many sit at a quick game, and how well the bots play: enough to see the game at its best, and to win it. */
const QUICK: Record<Title, SeatWish[]> = {
  relics: [{ kind: 'you' }, { kind: 'bot', level: 'fair' }, { kind: 'bot', level: 'fair' }],
  empire: [{ kind: 'you' }, { kind: 'bot', level: 'fair' }, { kind: 'bot', level: 'fair' }],
  minos: [{ kind: 'you' }, { kind: 'bot', level: 'fair' }],
}

/** How many bots a game may be played against, where it is not only one person's: as the front page offers it. */
export const BOTS: Partial<Record<Title, readonly number[]>> = { relics: [1, 2, 3], empire: [1, 2, 3, 4] }

export async function startAgainstBots(title: Title, bots?: number): Promise<void> {
  const some = (count: number): SeatWish[] => Array.from({ length: count }, () => ({ kind: 'bot', level: 'fair' }))
  await openTable({ game: title, seats: bots === undefined ? QUICK[title] : [{ kind: 'you' }, ...some(bots)] })
}

/** The titles that play against one person by themselves: their rival's levels. */
export const SOLO: Partial<Record<Title, readonly ('easy' | 'normal' | 'hard')[]>> = { minos: ['easy', 'normal', 'hard'] }

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
