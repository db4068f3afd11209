import type { LogEntry } from '../src/table/Play.svelte'
import { grown, remaining } from '../src/table/takenBack'
import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import * as empire from '../src/titles/empire/board'
import type { BoardModule } from '../src/boards/contract'
import Log from '../src/table/Log.svelte'
import { view } from './empire/fixture'

test('what nobody does carries no mark of a seat', () => {
  const log = [
    { number: 0, kind: 'refill', seat: 0, text: 'New in the row: ruby.' },
    { number: 1, kind: 'place', seat: 0, text: 'Anna places an army.' },
  ]
  const { container } = render(Log, { log, view: view(), module: empire as BoardModule, onpoint: () => {} })
  const [row, place] = [...container.querySelectorAll('li')]
  expect(row?.querySelector('.gap')).toBeTruthy()
  expect(place?.querySelector('.gap')).toBeNull()
})

test('what happens several times in a row is said once, with how often', () => {
  const texts = ['Anna places an army.', 'Anna places an army.', 'Bruno places an army.', 'Anna places an army.']
  const log = texts.map((text, number) => ({ number, kind: 'place', seat: text.startsWith('Anna') ? 0 : 1, text }))
  const { container } = render(Log, { log, view: view(), module: empire as BoardModule, onpoint: () => {} })
  const lines = [...container.querySelectorAll('li')].map((line) => line.textContent?.trim())
  expect(lines).toEqual(['Anna places an army. ×2', 'Bruno places an army.', 'Anna places an army.'])
})

test('bids are read from nothing upwards, enemies come first when an army is destroyed, whatever else keeps its order', () => {
  const actions = (list: string[]): string[] => empire.arrange(list.map((action) => ({ action })), view({ you: 1, seats: 2 })).map((choice) => choice.action)
  expect(actions(['bid 1', 'bid 2', 'bid 10', 'bid 0'])).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 10'])
  expect(actions(['take 3', 'take 0'])).toEqual(['take 3', 'take 0'])
  expect(actions(['stop', 'destroy 0 3', 'destroy 1 4', 'destroy 2 5', 'destroy 0 6'])).toEqual(['destroy 0 3', 'destroy 0 6', 'destroy 2 5', 'destroy 1 4', 'stop'])
})

test('what was taken back is marked, and does not stand', () => {
  const entry = (number: number, step: number, kind = 'turn', data = {}): LogEntry => ({ number, step, kind, seat: 0, data, text: kind })
  const log = grown([entry(0, 1), entry(1, 2), entry(2, 3)], [entry(3, 1, 'table-undo', { to: 1 }), entry(4, 2)])
  expect(log.map((one) => !!one.undone)).toEqual([false, true, true, false, false])
  expect(remaining(log).map((one) => one.number)).toEqual([0, 3, 4])
})
