// What was taken back stays in the log and is marked there; what stands is what one may ask to go back to.
import type { LogEntry } from './Play.svelte'

/** What the house tells begins so; no action of the game did it, and nothing takes it back. */
const HOUSE = 'table-'

/** The log with some more entries, in which everything that an undo among them took back is marked. */
export function grown(log: readonly LogEntry[], more: readonly LogEntry[]): LogEntry[] {
  let found = [...log]
  for (const entry of more) {
    if (entry.kind === 'table-undo') {
      const to = Number((entry.data as { to?: number } | undefined)?.to ?? Infinity)
      found = found.map((one) => (one.undone || (one.step ?? 0) <= to || one.kind.startsWith(HOUSE) ? one : { ...one, undone: true }))
    }
    found.push(entry)
  }
  return found
}

/** The log without all that was taken back. */
export function remaining(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.some((entry) => entry.undone) ? log.filter((entry) => !entry.undone) : log
}

/** What the actions of the game did, in sentences, without what was taken back. */
function sentences(log: readonly LogEntry[]): { step: number; text: string }[] {
  return remaining(log).flatMap(({ step = 0, kind, text }) => (step > 0 && text && !kind.startsWith(HOUSE) ? [{ step, text }] : []))
}

/** What going back would take back: the sentences of all that was played since and still stands, in their order. */
export function undone(log: readonly LogEntry[], to: number): string[] {
  return sentences(log).flatMap(({ step, text }) => (step > to ? [text] : []))
}
