// Which elements of the table an action or an event is about.
import type { Happening } from '../../../boards/contract'
import { cardTargets } from './cards/targets'
import { groupDice, parts, ROW, type MinosView } from './model'

type Namer = (numbers: number[], view: MinosView) => string[]

const region: Namer = ([at = 0]) => [`region-${at}`]
const route: Namer = ([at = 0]) => [`route-${at}`]

/** The dice in the pool that show a colour and a value. */
function faces(view: MinosView, colour: number, value: number): string[] {
  return view.dice.flatMap((die, at) =>
    die.seat === null && die.colour === colour && die.value === value ? [`die-${at}`] : [],
  )
}

/** What lies on the common table; cards, supply and player boards have their own. */
const ACTIONS: Record<string, Namer> = {
  draft: ([colour = 0, value = 0, deed = 0], view) => [`row-${deed}`, ...faces(view, colour, value + 1)],
  group: ([way = 0], view) => groupDice(view, view.you ?? 0, way).flat().map((die) => `die-${die}`),
  retrieve: ([deed = 0, space = 0], view) => [`space-${deed}-${space}`, `die-${view.rows[deed * ROW + space]}`],
  benefit: ([at = 0]) => [`benefit-${at}`],
  city: region,
  tower: region,
  farm: region,
  ship: route,
  sail: route,
  place: region,
  move: ([from = 0, to = 0]) => [`region-${to}`, `region-${from}`],
  battle: ([at = 0]) => [`sea-${at}`, `region-${at}`],
  advance: ([at = 0]) => [`track-${at}`],
  route,
  recall: region,
  claim: (_, view) => asked(view),
  fight: (_, view) => (view.about?.region === undefined ? [] : [`sea-${view.about.region}`, ...asked(view)]),
  give: (_, view) => asked(view),
}

function asked(view: MinosView): string[] {
  return view.about?.region === undefined ? [] : [`region-${view.about.region}`]
}

export function targets(action: string, view: MinosView): string[] {
  const [verb, ...numbers] = parts(action)
  return [...new Set([...(ACTIONS[verb]?.(numbers, view) ?? []), ...cardTargets(action, view)])]
}

/** The things that events name, and the elements that these are. */
const NAMED: Record<string, string> = {
  region: 'region',
  target: 'region',
  route: 'route',
  track: 'track',
  card: 'card',
  good: 'good',
  tile: 'trade',
  ability: 'ability',
  start: 'start',
}
const A_FARM = 2

export function eventTargets(event: Happening, view: MinosView): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>
  const found: string[] = []
  if ((event.kind === 'build' || event.kind === 'claim') && typeof data.where === 'number')
    found.push(`${Number(data.what) <= A_FARM ? 'region' : 'route'}-${data.where}`)
  for (const [name, element] of Object.entries(NAMED))
    if (typeof data[name] === 'number') found.push(`${element}-${data[name]}`)
  if (typeof data.vase === 'number') {
    const slot = view.vases.findIndex((vase) => vase.vase === data.vase)
    if (slot >= 0) found.push(`vase-${slot}`)
  }
  if (typeof data.deed === 'number')
    found.push(typeof data.space === 'number' ? `space-${data.deed}-${data.space}` : `row-${data.deed}`)
  return found
}
