import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Deps } from '../deps'
import { createCategory, createProduct } from '../features/catalog/catalog.logic'
import { createPictureStore, type PictureStore } from '../features/catalog/images/images'
import { insertDiscount } from '../features/orders/discounts/discount-codes.sql'
import { saveShop } from '../features/site/shop.logic'
import type { Db } from '../kernel/db/client'
import { transaction } from '../kernel/db/transaction'
import { newId } from '../kernel/ids'
import { categories } from './catalogue/categories'
import { conditioning } from './catalogue/conditioning'
import { factsWithFacets } from './catalogue/facets'
import { firstOfFamily } from './catalogue/facts'
import { gear } from './catalogue/gear'
import { pantry } from './catalogue/pantry'
import { programs } from './catalogue/programs'
import { strength } from './catalogue/strength'
import { supplements } from './catalogue/supplements'
import type { DemoProduct } from './catalogue/types'
import { discounts } from './discounts'
import { loadApplications } from './load-applications'
import { loadAthletes } from './load-athletes'
import { loadBloodTests } from './load-blood-tests'
import { loadChats } from './load-chats'
import { loadFeedback } from './load-feedback'
import { loadLibrary } from './load-library'
import { issueOrderDocuments, type LoadedProduct, loadOrders } from './load-orders'
import { loadPeople } from './load-people'
import { loadPrograms } from './load-programs'
import { loadNeeds } from './needs'
import { shop } from './shop'

const here = dirname(fileURLToPath(import.meta.url))
/** Next to the source, and next to the built server. */
const PICTURES = [join(here, 'pictures'), join(here, '..', 'src', 'demo', 'pictures')].find(existsSync)

const shelves: Record<string, readonly DemoProduct[]> = {
  supplements,
  pantry,
  strength,
  conditioning,
  gear,
  programs,
}

/** Fills an empty database with the demo business, all or nothing; leaves any other database alone. */
export async function loadDemo(
  deps: Pick<Deps, 'db' | 'config' | 'files'>,
  say: (text: string) => void,
): Promise<void> {
  const [{ empty } = { empty: false }] = await deps.db<{ empty: boolean }[]>`
    select not exists (select 1 from accounts) and not exists (select 1 from products) as empty`
  if (!empty) return
  say('Filling the empty database with the demo business …')
  const pictures = createPictureStore(deps.files)
  // All at once: each waits for the disk.
  const saved = new Map(
    (await Promise.all(pictureNames().map((name) => savePicture(pictures, name)))).flatMap(
      (one) => one ?? [],
    ),
  )
  await transaction(deps.db, async (tx) => {
    await tx`set local lock_timeout = 0`
    await tx`lock table accounts in exclusive mode`
    const [taken] = await tx`select 1 from accounts limit 1`
    if (taken) return
    await saveShop(tx, shop)
    const products = await loadCatalogue(tx, saved)
    await loadNeeds(tx, products)
    for (const discount of discounts) await insertDiscount(tx, { id: newId(), ...discount })
    const people = await loadPeople(tx)
    await loadOrders(tx, people, products)
    await issueOrderDocuments(deps, tx)
    await loadFeedback(tx, people, products)
    const exerciseIds = await loadLibrary(tx)
    const templates = await loadPrograms(tx, exerciseIds)
    await loadAthletes(tx, { people, programs: templates })
    await loadBloodTests(tx, deps.files, people)
    await loadChats(tx, deps.files)
    await loadApplications(tx, deps.files, { programs: templates, admin: people.get('admin') as string })
  })
  say(
    `  ${Object.values(shelves).flat().length} products in ${categories.length} categories, ready to be sold`,
  )
}

function pictureNames(): string[] {
  return Object.entries(shelves).flatMap(([slug, products]) => [
    `category-${slug}`,
    ...products.flatMap(({ key, pictures }) => Array.from({ length: pictures }, (_, i) => `${key}-${i + 1}`)),
  ])
}

/** The name of a picture and the path under which it is served; undefined where there is no such file. */
async function savePicture(pictures: PictureStore, name: string): Promise<[string, string][] | undefined> {
  const file = join(PICTURES ?? '', `${name}.webp`)
  return PICTURES && existsSync(file) ? [[name, await pictures.save(await readFile(file))]] : undefined
}

/** Adds categories and products; returns the products by key. */
async function loadCatalogue(
  tx: Db,
  pictures: ReadonlyMap<string, string>,
): Promise<Map<string, LoadedProduct>> {
  const loaded = new Map<string, LoadedProduct>()
  let position = 0
  for (const category of categories) {
    const { en, fa, nl } = category.texts
    const categoryId = await createCategory(tx, {
      ...en,
      slug: category.slug,
      tint: category.tint,
      position: category.position,
      translations: { fa, nl },
      image: pictures.get(`category-${category.slug}`) ?? null,
    })
    for (const product of shelves[category.slug] ?? []) {
      const views = Array.from({ length: product.pictures }, (_, i) =>
        pictures.get(`${product.key}-${i + 1}`),
      )
      const images = views.filter((view) => view !== undefined)
      const id = await createProduct(tx, {
        ...product.texts.en,
        translations: { fa: product.texts.fa, nl: product.texts.nl },
        sku: product.sku,
        categoryId,
        images,
        priceCents: product.price,
        salePriceCents: product.salePrice,
        stock: product.stock ?? 0,
        trackStock: product.stock !== null,
        weightGrams: Math.round(product.weight * 1000),
        isFeatured: product.featured,
        programTemplate: product.program,
        facts: factsWithFacets(product),
        variantOf: loaded.get(firstOfFamily[product.key] ?? '')?.id,
        position: ++position,
      })
      if (product.salePrice !== null) await dateSale(tx, id)
      loaded.set(product.key, { id, image: images[0] ?? '', product })
    }
  }
  return loaded
}

/** Gives a product on sale the history of a shop: three months at its price, reduced ten days ago. */
async function dateSale(tx: Db, productId: string): Promise<void> {
  await tx`update product_prices set set_at = now() - interval '10 days' where product_id = ${productId}`
  await tx`
    insert into product_prices (product_id, set_at, price_cents)
    select id, now() - interval '90 days', price_cents from products where id = ${productId}`
}
