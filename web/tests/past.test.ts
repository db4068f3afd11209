import { expect, test } from 'vitest'
import { grown, points, undone } from '../src/table/past'
import type { LogEntry } from '../src/table/Play.svelte'

const entry = (step: number, text: string, kind = 'move', data = {}): LogEntry => ({ kind, seat: 0, step, text, data, number: 0 })

test('one may go back to before each action that left a sentence, the latest first', () => {
  const log = [entry(0, 'It begins.'), entry(1, 'Anna walks.'), entry(1, 'Anna rests.'), entry(2, ''), entry(3, 'Bruno walks.')]
  expect(points(grown([], log))).toEqual([
    { to: 2, text: 'Bruno walks.' },
    { to: 0, text: 'Anna walks.' },
  ])
})

test('what was taken back already is no point to go back to', () => {
  const log = [
    entry(1, 'Anna walks.'),
    entry(2, 'Bruno falls.'),
    entry(3, 'Anna laughs.'),
    entry(1, 'Bruno goes back.', 'table-undo', { to: 1 }),
    entry(1, 'Anna asks to go back.', 'table-ask'),
    entry(2, 'Bruno walks.'),
  ]
  expect(points(grown([], log))).toEqual([
    { to: 1, text: 'Bruno walks.' },
    { to: 0, text: 'Anna walks.' },
  ])
})

test('only the latest are offered', () => {
  const log = Array.from({ length: 50 }, (_, at) => entry(at + 1, `${at + 1}`))
  expect(points(grown([], log), 3).map((point) => point.to)).toEqual([49, 48, 47])
})

test('whoever is asked to agree reads what would be undone, without what was taken back already', () => {
  const log = [
    entry(1, 'Anna walks.'),
    entry(2, 'Bruno falls.'),
    entry(1, 'Bruno goes back.', 'table-undo', { to: 1 }),
    entry(2, 'Bruno walks.'),
    entry(2, 'A card is drawn.'),
    entry(3, 'Anna laughs.'),
    entry(3, 'Anna asks to go back.', 'table-ask'),
  ]
  expect(undone(grown([], log), 1)).toEqual(['Bruno walks.', 'A card is drawn.', 'Anna laughs.'])
  expect(undone(grown([], log), 2)).toEqual(['Anna laughs.'])
})
