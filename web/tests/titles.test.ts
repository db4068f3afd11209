import { afterEach, expect, test } from 'vitest'
import { house } from '../src/house.svelte'
import type { GameInfo, House } from '../src/protocol/api'
import { levelCompany, levelLong, levelName, levelText, rivalName } from '../src/titles'

function game(name: string, rival?: string): GameInfo {
  return { name, title: name, tagline: '', seats: [1, 2], options: [], ...(rival ? { automaton: ['easy'], automaton_name: rival } : {}) }
}

function offer(...games: GameInfo[]): void {
  house.info = { version: '1', games, levels: [], bots: [] } satisfies House
}

afterEach(() => {
  house.info = null
})

test('a rival is called what its own game calls it', () => {
  offer(game('minos', 'Rhadamanthus'), game('pebbles', 'The Tide'), game('relics'))
  expect(rivalName('hard', 'minos')).toBe('Rhadamanthus, hard')
  expect(rivalName('easy', 'pebbles')).toBe('The Tide, easy')
})

test('where the game is not known all rivals are named, and none where there is none', () => {
  offer(game('minos', 'Rhadamanthus'), game('pebbles', 'The Tide'))
  expect(rivalName('easy')).toBe('Rhadamanthus / The Tide, easy')
  offer(game('relics'))
  expect(rivalName('easy', 'minos')).toBe('easy')
})

test('a level is somebody by name and number, a former one a word, a bot of a package itself', () => {
  const krokos = { name: 'krokos', number: 4, title: 'Krokos', who: 'the saffron merchant', text: 'Reckons.', character: 'Quick.' }
  const outside = { name: 'hold-at-20', number: 0, title: '', who: '', text: 'hold-at-20', character: '' }
  house.info = { version: '1', games: [], levels: ['krokos', 'hold-at-20'], bots: [krokos, outside] } satisfies House
  expect([levelName('krokos'), levelLong('krokos'), levelText('krokos'), levelCompany('krokos')]).toEqual(['Krokos', '4 · Krokos, the saffron merchant', 'Reckons.', 'Krokos'])
  expect([levelName('fair'), levelLong('fair'), levelText('fair'), levelCompany('fair')]).toEqual(['fair', 'Bot (fair)', '', 'fair bots'])
  expect([levelName('hold-at-20'), levelText('hold-at-20')]).toEqual(['hold-at-20', ''])
})
