import { render } from '@testing-library/svelte'
import { expect, test } from 'vitest'
import * as empire from '../src/boards/empire'
import type { BoardModule } from '../src/boards/contract'
import Log from '../src/table/Log.svelte'

test('what nobody does carries no mark of a seat', () => {
  const log = [
    { number: 0, kind: 'refill', seat: 0, text: 'New in the row: ruby.' },
    { number: 1, kind: 'place', seat: 0, text: 'Anna places an army.' },
  ]
  const { container } = render(Log, { log, view: {}, module: empire as unknown as BoardModule, onpoint: () => {} })
  const [row, place] = [...container.querySelectorAll('li')]
  expect(row?.querySelector('.gap')).toBeTruthy()
  expect(place?.querySelector('.gap')).toBeNull()
})

test('what happens several times in a row is said once, with how often', () => {
  const texts = ['Anna places an army.', 'Anna places an army.', 'Bruno places an army.', 'Anna places an army.']
  const log = texts.map((text, number) => ({ number, kind: 'place', seat: text.startsWith('Anna') ? 0 : 1, text }))
  const { container } = render(Log, { log, view: {}, module: empire as unknown as BoardModule, onpoint: () => {} })
  const lines = [...container.querySelectorAll('li')].map((line) => line.textContent?.trim())
  expect(lines).toEqual(['Anna places an army. ×2', 'Bruno places an army.', 'Anna places an army.'])
})

test('bids are read from nothing upwards, whatever else keeps its order', () => {
  const actions = (list: string[]): string[] => empire.arrange(list.map((action) => ({ action }))).map((choice) => choice.action)
  expect(actions(['bid 1', 'bid 2', 'bid 10', 'bid 0'])).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 10'])
  expect(actions(['take 3', 'take 0'])).toEqual(['take 3', 'take 0'])
})
