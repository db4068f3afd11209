// Who is who: the seats, and Rhadamanthus, who has none.
import { speaker } from '../../../words'
import { words } from './words'
import type { BoardProps } from './model'

const say = speaker(words)

export function sideName(props: Pick<BoardProps, 'seats'>, side: number): string {
  return props.seats[side]?.name ?? say('rival')
}
