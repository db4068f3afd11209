// What actions and events are about: a tile by its number, a card of the hand by its suit, the deck.
import type { Happening } from '../../../boards/contract'
import type { RelicsView } from './view'

export function targets(action: string, view: RelicsView): string[] {
  const [verb, first] = action.split(' ')
  const you = view.you
  switch (verb) {
    case 'draw':
      return ['deck']
    case 'discard':
      return [`card-${first}`]
    case 'claim': {
      const here = you === null ? null : view.pieces[you]
      const suit = here == null ? null : view.tiles[here]?.suit
      return here == null ? [] : [`tile-${here}`, `card-${suit}`]
    }
    case 'place':
    case 'explore':
    case 'move':
    case 'attack':
    case 'flee':
      return [`tile-${first}`]
    default:
      return []
  }
}

/** The tile, the deck; otherwise whom it is about, where they stand now. */
export function eventTargets(event: Happening, view: RelicsView): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>
  if (typeof data.tile === 'number') return [`tile-${data.tile}`]
  if (event.kind === 'draw' || event.kind === 'reshuffle') return ['deck']
  const here = view.pieces[event.seat]
  return here == null ? [] : [`tile-${here}`]
}

/** What a tile, the deck or a card would be about: what is asked, or else what one does with such a thing in a turn. */
export function would(target: string, view: RelicsView): string[] {
  const { decision, tiles, pieces, you } = view
  if (target === 'deck') return ['draw']
  const [what, number] = target.split('-')
  const here = you === null ? null : pieces[you]
  if (what === 'card') return decision === 'turn' && here != null && tiles[here]?.suit === Number(number) ? ['claim'] : [`discard ${number}`]
  if (what !== 'tile') return []
  if (decision === 'place' || decision === 'flee') return [`${decision} ${number}`]
  const tile = tiles[Number(number)]
  if (tile?.suit == null) return [`explore ${number}`]
  if (here === Number(number)) return ['claim', `move ${number}`]
  return [tile.owner !== null && tile.owner !== you ? `attack ${number} 0` : `move ${number}`]
}
