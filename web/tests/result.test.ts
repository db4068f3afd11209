import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { Seat, Sheet } from '../src/boards/contract'
import Result from '../src/table/Result.svelte'

const seat = (number: number, name: string, you = false): Seat => ({
  number,
  name,
  colour: `var(--seat-${number})`,
  shape: 'circle',
  you,
  present: true,
  bot: null,
})
const sheet = { sources: { cities: 'Cities', goods: 'Goods', debts: 'Debts' } } as unknown as Sheet

afterEach(cleanup)

test('places come in their order, with every point by its source', () => {
  render(Result, {
    seats: [seat(0, 'Anna', true), seat(1, 'Bruno')],
    scores: [7, 9],
    ranking: [2, 1],
    points: [
      { cities: 9, goods: 0, debts: -2 },
      { cities: 4, goods: 0, debts: 5 },
    ],
    sheet,
  })
  expect(screen.getByText('Bruno wins.')).toBeTruthy()
  const rows = screen.getAllByRole('row').map((row) => row.textContent?.replace(/\s+/g, ' ').trim())
  expect(rows).toEqual(['Source Bruno Anna', 'Cities 4 9', 'Debts 5 −2', 'Total97'])
})

test('a game that ended because the others left says so, and shows no points', () => {
  const shown = { scores: [0, 0], ranking: [1, 2], points: [{ cities: 0 }, { cities: 0 }], sheet, gone: [1] }
  const { unmount } = render(Result, { ...shown, seats: [seat(0, 'Anna', true), seat(1, 'Bruno')] })
  expect(screen.getByText('Bruno has left the table: the win is yours.')).toBeTruthy()
  expect(screen.queryByText('0')).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  unmount()
  render(Result, { ...shown, seats: [seat(0, 'Anna'), seat(1, 'Bruno', true)] })
  expect(screen.getByText('You left the table: Anna wins.')).toBeTruthy()
})

test('a tie of points says what settled it; a clear win needs no reason', async () => {
  const shown = { ranking: [2, 1], points: [{ cities: 9 }, { cities: 9 }], sheet, seats: [seat(0, 'Anna', true), seat(1, 'Bruno')], verdict: 'Bruno wins with 9 points and the most coins.' }
  const { rerender } = render(Result, { ...shown, scores: [9, 9] })
  expect(screen.getByTestId('verdict').textContent).toBe('Bruno wins with 9 points and the most coins.')
  await rerender({ ...shown, scores: [8, 9] })
  expect(screen.queryByTestId('verdict')).toBeNull()
})

test('whoever comes after another with as many points is told why, unless they left', async () => {
  const company = [seat(0, 'Anna', true), seat(1, 'Bruno'), seat(2, 'Clara')]
  const shown = { ranking: [3, 1, 2], points: [{ cities: 4 }, { cities: 6 }, { cities: 4 }], sheet, seats: company, ties: 'Of equals, more coins.' }
  const { rerender } = render(Result, { ...shown, scores: [4, 6, 4] })
  expect(screen.getByTestId('ties').textContent).toBe('Of equals, more coins.')
  await rerender({ ...shown, scores: [4, 6, 4], gone: [0] })
  expect(screen.queryByTestId('ties')).toBeNull()
  await rerender({ ...shown, scores: [4, 6, 4], ranking: [2, 1, 2], gone: [] }) // they share the place
  expect(screen.queryByTestId('ties')).toBeNull()
  await rerender({ ...shown, scores: [3, 6, 4], gone: [] })
  expect(screen.queryByTestId('ties')).toBeNull()
})

test('a game whose points have no sources does not promise to add them up', () => {
  render(Result, { seats: [seat(0, 'Anna', true), seat(1, 'Bruno')], scores: [6, 4], ranking: [1, 2], points: [{}, {}], sheet: { sources: {} } as unknown as Sheet })
  expect(screen.getByText('You win!')).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('How it adds up')).toBeNull()
})
