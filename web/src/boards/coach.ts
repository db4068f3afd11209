// The guided first game: a few sentences, each shown the first time that its moment comes.
import type { Choice, Lang, TitleView } from './contract'

export interface Moment {
  view: TitleView
  you: number
  /** Is it my turn, and what may I choose? */
  asked: boolean
  choices: Choice[]
}

/** `boards/TITLE/coach.ts` exports `coach: Step[]`, in the order in which they should be told if several fit. */
export interface Step {
  id: string
  when(moment: Moment): boolean
  /** One to three short sentences that say what matters now and why; simple **strong** marks are allowed. */
  text: Record<Lang, string>
  /** Elements of the board to be pointed at meanwhile. */
  targets?(moment: Moment): string[]
}
