import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeCategory, makeProduct } from '../../../../test/factories'
import { productImports } from '../../../../test/product-import'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let category: { id: string; slug: string }
const { call, ended, imported, stored } = productImports(app, () => token)
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  const id = await makeCategory(app, 'Protein')
  const [row] = await app.deps.db<{ slug: string }[]>`select slug from categories where id = ${id}`
  category = { id, slug: row?.slug ?? '' }
})

const headings = {
  old: `Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,\
Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,\
Image Src,Status`,
  new: `URL handle,Title,Description,Vendor,Type,Tags,Published on online store,Option1 name,Option1 value,Option2 name,\
Option2 value,SKU,Weight value (grams),Inventory tracker,Inventory quantity,Price,Compare-at price,\
Product image URL,Status`,
}

describe('a table of Shopify', () => {
  test.each(['old', 'new'] as const)(
    'imports the rows of one handle as a family of drafts (%s headings)',
    async (generation) => {
      const sku = (n: number) => `SH-${generation}-${n}`
      const file = `${headings[generation]}
whey,Whey,<p>Pure &amp; <b>plain</b></p><ul><li>26 g</li></ul>,Damavand,Protein,"whey, milk",TRUE,Flavour,Vanilla,\
Color,White,${sku(1)},1000,shopify,7,24.95,29.95,https://x.test/1.jpg,active
whey,,,,,,,,Cocoa,,Brown,${sku(2)},500,shopify,-2,24.95,24.95,,
whey,,,,,,,,,,,,,,,,,https://x.test/2.jpg,
rope,Rope,,,Protein,,TRUE,Title,Default Title,,,${sku(3)},0,,,10,,,active`
      const dry = await imported(file, { dryRun: 'true' })
      expect(dry).toMatchObject({ created: 3, refused: 0, lines: 3, errors: [] })
      const fields = dry.columns.map(({ field }: { field: string | null }) => field)
      expect([fields[0], fields.at(-2), fields.at(-1)]).toEqual(['family', null, null])
      expect(dry.columns[1]).toEqual({ heading: 'Title', field: 'name', example: 'Whey' })
      const run = await call('POST', `/imports/${dry._id}/run`)
      expect(await ended(run)).toMatchObject({ created: 3, errors: [] })
      const [first, second] = [await stored(sku(1)), await stored(sku(2))]
      expect(first).toMatchObject({
        name: 'Whey – White',
        description: 'Pure & plain\n\n• 26 g',
        tags: ['whey', 'milk'],
        category_id: category.id,
        price_cents: 2995,
        sale_price_cents: 2495,
        weight_grams: 1000,
        stock: 7,
        track_stock: true,
        is_active: false,
        images: [],
        variant_of: null,
        facts: { flavor: 'Vanilla' },
      })
      expect(second).toMatchObject({
        name: 'Whey – Brown',
        description: first?.description,
        category_id: category.id,
        price_cents: 2495,
        sale_price_cents: null,
        weight_grams: 500,
        stock: 0,
        facts: { flavor: 'Cocoa' },
        variant_of: first?.id,
      })
      const rope = { name: 'Rope', track_stock: false, variant_of: null, facts: {}, is_active: false }
      expect(await stored(sku(3))).toMatchObject(rope)
      expect(await imported(file)).toMatchObject({ created: 0, updated: 0, unchanged: 3, refused: 0 })
    },
  )

  test('keeps whether existing products are in the shop, their category and their stock', async () => {
    const other = await makeCategory(app, 'Elsewhere')
    await makeProduct(app, { sku: 'SH-KEEP', categoryId: other, stock: 4 })
    const file = `Handle,Title,Type,Variant SKU,Variant Inventory Qty,Variant Price\nkeep,Kept,Unknown,SH-KEEP,,12`
    expect(await imported(file)).toMatchObject({ updated: 1, errors: [] })
    expect(await stored('SH-KEEP')).toMatchObject({
      name: 'Kept',
      is_active: true,
      category_id: other,
      stock: 4,
      track_stock: true,
    })
  })

  test('joins a family across batches and one whose first line is refused', async () => {
    const rows = Array.from({ length: 249 }, (_, n) => `big,,,BIG-${n + 1},5`)
    const file = ['Handle,Title,Type,Variant SKU,Variant Price', 'big,Big,,BIG-0,free', ...rows].join('\n')
    for (const dryRun of ['true', 'false']) {
      const state = await imported(file, { dryRun, category: category.slug })
      expect(state).toMatchObject({ created: 249, refused: 1, categoryId: category.id })
      const problem = { line: 2, column: 'Variant Price', code: 'catalog.csv_value', value: 'free' }
      expect(state.errors).toEqual([problem])
    }
    const first = await stored('BIG-1')
    expect(first?.variant_of).toBeNull()
    expect(await stored('BIG-249')).toMatchObject({ variant_of: first?.id, name: 'Big' })
    // The first line joins the family once it is right.
    const right = await imported(file.replace('free', '5'), { category: category.slug })
    expect(right).toMatchObject({ created: 1, unchanged: 249 })
    expect(await stored('BIG-0')).toMatchObject({ variant_of: first?.id })
  })

  test('reports unreadable prices by the heading of the file', async () => {
    const file = `Handle,Title,Type,Variant SKU,Variant Grams,Variant Price,Variant Compare At Price
a,A,Protein,SH-E1,heavy,5,
b,B,Protein,SH-E2,1,5,old`
    expect((await imported(file, { dryRun: 'true' })).errors).toEqual([
      { line: 2, column: 'Variant Grams', code: 'catalog.csv_value', value: 'heavy' },
      { line: 3, column: 'Variant Compare At Price', code: 'catalog.csv_value', value: 'old' },
    ])
  })
})

test('a table of WooCommerce imports variations as a family with the texts of their parent', async () => {
  const file = `ID,Type,SKU,Name,Published,Is featured?,Description,In stock?,Stock,Weight (lbs),Sale price,\
Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Meta: _x
12,variation,WO-2,Tee - M,1,0,,1,,,,20,,,,id:10,1,Size,M,
10,variable,WO-TEE,Tee,1,0,Soft\\ncotton,1,,2,,,"Shop > Protein, Sale","tee, soft",https://x.test/a.jpg,,0,Size,"S, M",
11,variation,WO-1,Tee - S,1,0,,0,,,15,20,,,,id:10,0,Size,S,
20,"simple, virtual",WO-3,Mat,-1,1,,1,5,,,30,Protein,,,,0,Colors,"Red, Blue",
21,variation,WO-4,Mat - XL,1,0,,1,2,,,31,Protein,,,WO-3,0,Size,XL,`
  const state = await imported(file)
  expect(state).toMatchObject({ lines: 4, created: 4, refused: 0, errors: [] })
  expect(await stored('WO-TEE')).toBeUndefined()
  const [medium, mat] = [await stored('WO-2'), await stored('WO-3')]
  const shared = {
    name: 'Tee',
    description: 'Soft\ncotton',
    tags: ['tee', 'soft'],
    category_id: category.id,
    price_cents: 2000,
    weight_grams: 907,
    stock: 0,
    is_active: false,
  }
  expect(medium).toMatchObject({
    ...shared,
    facts: { size: 'M' },
    sale_price_cents: null,
    track_stock: false,
    variant_of: null,
  })
  // Sold out and not counted: only a count can say so here.
  const small = { facts: { size: 'S' }, sale_price_cents: 1500, track_stock: true, variant_of: medium?.id }
  expect(await stored('WO-1')).toMatchObject({ ...shared, ...small })
  expect(mat).toMatchObject({ name: 'Mat', is_featured: true, stock: 5, track_stock: true, facts: {} })
  expect(await stored('WO-4')).toMatchObject({
    name: 'Mat - XL',
    variant_of: mat?.id,
    facts: { size: 'XL' },
  })
  expect(await imported(file)).toMatchObject({ unchanged: 4, updated: 0 })
})
