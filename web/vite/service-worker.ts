import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { compileScript } from './boot-scripts.ts'

/** Modules outside the entry that offline reading needs. */
const PAGES = [
  '/app/offline/connection-banner.tsx',
  '/app/shop/routes.tsx',
  '/app/shop/shop-home-page.tsx',
  '/features/catalog/shop/shop-page.tsx',
  '/app/shop/shop-product-page.tsx',
  '/features/cart/cart-page.tsx',
  '/features/catalog/search/header-search.tsx',
]

/** Files of the built page outside its chunks. */
const BESIDE = ['/index.html', '/favicon.svg', '/site.webmanifest', '/placeholder.svg']

/** Writes `sw.js` with the list of the application's files, and a version that changes with any of them. */
export function serviceWorker(): Plugin {
  let folder = ''
  return {
    name: 'tavan:service-worker',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir)
    },
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const files = new Set<string>()
      const collect = (name: string) => {
        const chunk = chunks.find((one) => one.fileName === name)
        if (!chunk || files.has(name)) return
        files.add(name)
        for (const one of chunk.imports) collect(one)
      }
      for (const chunk of chunks) if (chunk.isEntry) collect(chunk.fileName)
      for (const page of PAGES) {
        const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(page))
        if (!chunk) throw new Error(`The build has no chunk for ${page}`)
        collect(chunk.fileName)
      }
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) files.add(name)
      const all = [...BESIDE, ...[...files].map((name) => `/${name}`)]
      // The other files have a content hash in their name.
      const hash = createHash('sha256').update(all.join())
      for (const name of BESIDE) hash.update(readFileSync(join(folder, name)))
      const version = hash.digest('hex').slice(0, 12)
      const define = { VERSION: JSON.stringify(version), FILES: JSON.stringify(all) }
      writeFileSync(join(folder, 'sw.js'), await compileScript('worker/service-worker.ts', define))
    },
  }
}
