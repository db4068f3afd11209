// The choices of a draft as dice: colour, value, and the letter of the colour.
import type { Chip, Choice, Lang } from '../../../boards/contract'
import { crew, FACES, landing, letter, parts, type MinosView, type Sheet } from './model'
import { speaker } from '../../../words'
import { words } from './words'

const say = speaker(words)
export function chip(choice: Choice, lang: Lang): Chip | null {
  const [verb, colour = 0, value = 0] = parts(choice.action)
  const face = FACES[colour]
  if (verb !== 'draft' || !face) return null
  return { text: String(value + 1), letter: letter(colour, lang), ...face }
}

/** How many points the dice would have where they would come to stand. */
export function groupNote(choices: Choice[], view: MinosView, sheet: Sheet): string {
  const { spaces } = crew(sheet.board, view)
  const points = choices.map((choice) => {
    const [, , value = 0, deed = 0] = parts(choice.action)
    return spaces[deed]?.[landing(view, deed, value + 1)]?.points ?? 0
  })
  const least = Math.min(...points)
  const most = Math.max(...points)
  return least < most ? say('pointsTo', least, most) : say('points', most)
}
