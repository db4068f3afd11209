import { expect, test } from 'vitest'
import { patched } from '../src/protocol/patch'

test('a patch puts values at the ends of its paths', () => {
  expect(patched({ a: [1, { b: 2 }], c: 3 }, [[['a', 1, 'b'], 5], [['c'], null]])).toEqual({ a: [1, { b: 5 }], c: null })
})

test('what a patch does not reach stays the same object', () => {
  const before = { near: { x: 1 }, far: { y: 2 } }
  const after = patched(before, [[['near', 'x'], 9]])
  expect(after.far).toBe(before.far)
  expect(before.near.x).toBe(1)
})

test('an empty path replaces the whole', () => {
  expect(patched({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 })
})
