// Where pieces stand in a region: each power's army with its cities beside it, in rows around the region's middle.
import type { Point } from './geometry'
import type { EmpireView } from './types'

export interface Troop {
  power: number
  armies: number
  cities: number
  /** From the region's middle to the army, and to the city if there is one. */
  army: Point
  city: Point
}

export const ARMY = 5.6
export const CITY = 5.2
const ROW = 5
const WIDEST = 18
const SMALLEST = 0.78

export interface Stand {
  troops: Troop[]
  /** Pieces are drawn smaller where many stand. */
  scale: number
  /** How far above the middle the region's name stands. */
  name: number
}

export function stand(view: EmpireView, region: number, away: (power: number) => number = () => 0): Stand {
  const here = view.armies
    .map((armies, power) => ({ power, armies: (armies[region] ?? 0) - away(power), cities: view.cities[power]?.[region] ?? 0 }))
    .filter((troop) => troop.armies > 0 || troop.cities > 0)
  const scale = Math.max(SMALLEST, Math.min(1, WIDEST / here.reduce((sum, troop) => sum + widthOf(troop), 0.001)))
  const rows: (typeof here)[] = []
  let room = 0
  for (const troop of here) {
    const width = widthOf(troop) * scale
    if (!rows.length || room + width > WIDEST + 0.01) {
      rows.push([])
      room = 0
    }
    rows.at(-1)?.push(troop)
    room += width
  }
  const top = rows.length > 1 ? 0 : 1.8
  const troops = rows.flatMap((row, number) => {
    let x = -row.reduce((sum, troop) => sum + widthOf(troop) * scale, 0) / 2
    const y = top + number * ROW
    return row.map((troop): Troop => {
      const left = x
      x += widthOf(troop) * scale
      const beside = troop.armies > 0 ? left + ARMY * scale : left
      return { ...troop, army: { x: left + (ARMY * scale) / 2, y }, city: { x: beside + (CITY * scale) / 2, y } }
    })
  })
  return { troops, scale, name: rows.length ? top - 4.2 : 0.7 }
}

function widthOf(troop: { armies: number; cities: number }): number {
  return (troop.armies > 0 ? ARMY : 0) + (troop.cities > 0 ? CITY : 0)
}

/** Where an army of a power stands, or would stand, from the region's middle. */
export function spotOf(view: EmpireView, region: number, power: number): Point {
  return stand(view, region).troops.find((troop) => troop.power === power)?.army ?? { x: 0, y: 1.8 }
}
