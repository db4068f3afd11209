import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Step } from '../src/boards/coach'
import type { Rules } from '../src/rules/contract'
import type { TitleCard } from '../src/titles'
import { en } from '../src/words/en'
import { fr } from '../src/words/fr'
import { unbroken } from '../src/words/noBreak'

type Words = Record<string, unknown>
const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
const boards = import.meta.glob<{ words: { en: Words; fr: Words } }>('../src/titles/**/words.ts', { eager: true })
const cards = import.meta.glob<TitleCard>('../src/titles/*/title.ts', { eager: true, import: 'title' })
const coaches = import.meta.glob<{ coach: Step[] }>('../src/titles/*/board/coach.ts', { eager: true })
const rules = import.meta.glob<{ rules: Rules }>('../src/titles/*/rules/fr.ts', { eager: true })

/** Keys are written out where they are used. */
function unused(words: Words, folder: string): string[] {
  const texts = Object.entries(sources)
    .filter(([path]) => path.startsWith(`../src/${folder}`) && !/words(\/(en|fr))?\.ts$/.test(path))
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
  const texts = Object.values(coaches).flatMap(({ coach }) => coach.map((step) => step.text.fr))
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

test('a pronoun stays on the line of its verb, other hyphens may end one', () => {
  expect(unbroken('Prenez un dé et placez-le')).toBe('Prenez un dé et placez-\u2060le')
  expect(unbroken('Y en a-t-il une ?')).toBe('Y en a-\u2060t-\u2060il une ?')
  expect(unbroken('Porte-Loup, Roc-Creux, set-up')).toBe('Porte-Loup, Roc-Creux, set-up')
})

test('no part of a sentence loses the space that it begins with: Svelte drops it at the start of a block', () => {
  const found = Object.entries(sources).filter(([path, text]) => path.endsWith('.svelte') && /\S\{#if [^}]*\} +[^\s<{]/.test(text))
  expect(found.map(([path]) => path)).toEqual([])
})
