import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from 'contract/locale'
import type { PageSources } from './headers'

/** Files of a lazy part: its code, and its messages by language. */
interface Part {
  /** Path of its module below `web/src`. */
  file: string
  code: string[]
  words: Record<Locale, string[]>
}

/** Manifest of first views, written by the web's build (web/vite/first-view.ts). */
export interface FirstView {
  /** Tags at the beginning of every page's head. */
  head: string
  /** Script at the beginning of every page. */
  boot: string
  entry: string
  style: string
  /** Chunks of the entry, each after those that it imports; itself is the last. */
  entryChunks: string[]
  fonts: Record<Locale, string[]>
  languages: Record<Locale, string[]>
  /** By the short names that the renderer lists. */
  parts: Record<string, Part>
}

/** The built web. */
export interface BuiltWeb {
  view: FirstView
  /** Content of the stylesheet; painted pages inline it. */
  style: string
}

/**
 * Reads the built web; undefined if the folder contains none. Throws if script or stylesheet would end their own tag.
 */
export function readBuiltWeb(folder: string | undefined): BuiltWeb | undefined {
  const manifest = folder && join(folder, 'first-view.json')
  if (!manifest || !existsSync(manifest)) return undefined
  const view = JSON.parse(readFileSync(manifest, 'utf8')) as FirstView
  const style = readFileSync(join(folder, view.style), 'utf8')
  if (/<\/script|<!--/i.test(view.boot) || /<\/style/i.test(style))
    throw new Error('the boot script or the stylesheet holds what would end its tag in a page')
  return { view, style }
}

/** Content-Security-Policy sources (sha256) of the inlined script and style; empty where the web is not built. */
export function inlineSources(web: BuiltWeb | undefined): PageSources {
  const named = (text: string) => [`'sha256-${createHash('sha256').update(text).digest('base64')}'`]
  return web ? { script: named(web.view.boot), style: named(web.style) } : {}
}
