import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Step } from '../src/boards/guide'
import type { Rules } from '../src/rules/contract'
import type { TitleCard } from '../src/titles'
import { en } from '../src/words/en'
import { fr } from '../src/words/fr'
import { unbroken } from '../src/words/noBreak'

type Words = Record<string, unknown>
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const boards = import.meta.glob<{ words: { en: Words; fr: Words } }>('../src/titles/**/words.ts', { eager: true })
const cards = import.meta.glob<TitleCard>('../src/titles/*/title.ts', { eager: true, import: 'title' })
const guides = import.meta.glob<{ guide: Step[] }>('../src/titles/*/board/guide.ts', { eager: true })
const rules = import.meta.glob<{ rules: Rules }>('../src/titles/*/rules/fr.ts', { eager: true })

/** Keys are written out where they are used. */
function unused(words: Words, folder: string): string[] {
  const texts = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../src/${folder}`) && !/words(\/\w+)?\.ts$/.test(path))
    .map(([, text]) => text)
  return Object.keys(words).filter((key) => !texts.some((text) => text.includes(`'${key}'`)))
}

/** All that a word can be, for things that are called or counted in several ways. */
function saidOf(word: unknown): string[] {
  if (typeof word !== 'function') return [String(word)]
  return ['Alice', 0, 1, 2, 7].map((thing) => String(word(...Array<unknown>(word.length).fill(thing))))
}

/** French puts a no-break space, and no other, before these, inside quotation marks and between a number and what it counts, and curls its apostrophes. */
function wrongFrench(texts: string[]): string[] {
  return texts.filter((text) => /\d (?:Pièces?|pièces?|PV|Armes?|points?|Guerriers?)\b|[\p{L}\p{N})][;!?]|(?<!\s)[ \u202F][:;!?]|«(?!\u00A0)|(?<!\u00A0)»|\p{L}'\p{L}/u.test(text))
}

test('the page says the same things in both languages', () => {
  expect(Object.keys(fr)).toEqual(Object.keys(en))
})

test('no word of the page is unused', () => {
  expect(unused(en, '')).toEqual([])
})

test('French is set as French is', () => {
  expect(wrongFrench(Object.values(fr).flatMap(saidOf))).toEqual([])
})

test('the hints of a first game are set as French is', () => {
  const texts = Object.values(guides).flatMap(({ guide }) => guide.map((step) => step.text.fr))
  expect(texts.length).toBeGreaterThan(30)
  expect(wrongFrench(texts)).toEqual([])
})

test('the rules are set as French is', () => {
  const texts = Object.values(rules).flatMap((one) => [one.rules.intro, ...one.rules.chapters.flatMap(({ title, text }) => [title, text])])
  expect(texts.length).toBeGreaterThan(60)
  expect(wrongFrench(texts)).toEqual([])
})

for (const [path, { words }] of Object.entries(boards)) {
  const folder = path.replace('../src/', '').replace('words.ts', '')
  test(`${folder} says the same things in both languages, and uses all of it`, () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
    expect(unused(words.en, folder)).toEqual([])
    expect(wrongFrench(Object.values(words.fr).flatMap(saidOf))).toEqual([])
  })
}

for (const [path, { name, line }] of Object.entries(cards)) {
  const title = path.split('/').at(-2) ?? ''
  test(`the page calls ${title} as the game calls itself`, () => {
    for (const [lang, said] of Object.entries(name)) {
      const own = /^title = (.*)$/m.exec(readFileSync(`../src/labrys/titles/${title}/words/${lang}.ftl`, 'utf8'))?.[1]
      expect(said).toBe(own)
    }
    expect(wrongFrench([line.fr])).toEqual([])
  })
}

test('French elides before a vowel', () => {
  expect(fr['rules.title']('Empire')).toBe('Règles d’Empire')
  expect(fr['rules.title']('Reliques')).toBe('Règles de Reliques')
})

test('a pronoun stays on the line of its verb and a number on that of what it counts, other hyphens may end one', () => {
  expect(unbroken('Prenez un dé et placez-le')).toBe('Prenez un dé et placez-\u2060le')
  expect(unbroken('Y en a-t-il une ?')).toBe('Y en a-\u2060t-\u2060il une ?')
  expect(unbroken('To the Palace (−4 VP)')).toBe('To the Palace (−4\u00a0VP)')
  expect(unbroken('Retrieve gray 1 from Build (3 points)')).toBe('Retrieve gray\u00a01 from Build (3\u00a0points)')
  expect(unbroken('Porte-Loup, Roc-Creux, set-up')).toBe('Porte-Loup, Roc-Creux, set-up')
})

test('a figure stays on the line of what it counts, the number of a name counts nothing', () => {
  expect(unbroken('You move an army from M Dawnhold to L Darkbough.')).toBe('You move an army from M\u00a0Dawnhold to L\u00a0Darkbough.')
  expect(unbroken('Take it (3 moves) for 1 coin')).toBe('Take it (3\u00a0moves) for 1\u00a0coin')
  expect(unbroken('Bot (fair) 1 goes first')).toBe('Bot (fair) 1 goes first')
})

test('a figure that numbers something stays with it, and a stroke begins no line', () => {
  expect(unbroken('Jaune 6 + gris 6 pour Culture (case 1\u00a0: 3 Pièces)')).toBe('Jaune\u00a06 + gris\u00a06 pour Culture (case\u00a01\u00a0: 3\u00a0Pièces)')
  expect(unbroken('You roll 5 action points (round 21).')).toBe('You roll 5\u00a0action points (round\u00a021).')
  expect(unbroken('Récupérer le dé bleu 2\u00a0: Joker, case 2 (1 point)')).toBe('Récupérer le dé bleu\u00a02\u00a0: Joker, case\u00a02 (1\u00a0point)')
  expect(unbroken('Rolls for the first turn: you (4), Eva (6).')).toBe('Rolls for the first turn: you\u00a0(4), Eva\u00a0(6).')
  expect(unbroken('1 Denrée au hasard / 2 Denrées')).toBe('1\u00a0Denrée au hasard\u00a0/ 2\u00a0Denrées')
})

test('no part of a sentence loses the space that it begins with: Svelte drops it at the start of a block', () => {
  const found = Object.entries(sources).filter(([path, text]) => path.endsWith('.svelte') && /\S\{#if [^}]*\} +[^\s<{]/.test(text))
  expect(found.map(([path]) => path)).toEqual([])
})
