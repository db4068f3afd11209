// The two scorings: what Farms, regions and promises brought each side, as the log tells it.
import type { Happening, Scoring } from '../../../boards/contract'
import { speaker } from '../../../words'
import { sides, type MinosView, type Sheet } from './model'
import { words } from './words'

const say = speaker(words)
export const counted = true
export const scored = 'scoring'
const SOURCES = new Set(['farm', 'region', 'lasting'])

export function scoring(events: readonly Happening[], view: MinosView, sheet: Sheet): Scoring | null {
  const at = events.findIndex((event) => event.kind === scored)
  if (at < 0) return null
  const names = Object.keys(sheet.sources)
  const points = Array.from({ length: sides(view) }, () => Object.fromEntries(names.map((name) => [name, 0])))
  for (const event of events.slice(at)) {
    const { n = 0, source = -1 } = (event.data ?? {}) as { n?: number; source?: number }
    const name = names[source] ?? ''
    const side = points[event.seat]
    if (event.kind === 'vp' && side && SOURCES.has(name)) side[name] = (side[name] ?? 0) + n
  }
  const round = Number((events[at]?.data as { round?: number } | undefined)?.round ?? 0)
  return { title: say('scoring.title', round), caption: say('scoring.caption'), points }
}

export function sound(event: Happening): 'dice' | 'battle' | undefined {
  return event.kind === 'roll' ? 'dice' : event.kind === 'battle' || event.kind === 'solo_battle' ? 'battle' : undefined
}
