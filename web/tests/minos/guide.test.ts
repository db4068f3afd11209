import { cleanup, render } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginAgain } from '../../src/boards/guide'
import { guide } from '../../src/titles/minos/board/guide'
import type { MinosView, Moment } from '../../src/titles/minos/board/model'
import Guide from '../../src/table/Guide.svelte'
import { draft } from './fixture'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const TURN: MinosView['turn'] = { ...draft.view.turn, deed: 0, space: 0, value: 2, points: 2 }

function moment(decision: string, actions: string[], turn: Partial<MinosView['turn']> = {}, more: Partial<MinosView> = {}): Moment {
  const view: MinosView = { ...draft.view, you: 0, asked: 0, round: 1, decision, turn: { ...TURN, ...turn }, ...more }
  return { view, you: 0, asked: actions.length > 0, choices: actions.map((action) => ({ action, text: action })) }
}
const hints = (now: Moment) => guide.filter((step) => step.when(now)).map((step) => step.id)
const pointed = (id: string, now: Moment) => guide.find((step) => step.id === id)?.targets?.(now)

test('only what may be chosen is pointed at', () => {
  expect(pointed('draft', moment('draft', ['draft 0 1 0', 'draft 0 1 2', 'draft 3 1 2']))).toEqual(['row-0', 'row-2'])
  expect(pointed('prepare', moment('turn', ['take 7', 'end']))).toEqual(['card-7'])
  expect(pointed('prepare', moment('turn', ['take 7', 'draw 0', 'end']))).toEqual(['card-7', 'deck-0'])
  expect(pointed('build', moment('turn', ['city 3', 'tower 1', 'ship 2', 'end'], { deed: 2 }))).toEqual(['region-3', 'region-1', 'route-2'])
  expect(pointed('extra', moment('turn', ['march', 'buy 2', 'end']))).toEqual(['extra-march', 'extra-buy'])
  const dice = [0, 0, 3, 2].map((colour) => ({ colour, value: 4, seat: 0 }))
  expect(pointed('group', moment('group', ['group 0', 'group 3'], {}, { dice }))).toEqual(['track-0'])
})

test('a discount is explained where one is asked for, not where Warriors pay for a Farm', () => {
  expect(hints(moment('price', ['pay', 'use 1']))).toEqual(['price'])
  expect(hints(moment('farm-price', ['give 0', 'give 1']))).toEqual([])
})

test('the first own turn says how dice come to act, before anything else of it', () => {
  expect(hints(moment('retrieve', ['retrieve 0 1', 'retrieve 3 0']))).toEqual(['retrieve'])
  expect(pointed('retrieve', moment('retrieve', ['retrieve 0 1', 'retrieve 3 0']))).toEqual(['space-0-1', 'space-3-0'])
  expect(hints(moment('turn', ['take 7', 'end']))[0]).toBe('retrieve')
})

test('an action is explained while there are points for it, and something to use them for', () => {
  const hints = (moment: Moment) => guide.filter((step) => step.id !== 'retrieve' && step.when(moment)).map((step) => step.id)
  expect(hints(moment('turn', ['take 7', 'end']))).toEqual(['prepare'])
  expect(hints(moment('turn', ['sell', 'end'], { points: 0 }))).toEqual(['end'])
  expect(hints(moment('turn', ['sell', 'end'], { deed: 1 }))).toEqual([])
  expect(hints(moment('turn', ['take 7', 'place 2', 'end'], { deed: 4 }))).toEqual(['wild'])
  expect(hints(moment('turn', ['place 2', 'end'], { deed: 4, wild_deed: 3 }))).toEqual(['expand'])
})

test('a hint that was there when the person decided is not said again', async () => {
  localStorage.setItem('labrys.guide.minos', '["retrieve"]')
  const show = moment('turn', ['take 7', 'take 8', 'end'])
  const drawn = render(Guide, { title: 'minos', steps: guide, moment: show, onpoint: vi.fn(), onrules: vi.fn() })
  expect(drawn.container.textContent).toContain('Prepare')
  // the same question, said anew
  await drawn.rerender({ moment: { ...show, choices: show.choices.map((choice) => ({ ...choice, text: 'dit' })) } })
  expect(drawn.container.textContent).toContain('Prepare')
  await drawn.rerender({ moment: moment('turn', ['take 8', 'end'], { points: 1 }) })
  await tick()
  expect(drawn.container.textContent).not.toContain('Prepare')
  await drawn.rerender({ moment: moment('turn', ['sell', 'end'], { points: 0 }) })
  expect(drawn.container.textContent).toContain('Your points are spent')
  await drawn.rerender({ moment: moment('turn', []) })
  expect(JSON.parse(localStorage.getItem('labrys.guide.minos') ?? '')).toEqual(['retrieve', 'prepare', 'end'])
})

test('hints are counted as they come', async () => {
  const drawn = render(Guide, { title: 'minos', steps: guide, moment: moment('draft', ['draft 0 1 0']), onpoint: vi.fn(), onrules: vi.fn() })
  const number = () => drawn.container.querySelector('.numbers')?.textContent
  expect(number()).toBe(`1 / ${guide.length}`)
  await drawn.rerender({ moment: moment('turn', []) })
  await drawn.rerender({ moment: moment('turn', ['take 7', 'end']) })
  expect(number()).toBe(`2 / ${guide.length}`)
})

test('a guide that begins again says everything once more, and forgets nothing else', () => {
  localStorage.setItem('labrys.guide.minos', JSON.stringify(guide.map((step) => step.id)))
  localStorage.setItem('labrys.settings', '{}')
  beginAgain()
  const drawn = render(Guide, { title: 'minos', steps: guide, moment: moment('draft', ['draft 0 1 0']), onpoint: vi.fn(), onrules: vi.fn() })
  expect(drawn.container.querySelector('.numbers')?.textContent).toBe(`1 / ${guide.length}`)
  expect(localStorage.getItem('labrys.settings')).toBe('{}')
})
