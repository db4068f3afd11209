import { expect, test } from 'vitest'
import { mapOverflow } from '../../src/titles/minos/board/fitMap'

const map = { bottom: 500, height: 400, least: 224 }

test('a map that is wholly in sight gives nothing', () => {
  expect(mapOverflow({ room: 800, map, hand: { bottom: 790, height: 200, docked: false } }, 0)).toBe(0)
})

test('the map gives as much as the hand reaches out of sight, and a little air', () => {
  expect(mapOverflow({ room: 800, map, hand: { bottom: 837, height: 200, docked: false } }, 0)).toBe(45)
})

test('a docked hand covers what lies under it', () => {
  expect(mapOverflow({ room: 650, map, hand: { bottom: 650, height: 180, docked: true } }, 0)).toBe(30)
})

test('what was given comes back when there is room', () => {
  expect(mapOverflow({ room: 800, map, hand: { bottom: 780, height: 200, docked: false } }, 37)).toBe(25)
  expect(mapOverflow({ room: 800, map, hand: { bottom: 700, height: 200, docked: false } }, 37)).toBe(0)
})

test('a map is never lower than it can be played on', () => {
  expect(mapOverflow({ room: 400, map: { bottom: 500, height: 230, least: 224 }, hand: null }, 10)).toBe(16)
  expect(mapOverflow({ room: 400, map: { bottom: 500, height: 312, least: 312 }, hand: null }, 10)).toBe(10)
})
