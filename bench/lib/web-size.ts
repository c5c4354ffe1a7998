import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Maximum size of a first visit's JavaScript in bytes. */
export const FIRST_LOAD_MAX = 120_000

/**
 * Returns the gzipped bytes of JavaScript that every first visit of the shop loads: the document's scripts with their
 * preloads, and the shop's layout listed on `theme.js`. The page's own chunks come on top.
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

/** Returns the layout chunks of the shop, listed in an attribute of the `theme.js` tag. */
function shopFrame(tag: string): string[] {
  const [, names = ''] = / data-area="([^"]*)"/.exec(tag) ?? []
  return names.split(' ').flatMap((name) => (name ? [name.slice(1)] : []))
}
