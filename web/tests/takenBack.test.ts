import { expect, test } from 'vitest'
import { grown, undone } from '../src/table/takenBack'
import type { LogEntry } from '../src/table/Play.svelte'

const entry = (step: number, text: string, kind = 'move', data = {}): LogEntry => ({ kind, seat: 0, step, text, data, number: 0 })

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
