import { findWebPage } from 'contract/site/pages'
import type { FindPageHead } from '../../feature'
import { commonHead, MISSING_PAGE, pageTitle } from '../../kernel/http/page-head'
import { headWords } from './head-words'

/** Returns heads of all pages except the catalogue's. */
export const findSiteHead: FindPageHead = async ({ path, locale }) => {
  const page = findWebPage(path)
  if (!page) return MISSING_PAGE
  const common = commonHead(locale)
  if (page.path === '/') return common
  if (/^\/(product|shop)\//.test(page.path)) return undefined
  const words = headWords[locale][page.path as keyof (typeof headWords)['en']]
  // Somebody's own pages, or steps on the way: search engines keep none of them.
  if (!words) return { ...common, noindex: true }
  return { ...common, ...words, title: pageTitle(locale, words.title), canonical: page.path }
}
