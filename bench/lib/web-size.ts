import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Maximum size of a first visit's JavaScript in bytes. */
export const FIRST_LOAD_MAX = 120_000

/** Fields of the manifest of first views (web/vite/first-view.ts) that the size needs. */
interface FirstView {
  boot: string
  entryChunks: string[]
  parts: Record<string, { file: string; code: string[] }>
}

const SHOP = 'app/shop/routes.tsx'

/**
 * Returns the gzipped bytes of JavaScript that every first visit of the shop loads: the boot script, the entry with its
 * imports, and the shop's layout. The page's own chunks come on top.
 */
export async function firstLoad(folder: string): Promise<number | undefined> {
  const manifest = await readFile(join(folder, 'first-view.json'), 'utf8').catch(() => undefined)
  if (manifest === undefined) return undefined
  const { boot, entryChunks, parts } = JSON.parse(manifest) as FirstView
  const shop = Object.values(parts).find(({ file }) => file === SHOP)
  if (!shop) throw new Error(`The manifest has no ${SHOP}`)
  const sizeOf = (script: string | Buffer) => gzipSync(script, { level: 9 }).length
  let bytes = sizeOf(boot)
  for (const file of new Set([...entryChunks, ...shop.code]))
    bytes += sizeOf(await readFile(join(folder, file)))
  return bytes
}
