import type { Locale } from 'contract/locale'
import { findWebPage } from 'contract/site/pages'

/** Assets of first views, written by the web's build (web/vite/first-view.ts). */
export interface FirstView {
  entry: string
  /** Chunks of the entry, itself included. */
  frame: string[]
  fonts: Record<Locale, string[]>
  languages: Record<Locale, string[]>
  pages: Record<string, { code: string[]; words: Record<Locale, string[]> }>
}

/** Precomputed parts of a prerendered page. */
interface Parts {
  /** Preload links of the fonts in the first paint. */
  fonts: string
  /** Attributes for `theme.js`: what it fetches once the page is painted, so that it does not take the line from the paint. */
  code: string
}

export function partsOf(view: FirstView, { path, locale }: { path: string; locale: Locale }): Parts {
  const page = view.pages[findWebPage(path)?.path ?? '']
  const code = new Set([
    ...view.frame,
    ...view.languages[locale],
    ...(page?.code ?? []),
    ...(page?.words[locale] ?? []),
  ])
  const fonts = view.fonts[locale].map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  )
  return { fonts: fonts.join(''), code: ` data-entry="${view.entry}" data-code="${[...code].join(' ')}"` }
}
