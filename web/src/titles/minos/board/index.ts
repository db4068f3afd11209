import battle from 'icon:game-icons/spears'
import build from 'icon:game-icons/flat-hammer'
import card from 'icon:game-icons/card-pick'
import coin from 'icon:game-icons/two-coins'
import dice from 'icon:game-icons/perspective-dice-six-faces-five'
import palace from 'icon:game-icons/ancient-columns'
import ship from 'icon:game-icons/trireme'
import stairs from 'icon:game-icons/stairs'
import vase from 'icon:game-icons/amphora'
import { speaker } from '../../../words'
import type { IconDrawing } from '../../../ui/icon'
import type { Choice, Group, Happening, Lang } from '../../../boards/contract'
import { deedHint } from './explain'
import { parts, type MinosView, type Sheet } from './model'
import { words } from './words'

export { default } from './Board.svelte'
export const parted = true
export { default as summary } from './Summary.svelte'
export { counted, scored, scoring, sound } from './account'
export { arrange } from './arrange'
export { chip, groupNote } from './diceChoices'
export { guide } from './guide'
export { explain } from './explain'
export { eventTargets, targets } from './targets'
export { would } from './whyNot'

const say = speaker(words)
const EXTRAS = new Set(['march', 'buy', 'trade', 'sell', 'swap', 'battle', 'arm', 'melt'])
const POINTS = new Set(['draw', 'take', 'play', 'city', 'tower', 'farm', 'ship', 'sail', 'place', 'move'])

/** In a turn choices stand by what pays for them; dice by their action. */
export function group(choice: Choice, view: MinosView, sheet: Sheet, _lang: Lang): Group {
  const [verb, first = 0, , third = 0] = parts(choice.action)
  const deeds = sheet.board.deeds
  if (verb === 'draft') return { id: `deed-${third}`, title: deeds[third]?.name ?? '', hint: deedHint(third) }
  if (verb === 'start') return { id: 'start', title: say('starts') }
  if (verb === 'ability') return { id: 'ability', title: say('abilities') }
  if (view.decision === 'turn') {
    if (EXTRAS.has(verb)) return { id: 'extras', title: say('extras') }
    if (verb === 'trait') return { id: 'traits', title: say('traits') }
    if (verb === 'benefit') return { id: 'space', title: say('space4') }
    if (POINTS.has(verb)) return { id: 'points', title: say('points4') }
  }
  if (verb === 'move') return { id: `from-${first}`, title: regionName(view, sheet, first) }
  return { id: 'other', title: say('other') }
}

function regionName(view: MinosView, sheet: Sheet, region: number): string {
  const crews = sheet.board.crews
  return crews[String(Math.max(view.seats, 2))]?.map.regions[region]?.name ?? ''
}

export const neutral: ReadonlySet<string> = new Set(['round', 'roll', 'offer', 'reshuffle', 'unfought', 'income', 'scoring', 'age'])

const CHOICES: Record<string, IconDrawing> = {
  draft: dice,
  group: dice,
  retrieve: dice,
  draw: card,
  take: card,
  play: card,
  back: card,
  discard: card,
  palace,
  trait: palace,
  city: build,
  tower: build,
  farm: build,
  ship,
  sail: ship,
  route: ship,
  place: battle,
  move: battle,
  march: battle,
  recall: battle,
  battle,
  fight: battle,
  sell: coin,
  buy: coin,
  swap: coin,
  melt: coin,
  forfeit: coin,
  arm: battle,
  trade: ship,
  benefit: dice,
  pay: coin,
  advance: stairs,
}
const EVENTS: Record<string, IconDrawing> = {
  roll: dice,
  draft: dice,
  groups: dice,
  retrieve: dice,
  take: card,
  play: card,
  draw: card,
  offer: card,
  palace,
  trait: palace,
  build,
  place: battle,
  move: battle,
  recall: battle,
  battle,
  advance: stairs,
  income_step: stairs,
  route_income: ship,
  gain: coin,
  spend: coin,
  vase,
}

export function choiceIcon(choice: Choice, _view: MinosView): IconDrawing | undefined {
  return CHOICES[parts(choice.action)[0]]
}

export function eventIcon(event: Happening, _view: MinosView): IconDrawing | undefined {
  return EVENTS[event.kind]
}

const DEEDS = ['prepare', 'develop', 'build', 'expand', 'wild']

/** In a turn, as long as it has points, the rules open at the action that they are for. */
export function decision(view: MinosView): string {
  const { decision: asked, turn } = view
  return asked === 'turn' && turn.points > 0 ? `turn-${DEEDS[turn.wild_deed ?? turn.deed]}` : asked
}

/** Rhadamanthus, in a game alone. */
export function rival(view: MinosView): { score: number; sources: number[] } | null {
  return view.rival ?? null
}

export function ends(action: string): boolean {
  return action === 'end'
}

export function unspent(action: string, view: MinosView, lang: Lang): string | null {
  const { points } = view.turn
  return ends(action) && points > 0 ? words[lang]['unspent'](points) : null
}
