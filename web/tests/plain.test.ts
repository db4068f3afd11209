import { expect, test } from 'vitest'
import type { Seat } from '../src/boards/contract'
import { rows } from '../src/boards/plain/rows'

const seats = ['Anna', 'Bruno'].map((name, number) => ({ name, number }) as Seat)
const sheet = { fields: { heaps: 'heaps', taken: 'taken', last: 'who took last' }, seats: ['last'], by_seat: ['taken'] }

test('what there is one of for each seat stands with the seats, and a seat goes by its name', () => {
  const found = rows({ heaps: [4, 5], taken: [3, 0], last: 1 }, sheet, seats)
  expect(found.map(({ name, seats, texts }) => [name, seats, texts])).toEqual([
    ['heaps', false, ['4 5']],
    ['taken', true, ['3', '0']],
    ['last', false, ['Bruno']],
  ])
  expect(rows({ heaps: [], taken: [0, 0], last: null }, sheet, seats).at(-1)?.texts).toEqual(['–'])
})
