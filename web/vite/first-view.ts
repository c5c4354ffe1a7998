import type { Plugin } from 'vite'

/** Pages at which visits begin, by the name under which `theme.js` knows them. */
const PAGES = {
  home: '/app/shop/shop-home-page.tsx',
  shop: '/features/catalog/shop-page.tsx',
  product: '/features/catalog/product-page.tsx',
}

/**
 * Tells `theme.js` where the chunks of languages and pages and the fonts of the first view lie, by `data-*` on its own
 * tag: a Persian visitor's texts, and what the page at this address consists of, then start to load beside the
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
        const chunk = (locale: string) =>
          files.find((f) => f.type === 'chunk' && f.facadeModuleId?.endsWith(`/i18n/${locale}/index.ts`))
            ?.fileName
        const entry = files.find((f) => f.type === 'chunk' && f.isEntry)
        const already = new Set(entry?.type === 'chunk' ? [entry.fileName, ...entry.imports] : [])
        const page = (module: string) => {
          const chunk = files.find((f) => f.type === 'chunk' && f.facadeModuleId?.endsWith(module))
          const parts = chunk?.type === 'chunk' ? [chunk.fileName, ...chunk.imports] : []
          return parts
            .filter((file) => !already.has(file))
            .map((file) => `/${file}`)
            .join(' ')
        }
        const fonts = (...names: string[]) =>
          names
            .map((name) => files.find((f) => f.type === 'asset' && f.names.includes(name))?.fileName)
            .filter((file) => file !== undefined)
            .map((file) => `/${file}`)
            .join(' ')
        const data = {
          fa: `/${chunk('fa')}`,
          nl: `/${chunk('nl')}`,
          fonts: fonts('display-latin.woff2', 'text-latin.woff2'),
          'fonts-fa': fonts('persian.woff2'),
          ...Object.fromEntries(Object.entries(PAGES).map(([name, module]) => [name, page(module)])),
        }
        const attributes = Object.entries(data)
          .map(([key, value]) => ` data-${key}="${value}"`)
          .join('')
        return html.replace('<script src="/theme.js"', (tag) => tag + attributes)
      },
    },
  }
}
