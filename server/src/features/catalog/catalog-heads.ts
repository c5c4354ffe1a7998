import type { Category, Product } from 'contract/catalog/calls'
import { IMAGE_WIDTHS } from 'contract/catalog/rules'
import { DEFAULT_LOCALE } from 'contract/locale'
import type { Deps } from '../../deps'
import { Failure } from '../../fail'
import type { FindPageHead } from '../../feature'
import type { Limiter } from '../../kernel/http/limits'
import type { PageHead } from '../../kernel/http/page-head'
import { catalogCacheOf } from './catalog.effects'
import { getProduct, listCategories } from './catalog.logic'

/** The picture of a page that has none of its own; a file of the web. */
const SHARED = '/share.jpg'
const HOME: PageHead = {
  title: 'Tavan: nutrition, equipment and coaching',
  description: 'Supplements with a label you can read, equipment that lasts and coaches who answer.',
  picture: SHARED,
}

/**
 * Heads of the pages that people share and search engines read, in English: the language of a visitor is kept in the
 * browser, and the application writes the title anew. A catalogue that cannot be read, and a
 * caller who asks too much of it, leave the common head.
 */
export function catalogHeads({ db, log }: Pick<Deps, 'db' | 'log'>, limiter: Limiter): FindPageHead {
  const cache = catalogCacheOf(db)
  const read = async <T>(key: string, load: () => Promise<T>): Promise<T> =>
    JSON.parse((await cache.get(key, load)).bytes.toString()) as T

  async function product(id: string): Promise<PageHead> {
    const { name, description, images } = await read<Product>(`head ${id}`, () =>
      getProduct(db, DEFAULT_LOCALE, id),
    )
    const [first] = images
    const own = first?.startsWith('/images/')
    return {
      title: `${name} · Tavan`,
      description,
      picture: own ? `${first}-960.jpg` : SHARED,
      // As the page's gallery asks for it (web/src/ui/picture.tsx).
      preload: own
        ? {
            type: 'image/avif',
            srcset: IMAGE_WIDTHS.map((width) => `${first}-${width}.avif ${width}w`).join(', '),
            sizes: '(min-width: 64rem) 44rem, 100vw',
          }
        : undefined,
    }
  }

  async function category(slug: string): Promise<PageHead | undefined> {
    const all = await read<Category[]>('heads', () => listCategories(db, DEFAULT_LOCALE))
    const found = all.find((one) => one.slug === slug)
    return (
      found && {
        title: `${found.name} · Tavan`,
        description: found.description || HOME.description,
        picture: found.image?.startsWith('/images/') ? `${found.image}-960.jpg` : SHARED,
        meta: { 'tavan:category': found._id },
      }
    )
  }

  return async (path, address) => {
    const [, room, second, third] = path.split('/')
    if (room !== 'product' && room !== 'shop') return HOME
    try {
      limiter.take('read', address)
      if (room === 'product' && second) return await product(second)
      if (room === 'shop' && second === 'category' && third) return await category(third)
    } catch (error) {
      if (!(error instanceof Failure)) log.warn({ err: error }, 'head of a page')
    }
    return HOME
  }
}
