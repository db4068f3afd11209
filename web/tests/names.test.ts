import { expect, test } from 'vitest'
import { seatNames, toYou } from '../src/table/names'

test('seats go by the names that the house gives, and a seat where nobody sits has a number', () => {
  const seats = [
    { kind: 'open', name: 'Anna' },
    { kind: 'bot', name: 'Bot (moyen) 1', bot: 'fair' },
    { kind: 'open', name: '' },
  ]
  expect(seatNames(seats)).toEqual(['Anna', 'Bot (moyen) 1', 'Player 3'])
})

test('a question to oneself needs no name', () => {
  expect(toYou('Anna: which die do you take?', 'Anna')).toBe('Which die do you take?')
  expect(toYou('Anna\u00a0: étonnez-nous.', 'Anna')).toBe('Étonnez-nous.')
  expect(toYou('Annabel: which die?', 'Anna')).toBe('Annabel: which die?')
  expect(toYou('The game is over.', 'Anna')).toBe('The game is over.')
})
