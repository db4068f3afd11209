// What is read from a review: chances of every side, luck that changed much, figures as people write them.
import type { Moment, Review, Step } from '../protocol/review'
import { t } from '../words'

/** A roll or a draw that changed a chance by so much is marked on the curve. */
export const GREAT_LUCK = 0.1
/** Of the rolls and draws, so many are listed. */
const LISTED = 6
/** Smaller luck is none to speak of. */
const LEAST_LUCK = 0.01

/** A side's chance to win; beside a lone seat an automaton has the rest. */
export function chanceOf(step: Step, side: number): number {
  return step.chances[side] ?? 1 - (step.chances[0] ?? 0)
}

export const drawn = (step: Step): boolean => step.kind === 'chance' || step.kind === 'deal'

export function mostLuck(step: Step): number {
  return Math.max(...step.luck.map(Math.abs))
}

export const great = (step: Step): boolean => drawn(step) && mostLuck(step) >= GREAT_LUCK

/** The rolls and draws that changed most, the largest first. */
export function fortunes(review: Review): { at: number; step: Step }[] {
  return review.curve
    .map((step, at) => ({ at, step }))
    .filter(({ step }) => drawn(step) && mostLuck(step) >= LEAST_LUCK)
    .sort((one, other) => mostLuck(other.step) - mostLuck(one.step) || one.at - other.at)
    .slice(0, LISTED)
}

/** Games of a hundred. */
export const hundred = (chance: number): number => Math.round(100 * chance)
export const percent = (chance: number): string => t('review.percent', String(hundred(chance)))

/** With its sign; a true minus. */
export function signed(chance: number): string {
  const found = hundred(chance)
  return t('review.percent', found > 0 ? `+${found}` : found < 0 ? `−${-found}` : '0')
}

/** The share of a victory that a result without luck comes to: it may lie below nought and above a whole. */
export function plain(chance: number | null): string {
  if (chance === null) return '–'
  const found = hundred(chance)
  return t('review.percent', found < 0 ? `−${-found}` : String(found))
}

export function gradeName(grade: Moment['grade']): string {
  return { inaccuracy: t('review.inaccuracy'), mistake: t('review.mistake'), blunder: t('review.blunder') }[grade]
}

/** Signs that say what colours say: the worse, the more. */
export const GRADE_SIGNS: Record<Moment['grade'], string> = { inaccuracy: '?!', mistake: '?', blunder: '??' }
