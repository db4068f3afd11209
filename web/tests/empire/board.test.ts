import { fireEvent, render, screen, within } from '@testing-library/svelte'
import { beforeEach, expect, test, vi } from 'vitest'
import * as empire from '../../src/titles/empire/board'
import Board from '../../src/titles/empire/board/Board.svelte'
import type { BoardModule, Choice } from '../../src/boards/contract'
import type { BoardProps, EmpireView } from '../../src/titles/empire/board/types'
import { settings } from '../../src/settings.svelte'
import Choices from '../../src/table/Choices.svelte'
import { seats, sheet, view } from './fixture'

beforeEach(() => settings.change({ lang: 'en' }))

function table(seen: Partial<EmpireView> = {}, actions: string[] = [], more: Partial<BoardProps> = {}) {
  const choices: Choice[] = actions.map((action) => ({ action, text: `Do ${action}` }))
  const props: BoardProps = {
    view: view(seen),
    sheet,
    seats,
    you: 0,
    turn: 0,
    choices,
    lit: new Set(),
    hot: new Set(),
    events: [],
    beat: 1,
    log: [],
    motion: false,
    lang: 'en',
    onpick: vi.fn(),
    onmenu: vi.fn(),
    onhover: vi.fn(),
    ...more,
  }
  return { props, ...render(Board, { props }) }
}

const at = (container: Element, target: string): Element => {
  const found = container.querySelector(`[data-target="${target}"]`)
  if (!found) throw new Error(`no ${target} on the board`)
  return found
}

test('regions are told in words: who stands there and who controls them', () => {
  const { container } = table()
  expect(at(container, 'region-0').getAttribute('aria-label')).toBe('A Ash (start). Anna: 3 armies. Bruno: 3 armies. Clio: 3 armies. nobody controls it')
  expect(at(container, 'region-2').getAttribute('aria-label')).toBe('C Cedar. Bruno: 1 army. Bruno: 1 city. controlled by Bruno')
})

test('a region that somebody controls is hatched in their pattern, others are not', () => {
  const { container } = table()
  const hatched = [...container.querySelectorAll('.held path[fill^="url"]')]
  expect(hatched).toHaveLength(1)
  expect(hatched[0]?.getAttribute('fill')).toMatch(/-hatch-1\)$/)
})

test('armies and cities are pieces with their number', () => {
  const { container } = table()
  expect(at(container, 'army-0-0').textContent).toBe('3')
  expect(at(container, 'army-1-2').textContent).toBe('1')
  expect(at(container, 'city-1-2')).toBeTruthy()
  expect(container.querySelector('[data-target="army-0-1"]')).toBeNull()
})

test('a card of the row is taken by a click, with its price said', async () => {
  const { container, props } = table({}, ['take 0', 'take 1'])
  expect(at(container, 'card-1').textContent).toMatch(/carrot: place 3 armies.*1 coin/)
  await fireEvent.click(at(container, 'card-1'))
  expect(props.onpick).toHaveBeenCalledWith('take 1')
  expect(at(container, 'card-5')?.getAttribute('aria-disabled')).toBe('true')
})

test('a card shows what its good would bring', () => {
  const { container } = table()
  expect(within(at(container, 'card-0') as HTMLElement).getByText('+1')).toBeTruthy()
  expect(within(at(container, 'card-1') as HTMLElement).queryByText(/^\+/)).toBeNull()
})

test('a card shows what its good pays, and how far the viewer has come', () => {
  const { container } = table({ goods: [[0, 0, 4, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]] })
  const steps = [...at(container, 'card-2').querySelectorAll('.scale > span')]
  expect(steps.map((step) => step.textContent)).toEqual(['×21', '×42', '×53', '×65'])
  expect(steps.map((step) => step.classList.contains('own'))).toEqual([false, true, false, false])
  expect(at(container, 'card-2').getAttribute('title')).toContain('wood pays 1, 2, 3 and 5 points for 2, 4, 5, 6')
  expect(at(container, 'card-3').querySelector('.scale')).toBeNull() // a wild card
})

test('both actions of a card are drawn, with or between them', () => {
  const { container } = table()
  expect(at(container, 'card-2').querySelector('.destroy')).toBeTruthy()
  expect(at(container, 'card-2').querySelector('.city')).toBeTruthy()
  expect(at(container, 'card-2').querySelector('.join')?.textContent).toBe('or')
})

test('an army is picked up and then sent where it goes', async () => {
  const armies = [[2, 1, 0], [0, 0, 0], [0, 0, 0]]
  const { container, props } = table({ decision: 'march', points: 2, armies }, ['stop', 'move 0 1', 'move 1 0'])
  expect(at(container, 'region-0').getAttribute('data-pick')).toBe('source')
  await fireEvent.click(at(container, 'region-0'))
  expect(at(container, 'region-0').getAttribute('data-pick')).toBe('chosen')
  expect(at(container, 'region-1').getAttribute('data-pick')).toBe('goal')
  expect(at(container, 'region-2').getAttribute('data-pick')).toBeNull()
  await fireEvent.click(at(container, 'region-1'))
  expect(props.onpick).toHaveBeenCalledWith('move 0 1')
})

test('an army that was picked up is let go by another click, or by Escape', async () => {
  const armies = [[2, 1, 0], [0, 0, 0], [0, 0, 0]]
  const { container } = table({ decision: 'march', points: 2, armies }, ['stop', 'move 0 1', 'move 1 0'])
  for (const letGo of [() => fireEvent.click(at(container, 'region-0')), () => fireEvent.keyDown(window, { key: 'Escape' })]) {
    await fireEvent.click(at(container, 'region-0'))
    expect(at(container, 'region-0').getAttribute('data-pick')).toBe('chosen')
    await letGo()
    expect(at(container, 'region-0').getAttribute('data-pick')).toBe('source')
  }
})

test('a far goal is sent move by move, as the news of each comes in', async () => {
  vi.useFakeTimers()
  const armies = [[1, 0, 0], [0, 0, 0], [0, 0, 0]]
  const { container, props, rerender } = table({ decision: 'sail', points: 2, armies }, ['stop', 'move 0 1'])
  await fireEvent.click(at(container, 'region-2'))
  expect(props.onpick).toHaveBeenLastCalledWith('move 0 1')
  await rerender({
    ...props,
    view: view({ decision: 'sail', points: 1, armies: [[0, 1, 0], [0, 0, 0], [0, 0, 0]] }),
    choices: [{ action: 'stop' }, { action: 'move 1 0' }, { action: 'move 1 2' }],
    events: [{ kind: 'move', seat: 0, data: { origin: 0, region: 1 } }],
    beat: 2,
    log: [],
  })
  vi.runAllTimers()
  expect(props.onpick).toHaveBeenLastCalledWith('move 1 2')
  vi.useRealTimers()
})

test('a region with several armies to strike asks which', async () => {
  const { container, props } = table({ decision: 'destroy' }, ['stop', 'destroy 0 0', 'destroy 1 0', 'destroy 1 2'])
  await fireEvent.click(at(container, 'region-0'))
  expect(props.onmenu).toHaveBeenCalledWith(['destroy 0 0', 'destroy 1 0'], at(container, 'region-0'))
  await fireEvent.click(at(container, 'army-1-2'))
  expect(props.onpick).toHaveBeenCalledWith('destroy 1 2')
})

test('a bid is made by putting coins into the fist', async () => {
  const { container, props } = table({ decision: 'bid', bids_made: [false, true, false], bids: [null, null, null], coins: [3, 3, 3] }, ['bid 0', 'bid 1', 'bid 2', 'bid 3'])
  await fireEvent.click(at(container, 'bid-2'))
  await fireEvent.click(screen.getByText('Bid 2 coins'))
  expect(props.onpick).toHaveBeenCalledWith('bid 2')
})

test('bids of others are closed fists until all are in', () => {
  const { container } = table({ decision: 'bid', bids_made: [true, true, false], bids: [2, null, null] })
  expect(within(at(container, 'seat-1') as HTMLElement).getByRole('img', { name: 'fist closed' })).toBeTruthy()
  expect(within(at(container, 'seat-2') as HTMLElement).getByRole('img', { name: 'still choosing' })).toBeTruthy()
  expect(at(container, 'seat-1').querySelector('.fist b')).toBeNull()
})

test('the goods of every seat say what they pay and what one more would add', () => {
  const { container } = table({ goods: [[3, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 2]] })
  expect(at(container, 'good-0-0').textContent).toContain('ruby: 3, 3 points; one more: +2')
  expect(at(container, 'good-2-5').textContent).toContain('2 wild cards')
})

test('at the end every controlled region is worth a point on the map', () => {
  const { container } = table({ over: true, decision: '', asked: null, control: [0, 0, 1] }, [], { turn: null })
  expect(container.querySelectorAll('.reckoning .medal')).toHaveLength(5)
})

test('neutral armies have a shape of their own', () => {
  const armies = [[3, 0, 0], [3, 0, 0], [0, 2, 0]]
  const { container } = table({ seats: 2, armies, cities: [[0, 0, 0], [0, 0, 0], [0, 0, 0]] }, [], { seats: seats.slice(0, 2) })
  const outlines = ['army-0-0', 'army-1-0', 'army-2-1'].map((target) => at(container, target).querySelector('path')?.getAttribute('d'))
  expect(new Set(outlines).size).toBe(3)
  expect(at(container, 'region-1').getAttribute('aria-label')).toContain('neutral: 2 armies')
})

test('the board speaks French', () => {
  settings.change({ lang: 'fr' })
  const { container } = table({ decision: 'march', points: 2 }, ['stop', 'move 0 1'], { lang: 'fr' })
  expect(container.textContent).toContain('encore 2 pas')
})

test('in the list a move says where it goes, and is called by its whole text', async () => {
  const moves = ['move 0 1', 'move 0 2', 'move 1 0', 'move 1 2', 'move 2 0', 'move 2 1', 'place 0', 'place 1', 'stop']
  const choices = moves.map((action) => ({ action, text: `Do ${action}` }))
  const seen = view({ decision: 'march', points: 2 })
  const props = { choices, view: seen, sheet, seats, module: empire as BoardModule, disabled: false, hot: null, onpick: vi.fn(), onhover: vi.fn() }
  const { rerender } = render(Choices, { props })
  const text = (name: RegExp) => {
    const button = screen.getByRole('button', { name })
    return (button.querySelector('.text > [aria-hidden]') ?? button.querySelector('.text'))?.textContent
  }
  expect(text(/^Do move 0 1/)).toBe('to B\u00a0Birch')
  expect(text(/^Do place.0/)).toBe('Do place\u00a00')
  expect(text(/^Do stop/)).toBe('Do stop')
  await rerender({ ...props, choices: choices.slice(0, 3) }) // few: no headings
  expect(text(/^Do move 0 1/)).toBe('A\u00a0Ash to B\u00a0Birch')
})

test('below the name of its continent a region is enough, if the question says the rest', () => {
  const one = { action: 'city 0', text: 'Build a city in A Ash' }
  const brief = (decision: string, headed: boolean) => empire.brief(one, view({ decision }), sheet, 'en', headed)
  expect(brief('city', true)).toBe('A\u00a0Ash')
  expect(brief('city', false)).toBeUndefined()
  expect(brief('turn', true)).toBeUndefined()
})

test('a card that is taken leaves the others in one row', async () => {
  const { container, props, rerender } = table({ row: [0, 1, 2, 3, 0, 1] })
  const columns = (): string[] => [...container.querySelectorAll<HTMLElement>('.row .card')].map((card) => card.style.gridColumn)
  expect(columns()).toEqual(['1', '2', '3', '4', '5', '6'])
  await rerender({ ...props, view: view({ row: [0, 1, 3, 0, 1, 2] }) })
  expect(new Set(columns())).toEqual(new Set(['1', '2', '3', '4', '5', '6'])) // the one on its way out shares a place
})

test('to stop is one choice among others, and the thing to do when no other is left', async () => {
  const seen = view({ decision: 'march', points: 2 })
  const choices = ['move 0 1', 'stop'].map((action) => ({ action, text: `Do ${action}` }))
  const props = { choices, view: seen, sheet, seats, module: empire as BoardModule, disabled: false, hot: null, onpick: vi.fn(), onhover: vi.fn() }
  const { rerender } = render(Choices, { props })
  const stop = () => screen.getByRole('button', { name: /^Do stop/ }).classList.contains('only')
  expect(stop()).toBe(false)
  await rerender({ ...props, choices: choices.slice(1) })
  expect(stop()).toBe(true)
})
