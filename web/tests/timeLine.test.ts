import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import TimeLine from '../src/screens/TimeLine.svelte'

afterEach(cleanup)

test('a step of a replay says who took it; the beginning is nobody’s', async () => {
  const bruno = { number: 1, name: 'Bruno', colour: 'red', shape: 'square' as const, you: false, present: true, bot: null }
  const given = { step: 3, end: 9, text: 'Claim A5 with a Forest card', actor: bruno, playing: false, ongo: vi.fn(), onplay: vi.fn() }
  const { rerender } = render(TimeLine, given)
  expect(screen.getByTestId('actor').textContent?.trim()).toBe('Bruno')
  await rerender({ ...given, step: 0, text: '', actor: undefined })
  expect(screen.queryByTestId('actor')).toBeNull()
})
