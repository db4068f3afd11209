// Drops what a lock file need not know: addresses of registries and of donation pages.
import { readFileSync, writeFileSync } from 'node:fs'

for (const name of ['package-lock.json', '../e2e/package-lock.json']) {
  const lock = JSON.parse(readFileSync(name, 'utf8'))
  for (const found of Object.values(lock.packages)) {
    delete found.funding
    delete found.resolved
  }
  writeFileSync(name, JSON.stringify(lock, null, 2) + '\n')
}
