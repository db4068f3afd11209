// Which points of the past one may ask to go back to, read off the log.
import type { LogEntry } from './Play.svelte'

export interface Point {
  /** How many actions remain. */
  to: number
  /** What would be taken back first. */
  text: string
}

/** The latest points first, each before an action that still stands and left a sentence in the log. */
export function points(log: readonly LogEntry[], played: number, most = 30): Point[] {
  const found = new Map<number, string>()
  let standing = played
  for (const entry of [...log].reverse()) {
    const step = entry.step ?? 0
    if (entry.kind === 'table-undo') standing = Math.min(standing, step)
    else if (step > 0 && step <= standing && entry.text && !entry.kind.startsWith(HOUSE)) {
      if (!found.has(step) && found.size === most) break
      found.set(step, entry.text)
    }
  }
  return [...found].map(([step, text]) => ({ to: step - 1, text }))
}

/** What the house tells begins so; no action of the game did it. */
const HOUSE = 'table-'

/** What going back would take back: the sentences of all that was played since and still stands, in their order. */
export function undone(log: readonly LogEntry[], played: number, to: number): string[] {
  const found: string[] = []
  let standing = played
  for (const entry of [...log].reverse()) {
    const step = entry.step ?? 0
    if (entry.kind === 'table-undo') standing = Math.min(standing, step)
    else if (step > to && step <= standing && entry.text && !entry.kind.startsWith(HOUSE)) found.unshift(entry.text)
  }
  return found
}
