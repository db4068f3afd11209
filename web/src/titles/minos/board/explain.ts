// What a choice means, for a finger that rests on it: what a card does, what an action is for and what its space gives.
import type { Choice } from '../../../boards/contract'
import { speaker } from '../../../words'
import { cardSentence } from './cards/sentences'
import { words as cardWords } from './cards/words'
import { crew, landing, parts, type MinosView, type Sheet } from './model'
import { words } from './words'

const say = speaker(words)
const sayCard = speaker(cardWords)
const CARDS = new Set(['back', 'take', 'play', 'discard', 'palace', 'trait'])

/** What one does with the points of each of the five actions. */
export function deedHint(deed: number): string {
  return [say('deed.prepare'), say('deed.develop'), say('deed.build'), say('deed.expand'), say('deed.wild')][deed] ?? ''
}

export function explain(choice: Choice, view: MinosView, sheet: Sheet): string | undefined {
  const [verb, first = 0, second = 0, third = 0] = parts(choice.action)
  if (verb === 'draft') return draft(second + 1, third, choice, view, sheet)
  if (!CARDS.has(verb)) return undefined
  const data = sheet.board.cards[first]
  return data && cardSentence(data, sheet.board, sayCard)
}

function draft(value: number, deed: number, choice: Choice, view: MinosView, sheet: Sheet): string {
  const { board } = sheet
  const space = crew(board, view).spaces[deed]?.[landing(view, deed, value)]
  const bonus = board.bonuses[view.bonus]?.effect
  const gains = (space?.benefits ?? []).map((benefit) => (benefit ?? bonus)?.text ?? '').join(space?.choose ? ` ${say('or')} ` : ', ')
  const named = `${choice.text ?? ''}. ${deedHint(deed)}.`
  return [named, say('points', space?.points ?? 0), gains].filter(Boolean).join(' · ')
}
