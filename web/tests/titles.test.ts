import { afterEach, expect, test } from 'vitest'
import { house } from '../src/house.svelte'
import type { GameInfo, House } from '../src/protocol/api'
import { rivalName } from '../src/titles'

function game(name: string, rival?: string): GameInfo {
  return { name, title: name, tagline: '', seats: [1, 2], options: [], ...(rival ? { automaton: ['easy'], automaton_name: rival } : {}) }
}

function offer(...games: GameInfo[]): void {
  house.info = { version: '1', games, levels: [] } satisfies House
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
