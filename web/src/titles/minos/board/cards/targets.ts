// Which elements of the cards, tiles and player boards an action is about. They carry these names:
//   card-N            a Decree card, wherever it lies open: offer, own hand, Palace, player area (N as in the sheet)
//   deck-0, deck-1    the decks of Age I and Age II
//   start-N           a Starting card, ability-N a Special Ability (while choosing, and on its owner's board)
//   trade-N           a Trade Bonus tile: on its owner's board; the routes may show it under the same name
//   good-N, temp-N    a Good in the supply: to choose, Temporary
//   own-temp-SEAT-N   the Temporary Goods of one kind on a player board, own-good-SEAT-N the Goods
//   coins-SEAT, weapons-SEAT, vp-SEAT, reserves-SEAT   what a player has
//   extra-WHAT        an extra action of the turn: march, buy, trade, sell, swap, battle
//   player-SEAT       a whole player board
import type { MinosView } from '../model'

const ON_A_CARD = new Set(['back', 'trait', 'take', 'play', 'discard', 'palace'])
/** Extra actions of a turn: their button stands for them; where they are about a thing, that comes first. */
const EXTRAS = new Set(['march', 'sell', 'battle'])

/** The elements of the cards, the supply and the player boards that an action is about, first what a click means. */
export function cardTargets(action: string, view: MinosView): string[] {
  const [verb = '', first = '0'] = action.split(' ')
  const seat = view.asked ?? view.you ?? 0
  if (ON_A_CARD.has(verb)) return [`card-${first}`]
  if (EXTRAS.has(verb)) return [`extra-${verb}`]
  switch (verb) {
    case 'start':
      return [`start-${first}`]
    case 'ability':
      return [`ability-${first}`]
    case 'draw':
      return [first === '1' || view.round >= 3 ? 'deck-1' : 'deck-0']
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
