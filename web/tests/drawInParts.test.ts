// Drawing part by part: one part to a frame, the lowest order first, all at once where nobody looks.
import { render } from '@testing-library/svelte'
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import InParts from './InParts.svelte'

let frames: FrameRequestCallback[] = []
let hidden = false

beforeEach(() => {
  frames = []
  hidden = false
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw))
  vi.stubGlobal('cancelAnimationFrame', () => (frames = []))
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function nextFrame(): void {
  const due = frames
  frames = []
  for (const draw of due) draw(0)
  flushSync()
}

const drawn = (container: HTMLElement): string => container.textContent?.trim() ?? ''
/** What is there after each of some frames. */
const inFrames = (container: HTMLElement, many: number): string[] => Array.from({ length: many }, () => (nextFrame(), drawn(container)))

test('one part is drawn in a frame, the lowest order first', () => {
  const { container } = render(InParts, { orders: [3, 1, 2] })
  // The first frame is for what is drawn already.
  expect(inFrames(container, 4)).toEqual(['', '1', '12', '312'])
  expect(frames).toEqual([])
})

test('a part of a part waits while others do, and is there at once where none does', () => {
  const alone = render(InParts, { orders: [], among: [2] })
  expect(drawn(alone.container)).toBe('2')
  const { container } = render(InParts, { orders: [1, 3], among: [2] })
  expect(inFrames(container, 4)).toEqual(['', '1', '12', '132'])
})

test('a page out of sight, which gets no frames, has everything after a moment', () => {
  hidden = true
  const { container } = render(InParts, { orders: [1, 2, 3] })
  vi.advanceTimersByTime(100)
  flushSync()
  expect(drawn(container)).toBe('123')
})

test('a part that is gone before its turn keeps nobody waiting', () => {
  const gone = render(InParts, { orders: [1, 2] })
  const { container } = render(InParts, { orders: [3] })
  gone.unmount()
  expect(inFrames(container, 2)).toEqual(['', '3'])
})
