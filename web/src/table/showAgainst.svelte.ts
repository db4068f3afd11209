// What is done to the person is shown longer, and where.
import { untrack } from 'svelte'
import type { BoardModule } from '../boards/contract'
import type { Play } from './Play.svelte'

export function showAgainst(play: Play, module: BoardModule, you: () => number | null, point: (targets: string[]) => void): void {
  $effect(() => {
    const seat = you()
    play.against = (event) => seat !== null && !!module.against?.(event, seat)
  })
  $effect(() => {
    void play.beat
    const struck = untrack(() => play.news.findLast(play.against))
    if (struck && play.view) point(module.eventTargets(struck, play.view))
    return () => {
      if (struck) point([])
    }
  })
}
