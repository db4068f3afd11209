// The guided first game: a few sentences, each shown the first time that its moment comes, and until the
// person says so or decides.
import type { Choice, Lang, TitleView } from './contract'

export interface Moment<View = TitleView> {
  view: View
  you: number
  /** Is it my turn, and what may I choose? */
  asked: boolean
  choices: Choice[]
}

/** `titles/TITLE/board/coach.ts` exports `coach: Step[]`, in the order in which they should be told if several fit. */
export interface Step<View = TitleView> {
  id: string
  when(moment: Moment<View>): boolean
  /** One to three short sentences that say what matters now and why; simple **strong** marks are allowed. */
  text: Record<Lang, string>
  /** A chapter of the rules about what is seen here for the first time; a button opens it. */
  signs?: string
  /** Elements of the board to be pointed at meanwhile. */
  targets?(moment: Moment<View>): string[]
}

/** Did the person decide between two moments? The same choices said anew, in another language say, are the same question. */
export function decided(before: Moment, now: Moment): boolean {
  if (!before.asked) return false
  if (!now.asked || before.choices.length !== now.choices.length) return true
  return before.choices.some((choice, at) => choice.action !== now.choices[at]?.action)
}
