import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import type { Plugin } from 'vite'
import { HEADER, PAGES, PAINTED, SHOP } from './first-pages'

/** Route tables of the areas, by the first path segment; `area` for all others. */
const AREAS = { coach: '/app/coach/routes.tsx', admin: '/app/console/routes.tsx', area: SHOP }

const list = (text = '') => [...new Set(text.split(' ').filter(Boolean))]

/**
 * Writes the chunks of languages and pages and the fonts of the first view into `data-*` attributes of the `theme.js`
 * tag, so they load in parallel with the application.
 */
export function firstView(): Plugin {
  let forServer = ''
  return {
    name: 'tavan:first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files = Object.values(bundle ?? {})
        const chunk = (module: string) => {
          const found = files.find((f) => f.type === 'chunk' && f.facadeModuleId?.endsWith(module))
          if (found?.type !== 'chunk') throw new Error(`The build has no chunk for ${module}`)
          return found
        }
        const entry = files.find((f) => f.type === 'chunk' && f.isEntry)
        /** Adds a chunk and its static imports. */
        const collect = (fileName: string, into: Set<string>): Set<string> => {
          const file = bundle?.[fileName]
          if (file?.type !== 'chunk' || into.has(fileName)) return into
          into.add(fileName)
          for (const one of file.imports) collect(one, into)
          return into
        }
        const already = collect(entry?.fileName ?? '', new Set())
        const page = (module: string) =>
          [...collect(chunk(module).fileName, new Set())]
            .filter((file) => !already.has(file))
            .map((file) => `/${file}`)
            .join(' ')
        const said = (name: string, words: readonly string[]) =>
          ['en', 'fa', 'nl'].map((locale) => {
            const chunks = words.map((folder) => page(`/${folder}/${locale}.ts`))
            return [`${name}_${locale}`, chunks.join(' ')]
          })
        const fonts = (...names: string[]) =>
          names
            .map((name) => files.find((f) => f.type === 'asset' && f.names.includes(name))?.fileName)
            .filter((file) => file !== undefined)
            .map((file) => `/${file}`)
            .join(' ')
        const data = {
          fa: `/${chunk('/i18n/words/fa.ts').fileName}`,
          nl: `/${chunk('/i18n/words/nl.ts').fileName}`,
          fonts: fonts('display-latin.woff2', 'text-latin.woff2'),
          'fonts-fa': fonts('persian.woff2'),
          ...Object.fromEntries(Object.entries(PAGES).map(([name, { module }]) => [name, page(module)])),
          ...Object.fromEntries(Object.entries(AREAS).map(([name, module]) => [name, page(module)])),
          ...Object.fromEntries(Object.entries(PAGES).flatMap(([name, { words }]) => said(name, words))),
        }
        const wordsOf = (folders: readonly string[]) =>
          Object.fromEntries(
            ['en', 'fa', 'nl'].map((locale) => [
              locale,
              list(folders.map((folder) => page(`/${folder}/${locale}.ts`)).join(' ')),
            ]),
          )
        const painted = Object.entries(PAINTED).map(([path, { module, words }]) => [
          path,
          {
            code: list(`${page(SHOP)} ${page(HEADER.module)} ${page(module)}`),
            words: wordsOf([...words, ...HEADER.words]),
          },
        ])
        const view = {
          entry: `/${entry?.fileName}`,
          // Reversed order, so the largest file is first.
          frame: [...already].map((file) => `/${file}`).reverse(),
          fonts: { en: list(data.fonts), nl: list(data.fonts), fa: list(data['fonts-fa']) },
          languages: { en: [], fa: [data.fa], nl: [data.nl] },
          pages: Object.fromEntries(painted),
        }
        forServer = JSON.stringify(view)
        const attributes = Object.entries(data)
          .map(([key, value]) => ` data-${key}="${value}"`)
          .join('')
        return html.replace('<script src="/theme.js"', (tag) => tag + attributes)
      },
    },
    writeBundle({ dir = '' }) {
      writeFileSync(join(dir, 'first-view.json'), forServer)
      // The file is copied without processing and blocks every page, so it is minified here.
      const script = join(dir, 'theme.js')
      writeFileSync(script, transformSync(readFileSync(script, 'utf8'), { minify: true }).code)
    },
  }
}
