// A scoring is told in the log: by one entry, and by what else happened in the same step.
import type { BoardModule, Scoring, Sheet, TitleView } from '../boards/contract'
import type { LogEntry } from './Play.svelte'

/** What an entry of the log brought, seat by seat; null if it tells of no scoring, or of one that was taken back. */
export function scoringOf(entry: LogEntry, log: readonly LogEntry[], module: BoardModule, view: TitleView, sheet: Sheet): Scoring | null {
  if (entry.kind !== module.scored || entry.undone) return null
  const step = log.filter((one) => one.number >= entry.number && one.step === entry.step && !one.undone)
  return module.scoring?.(step, view, sheet) ?? null
}

/** The latest scoring among what was shown just now. */
export function latestScoring(news: readonly LogEntry[], log: readonly LogEntry[], module: BoardModule, view: TitleView, sheet: Sheet): Scoring | null {
  const first = news[0]?.number ?? Infinity
  const entry = log.findLast((one) => one.number >= first && one.kind === module.scored && !one.undone)
  return entry ? scoringOf(entry, log, module, view, sheet) : null
}
