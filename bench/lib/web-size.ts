import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The most that a first visit may load, in bytes. */
export const FIRST_LOAD_MAX = 120_000

/**
 * Bytes of JavaScript, gzipped, that a first visit of the shop loads whatever its page: the document's scripts with their
 * preloads, and the frame of the shop, which `theme.js` is told of. What the page has of its own comes on top.
 */
export async function firstLoad(folder: string): Promise<number | undefined> {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => undefined)
  if (page === undefined) return undefined
  const tags = page.match(/<(?:script|link)\b[^>]*>/g) ?? []
  const files = tags
    .filter((tag) => tag.startsWith('<script') || tag.includes('modulepreload'))
    .flatMap((tag) => [/(?:src|href)="\/([^"]+\.js)"/.exec(tag)?.[1] ?? [], shopFrame(tag)].flat())
  let bytes = 0
  for (const file of new Set(files))
    bytes += gzipSync(await readFile(join(folder, file)), { level: 9 }).length
  return bytes
}

/** The chunks of the shop's frame, which stand on the tag of `theme.js`. */
function shopFrame(tag: string): string[] {
  const [, names = ''] = / data-area="([^"]*)"/.exec(tag) ?? []
  return names.split(' ').flatMap((name) => (name ? [name.slice(1)] : []))
}
