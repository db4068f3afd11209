// What was agreed at a table, in words.
import type { Setting, Sheet } from '../protocol/api'

export interface Agreed {
  name: string
  label: string
  value: string
}

/** A label may say what nought means, as in "Stop after this many rounds (0: never)": told as the value where it was agreed. */
const NOUGHT = /\s*\(0\s*:\s*(.+)\)$/

export function agreed(sheet: Sheet, options: Record<string, Setting>): Agreed[] {
  return sheet.settings.flatMap(({ name, label, choices }) => {
    const value = options[name]
    if (value === undefined) return []
    const named = choices.find(([known]) => known === value)?.[1]
    const nought = choices.length ? null : NOUGHT.exec(label)
    return [{ name, label: nought ? label.slice(0, nought.index) : label, value: named ?? (value === 0 ? (nought?.[1] ?? '0') : String(value)) }]
  })
}
