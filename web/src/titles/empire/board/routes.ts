// Ways for an army: every region that it reaches with the moves that are left, and the shortest way there.
import type { MapSheet } from './types'

/** For each region within reach, the regions on the way to it, itself included and `from` left out. */
export function routes(map: MapSheet, from: number, moves: number, bySea: boolean): Map<number, number[]> {
  const found = new Map<number, number[]>([[from, []]])
  let rim = [from]
  for (let step = 0; step < moves && rim.length; step++) {
    const next: number[] = []
    for (const region of rim) {
      const sheet = map.regions[region]
      if (!sheet) continue
      for (const near of bySea ? [...sheet.land, ...sheet.water] : sheet.land) {
        if (found.has(near)) continue
        found.set(near, [...(found.get(region) as number[]), near])
        next.push(near)
      }
    }
    rim = next
  }
  found.delete(from)
  return found
}
