import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, expect, test } from 'vitest'
import type { BoardModule, Seat, Sheet } from '../src/boards/contract'
import Players from '../src/table/Players.svelte'
import type { Place } from '../src/table/presence'
import { position } from './relics/fixture'

afterEach(cleanup)

const seats = ['Anna', 'Bruno'].map((name, number): Seat => ({ number, name, colour: 'red', shape: 'circle', you: !number, present: true, bot: null }))

test.each<[Place, boolean]>([
  ['here', true],
  ['bot', true],
  ['none', true], // a bot's own seat
  ['hidden', false],
  ['offline', false],
  ['left', false],
])('whoever is asked thinks, if there is somebody (%s: %s)', (place, thinks) => {
  const given = { seats, turn: 1, since: 0, left: null, deadline: null, view: position(), sheet: {} as Sheet, module: {} as BoardModule, folded: false }
  render(Players, { ...given, places: ['none', place] })
  expect(screen.queryByTestId('thinking-1') !== null).toBe(thinks)
})
