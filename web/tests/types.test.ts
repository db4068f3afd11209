// @vitest-environment node
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error a plain script
import { types } from '../scripts/types.js'

test('the types of the messages are those of the protocol', async () => {
  const written = readFileSync(new URL('../src/protocol/messages.ts', import.meta.url), 'utf8')
  expect(await (types as () => Promise<string>)()).toBe(written)
})
