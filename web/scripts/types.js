// Makes src/protocol/messages.ts from docs/protocol.schema.json. `npm run types` writes it; the tests compare.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compile } from 'json-schema-to-typescript'

const HEAD = '// Made by `npm run types` from docs/protocol.schema.json: edit that, or rather the server\'s messages.py.'

export async function types() {
  const schema = JSON.parse(readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8'))
  const text = JSON.stringify(schema)
    .replaceAll('#/$defs/', '#/definitions/')
    .replaceAll('"prefixItems"', '"items_"')
  const ready = JSON.parse(text, (key, value) => {
    if (value && typeof value === 'object' && 'items_' in value) {
      const { items_, ...rest } = value
      return { ...rest, items: items_, minItems: items_.length, maxItems: items_.length }
    }
    return value
  })
  ready.definitions = ready.$defs
  delete ready.$defs
  delete ready.$schema
  return compile(ready, 'Message', {
    bannerComment: HEAD,
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  writeFileSync(new URL('../src/protocol/messages.ts', import.meta.url), await types())
}
