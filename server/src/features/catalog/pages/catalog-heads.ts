import type { Category, ProductDetail } from 'contract/catalog/calls'
import { GALLERY_SIZES, IMAGE_WIDTHS } from 'contract/catalog/rules'
import type { Locale } from 'contract/locale'
import { addressOf } from 'contract/site/address'
import { findWebPage } from 'contract/site/pages'
import type { Deps } from '../../../deps'
import { Failure } from '../../../fail'
import type { FindPageHead } from '../../../feature'
import type { Pool } from '../../../kernel/db/client'
import type { Limiter } from '../../../kernel/http/limits'
import {
  commonHead,
  MISSING_PAGE,
  type PageHead,
  pageTitle,
  SHARED_PICTURE,
} from '../../../kernel/http/page-head'
import { catalogCacheOf } from '../catalog.effects'
import { getProduct, listCategories } from '../catalog.logic'
import { breadcrumbData, productData } from '../catalog-data'
import type { CatalogReader } from '../listing/catalog-reader'

const SHOP: Record<Locale, string> = { en: 'Shop', fa: 'فروشگاه', nl: 'Winkel' }
const categoryPath = (slug: string) => `/shop/category/${encodeURIComponent(slug)}`

/**
 * Returns heads of product and category pages in the language of the address. Unknown ones have no page; if the
 * catalogue cannot be read, or the caller exceeds the limit, the common head is used.
 */
export function catalogHeads(
  { db, log, config }: Pick<Deps, 'db' | 'log' | 'config'>,
  limiter: Limiter,
): FindPageHead {
  const origin = config.publicUrl
  const cache = catalogCacheOf(db)
  const read = async <T>(key: string, load: (catalog: CatalogReader) => Promise<T>): Promise<T> =>
    JSON.parse((await cache.get(key, load)).bytes.toString()) as T

  /** The way from the shop to a page, by names and paths. */
  const wayOf = (locale: Locale, ...steps: (readonly [name: string, path: string])[]) =>
    breadcrumbData(
      [[SHOP[locale], '/shop'] as const, ...steps].map(([name, path]) => ({
        name,
        path: addressOf({ locale, path }),
      })),
      origin,
    )

  async function product(locale: Locale, id: string): Promise<PageHead> {
    const found = await read<ProductDetail>(`head ${locale} ${id}`, () => getProduct(db, locale, id))
    const { name, categoryId } = found
    const canonical = `/product/${found._id}`
    const address = origin + addressOf({ locale, path: canonical })
    return {
      title: pageTitle(locale, name),
      description: found.description,
      ...pictureOf(found.images[0]),
      canonical,
      data: [
        productData(found, address, origin),
        wayOf(locale, [categoryId.name, categoryPath(categoryId.slug)], [name, canonical]),
      ],
    }
  }

  async function category(locale: Locale, slug: string): Promise<PageHead | typeof MISSING_PAGE> {
    const found = await findCategory(db, locale, slug)
    if (!found) return MISSING_PAGE
    const canonical = categoryPath(found.slug)
    return {
      title: pageTitle(locale, found.name),
      description: found.description || commonHead(locale).description,
      picture: pictureOf(found.image).picture,
      canonical,
      data: [wayOf(locale, [found.name, canonical])],
    }
  }

  return async ({ path, locale }, caller) => {
    const page = findWebPage(path)?.path
    const [, , second = '', third = ''] = path.split('/').map(decoded)
    const isProduct = page === '/product/:id'
    if (!isProduct && page !== '/shop/category/:slug' && page !== '/shop/:slug') return undefined
    if (isProduct && !/^[\w-]{1,64}$/.test(second)) return MISSING_PAGE
    try {
      limiter.take('read', caller)
      if (isProduct) return await product(locale, second)
      return await category(locale, page === '/shop/:slug' ? second : third)
    } catch (error) {
      if (error instanceof Failure && error.code === 'catalog.product_not_found') return MISSING_PAGE
      if (!(error instanceof Failure)) log.warn({ err: error }, 'head of a page')
      return commonHead(locale)
    }
  }
}

/** The category of a page, from the cached catalogue. */
export async function findCategory(db: Pool, locale: Locale, slug: string): Promise<Category | undefined> {
  const all = await catalogCacheOf(db).get(`heads ${locale}`, (catalog) =>
    listCategories(db, catalog, locale),
  )
  return (JSON.parse(all.bytes.toString()) as Category[]).find((one) => one.slug === slug)
}

/** The page's picture for those who share it, and the one that its gallery shows first (web/src/ui/picture.tsx). */
function pictureOf(image: string | null | undefined): Pick<PageHead, 'picture' | 'preload'> {
  if (!image?.startsWith('/images/')) return { picture: SHARED_PICTURE }
  return {
    picture: `${image}-960.jpg`,
    preload: {
      type: 'image/avif',
      srcset: IMAGE_WIDTHS.map((width) => `${image}-${width}.avif ${width}w`).join(', '),
      sizes: GALLERY_SIZES,
    },
  }
}

/** A part of a path as it was meant; one that cannot be read stays as it is, and names nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
