import { beforeEach, expect, test } from 'vitest'
import type { Brief, Result } from '../src/protocol/api'
import { lasted, outcome, placed } from '../src/screens/outcome'
import { settings } from '../src/settings.svelte'

const MINUTE = 60_000
const result = (places: number[], gone: number[] = [], ended = 34 * MINUTE): Result => ({
  places,
  scores: places.map((place) => (gone.length === places.length - 1 ? null : 10 - place)),
  gone,
  began: 0,
  ended,
})
const table = (you: number | null, ended: Result | null, names = ['Anna', 'Bruno', 'Clara']): Brief => ({
  id: 't',
  game: 'relics',
  status: 'over',
  seats: names,
  created: 0,
  turn: null,
  you,
  your_turn: false,
  chairs: names.slice(0, ended?.places.length ?? 2).map((name) => ({ kind: 'open', name })),
  result: ended,
})

beforeEach(() => settings.change({ lang: 'en' }))

test('a list says what a game came to for who reads it', () => {
  expect(outcome(table(1, result([2, 1])))).toBe('You won')
  expect(outcome(table(2, result([1, 3, 2])))).toBe('You came 2nd of 3')
  expect(outcome(table(0, result([1, 1])))).toBe('You shared the victory')
  expect(outcome(table(null, result([2, 1])))).toBe('Won by Bruno')
  expect(outcome(table(0, null))).toBe('Finished')
  settings.change({ lang: 'fr' })
  expect(outcome(table(2, result([1, 3, 2])))).toBe('Vous avez fini 2e sur 3')
})

test('a list says who left', () => {
  expect(outcome(table(0, result([1, 2], [1])))).toBe('You won: the other left')
  expect(outcome(table(0, result([1, 2, 2], [1, 2])))).toBe('You won: the others left')
  expect(outcome(table(1, result([1, 2], [1])))).toBe('You left')
  expect(placed(table(0, result([1, 2], [1])), result([1, 2], [1]))).toMatchObject([
    { name: 'Anna', place: 1, score: null, gone: false, you: true },
    { name: 'Bruno', place: 2, score: null, gone: true, you: false },
  ])
})

test('the rival of a game alone has the other place', () => {
  const alone: Brief = { ...table(0, result([2])), chairs: [{ kind: 'open', name: 'Anna' }, { kind: 'automaton', name: 'Rhadamanthus', bot: 'hard' }] }
  expect(outcome(alone)).toBe('You came 2nd of 2')
  expect(placed(alone, result([2])).map((one) => [one.name, one.place])).toEqual([
    ['Rhadamanthus', 1],
    ['Anna', 2],
  ])
})

test('how long it took is said in minutes, hours or days', () => {
  expect(lasted(result([1], [], 20_000))).toBe('< 1 min')
  expect(lasted(result([1]))).toBe('34 min')
  expect(lasted(result([1], [], 95 * MINUTE))).toBe('1 h 35 min')
  expect(lasted(result([1], [], 3 * 24 * 60 * MINUTE))).toBe('3 days')
})
