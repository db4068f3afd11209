import { expect, test } from 'vitest'
import { seatNames, toYou } from '../src/table/names'

test('a question to oneself needs no name', () => {
  expect(toYou('Anna: which die do you take?', 'Anna')).toBe('Which die do you take?')
  expect(toYou('Anna\u00a0: étonnez-nous.', 'Anna')).toBe('Étonnez-nous.')
  expect(toYou('Annabel: which die?', 'Anna')).toBe('Annabel: which die?')
  expect(toYou('The game is over.', 'Anna')).toBe('The game is over.')
})
