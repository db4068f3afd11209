import { expect, test } from 'vitest'
import { blocks, spans } from '../src/rules/markdown'
import type { Step } from '../src/boards/guide'
import type { Rules } from '../src/rules/contract'

const texts = import.meta.glob<{ rules: Rules }>(['../src/titles/*/rules/en.ts', '../src/titles/*/rules/fr.ts'], { eager: true })

test('paragraphs, lists, headings and pictures are told apart', () => {
  const found = blocks('One\ntwo.\n\n- a\n- b\n1. first\n### Then\n!map')
  expect(found.map((block) => block.kind)).toEqual(['paragraph', 'list', 'steps', 'heading', 'picture'])
})

test('strong and stressed words are marked, lone stars stay', () => {
  expect(spans('a **b** *c* 2 * 3')).toEqual([
    { kind: 'text', text: 'a ' },
    { kind: 'strong', text: 'b' },
    { kind: 'text', text: ' ' },
    { kind: 'em', text: 'c' },
    { kind: 'text', text: ' 2 * 3' },
  ])
})

for (const title of ['relics', 'empire', 'minos']) {
  test(`the rules of ${title} have the same chapters in both languages`, () => {
    const outline = (lang: string) => texts[`../src/titles/${title}/rules/${lang}.ts`]?.rules.chapters.map(({ id, decisions }) => ({ id, decisions }))
    expect(outline('fr')).toEqual(outline('en'))
  })
}

const guides = import.meta.glob<{ guide: Step[] }>('../src/titles/*/board/guide.ts', { eager: true })

test('what a first game explains with a button is a chapter of the rules', () => {
  const found = Object.entries(guides).flatMap(([path, { guide }]) => {
    const title = path.split('/').at(-3) ?? ''
    const chapters = texts[`../src/titles/${title}/rules/en.ts`]?.rules.chapters.map(({ id }) => id) ?? []
    return guide.flatMap(({ id, signs }) => (signs ? [{ step: `${title} ${id}`, known: chapters.includes(signs) }] : []))
  })
  expect(found.length).toBeGreaterThan(3)
  expect(found.filter(({ known }) => !known)).toEqual([])
})
