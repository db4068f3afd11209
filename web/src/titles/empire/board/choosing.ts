// What may be clicked on the map now, and what it means. A move has a beginning and an end: first armies light up, then goals.
import type { Choice } from '../../../boards/contract'
import { parse } from './actions'
import { routes } from './routes'
import type { EmpireView, MapSheet } from './types'

export type Pick =
  | { kind: 'act'; actions: string[]; text: string }
  | { kind: 'source' }
  | { kind: 'chosen' }
  | { kind: 'goal'; way: number[] }

export interface Picks {
  regions: Map<number, Pick>
  /** Armies that may be struck: "power-region" to the action. */
  armies: Map<string, Choice>
}

export function picksOf(choices: Choice[], view: EmpireView, map: MapSheet, from: number | null): Picks {
  const regions = new Map<number, Pick>()
  const armies = new Map<string, Choice>()
  const moves = new Set<number>()
  for (const choice of choices) {
    const { verb, args } = parse(choice.action)
    const [a = 0, b = 0] = args
    if (verb === 'move') moves.add(a)
    else if (verb === 'place' || verb === 'city' || verb === 'neutral') {
      regions.set(a, { kind: 'act', actions: [choice.action], text: choice.text ?? '' })
    } else if (verb === 'destroy') {
      armies.set(`${a}-${b}`, choice)
      const known = regions.get(b)
      const before = known?.kind === 'act' ? known : { actions: [], text: '' }
      const text = before.text ? `${before.text} · ${choice.text ?? ''}` : (choice.text ?? '')
      regions.set(b, { kind: 'act', actions: [...before.actions, choice.action], text })
    }
  }
  if (moves.size) march(regions, moves, view, map, from)
  return { regions, armies }
}

function march(regions: Map<number, Pick>, moves: Set<number>, view: EmpireView, map: MapSheet, from: number | null): void {
  if (from === null || !moves.has(from)) {
    for (const region of moves) regions.set(region, { kind: 'source' })
    return
  }
  regions.set(from, { kind: 'chosen' })
  for (const [region, way] of routes(map, from, view.points, view.decision === 'sail')) regions.set(region, { kind: 'goal', way })
}
