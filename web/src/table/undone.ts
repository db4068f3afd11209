// What was taken back stays in the log, and is marked there: it did not happen for the board.
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

/** What stands: the log without all that was taken back. */
export function standing(log: readonly LogEntry[]): readonly LogEntry[] {
  return log.some((entry) => entry.undone) ? log.filter((entry) => !entry.undone) : log
}
