import { afterEach, expect, test } from 'vitest'
import { refusal, told } from '../src/fault'
import { Refused } from '../src/protocol/api'
import { settings } from '../src/settings.svelte'

afterEach(() => settings.change({ lang: 'en' }))

const CODES = ['illegal', 'stale', 'turn', 'state', 'taken', 'unknown-person', 'forbidden', 'unknown', 'large', 'host', 'full', 'often', 'late', 'rate', 'storage', 'fault', 'offline']

test('a refusal is told by its code in the language of the reader', () => {
  settings.change({ lang: 'fr' })
  const said = CODES.map((code) => refusal(code, 'an English sentence.'))
  expect(new Set(said).size).toBe(CODES.length)
  expect(said.filter((text) => text.includes('English'))).toEqual([])
})

test('what can be mended keeps the detail', () => {
  expect(told(new Refused('bad', 'a name has 1 to 24 letters: choose another.'))).toBe('A name has 1 to 24 letters: choose another.')
  settings.change({ lang: 'fr' })
  expect(told(new Refused('bad', 'a name has 1 to 24 letters: choose another.'))).toContain('1 to 24')
})

test('what is no refusal is the network', () => {
  expect(told(new TypeError('failed'))).toContain('cannot be reached')
})
