import { cleanup, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { Seat } from '../../src/boards/contract'
import Board, { against, arrange, eventIcon, eventTargets, sound, summary, targets, would } from '../../src/titles/relics/board'
import { guide } from '../../src/titles/relics/board/guide'
import type { BoardProps } from '../../src/titles/relics/board/view'
import { rules as english } from '../../src/titles/relics/rules/en'
import { rules as french } from '../../src/titles/relics/rules/fr'
import { position, sheet } from './fixture'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const seats = ['Anna', 'Bruno'].map(
  (name, number): Seat => ({ number, name, colour: `var(--seat-${number})`, shape: number ? 'square' : 'circle', you: !number, present: true, bot: null }),
)

function props(choices: string[]): BoardProps {
  const view = position()
  return {
    view, sheet, seats, you: 0, turn: 0, choices: choices.map((action) => ({ action, text: action })),
    lit: new Set(choices.flatMap((action) => targets(action, view))), hot: new Set(), events: [], beat: 0, log: [], motion: false, lang: 'en',
    onpick: vi.fn(), onmenu: vi.fn(), onhover: vi.fn(),
  }
}

test('a tile says what it is, what it costs, whose it is and who stands there', () => {
  render(Board, { props: props([]) })
  expect(screen.getByRole('button', { name: 'C1, lake, 3 points to enter, owned by Bruno, here: Bruno' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'A1, face down' })).toBeTruthy()
})

test('only what may be chosen can be clicked', () => {
  render(Board, { props: props(['explore 5']) })
  const open = screen.getAllByRole<HTMLButtonElement>('button').filter((button) => !button.hasAttribute('aria-disabled'))
  expect(open.map((button) => button.dataset.target)).toEqual(['tile-5'])
})

test('a click on a tile with one choice plays it, with two it asks which', () => {
  const given = props(['explore 5', 'attack 2 0', 'attack 2 1'])
  render(Board, { props: given })
  screen.getByRole('button', { name: 'B2, face down' }).click()
  expect(given.onpick).toHaveBeenCalledWith('explore 5')
  screen.getByRole('button', { name: /^C1/ }).click()
  expect(given.onmenu).toHaveBeenCalledWith(['attack 2 0', 'attack 2 1'], expect.anything())
})

test('claiming is about the tile under the own piece and its card', () => {
  expect(targets('claim', position())).toEqual(['tile-1', 'card-1'])
})

test('claiming costs nothing: it stands first in the list', () => {
  const order = (actions: string[]): string[] => arrange(actions.map((action) => ({ action }))).map((choice) => choice.action)
  expect(order(['explore 5', 'move 2', 'claim', 'draw', 'end'])).toEqual(['claim', 'explore 5', 'move 2', 'draw', 'end'])
})

test('a click on the card claims, as one on the tile does', () => {
  const given = props(['claim', 'end'])
  const { container } = render(Board, { props: given })
  const card = container.querySelector<HTMLElement>('[data-target="card-1"]')
  expect(card?.hasAttribute('aria-disabled')).toBe(false)
  card?.click()
  expect(given.onpick).toHaveBeenCalledWith('claim')
})

test('what is only a sign or a number says what it means to whoever points at it', () => {
  const { container } = render(Board, { props: props([]) })
  expect(container.querySelector('[data-target="tile-2"] .cost')?.getAttribute('title')).toBe('3 points to enter')
  render(summary, { props: { view: position(), sheet, seat: seats[1] as Seat, lang: 'en' } })
  expect(screen.getByTitle('lake: owned')).toBeTruthy()
  expect(screen.getByTitle('forest: not owned yet')).toBeTruthy()
})

test('a card of the hand would claim the tile of its suit under the own piece; any other would be discarded', () => {
  expect(would('card-1', position())).toEqual(['claim'])
  expect(would('card-3', position())).toEqual(['discard 3'])
  expect(would('card-1', position({ pieces: [null, 2] }))).toEqual(['discard 1'])
})

test('an event points at its tile, at the deck, or at whom it is about', () => {
  const about = (kind: string, seat: number, data = {}) => eventTargets({ kind, seat, data, text: '' }, position())
  expect(about('move', 0, { tile: 7, points: 1 })).toEqual(['tile-7'])
  expect(about('draw', 0)).toEqual(['deck'])
  expect(about('turn', 1, { points: 4, round: 3 })).toEqual(['tile-2'])
  expect(about('roll_for_first', -1)).toEqual([])
})

test('a spectator sees no hand', () => {
  const given = props([])
  render(Board, { props: { ...given, you: null, view: { ...given.view, you: null, hand: null } } })
  expect(screen.queryByText('Your relics')).toBeNull()
})

test('the rules have the same chapters in both languages, and one for every decision', () => {
  expect(french.chapters.map((chapter) => chapter.id)).toEqual(english.chapters.map((chapter) => chapter.id))
  const decisions = english.chapters.flatMap((chapter) => chapter.decisions ?? [])
  expect(decisions.sort()).toEqual(['discard', 'flee', 'place', 'turn'])
})

test('the guide speaks of claiming when a claim is possible', () => {
  const moment = { view: position(), you: 0, asked: true, choices: [{ action: 'claim', text: '' }] }
  expect(guide.filter((step) => step.when(moment)).map((step) => step.id)).toEqual(['claim'])
})

test('every tile shows where it is, on either face', () => {
  const { container } = render(Board, { props: props([]) })
  const shown = [...container.querySelectorAll('.tile')].map((tile) => tile.querySelector('.where, .place')?.textContent)
  expect(shown).toEqual(['A1', 'B1', 'C1', 'D1', 'A2', 'B2', 'C2', 'D2', 'A3', 'B3', 'C3', 'D3', 'A4', 'B4', 'C4', 'D4'])
})

const fight = (tile: number) => [
  { kind: 'attack', seat: 0, data: { tile, owner: 1, suit: 3, cards: 1 }, text: '' },
  { kind: 'dice', seat: 0, data: { owner: 1, defence: [2, 3], attack: [5] }, text: '' },
]

test('a fight is shown for its time, however much happens after it', async () => {
  vi.useFakeTimers()
  const given = props([])
  const { rerender } = render(Board, { props: { ...given, events: fight(2), beat: 1 } })
  expect(screen.getByRole('status').textContent).toContain('Anna')
  for (let beat = 2; beat < 6; beat++) {
    await vi.advanceTimersByTimeAsync(600)
    await rerender({ events: [{ kind: 'move', seat: 1, data: { tile: 1, points: 1 }, text: '' }], beat })
  }
  expect(screen.queryByRole('status')).not.toBeNull()
  await vi.advanceTimersByTimeAsync(1200)
  await tick()
  expect(screen.queryByRole('status')).toBeNull()
  vi.useRealTimers()
})

test('another fight takes the place of the first, and has its own time', async () => {
  vi.useFakeTimers()
  const { rerender } = render(Board, { props: { ...props([]), events: fight(2), beat: 1 } })
  await vi.advanceTimersByTimeAsync(3000)
  await rerender({ events: fight(14), beat: 2 })
  await vi.advanceTimersByTimeAsync(3000)
  await tick()
  expect(screen.getAllByRole('status')).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(600)
  await tick()
  expect(screen.queryByRole('status')).toBeNull()
  vi.useRealTimers()
})

test('a fight is told away from the tile that is fought for', async () => {
  const { rerender } = render(Board, { props: { ...props([]), events: fight(2), beat: 1 } })
  expect(screen.getByRole('status').style.getPropertyValue('--top')).toBe('50%')
  await rerender({ events: fight(14), beat: 2 })
  expect(screen.getByRole('status').style.getPropertyValue('--top')).toBe('0%')
})

test('the die that was thrown for action points lies there until the next throw', async () => {
  const turn = (points: number) => ({ kind: 'turn', seat: 0, data: { points, round: 3 } })
  const given = props([])
  const { container, rerender } = render(Board, { props: given })
  const spots = () => container.querySelectorAll('.points .die circle').length
  expect(spots()).toBe(0)
  await rerender({ ...given, log: [turn(5), { kind: 'draw', seat: 0 }] })
  expect(spots()).toBe(5)
  await rerender({ ...given, log: [turn(5), turn(2)] })
  expect(spots()).toBe(2)
})

test('on a narrow screen a strip tells the throw, the points left and how many suits each player owns', () => {
  const given = props([])
  const tiles = given.view.tiles.map((tile, at) => ({ ...tile, suit: at % 6, owner: at < 2 ? 0 : at === 2 ? 1 : null }))
  render(Board, { props: { ...given, view: { ...given.view, tiles, points: 2 }, log: [{ kind: 'turn', seat: 0, data: { points: 5, round: 3 } }] } })
  const strip = screen.getByTestId('standing')
  expect(strip.querySelectorAll('.die circle').length).toBe(5)
  expect(strip.querySelectorAll('.pip.left').length).toBe(2)
  expect([...strip.querySelectorAll('.seats > span')].map((seat) => seat.textContent?.trim())).toEqual(['2/6', '1/6'])
})

test('what a player owns is told by name to whoever does not see the signs', () => {
  const { container, unmount } = render(summary, { props: { view: position(), sheet, seat: seats[1] as Seat, lang: 'en' } })
  expect(container.textContent).toContain('owns lake')
  unmount()
  expect(render(summary, { props: { view: position(), sheet, seat: seats[0] as Seat, lang: 'en' } }).container.textContent).toContain('owns no suit yet')
})

test('an attack on the person is one on them alone; attacks and the own throw are heard', () => {
  const attack = { kind: 'attack', seat: 1, data: { owner: 0 } }
  expect([0, 1].map((seat) => against(attack, seat))).toEqual([true, false])
  expect(against({ kind: 'move', seat: 1, data: { owner: 0 } }, 0)).toBe(false)
  expect(sound(attack, 0)).toBe('battle')
  expect([0, 1].map((you) => sound({ kind: 'turn', seat: 0, data: {} }, you))).toEqual(['dice', undefined])
})

test('a defence that holds and a card that is given up have their signs in the log', () => {
  for (const kind of ['repelled', 'discard', 'capture', 'draw', 'move']) expect(eventIcon({ kind, seat: 0, data: {}, text: '' })).toBeDefined()
})
