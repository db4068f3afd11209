// The ways to join dice, as they are read: of several that lead to the same steps only the shortest, and none at all last.
import type { Choice } from '../../../boards/contract'
import { groupDice, parts, type MinosView } from './model'

const GRAY = 3

export function arrange(choices: Choice[], view: MinosView): Choice[] {
  if (view.decision !== 'group') return choices
  const ways = new Map<string, { choice: Choice; dice: number }>()
  for (const choice of choices) {
    const groups = groupDice(view, view.you ?? 0, parts(choice.action)[1] ?? 0)
    const steps = groups.map((group) => Math.min(...group.map((die) => view.dice[die]?.colour ?? GRAY)))
    const name = steps.sort().join(' ')
    const dice = groups.flat().length
    const known = ways.get(name)
    if (!known || dice < known.dice) ways.set(name, { choice, dice })
  }
  const none = ways.get('')
  ways.delete('')
  return [...ways.values(), ...(none ? [none] : [])].map((way) => way.choice)
}
