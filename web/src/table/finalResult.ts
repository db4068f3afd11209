// How a game ended, seat by seat. A rival that the game itself played, on the last seat, has no place in the house's
// lists: the board tells its points.
import type { BoardModule, TitleView } from '../boards/contract'

export interface Standing {
  scores: number[]
  ranking: number[]
  points: Record<string, number>[]
}

export function withRival(module: BoardModule, view: TitleView, told: Standing): Standing {
  const rival = module.rival?.(view)
  if (!rival) return told
  const sources = Object.keys(told.points[0] ?? {})
  return {
    scores: [...told.scores, rival.score],
    ranking: [...told.ranking, told.ranking[0] === 1 ? 2 : 1],
    points: [...told.points, Object.fromEntries(sources.map((source, at) => [source, rival.sources[at] ?? 0]))],
  }
}
