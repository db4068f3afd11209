import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { en } from '../src/words/en'
import { fr } from '../src/words/fr'

type Words = Record<string, unknown>
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const boards = import.meta.glob<{ words: { en: Words; fr: Words } }>('../src/boards/*/words.ts', { eager: true })

/** Keys are written out where they are used. */
function unused(words: Words, folder: string): string[] {
  const texts = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../src/${folder}`) && !/words(\/(en|fr))?\.ts$/.test(path))
    .map(([, text]) => text)
  return Object.keys(words).filter((key) => !texts.some((text) => text.includes(`'${key}'`)))
}

/** French puts a space before these, and curls its apostrophes. */
function wrongFrench(words: Words): string[] {
  return Object.entries(words)
    .map(([key, word]) => [key, typeof word === 'function' ? word.toString().replace(/^[^`'"]*/, '') : String(word)] as const)
    .filter(([, text]) => /[\p{L})][;!?]|[\p{L}] [;!?:](?=\s|$)|\p{L}'\p{L}/u.test(text.replace(/\$\{[^}]*\}/g, '1')))
    .map(([key, text]) => `${key}: ${text}`)
}

test('the page says the same things in both languages', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
})

test('no word of the page is unused', () => {
  expect(unused(en, '')).toEqual([])
})

test('French is set as French is', () => {
  expect(wrongFrench(fr)).toEqual([])
})

for (const [path, { words }] of Object.entries(boards)) {
  const folder = path.replace('../src/', '').replace('words.ts', '')
  test(`${folder} says the same things in both languages, and uses all of it`, () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
    expect(unused(words.en, folder)).toEqual([])
    expect(wrongFrench(words.fr)).toEqual([])
  })
}

for (const title of ['relics', 'empire', 'minos'] as const) {
  test(`the page calls ${title} as the game calls itself`, () => {
    for (const [lang, words] of Object.entries({ en, fr })) {
      const own = /^title = (.*)$/m.exec(readFileSync(`../src/labrys/titles/${title}/words/${lang}.ftl`, 'utf8'))?.[1]
      expect(words[`game.${title}`]).toBe(own)
    }
  })
}

test('French elides before a vowel', () => {
  expect(fr['rules.title'](fr['game.empire'])).toBe('Règles d’Empire')
  expect(fr['rules.title'](fr['game.relics'])).toBe('Règles de Reliques')
})
