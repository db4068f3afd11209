// What is too much for one frame is drawn part by part, one part to a frame, the one that matters most first.
import { onDestroy } from 'svelte'

/** Milliseconds that a frame is waited for: a page out of sight is not painted, and has everything at once. */
const FRAME_WAIT_MS = 100

const waiting: Part[] = []
let frame = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** A part, to be made when its component is: drawn as soon as it is due. */
export class Part {
  due = $state(false)

  /** The lower the order, the sooner; those of one order in the order they were made. */
  constructor(readonly order: number) {
    const after = waiting.findIndex((other) => other.order > order)
    waiting.splice(after < 0 ? waiting.length : after, 0, this)
    onDestroy(() => this.leave())
    schedule()
  }

  /** A part of a part: while others wait it waits as well, but what is drawn later by itself is drawn whole. */
  static among(order: number): { due: boolean } {
    return waiting.length ? new Part(order) : { due: true }
  }

  private leave(): void {
    const at = waiting.indexOf(this)
    if (at >= 0) waiting.splice(at, 1)
  }
}

// Where parts are made something is drawn already: that has the frame to come for itself.
function schedule(): void {
  if (timer === undefined) next(() => (frame = requestAnimationFrame(draw)))
}

function next(then: () => void): void {
  timer = setTimeout(draw, FRAME_WAIT_MS)
  frame = requestAnimationFrame(then)
}

function draw(): void {
  cancelAnimationFrame(frame)
  clearTimeout(timer)
  timer = undefined
  for (const part of waiting.splice(0, document.hidden ? waiting.length : 1)) part.due = true
  if (waiting.length) next(draw)
}
