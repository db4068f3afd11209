import { expect, test } from 'vitest'
import type { BoardModule } from '../src/boards/contract'
import { withRival } from '../src/table/finalResult'
import { draft } from './minos/fixture'

const told = { scores: [40], ranking: [2], points: [{ board: 30, cards: 10 }] }

test('the rival of a game alone has a row of its own, and wins where the person does not', () => {
  const module = { rival: () => ({ score: 44, sources: [41, 3] }) } as Partial<BoardModule> as BoardModule
  expect(withRival(module, draft.view, told)).toEqual({ scores: [40, 44], ranking: [2, 1], points: [{ board: 30, cards: 10 }, { board: 41, cards: 3 }] })
})

test('without a rival the standing is what the house told', () => {
  expect(withRival({ rival: () => null } as Partial<BoardModule> as BoardModule, draft.view, told)).toBe(told)
})
