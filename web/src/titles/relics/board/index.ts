import axe from 'icon:game-icons/crossed-swords'
import cards from 'icon:game-icons/card-draw'
import away from 'icon:game-icons/card-discard'
import foot from 'icon:game-icons/walk'
import flag from 'icon:game-icons/flying-flag'
import spy from 'icon:game-icons/magnifying-glass'
import stop from 'icon:lucide/flag'
import shield from 'icon:game-icons/shield'
import die from 'icon:game-icons/dice-six-faces-five'
import run from 'icon:game-icons/run'
import cup from 'icon:game-icons/laurels'
import type { IconDrawing } from '../../../ui/icon'
import type { Choice, Group, Happening, Lang } from '../../../boards/contract'
import { words } from './words'
import type { RelicsView, Sheet } from './view'

export { default } from './Board.svelte'
export { default as summary } from './Summary.svelte'
export { guide } from './guide'

export { eventTargets, targets, would } from './targets'

/** What costs no points and wins the game stands first: it is never below the edge of the list. */
export function arrange(choices: Choice[]): Choice[] {
  const claim = (choice: Choice) => choice.action.startsWith('claim')
  return [...choices.filter(claim), ...choices.filter((choice) => !claim(choice))]
}

const VERBS: Record<string, IconDrawing> = {
  explore: spy,
  move: foot,
  attack: axe,
  claim: flag,
  draw: cards,
  end: stop,
  flee: run,
  place: foot,
  discard: away,
  pass: stop,
}

const EVENTS: Record<string, IconDrawing> = { ...VERBS, dice: die, turn: die, roll_for_first: die, capture: flag, repelled: shield, win: cup }

export const neutral: ReadonlySet<string> = new Set(['roll_for_first', 'reshuffle'])

export function choiceIcon(choice: Choice): IconDrawing | undefined {
  return VERBS[choice.action.split(' ')[0] ?? '']
}

export function eventIcon(event: Happening): IconDrawing | undefined {
  return EVENTS[event.kind]
}

export function group(choice: Choice, _view: RelicsView, _sheet: Sheet, lang: Lang): Group {
  const verb = choice.action.split(' ')[0] ?? ''
  const say = words[lang]
  const titles: Record<string, string> = {
    place: say['place'],
    explore: say['explore'],
    move: say['move'],
    attack: say['attack'],
    flee: say['flee'],
    discard: say['discard'],
  }
  const icon = VERBS[verb]
  return titles[verb] ? { id: verb, title: titles[verb], ...(icon && { icon }) } : { id: 'more', title: say['more'] }
}

export function ends(action: string): boolean {
  return action === 'end'
}

export function unspent(action: string, view: RelicsView, lang: Lang): string | null {
  return ends(action) && view.points > 0 ? words[lang]['unspent'](view.points) : null
}

export function against(event: Happening, seat: number): boolean {
  return ['attack', 'dice', 'capture', 'repelled'].includes(event.kind) && (event.data as { owner?: number } | undefined)?.owner === seat && event.seat !== seat
}

export function sound(event: Happening, you: number | null): 'dice' | 'battle' | undefined {
  if (event.kind === 'attack') return 'battle'
  return event.kind === 'turn' && event.seat === you ? 'dice' : undefined
}

export const ties = (lang: Lang): string => words[lang]['ties']
