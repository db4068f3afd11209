// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script
import { types } from '../scripts/types.js'

test.each(['messages.ts', 'views.ts'])('the types in %s are those of the schema', async (file) => {
  const written = readFileSync(new URL(`../src/protocol/${file}`, import.meta.url), 'utf8')
  expect(await (types as (file: string) => Promise<string>)(file)).toBe(written)
})
