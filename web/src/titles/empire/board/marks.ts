// Powers by colour and by shape: the seats as everywhere, the neutral third as a grey shield.
import { onSeat, OUTLINES, seatColour, seatShape } from '../../../style/seats'

export interface Mark {
  colour: string
  on: string
  outline: string
  /** Where the number stands in a box of 24. */
  middle: number
}

const SHIELD = 'M3.5 3.5h17v9c0 5-4 8.200-8.500 10c-4.500-1.800-8.500-5-8.500-10z'

export function markOf(power: number, seats: number): Mark {
  if (power >= seats) return { colour: 'var(--neutral)', on: 'var(--on-neutral)', outline: SHIELD, middle: 12 }
  const shape = seatShape(power)
  return {
    colour: seatColour(power),
    on: onSeat(power),
    outline: OUTLINES[shape],
    middle: shape === 'triangle' ? 15.5 : shape === 'star' ? 13 : 12,
  }
}
