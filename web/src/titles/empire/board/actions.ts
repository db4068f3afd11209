// The actions of Empire as the server writes them ("move 3 7"), and which elements of the board they are about.
import anvil from 'icon:game-icons/anvil'
import carrot from 'icon:game-icons/carrot'
import fist from 'icon:game-icons/fist'
import flag from 'icon:game-icons/flying-flag'
import ruby from 'icon:game-icons/cut-diamond'
import ship from 'icon:game-icons/trireme'
import march from 'icon:game-icons/walking-boot'
import place from 'icon:game-icons/crested-helmet'
import stone from 'icon:game-icons/stone-block'
import strike from 'icon:game-icons/crossed-swords'
import temple from 'icon:game-icons/greek-temple'
import wild from 'icon:game-icons/jester-hat'
import wood from 'icon:game-icons/log'
import laurels from 'icon:game-icons/laurels'
import stop from 'icon:lucide/circle-stop'
import type { IconDrawing } from '../../../ui/icon'
import type { Choice, Group, Happening, Lang, Seat } from '../../../boards/contract'
import type { EmpireView, Sheet, Verb } from './types'
import { words } from './words'

const cards: IconDrawing = {
  box: '0 0 24 24',
  body: '<path fill="currentColor" d="m2.200 7.400 6.300-2.300c-.300.500-.500 1.100-.500 1.800v11.600l-.800.300a1.300 1.300 0 0 1-1.700-.800L1.400 9.100a1.300 1.300 0 0 1 .800-1.700"/><rect fill="currentColor" x="9.500" y="4" width="12" height="17" rx="1.600"/>',
}

export const GOOD_ICONS: Record<string, IconDrawing> = { ruby, stone, wood, anvil, carrot, wild }
export const VERB_ICONS: Record<Verb, IconDrawing> = { place, land: march, ship, city: temple, destroy: strike }
export { cards as cardsIcon, fist as fistIcon, flag as flagIcon, laurels as laurelsIcon, place as armyIcon, stop as stopIcon, temple as cityIcon }

export interface Parsed {
  verb: string
  args: number[]
}

export function parse(action: string): Parsed {
  const [verb = '', ...args] = action.split(' ')
  return { verb, args: args.map(Number) }
}

export function targets(action: string, _view: EmpireView): string[] {
  const { verb, args } = parse(action)
  const [a = 0, b = 0] = args
  switch (verb) {
    case 'take':
      return [`card-${a}`]
    case 'neutral':
    case 'place':
    case 'city':
      return [`region-${a}`]
    case 'move':
      return [`region-${b}`, `region-${a}`]
    case 'destroy':
      return [`army-${a}-${b}`, `region-${b}`]
    case 'first':
      return [`first-${a}`, `seat-${a}`]
    case 'bid':
      return [`bid-${a}`]
    case 'part':
      return [`part-${a}`]
    case 'wild':
      return [`wild-${a}`]
    default:
      return ['stop']
  }
}

const IN_A_REGION: Record<string, string> = { neutral: 'neutral', city: 'city', destroy: 'destroy', march: 'move', sail: 'move' }

/** What a card of the row or a region would be about: what is asked, or else what a card would let one do there. */
export function would(target: string, view: EmpireView): string[] {
  const [what, first, second] = target.split('-')
  if (what === 'card') return [`take ${first}`]
  if (what === 'bid') return [`bid ${first}`]
  if (what !== 'region' && what !== 'army') return []
  const { decision, you, seats } = view
  const region = what === 'army' ? second : first
  const verb = IN_A_REGION[decision] ?? 'place'
  if (verb === 'move') return [`move ${region} ${region}`]
  if (verb === 'destroy') return [`destroy ${what === 'army' ? first : ((you ?? 0) + 1) % seats} ${region}`]
  return [`${verb} ${region}`]
}

export function eventTargets(event: Happening, _view: EmpireView): string[] {
  const data = (event.data ?? {}) as Record<string, number>
  const found: string[] = []
  if (typeof data['region'] === 'number') found.push(`region-${data['region']}`)
  if (typeof data['origin'] === 'number') found.push(`region-${data['origin']}`)
  if (['take', 'bid', 'wins_bid', 'win', 'wild'].includes(event.kind)) found.push(`seat-${event.seat}`)
  if (event.kind === 'first' && typeof data['first'] === 'number') found.push(`seat-${data['first']}`)
  if (event.kind === 'refill') found.push('card-5')
  return found
}

const CHOICE_ICONS: Record<string, IconDrawing> = {
  neutral: place,
  place,
  city: temple,
  destroy: strike,
  take: cards,
  bid: fist,
  first: flag,
  wild,
  stop,
}

export function choiceIcon(choice: Choice, view: EmpireView): IconDrawing | undefined {
  const { verb } = parse(choice.action)
  if (verb === 'move') return view.decision === 'sail' ? ship : march
  return CHOICE_ICONS[verb]
}

const EVENT_ICONS: Record<string, IconDrawing> = {
  neutral: place,
  place,
  move: march,
  city: temple,
  destroy: strike,
  bid: fist,
  bids: fist,
  wins_bid: fist,
  first: flag,
  take: cards,
  refill: cards,
  row: cards,
  wild,
  stop,
  win: laurels,
  scores: laurels,
}

export function eventIcon(event: Happening, _view: EmpireView): IconDrawing | undefined {
  return EVENT_ICONS[event.kind]
}

/** Moves stand together by where they begin, armies to be destroyed by their owner, regions by their continent. */
export function group(choice: Choice, view: EmpireView, sheet: Sheet, lang: Lang, seats: readonly Seat[]): Group {
  const { verb, args } = parse(choice.action)
  const [first = 0] = args
  const board = sheet.board
  const say = words[lang]
  const map = board.maps[view.side]
  const region = map.regions[first]
  if (verb === 'move') return { id: `move-${first}`, title: say['from'](`${region?.letter} ${region?.name}`), icon: march }
  if (verb === 'destroy') {
    const neutral = first >= view.seats
    return { id: `destroy-${first}`, title: neutral ? board.neutral : say['armies'](seats[first]?.name ?? '', first === view.you), icon: strike }
  }
  if (verb === 'bid') return { id: verb, title: say['bid.title'], icon: fist }
  const continent = region?.continent ?? 0
  return { id: `${verb}-${continent}`, title: map.continents[continent]?.name ?? '' }
}

/** What the question names already, its choices need not: below the name of a continent, or of an owner, a region is enough. */
const NAMED: ReadonlySet<string> = new Set(['neutral', 'place', 'city', 'destroy'])

/** Under the heading of where it begins, a move says where it goes; without one, both. Names are not broken. */
export function brief(choice: Choice, view: EmpireView, sheet: Sheet, lang: Lang, headed: boolean): string | undefined {
  const { verb, args } = parse(choice.action)
  const named = headed && NAMED.has(verb) && view.decision === verb
  if (verb !== 'move' && !named) return undefined
  const { regions } = sheet.board.maps[view.side]
  const [from, to] = args.map((region) => `${regions[region]?.letter} ${regions[region]?.name}`.replaceAll(' ', '\u00a0'))
  if (named) return verb === 'destroy' ? to : from
  const goes = words[lang]['to'](to ?? '')
  return headed ? goes : `${from} ${goes}`
}

/** A bid is read from nothing upwards; of armies to be destroyed the enemies' come first, then neutral ones, then one's own. */
export function arrange(choices: Choice[], view: EmpireView): Choice[] {
  const first = (choice: Choice): number => parse(choice.action).args[0] ?? 0
  if (choices.every((choice) => parse(choice.action).verb === 'bid')) return [...choices].sort((a, b) => first(a) - first(b))
  const { you, seats } = view
  const rank = (choice: Choice): number => (parse(choice.action).verb !== 'destroy' ? 3 : first(choice) === you ? 2 : first(choice) >= seats ? 1 : 0)
  return choices.some((choice) => rank(choice) < 3) ? [...choices].sort((a, b) => rank(a) - rank(b)) : choices
}

export const neutral: ReadonlySet<string> = new Set(['game', 'tokens', 'row', 'refill', 'bids', 'roll_off', 'scores'])

export function ends(action: string): boolean {
  return action === 'stop'
}

/** What the card still allows; where nothing is counted, the whole of it. */
export function unspent(action: string, view: EmpireView, lang: Lang): string | null {
  if (!ends(action)) return null
  const { decision, points } = view
  if (points < 1) return words[lang]['unspent.card']
  return decision === 'place' ? words[lang]['unspent.armies'](points) : words[lang]['unspent.moves'](points)
}
