import { expect, test } from 'vitest'
import type { BoardModule } from '../src/boards/contract'
import * as relics from '../src/titles/relics/board'
import type { Confirm } from '../src/settings.svelte'
import { lostByEnding } from '../src/table/confirmEnd'
import { position } from './relics/fixture'

const asked = (confirm: Confirm, points: number, ...actions: string[]) =>
  lostByEnding('end', actions.map((action) => ({ action })), position({ points }), relics as BoardModule, confirm, 'en')

test('ending a turn asks where something could still be spent', () => {
  expect(asked('unspent', 2, 'move 3', 'end')).toBe('2 action points would be lost.')
  expect(asked('unspent', 0, 'claim', 'end')).toBeNull()
})

test('ending a turn does not ask where nothing else can be done', () => {
  expect(asked('unspent', 2, 'end')).toBeNull()
})

test('whoever wishes is always asked, or never', () => {
  expect(asked('always', 0, 'end')).toBe('')
  expect(asked('never', 2, 'move 3', 'end')).toBeNull()
})
