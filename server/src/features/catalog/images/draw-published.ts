import { setTimeout as sleep } from 'node:timers/promises'
import { PRODUCTS_PER_PAGE } from 'contract/catalog/rules'
import { SECOND } from 'contract/units'
import type { Deps } from '../../../deps'
import { catalogCacheOf } from '../catalog.effects'
import { listCategories, listPage } from '../catalog.logic'
import { drawAhead, startDrawing } from './draw-ahead'

/** Time between readiness and the first drawing. */
const AFTER_START = 5 * SECOND
/** Number of pages of the shop whose pictures are made ahead; sizes of later pages are made when somebody asks. */
const PAGES_MAX = 5
const FIRST = { limit: PRODUCTS_PER_PAGE, minPrice: undefined, maxPrice: undefined }

/** Has sizes made that the first pages of the shop need, and from now on those of new pictures. */
export function drawFromNowOn(deps: Deps): void {
  startDrawing(deps)
  sleep(AFTER_START, undefined, { ref: false })
    .then(async () => drawAhead(deps.files, await listShown(deps)))
    .catch((error) => deps.log.warn({ err: error }, 'sizes of pictures not made ahead'))
}

/** Returns the pictures of categories, and the first one of each product on the first pages of the shop. */
export async function listShown({ db }: Pick<Deps, 'db'>): Promise<string[]> {
  const reader = await catalogCacheOf(db).reader()
  const categories = await listCategories(db, reader, 'en')
  const paths = categories.flatMap(({ image }) => image ?? [])
  for (let page = 1, pages = 1; page <= Math.min(pages, PAGES_MAX); page += 1) {
    const { products, totalPages } = await listPage(db, reader, 'en', { ...FIRST, page })
    pages = totalPages
    paths.push(...products.flatMap(({ images }) => images[0] ?? []))
  }
  return paths.filter((path) => path.startsWith('/images/'))
}
