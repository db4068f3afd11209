// How a finished game ended, in the words of a list.
import type { Brief, Result } from '../protocol/api'
import { seatNames } from '../table/names'
import { t } from '../words'

/** What it came to for who reads it, or who won. */
export function outcome(table: Brief): string {
  const { result, you } = table
  if (!result) return t('list.over')
  const winners = result.places.flatMap((place, seat) => (place === 1 ? [seat] : []))
  if (you === null) return t('list.winner', winnerNames(table, winners))
  if (result.gone.includes(you)) return t('list.left.self')
  const place = result.places[you] ?? 1
  if (place > 1) return t('list.place', place, Math.max(result.places.length, 2))
  if (winners.length > 1) return t('list.shared')
  return result.gone.length && result.gone.length === result.places.length - 1 ? t('list.left.other', result.gone.length) : t('list.won')
}

/** The rival of a game alone has no place in the list: it has won if the person has not. */
function winnerNames(table: Brief, winners: number[]): string {
  const names = seatNames(table.chairs)
  return (winners.length ? winners.map((seat) => names[seat] ?? '') : names.slice(-1)).join(', ')
}

export interface Placed {
  seat: number
  name: string
  place: number
  score: number | null
  gone: boolean
  you: boolean
}

/** Who came where. */
export function placed(table: Brief, result: Result): Placed[] {
  const names = seatNames(table.chairs)
  const players = table.chairs.map((_, seat) => ({
    seat,
    name: names[seat] ?? '',
    place: result.places[seat] ?? (result.places[0] === 1 ? 2 : 1),
    score: result.scores[seat] ?? null,
    gone: result.gone.includes(seat),
    you: seat === table.you,
  }))
  return players.sort((one, other) => one.place - other.place || one.seat - other.seat)
}

/** How long a game took. */
export function lasted({ began, ended }: Result): string {
  const minutes = Math.round((ended - began) / 60_000)
  if (minutes < 60) return t('list.minutes', minutes)
  if (minutes < 24 * 60) return t('list.hours', Math.floor(minutes / 60), minutes % 60)
  return t('list.days', Math.round(minutes / (24 * 60)))
}
