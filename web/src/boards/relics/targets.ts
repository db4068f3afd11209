// What actions and events are about: a tile by its number, a card of the hand by its suit, the deck.
import type { Happening, TitleView } from '../contract'
import { seen } from './view'

export function targets(action: string, view: TitleView): string[] {
  const [verb, first] = action.split(' ')
  const you = seen(view).you
  switch (verb) {
    case 'draw':
      return ['deck']
    case 'discard':
      return [`card-${first}`]
    case 'claim': {
      const here = you === null ? null : seen(view).pieces[you]
      const suit = here == null ? null : seen(view).tiles[here]?.suit
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

export function eventTargets(event: Happening, _view: TitleView): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>
  if (typeof data.tile === 'number') return [`tile-${data.tile}`]
  return event.kind === 'draw' || event.kind === 'reshuffle' ? ['deck'] : []
}
