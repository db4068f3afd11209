// What Rhadamanthus did last, from the log: it stays in sight until he does something else, over a reload as well.
import type { Happening } from '../../../../boards/contract'

const his = (event: Happening): boolean => event.kind.startsWith('solo_')

/** The sentences of his latest turn: back to where somebody else did something. */
export function latestSteps(log: readonly Happening[]): string[] {
  const end = log.findLastIndex(his)
  if (end < 0) return []
  const side = log[end]?.seat
  const others = log.slice(0, end).findLastIndex((event) => event.seat !== side)
  return log.slice(others + 1, end + 1).flatMap((event) => (his(event) && event.text ? [event.text] : []))
}
