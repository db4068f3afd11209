// The parts of the table, and which of them a question is about: that one comes to the front by itself.
import type { Choice } from '../../../boards/contract'
import { parts, type MinosView } from './model'

export const ZONES = ['map', 'actions', 'tracks', 'routes', 'offer', 'players'] as const
export type Zone = (typeof ZONES)[number]

/** Where the things are that an action is about; those that are missing here are about the turn as such. */
const WHERE: Record<string, Zone> = {
  start: 'offer',
  ability: 'offer',
  back: 'players',
  draft: 'actions',
  group: 'actions',
  retrieve: 'actions',
  draw: 'offer',
  take: 'offer',
  play: 'offer',
  city: 'map',
  tower: 'map',
  farm: 'map',
  place: 'map',
  move: 'map',
  recall: 'map',
  battle: 'map',
  fight: 'map',
  claim: 'map',
  give: 'map',
  ship: 'routes',
  sail: 'routes',
  route: 'routes',
  tile: 'routes',
  advance: 'tracks',
  palace: 'players',
  discard: 'players',
  use: 'players',
  shed: 'players',
  trait: 'players',
  temp: 'players',
  good: 'players',
}

/** The part that a decision is about, whoever is asked. */
const BY_DECISION: Record<string, Zone> = { draft: 'actions', group: 'actions', retrieve: 'actions', advance: 'tracks' }

/** In a turn the action of the die tells. */
const BY_DEED: Record<number, Zone> = { 0: 'offer', 1: 'offer', 2: 'map', 3: 'map' }

export function zoneOf(action: string): Zone | undefined {
  return WHERE[parts(action)[0]]
}

/** The part of the table that what is asked now is about. */
export function front(view: MinosView, choices: Choice[]): Zone | undefined {
  const place = view.about
  if (place?.region !== undefined) return 'map'
  if (place?.route !== undefined) return 'routes'
  const known = BY_DECISION[view.decision]
  if (known) return known
  if (view.decision === 'turn' && view.turn.points > 0) {
    const deed = view.turn.deed === 4 ? view.turn.wild_deed : view.turn.deed
    if (deed === null) return 'actions'
    if (deed !== 2) return BY_DEED[deed]
  }
  for (const choice of choices) {
    const zone = zoneOf(choice.action)
    if (zone) return zone
  }
  return undefined
}

/** Every part in which something may be chosen. */
export function litZones(choices: Choice[]): Set<Zone> {
  return new Set(choices.map((choice) => zoneOf(choice.action)).filter((zone) => zone !== undefined))
}
