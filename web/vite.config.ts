import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const require = createRequire(import.meta.url)

interface IconSet {
  icons: Record<string, { body: string; width?: number; height?: number }>
  aliases?: Record<string, { parent: string }>
  width?: number
  height?: number
}

/** `import axe from 'icon:game-icons/battle-axe'` gives one drawing; only those that are imported get into the page. */
function icons(): Plugin {
  const sets = new Map<string, IconSet>()
  return {
    name: 'icons',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('icon:') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0icon:')) return undefined
      const [set = '', name = ''] = id.slice(6).split('/')
      if (!sets.has(set)) sets.set(set, require(`@iconify-json/${set}/icons.json`) as IconSet)
      const all = sets.get(set) as IconSet
      const found = all.icons[name] ?? all.icons[all.aliases?.[name]?.parent ?? '']
      if (!found) throw new Error(`there is no icon ${name} in ${set}`)
      const size = [found.width ?? all.width ?? 16, found.height ?? all.height ?? 16]
      return `export default ${JSON.stringify({ body: found.body, box: `0 0 ${size.join(' ')}` })}`
    },
  }
}

/** Every text file also compressed, so that the server need not do it. */
function compressed(): Plugin {
  let out = ''
  const pack = (folder: string): void => {
    for (const name of readdirSync(folder)) {
      const path = join(folder, name)
      if (statSync(path).isDirectory()) pack(path)
      else if (/\.(js|css|html|svg|webmanifest)$/.test(name)) {
        const raw = readFileSync(path)
        writeFileSync(`${path}.gz`, gzipSync(raw, { level: 9 }))
        writeFileSync(`${path}.br`, brotliCompressSync(raw))
      }
    }
  }
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle: () => pack(out),
  }
}

const house = process.env.LABRYS_HOUSE ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [icons(), svelte({ compilerOptions: { runes: true } }), compressed()],
  build: {
    outDir: process.env.LABRYS_WEB_OUT ?? '../src/labrys/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    manifest: 'parts.json',
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  server: { proxy: { '/api': { target: house, ws: true, changeOrigin: true } } },
  test: {
    environment: 'happy-dom',
    setupFiles: ['tests/frames.ts'],
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    testTimeout: 120_000, // a busy machine is no fault of a test
    hookTimeout: 120_000,
    teardownTimeout: 120_000,
  },
} as Parameters<typeof defineConfig>[0])
