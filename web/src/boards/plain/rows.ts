// A view as rows: what there is one of for each seat, and the rest.
import type { Seat } from '../contract'

export interface PlainSheet {
  /** What a player calls each part of the view, in the order in which the game names them. */
  fields?: Record<string, string>
  /** The parts that are a seat's number. */
  seats?: string[]
  /** The parts that have one entry for each seat. */
  by_seat?: string[]
}

export interface Row {
  name: string
  word: string
  /** One text for each seat, or one for all. */
  texts: string[]
  seats: boolean
}

/** A part of a view in few letters; true and false are signs that need no language. */
export function shown(part: unknown): string {
  if (part === null || part === undefined || part === '') return '–'
  if (part === true) return '✓'
  if (part === false) return '✗'
  if (Array.isArray(part)) return part.length ? part.map(shown).join(' ') : '–'
  if (typeof part === 'object') return Object.entries(part).map(([name, inner]) => `${name} ${shown(inner)}`).join(', ')
  return String(part)
}

export function rows(view: Record<string, unknown>, sheet: PlainSheet, seats: Seat[]): Row[] {
  const nameOf = (part: unknown): string => seats.find((seat) => seat.number === part)?.name ?? shown(part)
  return Object.entries(sheet.fields ?? {}).map(([name, word]) => {
    const part = view[name]
    if (sheet.by_seat?.includes(name) && Array.isArray(part)) return { name, word, seats: true, texts: part.map(shown) }
    return { name, word, seats: false, texts: [sheet.seats?.includes(name) ? nameOf(part) : shown(part)] }
  })
}
