import type { HtmlTagDescriptor, Plugin } from 'vite'
import { compileScript } from './boot-scripts.ts'

/** Tags at the beginning of every page's head, the same for all of them. */
const TAGS: Pick<HtmlTagDescriptor, 'tag' | 'attrs'>[] = [
  { tag: 'meta', attrs: { charset: 'utf-8' } },
  {
    tag: 'meta',
    attrs: { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
  },
  { tag: 'meta', attrs: { name: 'color-scheme', content: 'light dark' } },
  ...Object.entries({ light: '#faf7f1', dark: '#121916' }).map(([scheme, content]) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
  })),
  { tag: 'link', attrs: { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' } },
  { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest' } },
]

/** The tags as HTML, for the server, which writes the pages (server/src/kernel/http/page-document.ts). */
export const headHtml = TAGS.map(({ tag, attrs = {} }) => {
  const written = Object.entries(attrs).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${written.join('')}>`
}).join('')

/** Writes the tags and the boot script into `index.html`, which development and static hosting serve. */
export function documentHead(): Plugin {
  return {
    name: 'tavan:document-head',
    transformIndexHtml: {
      order: 'pre',
      handler: async () => [
        ...TAGS.map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
        { tag: 'script', children: await compileScript('boot.ts'), injectTo: 'head-prepend' as const },
      ],
    },
  }
}
