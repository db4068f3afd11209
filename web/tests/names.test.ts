import { afterEach, expect, test } from 'vitest'
import { settings } from '../src/settings.svelte'
import { renamed, seatNames, toYou } from '../src/table/names'

afterEach(() => settings.change({ lang: 'en' }))

const seats = [
  { kind: 'open', name: 'Anna' },
  { kind: 'bot', name: 'bot fair', bot: 'fair' },
  { kind: 'bot', name: 'bot fair', bot: 'fair' },
]

test('bots are called in the reader\'s language', () => {
  expect(renamed('bot fair 1 attacks bot fair 2; Anna looks on.', seats)).toBe('Bot (fair) 1 attacks Bot (fair) 2; Anna looks on.')
})

test('a single bot has no number', () => {
  expect(renamed('bot good draws.', [{ kind: 'bot', name: 'bot good', bot: 'good' }])).toBe('Bot (good) draws.')
})

test('the rival of a solo game is called in the language of the reader, whoever made the table', () => {
  const alone = [
    { kind: 'open', name: 'Anna' },
    { kind: 'automaton', name: 'Rhadamanthus', bot: 'normal' },
  ]
  expect(seatNames(alone)).toEqual(['Anna', 'Rhadamanthus'])
  settings.change({ lang: 'fr' })
  expect(seatNames(alone)).toEqual(['Anna', 'Rhadamanthe'])
})

test('a question to oneself needs no name', () => {
  expect(toYou('Anna: which die do you take?', 'Anna')).toBe('Which die do you take?')
  expect(toYou('Anna\u00a0: étonnez-nous.', 'Anna')).toBe('Étonnez-nous.')
  expect(toYou('Annabel: which die?', 'Anna')).toBe('Annabel: which die?')
  expect(toYou('The game is over.', 'Anna')).toBe('The game is over.')
})

test('no two seats have the same name, even where a number is taken', () => {
  const names = ['Anna', 'Anna', 'Anna 2', '', ''].map((name) => ({ kind: 'open', name }))
  expect(seatNames(names).slice(0, 3)).toEqual(['Anna 1', 'Anna 3', 'Anna 2'])
})
