import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeCategory, makeProduct } from '../../../../test/factories'
import { productImports } from '../../../../test/product-import'
import { useApp } from '../../../../test/test-app'
import { RetryableError } from '../../../kernel/jobs/jobs'
import { workOn } from './import.logic'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let slug: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  const id = await makeCategory(app)
  const [category] = await app.deps.db<{ slug: string }[]>`select slug from categories where id = ${id}`
  slug = category?.slug ?? ''
})

const { call, send, finish, imported, stored } = productImports(app, () => token)

describe('an import of products', () => {
  test('adds and changes by sku; lines that are wrong are told by line and column, the others count', async () => {
    const file = [
      'sku,name,category,price,stock,tags,name_nl,variant_of',
      `IM-1,Rope,${slug},59.90,5,jute|long,Touw,`,
      `IM-2,Long rope,${slug},79.90,2,,,IM-1`,
      `IM-3,Cheap rope,${slug},free,1,,,`,
      `IM-4,Rope,nowhere,10,1,,,`,
      `IM-1,Rope again,${slug},10,1,,,`,
      `IM-5,,${slug},0,-1,,,nothing`,
      'IM-6,"Rope",x,1,2,3,4,5,6',
    ].join('\n')
    const dry = await imported(file, { dryRun: 'true' })
    const expected = { status: 'done', lines: 7, done: 7, created: 2, refused: 5, updated: 0 }
    expect(dry).toMatchObject({ ...expected, dryRun: true })
    expect(await stored('IM-1')).toBeUndefined()
    expect(dry.errors).toEqual([
      { line: 4, column: 'price', code: 'catalog.csv_value', value: 'free' },
      { line: 5, column: 'category', code: 'catalog.category_unknown', value: 'nowhere' },
      { line: 6, code: 'catalog.csv_twice', value: 'IM-1' },
      { line: 7, column: 'name', code: 'catalog.name_required', value: '' },
      { line: 7, column: 'price', code: 'catalog.price_invalid', value: '0' },
      { line: 7, column: 'stock', code: 'catalog.stock_invalid', value: '-1' },
      { line: 8, code: 'catalog.csv_cells', value: 'IM-6' },
    ])
    const run = await call('POST', `/imports/${dry._id}/run`)
    expect(run.statusCode, run.body).toBe(201)
    expect(await finish(run.json().data._id)).toMatchObject({ ...expected, dryRun: false, by: 'Sara Moradi' })
    const [first, second] = [await stored('IM-1'), await stored('IM-2')]
    expect(first).toMatchObject({
      price_cents: 5990,
      stock: 5,
      tags: ['jute', 'long'],
      translations: { nl: { name: 'Touw' } },
    })
    expect(second?.variant_of).toBe(first?.id)
    expect((await app.call('GET', `/products/${first?.id}`)).json().data.name).toBe('Rope')
    const movements = await app.deps
      .db`select delta, cause from stock_movements where product_id = ${first?.id as string}`
    expect(movements).toMatchObject([{ delta: 5, cause: 'import' }])
    // A second import changes nothing and keeps existing stock.
    const again = await imported(`sku,price,stock\nIM-1,59.90,99\nIM-2,75,2`)
    expect(again).toMatchObject({ unchanged: 1, updated: 1, refused: 0 })
    expect(await stored('IM-1')).toMatchObject({ stock: 5 })
    await imported(`sku,stock\nIM-1,99`, { setStock: 'true' })
    expect(await stored('IM-1')).toMatchObject({ stock: 99, name: 'Rope' })
  })

  test('reads numbers, flags and skus as table programs write them', async () => {
    const file = [
      'sep=;',
      '',
      'sku;name;category;price;stock;weight;track_stock;;',
      `LC-1;Rope;${slug};24,95;۱۲;۲٫۵;ONWAAR;;`,
      ';;;;;;;;',
      `LC-2;Rope;${slug};۲۲٫۵;1;0,5;نادرست;;`,
      `LC-3;Rope;${slug};1,5E+3;1;1;TRUE;;`,
      `8,71E+12;Rope;${slug};5;1;1;TRUE;;`,
      `lc-1;Rope again;${slug};5;1;1;TRUE;;`,
    ].join('\r\n')
    const state = await imported(file)
    expect(state.errors).toEqual([
      { line: 7, column: 'price', code: 'catalog.csv_scientific', value: '1,5E+3' },
      { line: 8, column: 'sku', code: 'catalog.csv_scientific', value: '8,71E+12' },
      { line: 9, code: 'catalog.csv_twice', value: 'lc-1' },
    ])
    expect(await stored('LC-1')).toMatchObject({
      price_cents: 2495,
      stock: 12,
      weight_grams: 2500,
      track_stock: false,
    })
    expect(await stored('LC-2')).toMatchObject({ price_cents: 2250, weight_grams: 500, track_stock: false })
  })

  test.each(['1,230', '1.230', '12,500', '۱,۲۳۰'])(
    'refuses the price %s, which is a thousand in one language and a fraction in another',
    async (price) => {
      const state = await imported(`sku;name;category;price\nGR-1;Rope;${slug};${price}`)
      expect(state.errors).toEqual([{ line: 2, column: 'price', code: 'catalog.csv_value', value: price }])
      expect(await stored('GR-1')).toBeUndefined()
    },
  )

  test('takes a sku in another case for the same product; refuses it where several match', async () => {
    await makeProduct(app, { sku: 'Case-1' })
    await makeProduct(app, { sku: 'Two-1' })
    await makeProduct(app, { sku: 'TWO-1' })
    const state = await imported('sku,name\nCASE-1,Renamed\ntwo-1,Neither\nTwo-1,Exact')
    expect(state).toMatchObject({ created: 0, updated: 2, refused: 1 })
    expect(state.errors).toEqual([{ line: 3, column: 'sku', code: 'catalog.csv_sku_case', value: 'two-1' }])
    expect(await stored('Case-1')).toMatchObject({ name: 'Renamed' })
    expect(await stored('Two-1')).toMatchObject({ name: 'Exact' })
    expect(await stored('CASE-1')).toBeUndefined()
  })

  test('imports an export without any difference, formulas escaped (S48)', async () => {
    await makeProduct(app, {
      name: '=HYPERLINK("x")',
      description: "+1, 'two'\nlines",
      sku: 'EX-1',
      translations: { fa: { name: '-طناب' } },
    })
    const file = await call('GET', '/export')
    expect(file.headers['content-disposition']).toBe('attachment; filename="products.csv"')
    expect(file.body).toContain(`EX-1,"'=HYPERLINK(""x"")","'+1, 'two'\nlines"`)
    const state = await imported(file.body, { setStock: 'true' })
    expect(state).toMatchObject({ updated: 0, created: 0, refused: 0, errors: [] })
    expect(state.unchanged).toBe(state.lines)
    expect(
      await app.deps
        .db`select from audit_events where action = 'product_changed' and details ->> 'import' = ${state._id}`,
    ).toHaveLength(0)
  })

  test('goes on where it was after its process ended', async () => {
    const lines = Array.from({ length: 450 }, (_, n) => `GO-${n},Rope ${n},${slug},10,1`)
    const answer = await send(['sku,name,category,price,stock', ...lines].join('\n'))
    const id = answer.json().data._id
    await workOn(app.deps, { importId: id }, -1)
    expect((await call('GET', `/imports/${id}`)).json().data).toMatchObject({
      status: 'running',
      done: 200,
      created: 200,
    })
    const busy = await send('sku\nX')
    expect([busy.statusCode, busy.json().code]).toEqual([409, 'catalog.import_running'])
    // Two at once: one of them finds that the other has gone on.
    await Promise.all([workOn(app.deps, { importId: id }), workOn(app.deps, { importId: id })])
    expect((await call('GET', `/imports/${id}`)).json().data).toMatchObject({
      status: 'done',
      done: 450,
      created: 450,
    })
    const [row] = await app.deps.db`select count(*)::int as n from products where sku like 'GO-%'`
    expect(row?.n).toBe(450)
    expect((await call('GET', '/imports?limit=1')).json().data.items[0]._id).toBe(id)
  })

  test('begins once, however often its button is pressed', async () => {
    const dry = await imported(`sku,name,category,price\nON-1,Rope,${slug},10`, { dryRun: 'true' })
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', `/imports/${dry._id}/run`)))
    expect(answers.map((one) => one.statusCode).sort()).toEqual([201, 409, 409, 409])
    const begun = answers.find((one) => one.statusCode === 201)
    expect(await finish(begun?.json().data._id)).toMatchObject({ created: 1 })
  })

  test('a dry run knows the families of earlier lines as the import does', async () => {
    const lines = Array.from({ length: 250 }, (_, n) => `FA-${n},Rope ${n},${slug},10,`)
    const file = ['sku,name,category,price,variant_of', ...lines, `FA-X,Rope,${slug},10,FA-3`].join('\n')
    const expected = { created: 251, refused: 0 }
    expect(await imported(file, { dryRun: 'true' })).toMatchObject(expected)
    expect(await imported(file)).toMatchObject(expected)
    expect((await stored('FA-X'))?.variant_of).toBe((await stored('FA-3'))?.id)
    // A product that leaves a family starts a new one.
    await imported('sku,variant_of\nFA-X,\nFA-4,FA-X')
    expect((await stored('FA-4'))?.variant_of).toBe((await stored('FA-X'))?.id)
  })

  test('updates a product that is added while it runs', async () => {
    const answer = await send(`sku,name,category,price\nRA-1,Rope,${slug},10`)
    const importId = answer.json().data._id
    const { db } = app.deps
    let work: Promise<void> = Promise.resolve()
    await db.begin(async (tx) => {
      await tx`
        insert into products (id, sku, category_id, name, price_cents)
        select 'ra-1', 'RA-1', id, 'Rope', 900 from categories where slug = ${slug}`
      work = workOn(app.deps, { importId })
      work.catch(() => undefined)
      const waiting = () => db`
        select from pg_stat_activity where datname = current_database() and wait_event = 'transactionid'`
      await expect.poll(waiting).toHaveLength(1)
    })
    await expect(work).rejects.toThrow(RetryableError)
    expect(await finish(importId)).toMatchObject({ status: 'done', created: 0, updated: 1 })
    expect(await stored('RA-1')).toMatchObject({ id: 'ra-1', price_cents: 1000 })
  })

  test('requires a CSV file whose first line names known columns', async () => {
    const code = async (...args: Parameters<typeof send>) => (await send(...args)).json().code
    expect(await code('name,price\nRope,1')).toBe('catalog.import_columns')
    expect(await code('')).toBe('catalog.import_columns')
    expect(await code('sku,sku\n1,2')).toBe('catalog.import_columns')
    expect(await code('sku,colour\n1,2')).toBe('catalog.import_column_unknown')
    expect(await code(Buffer.from([0x73, 0x6b, 0x75, 0x0a, 0x81]))).toBe('catalog.import_file')
    expect(await code('sku\n1', {}, 'products.xlsx')).toBe('catalog.import_file')
    expect((await call('GET', '/imports/nothing')).json().code).toBe('catalog.import_not_found')
    expect((await call('POST', '/imports/nothing/run')).statusCode).toBe(404)
  })
})
