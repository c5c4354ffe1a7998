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

const sizeOf = (script: string | Buffer) => gzipSync(script, { level: 9 }).length

async function readFirstView(folder: string): Promise<FirstView | undefined> {
  const manifest = await readFile(join(folder, 'first-view.json'), 'utf8').catch(() => undefined)
  return manifest === undefined ? undefined : (JSON.parse(manifest) as FirstView)
}

function codeOf({ parts }: FirstView, file: string): string[] {
  const part = Object.values(parts).find((one) => one.file === file)
  if (!part) throw new Error(`The manifest has no ${file}`)
  return part.code
}

/**
 * Returns the gzipped bytes of JavaScript that every first visit of the shop loads: the boot script, the entry with its
 * imports, and the shop's layout. The page's own chunks come on top.
 */
export async function firstLoad(folder: string): Promise<number | undefined> {
  const view = await readFirstView(folder)
  if (!view) return undefined
  let bytes = sizeOf(view.boot)
  for (const file of new Set([...view.entryChunks, ...codeOf(view, SHOP)]))
    bytes += sizeOf(await readFile(join(folder, file)))
  return bytes
}

/** Returns the gzipped bytes of each script that these parts need beside the entry, by address. */
export async function scriptsOf(folder: string, files: readonly string[]): Promise<Map<string, number>> {
  const view = await readFirstView(folder)
  if (!view) throw new Error('The web is not built')
  const scripts = [...new Set(files.flatMap((file) => codeOf(view, file)))]
  const sizes = scripts.map(async (file) => [file, sizeOf(await readFile(join(folder, file)))] as const)
  return new Map(await Promise.all(sizes))
}
