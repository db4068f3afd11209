// What was agreed at a table, in words.
import type { Setting, Sheet } from '../protocol/api'

export interface Agreed {
  name: string
  label: string
  value: string
}

export function agreed(sheet: Sheet, options: Record<string, Setting>): Agreed[] {
  return sheet.settings.flatMap(({ name, label, choices }) => {
    const value = options[name]
    if (value === undefined) return []
    return [{ name, label, value: choices.find(([known]) => known === value)?.[1] ?? String(value) }]
  })
}
