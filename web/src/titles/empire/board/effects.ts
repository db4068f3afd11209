// What moves on the map when something happens: an army walks, lands, is struck.
import type { Happening } from '../../../boards/contract'
import type { MapShape, Point } from './geometry'
import { spotOf } from './layout'
import type { EmpireView } from './types'

export interface Effect {
  id: number
  kind: 'walk' | 'land' | 'strike'
  power: number
  region: number
  from: Point
  to: Point
}

export const LASTS = { walk: 640, land: 460, strike: 760 }

/** The effects of an update; `before` is the view as it was, for pieces that are gone. */
export function effectsOf(events: Happening[], view: EmpireView, before: EmpireView, shape: MapShape, first: number): Effect[] {
  const found: Effect[] = []
  const at = (seen: EmpireView, region: number, power: number): Point => {
    const [middle, spot] = [shape.middles[region] ?? { x: 0, y: 0 }, spotOf(seen, region, power)]
    return { x: middle.x + spot.x, y: middle.y + spot.y }
  }
  for (const event of events) {
    const data = (event.data ?? {}) as Record<string, number>
    const region = data['region']
    if (region === undefined) continue
    const note = (kind: Effect['kind'], power: number, from: Point, to: Point): void => {
      found.push({ id: first + found.length, kind, power, region, from, to })
    }
    if (event.kind === 'move') note('walk', event.seat, at(before, data['origin'] ?? region, event.seat), at(view, region, event.seat))
    else if (event.kind === 'place') note('land', event.seat, at(view, region, event.seat), at(view, region, event.seat))
    else if (event.kind === 'neutral') note('land', view.seats, at(view, region, view.seats), at(view, region, view.seats))
    else if (event.kind === 'destroy') {
      const power = data['owner'] ?? 0
      note('strike', power, at(before, region, power), at(before, region, power))
    }
  }
  return found
}
