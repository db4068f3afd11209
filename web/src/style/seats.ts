// Seats have a colour and a shape each, so that nobody needs to tell colours apart.
import type { SeatShape } from '../boards/contract'

export const SHAPES: SeatShape[] = ['circle', 'square', 'triangle', 'diamond', 'star']

/** Outlines in a box from 0 to 24. */
export const OUTLINES: Record<SeatShape, string> = {
  circle: 'M12 2.500a9.500 9.500 0 1 1 0 19a9.500 9.500 0 1 1 0-19z',
  square: 'M4 4h16v16H4z',
  triangle: 'M12 2.500 22.500 21h-21z',
  diamond: 'M12 1 22.500 12 12 23 1.500 12z',
  star: 'M12 1.500 15 8.900l7.800.600-6 5.100 1.900 7.700L12 18.100l-6.700 4.200 1.900-7.700-6-5.100 7.800-.600z',
}

let worn: readonly number[] = []

/** At this table each seat wears the colour and the shape of another one: in a rematch all keep theirs. */
export function wear(colours: readonly number[]): void {
  worn = colours
}

function look(seat: number): number {
  return worn[seat] ?? seat
}

export function seatColour(seat: number): string {
  return `var(--seat-${look(seat)})`
}

/** What is drawn on the seat's colour. */
export function onSeat(seat: number): string {
  return `var(--on-seat-${look(seat)})`
}

export function seatShape(seat: number): SeatShape {
  return SHAPES[look(seat) % SHAPES.length] as SeatShape
}
