// Makes the types in src/protocol from the schemas in docs. `npm run types` writes them; the tests compare.
import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { compile } from 'json-schema-to-typescript'

/** By the file in src/protocol: the schema in docs, and where that comes from. */
export const SOURCES = {
  'messages.ts': { schema: 'protocol.schema.json', from: "the server's messages.py" },
  'review.ts': { schema: 'review.schema.json', from: "the coach's report.py" },
  'views.ts': { schema: 'views.schema.json', from: "a title's view_types.py" },
}

export async function types(file) {
  const { schema: name, from } = SOURCES[file]
  const schema = JSON.parse(readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8'))
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
    bannerComment: `// Made by \`npm run types\` from docs/${name}: edit that, or rather ${from}.`,
    additionalProperties: false,
    unreachableDefinitions: true,
    style: { semi: false, singleQuote: true, printWidth: 120 },
  })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  for (const file of Object.keys(SOURCES)) writeFileSync(new URL(`../src/protocol/${file}`, import.meta.url), await types(file))
}
