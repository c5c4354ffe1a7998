import type { Plugin } from 'vite'

/** Pages at which visits begin, by the name under which `theme.js` knows them, and the folders of what they say. */
const PAGES = {
  home: {
    module: '/app/shop/shop-home-page.tsx',
    words: ['features/site/home/words', 'features/catalog/words'],
  },
  shop: { module: '/features/catalog/shop-page.tsx', words: ['features/catalog/words'] },
  product: {
    module: '/features/catalog/product-page.tsx',
    words: ['features/catalog/words', 'i18n/error-words'],
  },
}

/** Areas whose table of routes loads by itself, by the first part of their addresses. */
const AREAS = { coach: '/app/coach/routes.tsx', admin: '/app/console/routes.tsx' }

/**
 * Tells `theme.js` where the chunks of languages and pages and the fonts of the first view lie, by `data-*` on its own
 * tag: a Persian visitor's texts, and what the page at this address consists of and says, then start to load beside the
 * application instead of after it.
 */
export function firstView(): Plugin {
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
        /** Adds a chunk and all that it waits for. */
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
        const attributes = Object.entries(data)
          .map(([key, value]) => ` data-${key}="${value}"`)
          .join('')
        return html.replace('<script src="/theme.js"', (tag) => tag + attributes)
      },
    },
  }
}
