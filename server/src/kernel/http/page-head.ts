/** What the head of a page says before any script runs: to search engines, to those who share it, to the first view. */
export interface PageHead {
  title: string
  description: string
  /** Path or full address of a picture for those who share the page. */
  picture?: string | undefined
  /** The largest picture of the first view, as `img srcset` and `sizes` name it: fetched beside the application. */
  preload?: { srcset: string; sizes: string; type: string } | undefined
  /** Further `meta` tags by name. */
  meta?: Record<string, string>
  /** Path of the address that the page should be known by, where it is not the one it was opened at. */
  canonical?: string
  /** What the page is about, for machines: JSON-LD by schema.org. */
  data?: readonly object[]
}

/** In the place of a head: nothing is at the address. */
export const MISSING_PAGE = Symbol('no page')

/** The picture of a page that has none of its own; a file of the web. */
export const SHARED_PICTURE = '/share.jpg'

/** Of the home page, and of any page that has no words of its own. */
export const COMMON_HEAD: PageHead = {
  title: 'Tavan: nutrition, equipment and coaching',
  description: 'Supplements with a label you can read, equipment that lasts and coaches who answer.',
  picture: SHARED_PICTURE,
}

/** Text as it may stand between tags and in a quoted attribute. */
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`).replace(/\s+/g, ' ')

/** JSON as it may stand in a `script` tag: nothing in it ends the tag or opens a comment. */
const escapedJson = (value: object) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const DESCRIPTION_MAX = 160

/** The page with its head filled in; `origin` is the address that people use. */
export function withHead(page: string, head: PageHead, origin: string, path: string): string {
  const title = escaped(head.title)
  const whole = head.description.replace(/\s+/g, ' ').trim()
  const text = escaped(
    whole.length > DESCRIPTION_MAX ? `${whole.slice(0, DESCRIPTION_MAX - 1).trimEnd()}…` : whole,
  )
  const address = escaped(new URL(head.canonical ?? path, origin).href)
  const picture = head.picture && escaped(new URL(head.picture, origin).href)
  const tags = [
    `<link rel="canonical" href="${address}" />`,
    '<meta property="og:site_name" content="Tavan" />',
    '<meta property="og:type" content="website" />',
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${text}" />`,
    `<meta property="og:url" content="${address}" />`,
    picture && `<meta property="og:image" content="${picture}" />`,
    picture && '<meta name="twitter:card" content="summary_large_image" />',
    head.preload &&
      `<link rel="preload" as="image" type="${head.preload.type}" imagesrcset="${escaped(head.preload.srcset)}" imagesizes="${escaped(head.preload.sizes)}" fetchpriority="high" />`,
    ...Object.entries(head.meta ?? {}).map(
      ([name, content]) => `<meta name="${escaped(name)}" content="${escaped(content)}" />`,
    ),
    // A block of data, which no browser runs: the policy of the pages allows it.
    ...(head.data ?? []).map((one) => `<script type="application/ld+json">${escapedJson(one)}</script>`),
  ]
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<meta\s+name="description"\s+content=")[^"]*(")/, (_, before, after) => before + text + after)
    .replace(/(?=[ \t]*<script src="\/theme\.js")/, () =>
      tags
        .filter(Boolean)
        .map((tag) => `    ${tag}\n`)
        .join(''),
    )
}
