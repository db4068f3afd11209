import type { BoardProps } from './model'
// What a part of the table is drawn from while it is out of sight: what it was drawn from before, so that nothing happens.

const CHANGING = ['view', 'turn', 'choices', 'lit', 'hot', 'events', 'beat', 'log'] as const

/** The same props, whose changes wait while the part is not awake. */
export function sleeping(props: BoardProps, awake: () => boolean): BoardProps {
  const found = Object.create(props) as BoardProps
  for (const key of CHANGING) {
    let last: unknown
    let seen = false
    const get = (): unknown => {
      if (awake() || !seen) last = props[key]
      seen = true
      return last
    }
    Object.defineProperty(found, key, { get, enumerable: true })
  }
  return found
}
