import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test, vi } from 'vitest'
import type { BoardProps, Seat, Sheet, TitleView } from '../../src/boards/contract'
import Board, { eventTargets, targets } from '../../src/boards/relics'
import { coach } from '../../src/boards/relics/coach'
import { rules as english } from '../../src/rules/relics/en'
import { rules as french } from '../../src/rules/relics/fr'

afterEach(cleanup)

const SUITS = ['plains', 'forest', 'desert', 'lake', 'swamp', 'mountain']

const sheet = {
  board: { suits: SUITS.map((id) => ({ id, name: id })), costs: [1, 2, 2, 3, 3, 3], explore: 1, draw: 2, hand_limit: 10, cards_per_suit: 12 },
} as unknown as Sheet

const seats = ['Anna', 'Bruno'].map(
  (name, number): Seat => ({ number, name, colour: `var(--seat-${number})`, shape: number ? 'square' : 'circle', you: !number, present: true, bot: null }),
)

/** A map of 4 by 4: Anna stands on the Forest tile B1, Bruno owns the Lake tile C1 and stands on it. */
function position(): TitleView {
  const tiles = Array.from({ length: 16 }, () => ({ suit: null as number | null, owner: null as number | null }))
  tiles[1] = { suit: 1, owner: null }
  tiles[2] = { suit: 3, owner: 1 }
  return {
    seats: 2, you: 0, asked: 0, decision: 'turn', round: 3, points: 4, side: 4, costs: [1, 2, 2, 3, 3, 3], tiles, pieces: [1, 2],
    gone: [false, false], hand: [0, 2, 0, 1, 0, 0], hand_sizes: [3, 5], deck_size: 60, discards: [0, 1, 0, 0, 0, 0], over: false,
  }
}

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
  const open = screen.getAllByRole<HTMLButtonElement>('button').filter((button) => !button.disabled)
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

test('an event points at its tile', () => {
  expect(eventTargets({ kind: 'move', seat: 0, data: { tile: 7, points: 1 }, text: '' }, position())).toEqual(['tile-7'])
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

test('the coach speaks of claiming when a claim is possible', () => {
  const moment = { view: position(), you: 0, asked: true, choices: [{ action: 'claim', text: '' }] }
  expect(coach.filter((step) => step.when(moment)).map((step) => step.id)).toEqual(['claim'])
})
