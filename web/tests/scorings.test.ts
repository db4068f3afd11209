import { expect, test } from 'vitest'
import type { BoardModule, Sheet } from '../src/boards/contract'
import * as empire from '../src/titles/empire/board'
import * as minos from '../src/titles/minos/board'
import type { LogEntry } from '../src/table/Play.svelte'
import { latestScoring, scoringOf } from '../src/table/scorings'
import * as onEmpire from './empire/fixture'
import * as onMinos from './minos/fixture'

const sheet: Sheet = { ...onMinos.sheet, sources: { farm: 'Farms', region: 'regions', card: 'cards', lasting: 'promises' } }
const [board, view] = [minos as BoardModule, { ...onMinos.draft.view, seats: 2 }]
const vp = (number: number, step: number, seat: number, source: number, n: number): LogEntry => ({ number, step, seat, kind: 'vp', data: { source, n } })
const scored = (number: number, step: number, round = 2): LogEntry => ({ number, step, seat: 0, kind: 'scoring', data: { round } })
const log = [vp(0, 4, 0, 0, 9), scored(1, 5), vp(2, 5, 0, 0, 3), vp(3, 5, 1, 1, 4), vp(4, 5, 1, 2, 7), vp(5, 6, 0, 3, 8)]

test('a scoring is found among all that was shown at once, and counts its own step only', () => {
  const found = latestScoring(log, log, board, view, sheet)
  expect(found?.title).toBe('Scoring after round 2')
  expect(found?.points).toEqual([
    { farm: 3, region: 0, card: 0, lasting: 0 },
    { farm: 0, region: 4, card: 0, lasting: 0 },
  ])
  expect(latestScoring(log.slice(2), log, board, view, sheet)).toBeNull()
  expect(latestScoring([], log, board, view, sheet)).toBeNull()
})

test('the line of a scoring opens it again, unless it was taken back', () => {
  expect(scoringOf(log[1] as LogEntry, log, board, view, sheet)?.points[0]?.farm).toBe(3)
  expect(scoringOf({ ...(log[1] as LogEntry), undone: true }, log, board, view, sheet)).toBeNull()
  expect(scoringOf(log[2] as LogEntry, log, board, view, sheet)).toBeNull()
})

test('the sums of a series of Empire are those after its latest game', () => {
  const told = (number: number): LogEntry => ({ number, step: number, seat: 0, kind: 'scores', data: { number } })
  const played = onEmpire.view({ seats: 2, number: 2, totals: [[5], [6]] })
  const sums: Sheet = { ...onEmpire.sheet, sources: { goods: 'Goods' } }
  const at = (number: number) => scoringOf(told(number), [told(number)], empire as BoardModule, played, sums)
  expect(at(2)?.points).toEqual([{ goods: 5 }, { goods: 6 }])
  expect(at(1)).toBeNull()
})
