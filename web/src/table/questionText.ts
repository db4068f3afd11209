// What is asked, for the person who reads it. Nobody takes another's question for their own: those who wait are told for whom.
import { t } from '../words'
import { toYou } from './names'
import type { Place } from './presence'

export function questionText(
  prompt: string,
  turn: number | null,
  you: number | null,
  names: readonly string[],
  where: readonly Place[],
  half: string | null, // what is asked of somebody who has already taken one part of a choice
): string {
  if (you === null || turn === null) return prompt || t('table.waiting')
  if (turn === you) return half === null ? toYou(prompt, names[you] ?? '') : half.charAt(0).toUpperCase() + half.slice(1)
  const waiting = t('table.waitingFor', names[turn] ?? '')
  if (where[turn] === 'offline') return `${waiting} (${t('presence.offline')})`
  return where[turn] === 'hidden' ? `${waiting} (${t('presence.hidden')})` : waiting
}
