// A march in the making: first the army, then where it goes; a far goal is several moves, sent one after another.
import type { Choice, Happening } from '../../../boards/contract'
import { parse } from './actions'

export class March {
  /** The region whose army was picked up. */
  picked = $state<number | null>(null)
  /** Where the army is on its way and the regions still to go. */
  private way: number[] = []
  going = $state(false)

  /** The army that goals are for: the one that was picked up, or the only one there is. */
  from(choices: Choice[]): number | null {
    const sources = new Set<number>()
    for (const choice of choices) {
      const { verb, args } = parse(choice.action)
      if (verb === 'move') sources.add(args[0] ?? 0)
    }
    if (this.picked !== null && sources.has(this.picked)) return this.picked
    return sources.size === 1 ? ([...sources][0] ?? null) : null
  }

  /** Set out. The answer is the first move. */
  begin(from: number, way: number[]): string {
    this.way = way
    this.going = way.length > 1
    this.picked = null
    return `move ${from} ${way[0]}`
  }

  /** After an update: the next move of the march, or null if it is over or something came between. */
  next(events: Happening[], choices: Choice[], you: number | null): string | null {
    if (!choices.some((choice) => choice.action.startsWith('move '))) this.picked = null
    if (!this.going) return null
    const [here, ...rest] = this.way
    const done = events.some((event) => {
      const data = (event.data ?? {}) as Record<string, unknown>
      return event.kind === 'move' && event.seat === you && data['region'] === here
    })
    const action = `move ${here} ${rest[0]}`
    this.way = rest
    if (!done || !rest.length || !choices.some((choice) => choice.action === action)) {
      this.stop()
      return null
    }
    this.going = true
    return action
  }

  stop(): void {
    this.way = []
    this.going = false
    this.picked = null
  }
}
