// Ending a turn may be asked to be confirmed: always, never, or where something would be lost that could be spent.
import type { BoardModule, Choice, Lang, TitleView } from '../boards/contract'
import type { Confirm } from '../settings.svelte'

/** What would be lost, `''` if nothing would and it is asked all the same; null if it need not be asked. */
export function lostByEnding(action: string, choices: readonly Choice[], view: TitleView, module: BoardModule, confirm: Confirm, lang: Lang): string | null {
  if (confirm === 'never' || !module.ends?.(action)) return null
  const lost = module.unspent?.(action, view, lang) ?? ''
  if (confirm === 'always') return lost
  const only = choices.every((choice) => module.ends?.(choice.action)) // nothing is left to spend it on
  return lost && !only ? lost : null
}
