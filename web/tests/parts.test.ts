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

test('one part is drawn in a frame, the lowest order first', () => {
  const { container } = render(InParts, { orders: [3, 1, 2] })
  nextFrame() // the frame that what is drawn already has for itself
  expect(drawn(container)).toBe('')
  nextFrame()
  expect(drawn(container)).toBe('1')
  nextFrame()
  expect(drawn(container)).toBe('12')
  nextFrame()
  expect(drawn(container)).toBe('312')
  expect(frames).toEqual([])
})

test('a part of a part waits while others do, and is there at once where none does', () => {
  const alone = render(InParts, { orders: [], among: [2] })
  expect(drawn(alone.container)).toBe('2')
  const { container } = render(InParts, { orders: [1, 3], among: [2] })
  nextFrame()
  nextFrame()
  expect(drawn(container)).toBe('1')
  nextFrame()
  expect(drawn(container)).toBe('12')
  nextFrame()
  expect(drawn(container)).toBe('132')
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
  nextFrame()
  nextFrame()
  expect(drawn(container)).toBe('3')
})
