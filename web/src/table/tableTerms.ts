// The settings of a table (options, clock) in words.
import type { Setting, Sheet } from '../protocol/api'
import { t } from '../words'

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

/** May hints be asked for? */
export function hintTerm(hints: boolean | undefined): Agreed {
  return { name: 'hints', label: t('hint.term'), value: hints ? t('hint.allowed') : t('hint.none') }
}
