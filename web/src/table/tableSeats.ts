// The seats of a table as boards and lists draw them.
import type { Seat } from '../boards/contract'
import type { SeatInfo } from '../protocol/messages'
import { seatColour, seatShape } from '../style/seats'
import { seatNames } from './names'

export function tableSeats(seats: readonly SeatInfo[], you: number | null, away: readonly number[] = []): Seat[] {
  const names = seatNames(seats)
  return seats.map((seat, number) => ({
    number,
    name: names[number] ?? '',
    colour: seatColour(number),
    shape: seatShape(number),
    you: number === you,
    present: !away.includes(number),
    bot: seat.bot ?? null,
  }))
}
