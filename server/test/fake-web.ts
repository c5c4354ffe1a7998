import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { localeCodes } from 'contract/locale'
import { afterAll } from 'vitest'
import type { FirstView } from '../src/kernel/http/first-view'

interface FakeWeb {
  view?: Partial<FirstView>
  style?: string
  /** Further files by their path. */
  files?: Record<string, string | Buffer>
  /** Source of the renderer (`paint`, `paintFrame`); without it pages come without content. */
  renderer?: string
}

/** Content of each page's boot script. */
export const FAKE_BOOT = 'document.documentElement.dataset.here = document.currentScript.dataset.painted'

/** Writes a built web into a folder that is removed after the file's tests, and returns its path. */
export function makeFakeWeb({ view, style = 'p{}', files = {}, renderer }: FakeWeb = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'tavan-web-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const perLocale = (files: (locale: string) => string[]) =>
    Object.fromEntries(localeCodes.map((one) => [one, files(one)])) as FirstView['fonts']
  const whole: FirstView = {
    head: '<meta charset="utf-8">',
    boot: FAKE_BOOT,
    entry: '/assets/a.js',
    style: '/assets/a.css',
    entryChunks: ['/assets/a.js'],
    fonts: perLocale((one) => [`/assets/${one}.woff2`]),
    languages: perLocale(() => []),
    parts: {},
    ...view,
  }
  const written = {
    'dist/first-view.json': JSON.stringify(whole),
    'dist/assets/a.css': style,
    'dist/assets/a.js': 'export {}',
    ...Object.fromEntries(Object.entries(files).map(([path, content]) => [`dist/${path}`, content])),
    ...(renderer && {
      'dist-server/package.json': '{ "type": "module" }',
      'dist-server/entry-server.js': renderer,
    }),
  }
  for (const [path, content] of Object.entries(written)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return join(folder, 'dist')
}
