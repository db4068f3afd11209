import type { TitleView } from '../../contract'
import { viewOf } from './types'

const ON_A_CARD = new Set(['back', 'trait', 'take', 'play', 'discard', 'palace'])
/** Extra actions of a turn: their button stands for them; where they are about a thing, that comes first. */
const EXTRAS = new Set(['march', 'sell', 'battle'])

/** The elements of the cards, the supply and the player boards that an action is about, first what a click means. */
export function cardTargets(action: string, view: TitleView): string[] {
  const [verb = '', first = '0'] = action.split(' ')
  const seen = viewOf(view)
  const seat = seen.asked ?? seen.you ?? 0
  if (ON_A_CARD.has(verb)) return [`card-${first}`]
  if (EXTRAS.has(verb)) return [`extra-${verb}`]
  switch (verb) {
    case 'start':
      return [`start-${first}`]
    case 'ability':
      return [`ability-${first}`]
    case 'draw':
      return [first === '1' || seen.round >= 3 ? 'deck-1' : 'deck-0']
    case 'buy':
      return [`temp-${first}`, 'extra-buy']
    case 'temp':
      return [`temp-${first}`]
    case 'good':
      return [`good-${first}`]
    case 'swap':
      return [`own-temp-${seat}-${first}`, 'extra-swap']
    case 'use':
    case 'shed':
      return [`own-temp-${seat}-${first}`]
    case 'trade':
      return [`trade-${first}`, 'extra-trade']
    case 'tile':
      return [`trade-${first}`]
    case 'arm':
      return [`coins-${seat}`]
    case 'melt':
      return [`weapons-${seat}`]
    case 'give':
      return [`reserves-${seat}`]
    default:
      return []
  }
}
