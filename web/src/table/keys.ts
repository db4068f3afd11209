// Shortcuts of the table: digits choose, letters open.
export interface Shortcuts {
  /** Take the choice with this action. */
  pick(action: string): void
  takeBack(): void
  /** Go to the board: to what may be chosen there, or to whatever lies there. */
  toBoard(): void
  open(dialog: 'log' | 'rules'): void
  /** Ask for a hint; false where there are none. */
  hint(): boolean
}

const choices = (): NodeListOf<HTMLElement> => document.querySelectorAll<HTMLElement>('[data-testid="choice"]')

/** Do what a key means, if it means something here. */
export function shortcut(event: KeyboardEvent, table: Shortcuts): void {
  // A key that is held down chooses once, not in every question that follows.
  if (event.repeat || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
  if ((event.target as HTMLElement).closest('input, textarea, select, dialog')) return
  if (/^[1-9]$/.test(event.key)) {
    const button = [...choices()].filter((one) => !one.classList.contains('chip'))[Number(event.key) - 1]
    if (button) table.pick(button.dataset['action'] ?? '')
  } else if (event.key === 'u') table.takeBack()
  else if (event.key === 'b') table.toBoard()
  else if (event.key === 'l') table.open('log')
  else if (event.key === 'c') choices()[0]?.focus()
  else if (event.key === 'r' || (event.key === '?' && !table.hint())) table.open('rules')
  else if (event.key === '?') {
    // a hint is on its way
  }
  else return
  event.preventDefault()
}
