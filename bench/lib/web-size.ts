import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most that a first visit may load, in bytes. */
export const FIRST_LOAD_MAX = 120_000

/**
 * Bytes of JavaScript, gzipped, that whatever page is opened loads at once: the document's scripts and their preloads.
 * What an area and a page have of their own comes on top.
 */
export async function firstLoad(folder: string): Promise<number | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const files = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .flatMap((tag) => /(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? [])
  let bytes = 0
  for (const file of new Set(files))
    bytes += gzipSync(await readFile(join(folder, file)), { level: 9 }).length
  return bytes
}
