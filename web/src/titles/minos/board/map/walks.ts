// What moves across the map in an update: Warriors that walk, arrive or leave, and buildings that are put down.
import type { Happening } from '../../../../boards/contract'
import type { MapSheet, MinosView } from '../model'
import type { Kind } from '../pieces'

export interface Walk {
  kind: Kind
  seat: number
  /** Places in hundredths of the map's width. */
  from: [number, number]
  to: [number, number]
}

const BUILT: Kind[] = ['city', 'tower', 'farm']

export function walks(events: Happening[], map: MapSheet, view: MinosView): Walk[] {
  const place = (region: number): [number, number] => {
    const [x, y] = map.regions[region]?.at ?? [0, 0]
    return [(100 * x) / map.size[0], (100 * y) / map.size[0]]
  }
  const shore = (region: number): [number, number] => [place(region)[0], (100 * map.size[1]) / map.size[0]]
  const found: Walk[] = []
  for (const event of events) {
    const data = (event.data ?? {}) as Record<string, number>
    const { region, target, where, what } = data
    if (event.kind === 'move' && region !== undefined && target !== undefined)
      found.push({ kind: 'warrior', seat: event.seat, from: place(region), to: place(target) })
    else if ((event.kind === 'place' || event.kind === 'solo_send') && region !== undefined)
      found.push({ kind: 'warrior', seat: event.seat, from: shore(region), to: place(region) })
    else if (event.kind === 'recall' && region !== undefined)
      found.push({ kind: 'warrior', seat: event.seat, from: place(region), to: shore(region) })
    else if (event.kind === 'build' && where !== undefined && what !== undefined && BUILT[what])
      found.push({ kind: BUILT[what], seat: event.seat, from: shore(where), to: place(where) })
    else if ((event.kind === 'solo_city' || event.kind === 'solo_farm') && region !== undefined)
      found.push({ kind: event.kind === 'solo_city' ? 'city' : 'farm', seat: view.rival?.side ?? event.seat, from: shore(region), to: place(region) })
  }
  return found
}
