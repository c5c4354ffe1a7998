import { DEFAULT_LOCALE, type Locale, localeCodes } from 'contract/locale'
import { addressOf, type PageAddress } from 'contract/site/address'
import { pageWords } from './page-words'

/** Head of a page for search engines, link previews and the first view. */
export interface PageHead {
  title: string
  description: string
  /** Path or full address of a picture for those who share the page. */
  picture?: string | undefined
  /** The largest picture of the first view, as `img srcset` and `sizes` name it: fetched beside the application. */
  preload?: { srcset: string; sizes: string; type: string } | undefined
  /** Path that the page should be known by, where it is not the one it was opened at. */
  canonical?: string
  /** JSON-LD data (schema.org) about the page. */
  data?: readonly object[]
  /** Search engines keep away; the page then has no address that it should be known by. */
  noindex?: boolean
}

/** In the place of a head: nothing is at the address. */
export const MISSING_PAGE = Symbol('no page')

/** Default picture of link previews; a file of the web. */
export const SHARED_PICTURE = '/share.jpg'

/** Head of the home page, and default for other pages. */
export const commonHead = (locale: Locale): PageHead => ({
  title: pageWords[locale].siteTitle,
  description: pageWords[locale].siteDescription,
  picture: SHARED_PICTURE,
})

/** Head of the not-found page. */
export const missingHead = (locale: Locale): PageHead => ({
  title: pageTitle(locale, pageWords[locale].missingTitle),
  description: pageWords[locale].missingDescription,
  noindex: true,
})

/** Returns the document title of a page. */
export const pageTitle = (locale: Locale, page: string): string =>
  pageWords[locale].title.replace('{page}', () => page)

/** Text as it may stand between tags and in a quoted attribute. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')

/** Returns JSON that is safe inside a `script` tag: it neither ends the tag nor opens a comment. */
export const escapedJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const DESCRIPTION_MAX = 160

/** The address by which the page is known, and its addresses in the other languages. */
function addressTags(locale: Locale, path: string, origin: string): string[] {
  const address = (one: Locale) => escaped(new URL(addressOf({ locale: one, path }), origin).href)
  const alternate = (lang: string, href: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${href}" />`
  return [
    `<link rel="canonical" href="${address(locale)}" />`,
    ...localeCodes.map((one) => alternate(one, address(one))),
    alternate('x-default', address(DEFAULT_LOCALE)),
    `<meta property="og:url" content="${address(locale)}" />`,
  ]
}

/** Returns the tags of a head, in the language of the page's address; `origin` is the address that people use. */
export function headTags(head: PageHead, origin: string, { locale, path }: PageAddress): string {
  const title = escaped(head.title)
  const whole = head.description.replace(/\s+/g, ' ').trim()
  const text = escaped(
    whole.length > DESCRIPTION_MAX ? `${whole.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : whole,
  )
  const picture = head.picture && escaped(new URL(head.picture, origin).href)
  return [
    `<title>${title}</title>`,
    `<meta name="description" content="${text}" />`,
    ...(head.noindex
      ? ['<meta name="robots" content="noindex" />']
      : addressTags(locale, head.canonical ?? path, origin)),
    '<meta property="og:site_name" content="Tavan" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:locale" content="${pageWords[locale].territory}" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${text}" />`,
    picture && `<meta property="og:image" content="${picture}" />`,
    picture && '<meta name="twitter:card" content="summary_large_image" />',
    head.preload &&
      `<link rel="preload" as="image" type="${head.preload.type}" imagesrcset="${escaped(head.preload.srcset)}" imagesizes="${escaped(head.preload.sizes)}" fetchpriority="high" />`,
    // A block of data, which no browser runs: the policy of the pages allows it.
    ...(head.data ?? []).map((one) => `<script type="application/ld+json">${escapedJson(one)}</script>`),
  ]
    .filter(Boolean)
    .join('')
}
