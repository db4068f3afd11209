// Makes the map just low enough that it and the hand stay in sight. The height of the rest of the table depends on what lies
// there, so it is measured after each layout, never estimated.
import { untrack } from 'svelte'
import type { Attachment } from 'svelte/attachments'

/** What stays free below the hand, in pixels. */
const EDGE = 8

interface Sizes {
  /** Of what is seen. */
  room: number
  /** Where the map ends, how high it is, and how high at least. */
  map: { bottom: number; height: number; least: number }
  /** Where the hand ends; a docked one is always in sight and covers what lies under it. */
  hand: { bottom: number; height: number; docked: boolean } | null
}

/** By how much the map must be lower than it wants to be, if it is lower by ``given`` now. */
export function mapOverflow({ room, map, hand }: Sizes, given: number): number {
  const covered = hand?.docked ? hand.height : 0
  const out = Math.max(map.bottom + covered, hand && !hand.docked ? hand.bottom + EDGE : 0) - room
  return Math.max(0, Math.min(given + out, given + Math.max(0, map.height - map.least)))
}

export const fitMap = (least: () => number): Attachment<HTMLElement> => (board) => {
  const stage = board.closest<HTMLElement>('section.board')
  if (!stage) return
  let given = 0
  const look = (): void => {
    const map = board.querySelector('.fixed.map')?.getBoundingClientRect()
    const held = board.querySelector<HTMLElement>('.lower > .hand')
    const box = held?.getBoundingClientRect()
    const top = stage.getBoundingClientRect().top - stage.scrollTop
    const hand = held && box ? { bottom: box.bottom - top, height: box.height, docked: held.classList.contains('docked') } : null
    const next = map ? Math.ceil(mapOverflow({ room: stage.clientHeight, map: { bottom: map.bottom - top, height: map.height, least: untrack(least) }, hand }, given)) : 0
    if (Math.abs(next - given) < 2) return
    given = next
    board.style.setProperty('--given', `${given}px`)
  }
  const watcher = new ResizeObserver(look)
  watcher.observe(stage)
  watcher.observe(board)
  return () => watcher.disconnect()
}
