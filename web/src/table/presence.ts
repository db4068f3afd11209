// Where somebody is, seat by seat: at the table, looking elsewhere, without a line, not yet come, gone, or a bot in their place.
import type { SeatInfo } from '../protocol/messages'

export type Place = 'here' | 'hidden' | 'offline' | 'absent' | 'bot' | 'left' | 'none'

export interface Known {
  here: { seats: readonly number[]; hidden: readonly number[] } | null
  away: readonly number[]
  gone: readonly number[]
}

/** Before the game nobody has lost a line: whoever is not at the table has not come yet. */
export function arrivals(seats: readonly SeatInfo[], you: number | null, known: Known): Place[] {
  return places(seats, you, known).map((place) => (place === 'offline' ? 'absent' : place))
}

/** `none` where there is nothing to say: a bot, an empty seat, or nobody knows. */
export function places(seats: readonly SeatInfo[], you: number | null, { here, away, gone }: Known): Place[] {
  return seats.map((seat, number) => {
    if (gone.includes(number)) return 'left'
    if (seat.bot || !seat.name || seat.kind === 'record') return 'none'
    if (away.includes(number)) return 'bot'
    if (!here || number === you) return 'none' // whoever reads this is here
    if (!here.seats.includes(number)) return 'offline'
    return here.hidden.includes(number) ? 'hidden' : 'here'
  })
}
