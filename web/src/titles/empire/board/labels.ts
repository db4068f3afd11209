// Names beside one another must not touch: those that would are pushed apart sideways, a little each.
import type { Point } from './geometry'

const LETTER = 1.27
const HEIGHT = 3
const MOST = 3.4

export function widthOf(text: string): number {
  return text.length * LETTER + 1
}

/** How far each name moves aside. `at` is where its middle would stand. */
export function asides(texts: string[], at: Point[]): number[] {
  const moved = texts.map(() => 0)
  for (let pass = 0; pass < 6; pass++) {
    for (let one = 0; one < texts.length; one++) {
      for (let other = one + 1; other < texts.length; other++) {
        const [a, b] = [at[one] as Point, at[other] as Point]
        if (Math.abs(a.y - b.y) >= HEIGHT) continue
        const gap = b.x + (moved[other] as number) - a.x - (moved[one] as number)
        const lack = (widthOf(texts[one] as string) + widthOf(texts[other] as string)) / 2 - Math.abs(gap)
        if (lack <= 0) continue
        const push = (gap >= 0 ? 1 : -1) * (lack / 2)
        moved[one] = within((moved[one] as number) - push)
        moved[other] = within((moved[other] as number) + push)
      }
    }
  }
  return moved
}

function within(aside: number): number {
  return Math.max(-MOST, Math.min(MOST, aside))
}
