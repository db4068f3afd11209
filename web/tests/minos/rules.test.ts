import { expect, test } from 'vitest'
import { guide } from '../../src/titles/minos/board/guide'
import { blocks } from '../../src/rules/markdown'
import { rules as en } from '../../src/titles/minos/rules/en'
import { rules as fr } from '../../src/titles/minos/rules/fr'
import { pictures } from '../../src/titles/minos/rules/pictures'
import { setUp } from './fixture'

/** A plain space before these, or a straight apostrophe, is not French. */
const WRONG = /[\p{L})*] [;!?:](?=\s|$)|\p{L}[;!?](?=\s|$)|\p{L}'\p{L}/u

test('the rules have the same chapters in both languages, for the same decisions', () => {
  expect(fr.chapters.map(({ id, decisions }) => ({ id, decisions }))).toEqual(en.chapters.map(({ id, decisions }) => ({ id, decisions })))
})

test('both languages are built alike, and every picture is there', () => {
  const shape = (text: string): string[] => blocks(text).map((block) => (block.kind === 'picture' ? block.name : block.kind))
  en.chapters.forEach((chapter, at) => expect(shape(fr.chapters[at]?.text ?? '')).toEqual(shape(chapter.text)))
  for (const chapter of en.chapters)
    for (const block of blocks(chapter.text)) if (block.kind === 'picture') expect(pictures).toHaveProperty(block.name)
})

test('the French of the rules is set as French is', () => {
  for (const chapter of fr.chapters) for (const text of [chapter.title, chapter.text]) expect(text.split('\n').filter((line) => WRONG.test(line))).toEqual([])
  expect(guide.filter((step) => WRONG.test(step.text.fr)).map((step) => step.id)).toEqual([])
})

test('the guide has something to say at the first choice, and points at what is there', () => {
  const { view, turn, choices } = setUp
  const moment = { view, you: turn, asked: true, choices }
  const step = guide.find((one) => one.when(moment))
  expect(step?.id).toBe('pick')
  expect(step?.targets?.(moment)).toContain('start-' + view.starts[0])
})

test('each step of the guide has its own name', () => {
  expect(new Set(guide.map((step) => step.id)).size).toBe(guide.length)
})
