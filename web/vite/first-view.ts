import type { Plugin } from 'vite'

/**
 * Tells `theme.js` where the language chunks and the fonts of the first view lie, by `data-*` on its own tag:
 * a Persian visitor's texts and fonts then start to load beside the application instead of after it.
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
        }
        const attributes = Object.entries(data)
          .map(([key, value]) => ` data-${key}="${value}"`)
          .join('')
        return html.replace('<script src="/theme.js"', (tag) => tag + attributes)
      },
    },
  }
}
