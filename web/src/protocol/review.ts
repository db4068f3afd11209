// Made by `npm run types` from docs/review.schema.json: edit that, or rather the coach's report.py.

/**
 * The review of a finished game of Labrys; docs/review.md tells what it means.
 */
export type ReviewAnswer = ReviewState

/**
 * How far the review of a finished game is: ``place`` in the queue from 1, ``progress`` from 0 to 1, ``text`` why it failed.
 *
 *     ``names`` are those of the seats in each language, as the sentences of the review say them.
 */
export interface ReviewState {
  state: 'done' | 'failed' | 'none' | 'waiting' | 'working'
  place?: number | null
  progress?: number
  text?: string
  names?: {
    [k: string]: string[]
  }
  review?: Review | null
}
/**
 * A game in review.
 */
export interface Review {
  game: string
  content: string
  seats: number
  options: {
    [k: string]: string | number | boolean
  }
  digest: string
  finished: boolean
  judge: string
  budget: number
  curve: Step[]
  players: Player[]
  moments: Moment[]
  rival?: {
    [k: string]: number
  } | null
  hints?: number[]
}
/**
 * A point of the curve: how all stood after so many actions. The first is after the set-up, before any action.
 */
export interface Step {
  kind: 'chance' | 'deal' | 'decision' | 'reveal'
  seat: number | null
  action: string
  chances: number[]
  luck: number[]
  loss: number | null
  sure: number | null
  label: {
    [k: string]: string
  }
}
/**
 * A seat in the review.
 */
export interface Player {
  seat: number
  accuracy: number | null
  decisions: number
  lost: number
  grades: {
    [k: string]: number
  }
  luck: number
  result: number | null
  adjusted: number | null
  score: number
  points: {
    [k: string]: number
  }
  rank: number | null
}
/**
 * A decision worth a second look: first the position, then what was best.
 */
export interface Moment {
  step: number
  seat: number
  grade: 'blunder' | 'inaccuracy' | 'mistake'
  loss: number
  sure: number
  prompt: {
    [k: string]: string
  }
  played: Choice
  best: Choice[]
  accepted: string[]
  chances: {
    [k: string]: number
  }
  true_note: {
    [k: string]: string
  } | null
}
/**
 * One of the actions that a seat may take, as it can know it.
 */
export interface Choice {
  action: string
  label: {
    [k: string]: string
  }
  chance: number
  sure: number
  points: {
    [k: string]: number
  }
  line: Deed[]
  said: {
    [k: string]: string
  }
  tried: number
}
/**
 * One action of a likely continuation.
 */
export interface Deed {
  seat: number
  action: string
  label: {
    [k: string]: string
  }
}
