// Points as they would be counted now. The server counts at the end; a test holds both against each other.
import type { EmpireSheet, EmpireView, MapSheet } from './types'

export const GOODS = 5

/** What a set of a good pays. */
export function setPoints(sheet: EmpireSheet, good: number, symbols: number): number {
  const steps = sheet.goods[good]?.steps ?? []
  const reached = steps.filter((step) => symbols >= step).length
  return reached ? (sheet.pays[reached - 1] as number) : 0
}

/** By continent: who controls strictly more of its regions than any other power. */
export function rulers(map: MapSheet, control: (number | null)[]): (number | null)[] {
  return map.continents.map(({ regions }) => {
    const held = new Map<number, number>()
    for (const region of regions) {
      const who = control[region]
      if (who != null) held.set(who, (held.get(who) ?? 0) + 1)
    }
    const [best, second] = [...held].sort((a, b) => b[1] - a[1])
    return best && best[1] !== second?.[1] ? best[0] : null
  })
}

export function tokensHeld(view: EmpireView, map: MapSheet, seat: number): number[] {
  const found = Array<number>(GOODS).fill(0)
  view.tokens.forEach((good, triangle) => {
    if (view.control[map.triangles[triangle] as number] === seat) found[good] = (found[good] as number) + 1
  })
  return found
}

/** Where wild cards pay most: they join goods that the player has a card of. */
export function allot(sheet: EmpireSheet, cards: number[], symbols: number[], wilds: number): number[] {
  let best: { points: number; use: number[] }[] = Array.from({ length: wilds + 1 }, () => ({ points: 0, use: [] }))
  for (let good = 0; good < GOODS; good++) {
    best = best.map((_, left) => {
      let found = { points: -1, use: [] as number[] }
      for (let use = 0; use <= (cards[good] ? left : 0); use++) {
        const before = best[left - use] as { points: number; use: number[] }
        const points = before.points + setPoints(sheet, good, (symbols[good] as number) + use)
        if (points > found.points) found = { points, use: [...before.use, use] }
      }
      return found
    })
  }
  return best[wilds]?.use ?? []
}

export interface Holding {
  /** Symbols that count: cards, wild cards where they pay most, tokens. */
  count: number
  points: number
  /** Points of all goods with one more symbol of this one, less the points now. */
  more: number
}

/** A seat's goods, one by one. */
export function holdings(view: EmpireView, sheet: EmpireSheet, seat: number): Holding[] {
  const goods = view.goods[seat] as number[]
  const now = counted(view, sheet, seat, goods)
  return now.map((count, good) => ({
    count,
    points: setPoints(sheet, good, count),
    more: full(view, sheet, seat) ? 0 : gain(view, sheet, seat, good, 1),
  }))
}

function counted(view: EmpireView, sheet: EmpireSheet, seat: number, goods: number[]): number[] {
  const tokens = tokensHeld(view, sheet.maps[view.side], seat)
  const placed = view.allotted[seat] as number[]
  const fixed = tokens.map((token, good) => token + (goods[good] as number) + (placed[good] as number))
  const wilds = (goods[GOODS] as number) - placed.reduce((a, b) => a + b, 0)
  const use = allot(sheet, goods, fixed, wilds)
  return fixed.map((count, good) => count + (use[good] ?? 0))
}

export function goodsPoints(view: EmpireView, sheet: EmpireSheet, seat: number, goods: number[]): number {
  return counted(view, sheet, seat, goods).reduce((sum, count, good) => sum + setPoints(sheet, good, count), 0)
}

/** What a seat's goods would gain by some more of a good (or by a wild card: GOODS). */
export function gain(view: EmpireView, sheet: EmpireSheet, seat: number, good: number, symbols: number): number {
  const goods = view.goods[seat] as number[]
  const more = goods.map((count, at) => (at === good ? count + symbols : count))
  return goodsPoints(view, sheet, seat, more) - goodsPoints(view, sheet, seat, goods)
}

/** Has a seat taken all its cards? Then nothing more comes to its goods. */
export function full(view: EmpireView, sheet: EmpireSheet, seat: number): boolean {
  return (view.cards[seat] ?? 0) >= (sheet.hand[view.seats] ?? 0)
}

/** Every seat's points if the game ended now: regions, continents, goods, earlier games. */
export function standing(view: EmpireView, sheet: EmpireSheet, seat: number) {
  const regions = view.control.filter((who) => who === seat).length
  const continents = rulers(sheet.maps[view.side], view.control).filter((who) => who === seat).length
  const goods = goodsPoints(view, sheet, seat, view.goods[seat] as number[])
  const earlier = (view.totals[seat] ?? []).slice(0, -3).reduce((a, b) => a + b, 0)
  return { regions, continents, goods, earlier, total: regions + continents + goods + earlier }
}
