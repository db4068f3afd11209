// The points of a game in a series, when the next one begins: what all games brought so far, by source.
import type { Happening, Lang, Scoring } from '../../../boards/contract'
import { speaker } from '../../../words'
import { words } from './words'
import type { EmpireView, Sheet } from './types'

const say = speaker(words)
export const counted = true
export const courts = true
export const scored = 'scores'
export const ties = (lang: Lang): string => words[lang]['ties']

export function scoring(events: readonly Happening[], view: EmpireView, sheet: Sheet): Scoring | null {
  const told = events.find((event) => event.kind === scored)
  const { totals, over, number } = view
  const after = Number((told?.data as { number?: number } | undefined)?.number ?? 1)
  // the table keeps the sums of the latest game only
  if (!told || over || after !== number || !totals[0]?.length) return null
  const sources = Object.keys(sheet.sources)
  const points = totals.map((tally) => Object.fromEntries(sources.map((source, at) => [source, tally[at] ?? 0])))
  return { title: say('scoring.title', after), caption: say('scoring.caption'), points }
}

export function against(event: Happening, seat: number): boolean {
  return event.kind === 'destroy' && (event.data as { owner?: number } | undefined)?.owner === seat && event.seat !== seat
}

export function sound(event: Happening): 'dice' | 'battle' | undefined {
  return event.kind === 'destroy' ? 'battle' : event.kind === 'roll_off' ? 'dice' : undefined
}
