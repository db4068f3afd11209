import { expect, test } from 'vitest'
import { renamed } from '../src/table/names'

const seats = [
  { kind: 'open', name: 'Anna' },
  { kind: 'bot', name: 'bot fair', bot: 'fair' },
  { kind: 'bot', name: 'bot fair', bot: 'fair' },
]

test('bots are called in the reader\'s language', () => {
  expect(renamed('bot fair 2 attacks bot fair 3; Anna looks on.', seats)).toBe('Bot (fair) 2 attacks Bot (fair) 3; Anna looks on.')
})

test('a single bot has no number', () => {
  expect(renamed('bot good draws.', [{ kind: 'bot', name: 'bot good', bot: 'good' }])).toBe('Bot (good) draws.')
})
