import { expect, test } from 'vitest'
import type { Sheet } from '../src/protocol/api'
import { agreed } from '../src/table/tableTerms'

const sheet = {
  settings: [
    { name: 'board', label: 'Side of the board', choices: [['A', 'A (four continents)'], ['B', 'B (five continents)']] },
    { name: 'limit', label: 'Stop after this many rounds', choices: [[0, 'never']] },
    { name: 'ages', label: 'Les places, du plus jeune au plus âgé', choices: [[0, 'dans l’ordre']] },
    { name: 'solo', label: 'Another', choices: [] },
  ],
} as unknown as Sheet

test('what was agreed is told by the words of its choice, and only what was agreed', () => {
  expect(agreed(sheet, { board: 'B' })).toEqual([{ name: 'board', label: 'Side of the board', value: 'B (five continents)' }])
})

test('nought is told by what it means, other numbers as they are', () => {
  expect(agreed(sheet, { limit: 0, ages: 0 }).map((one) => [one.label, one.value])).toEqual([
    ['Stop after this many rounds', 'never'],
    ['Les places, du plus jeune au plus âgé', 'dans l’ordre'],
  ])
  expect(agreed(sheet, { limit: 60 })).toEqual([{ name: 'limit', label: 'Stop after this many rounds', value: '60' }])
})
