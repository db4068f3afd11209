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

/** The tile, the deck; otherwise whom it is about, where they stand now. */
export function eventTargets(event: Happening, view: TitleView): string[] {
  const data = (event.data ?? {}) as Record<string, unknown>
  if (typeof data.tile === 'number') return [`tile-${data.tile}`]
  if (event.kind === 'draw' || event.kind === 'reshuffle') return ['deck']
  const here = seen(view).pieces[event.seat]
  return here == null ? [] : [`tile-${here}`]
}
