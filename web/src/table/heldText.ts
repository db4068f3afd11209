// What a long press explains: a choice of the list, or what may be chosen on the board.
import type { BoardModule, Choice, Sheet, TitleView } from '../boards/contract'
import { choicesAt } from '../boards/picking'

/** So many choices of one place are explained at once. */
const MOST = 4

export function heldText(place: Element, choices: Choice[], view: TitleView, sheet: Sheet, module: BoardModule): { text: string; by: Element } | null {
  const by = place.closest('[data-testid="choice"]') ?? (place.closest('.pick') ? null : place.closest('.stage [data-lit]'))
  if (!by) return null
  const action = by.getAttribute('data-action')
  const found = action ? choices.filter((choice) => choice.action === action) : choicesAt(by.getAttribute('data-target') ?? '', choices, view, module.targets)
  const texts = found.slice(0, MOST).map((choice) => module.explain?.(choice, view, sheet) ?? choice.text ?? '')
  if (found.length > MOST) texts.push('…')
  return texts.length ? { text: texts.join('\n'), by } : null
}
