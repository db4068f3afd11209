// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script
import { types } from '../scripts/types.js'

const sources = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })

test.each(['messages.ts', 'review.ts', 'views.ts'])('the types in %s are those of the schema', async (file) => {
  const written = readFileSync(new URL(`../src/protocol/${file}`, import.meta.url), 'utf8')
  expect(await (types as (file: string) => Promise<string>)(file)).toBe(written)
})

test('nothing is made another type by way of none', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(100)
  expect(Object.keys(sources).filter((path) => sources[path]?.includes('as unknown as'))).toEqual([])
})
