// From lines on a lattice of hexagons to coasts and borders: smoothed, shaken a little, and the same for both neighbours.
import type { MapSheet } from './types'

export interface Point {
  x: number
  y: number
}

export interface MapShape {
  /** For each region the closed path around it. */
  regions: string[]
  middles: Point[]
  ornaments: Point[][]
  /** All land as one path, the coasts, the borders between regions and those between continents. */
  land: string
  coasts: string
  borders: string
  labels: Point[]
  crossings: { path: string; regions: [number, number]; from: Point; to: Point }[]
  box: { x: number; y: number; width: number; height: number }
}

const STRETCH = Math.sqrt(3)
const SHAKE = 0.5
const MARGIN = 4

export function place([x, y]: readonly [number, number]): Point {
  return { x: x * STRETCH, y }
}

/** The same little push for the same corner, always. */
function shake(x: number, y: number): Point {
  const noise = (n: number): number => {
    const value = Math.sin(x * 12.9898 + y * 78.233 + n * 37.719) * 43758.5453
    return (value - Math.floor(value) - 0.5) * 2 * SHAKE
  }
  return { x: noise(1), y: noise(2) }
}

const key = (x: number, y: number): string => `${x},${y}`

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
}

/** Where three meet: drawn towards its neighbours on all lines that end there. */
function meetings(map: MapSheet): Map<string, Point> {
  const found = new Map<string, Point[]>()
  const note = (x: number, y: number, next: Point): void => {
    const at = key(x, y)
    found.set(at, [...(found.get(at) ?? [place([x, y])]), next])
  }
  for (const { points } of map.lines) {
    const n = points.length
    const [x, y, x1, y1] = points as [number, number, number, number]
    const [x2, y2, xe, ye] = points.slice(n - 4) as [number, number, number, number]
    if (x === xe && y === ye) continue
    note(x, y, place([x1, y1]))
    note(xe, ye, place([x2, y2]))
  }
  return new Map([...found].map(([at, near]) => [at, mean(near)]))
}

function mean(points: Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

/** A line of corners, its zigzag averaged out. */
function smoothed(flat: number[], ends: Map<string, Point>): Point[] {
  const corners: [number, number][] = []
  for (let at = 0; at < flat.length; at += 2) corners.push([flat[at] as number, flat[at + 1] as number])
  let line = corners.map((corner) => ends.get(key(...corner)) ?? place(corner))
  const closed = !ends.has(key(...(corners[0] as [number, number])))
  for (let pass = 0; pass < 2; pass++) {
    line = line.map((point, at) => {
      const before = line[at - 1] ?? (closed ? line[line.length - 2] : undefined)
      const after = line[at + 1] ?? (closed ? line[1] : undefined)
      return before && after ? middle(point, middle(before, after)) : point
    })
  }
  return line.map((point, at) => {
    if (at === 0 || at === line.length - 1) return point
    const push = shake(...(corners[at] as [number, number]))
    return { x: point.x + push.x, y: point.y + push.y }
  })
}

const f = (value: number): string => String(Math.round(value * 100) / 100)
const at = (point: Point): string => `${f(point.x)} ${f(point.y)}`

/** Curves through the middles of a line's edges, from its first point to its last. The same line backwards is the same curve. */
export function curve(line: Point[]): string {
  if (line.length === 2) return `L${at(line[1] as Point)}`
  let path = ''
  for (let n = 1; n < line.length - 1; n++) {
    const [point, next] = [line[n] as Point, line[n + 1] as Point]
    path += `Q${at(point)} ${at(n === line.length - 2 ? next : middle(point, next))}`
  }
  return path
}

export function shapeOf(map: MapSheet): MapShape {
  const ends = meetings(map)
  const lines = map.lines.map((line) => smoothed(line.points, ends))
  const turned = (number: number): Point[] =>
    number >= 0 ? (lines[number] as Point[]) : [...(lines[~number] as Point[])].reverse()
  const ring = (numbers: number[]): string => {
    const parts = numbers.map(turned)
    return `M${at(parts[0]?.[0] as Point)}${parts.map(curve).join('')}Z`
  }
  const regions = map.regions.map((region) => region.rings.map(ring).join(''))
  const open = (line: Point[]): string => `M${at(line[0] as Point)}${curve(line)}`
  const at_sea = (number: number): boolean => map.lines[number]?.sides[1] === null
  const all = lines.flat()
  const [left, right] = [Math.min(...all.map((p) => p.x)), Math.max(...all.map((p) => p.x))]
  const [top, bottom] = [Math.min(...all.map((p) => p.y)), Math.max(...all.map((p) => p.y))]
  return {
    regions,
    middles: map.regions.map((region) => place(region.middle)),
    ornaments: map.regions.map((region) => region.ornaments.map(place)),
    land: regions.join(''),
    coasts: lines.filter((_, number) => at_sea(number)).map(open).join(''),
    borders: lines.filter((_, number) => !at_sea(number)).map(open).join(''),
    labels: map.continents.map((continent) => place(continent.label)),
    crossings: map.crossings.map((one) => crossing(one.regions, place(one.from), place(one.to))),
    box: { x: left - MARGIN, y: top - MARGIN, width: right - left + 2 * MARGIN, height: bottom - top + 2 * MARGIN },
  }
}

/** A way over the sea, bent a little. */
function crossing(regions: [number, number], from: Point, to: Point): MapShape['crossings'][number] {
  const bend = 0.12
  const half = middle(from, to)
  const control = { x: half.x + (to.y - from.y) * bend, y: half.y - (to.x - from.x) * bend }
  return { path: `M${at(from)}Q${at(control)} ${at(to)}`, regions, from, to }
}
