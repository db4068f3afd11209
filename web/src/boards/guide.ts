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

/** `titles/TITLE/board/guide.ts` exports `guide: Step[]`, in the order in which they should be told if several fit. */
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

const TOLD = 'labrys.guide.'

/** The steps of a title that were told in this browser. */
export function recall(title: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(TOLD + title) ?? '[]') as string[]
  } catch {
    return []
  }
}

export function remember(title: string, told: string[]): void {
  try {
    localStorage.setItem(TOLD + title, JSON.stringify(told))
  } catch {
    // it will be said again next time
  }
}

/** Every step of every title will be told once more. */
export function beginAgain(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(TOLD)) localStorage.removeItem(key)
  } catch {
    // nothing was kept
  }
}
