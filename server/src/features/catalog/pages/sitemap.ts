import { DEFAULT_LOCALE, localeCodes } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { webPages } from 'contract/site/pages'
import { MINUTE } from 'contract/units'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import { Shared, sendTagged } from '../../../kernel/http/compress'
import { listCategories } from '../catalog.sql'
import { countListed, listProductIds } from './sitemap.sql'

/** Search engines read a sitemap a few times a day; it need not know of the last minutes. */
const LIFETIME = 10 * MINUTE
/**
 * Products per part. A sitemap may list 50,000 addresses; each page has 1.5 kB with its languages, and a part must be
 * short enough to write between two requests.
 */
export const PRODUCTS_PER_PART = 1000
/** Parts that are kept: search engines read one after the other, and the whole would be as large as the catalogue. */
const PARTS_MAX = 4

interface Kept {
  madeAt: number
  map: Promise<Shared | undefined>
}

/** `/sitemap.xml` names every page that all may find; of a large catalogue it names its parts, `/sitemap-1.xml` and on. */
export function sitemapRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'config'>,
  perPart = PRODUCTS_PER_PART,
) {
  const kept = new Map<number, Kept>()
  /** Reads a part once for ten minutes; a failed reading is repeated. */
  const find = (part: number) => {
    const known = kept.get(part)
    if (known && Date.now() - known.madeAt < LIFETIME) return known.map
    const map = writeSitemap(deps, part, perPart)
    kept.delete(part)
    if (kept.size >= PARTS_MAX) kept.delete(kept.keys().next().value as number)
    kept.set(part, { madeAt: Date.now(), map })
    // A number beyond the catalogue is not remembered: whoever counts on fills no memory.
    map.then(
      (made) => made ?? kept.delete(part),
      () => kept.delete(part),
    )
    return map
  }
  for (const path of ['/sitemap.xml', '/sitemap-:part.xml'])
    app.get<{ Params: { part?: string } }>(path, async (request, reply) => {
      const { part = '0' } = request.params
      const map = /^(0|[1-9]\d{0,4})$/.test(part) ? await find(Number(part)) : undefined
      if (!map) throw new Failure('request.not_found')
      reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=600')
      return sendTagged(request, reply, map)
    })
}

/** Part 0 is the sitemap itself; undefined where there is no such part. */
async function writeSitemap(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  part: number,
  perPart: number,
): Promise<Shared | undefined> {
  const origin = config.publicUrl
  const parts = Math.ceil((await countListed(db)) / perPart)
  const divided = parts > 1
  if (part > 0 && (!divided || part > parts)) return undefined
  if (part === 0 && divided) {
    const files = Array.from({ length: parts }, (_, at) => `${origin}/sitemap-${at + 1}.xml`)
    return xml(
      'sitemapindex',
      files.map((file) => `  <sitemap><loc>${escaped(file)}</loc></sitemap>\n`),
    )
  }
  const products = await listProductIds(db, perPart, Math.max(0, part - 1) * perPart)
  const paths = products.map((id) => `/product/${id}`)
  // The first part has pages and categories.
  if (part > 1) return xml('urlset', inEveryLanguage(origin, paths))
  const pages = webPages.flatMap((page) => ('listed' in page ? [page.path] : []))
  const categories = (await listCategories(db, DEFAULT_LOCALE)).map(
    ({ slug }) => `/shop/category/${encodeURIComponent(slug)}`,
  )
  return xml('urlset', inEveryLanguage(origin, [...pages, ...categories, ...paths]))
}

/** Each page as many times as there are languages, each time with its address in all of them. */
function inEveryLanguage(origin: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const addresses = localeCodes.map((locale) => escaped(origin + addressOf({ locale, path })))
    const links = [
      ...localeCodes.map((locale, at) => alternate(locale, addresses[at] ?? '')),
      alternate('x-default', escaped(origin + path)),
    ].join('')
    return addresses.map((address) => `  <url><loc>${address}</loc>${links}</url>\n`)
  })
}

const alternate = (lang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

const escaped = (text: string) => text.replace(/[&<>'"]/g, (sign) => SIGNS[sign] ?? sign)

function xml(root: 'urlset' | 'sitemapindex', items: readonly string[]): Shared {
  const languages = root === 'urlset' ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : ''
  return new Shared(
    Buffer.from(
      `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${languages}>\n${items.join('')}</${root}>\n`,
    ),
  )
}
