// What seats are called. The house names bots and rivals in the reader's language, and keeps equal names apart.
import type { SeatInfo } from '../protocol/messages'
import { t } from '../words'

/** The name of a seat; a number where nobody sits. */
export function seatName(seat: SeatInfo, number: number): string {
  return seat.name || t('seat.number', number + 1)
}

export function seatNames(seats: readonly SeatInfo[]): string[] {
  return seats.map(seatName)
}

/** What is asked of the person who reads it: the name in front ("Anna: ", « Anna : ») is the own one, and says nothing. */
export function toYou(prompt: string, name: string): string {
  const rest = name && prompt.startsWith(name) ? /^\s*:\s*(.+)$/su.exec(prompt.slice(name.length))?.[1] : undefined
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : prompt
}
