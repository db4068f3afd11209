// The points of a game in a series, when the next one begins: what all games brought so far, by source.
import type { Happening, Scoring, Sheet, TitleView } from '../contract'
import { speaker } from '../../words'
import { viewOf } from './types'
import { words } from './words'

const say = speaker(words)
export const counted = true
export const courts = true

export function scoring(events: readonly Happening[], view: TitleView, sheet: Sheet): Scoring | null {
  const scored = events.find((event) => event.kind === 'scores')
  const { totals, over } = viewOf(view)
  if (!scored || over || !totals.length || !totals[0]?.length) return null
  const sources = Object.keys(sheet.sources)
  const points = totals.map((tally) => Object.fromEntries(sources.map((source, at) => [source, tally[at] ?? 0])))
  const number = Number((scored.data as { number?: number } | undefined)?.number ?? 1)
  return { title: say('scoring.title', number), caption: say('scoring.caption'), points }
}
