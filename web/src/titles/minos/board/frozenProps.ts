import type { BoardProps } from './model'
// Freezes the props of a part of the table while it is out of sight, so that nothing is drawn there.

const CHANGING = ['view', 'turn', 'choices', 'lit', 'hot', 'events', 'beat', 'log'] as const

/** The same props, whose changes wait while the part is not visible. */
export function frozenProps(props: BoardProps, visible: () => boolean): BoardProps {
  const found = Object.create(props) as BoardProps
  for (const key of CHANGING) {
    let last: unknown
    let seen = false
    const get = (): unknown => {
      if (visible() || !seen) last = props[key]
      seen = true
      return last
    }
    Object.defineProperty(found, key, { get, enumerable: true })
  }
  return found
}
