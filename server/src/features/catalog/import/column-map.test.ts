import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeCategory } from '../../../../test/factories'
import { productImports } from '../../../../test/product-import'
import { useApp } from '../../../../test/test-app'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
let category: { id: string; slug: string }
const { call, send, ended, imported, stored } = productImports(app, () => token)
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  const id = await makeCategory(app, 'Protein')
  const [row] = await app.deps.db<{ slug: string }[]>`select slug from categories where id = ${id}`
  category = { id, slug: row?.slug ?? '' }
})

describe('the columns of an import', () => {
  const file = `sku,Artikel,Prijs,Notitie\nMP-1,Touw,9.50,x`

  test('are shown by a dry run, and chosen by another', async () => {
    const dry = await imported(file, { dryRun: 'true' })
    expect(dry.columns).toEqual([
      { heading: 'sku', field: 'sku', example: 'MP-1' },
      { heading: 'Artikel', field: null, example: 'Touw' },
      { heading: 'Prijs', field: null, example: '9.50' },
      { heading: 'Notitie', field: null, example: 'x' },
    ])
    expect(dry).toMatchObject({ refused: 1, categoryId: null })
    const map = { Artikel: 'name', Prijs: 'price', Notitie: null } as const
    const again = await ended(
      await call('POST', `/imports/${dry._id}/run`, { dryRun: true, map, category: category.id }),
    )
    expect(again).toMatchObject({ dryRun: true, created: 1, refused: 0, categoryId: category.id })
    expect(again.columns.map(({ field }: { field: string | null }) => field)).toEqual([
      'sku',
      'name',
      'price',
      null,
    ])
    expect(await stored('MP-1')).toBeUndefined()
    expect(await ended(await call('POST', `/imports/${again._id}/run`))).toMatchObject({ created: 1 })
    expect(await stored('MP-1')).toMatchObject({ name: 'Touw', price_cents: 950, is_active: false })
    const sent = await imported(file.replace('MP-1', 'MP-2'), {
      map: JSON.stringify(map),
      category: category.slug,
    })
    expect(sent).toMatchObject({ created: 1, errors: [] })
  })

  test('must all be decided where products are written', async () => {
    expect((await send(file)).json()).toMatchObject({
      code: 'catalog.import_column_unknown',
      params: { column: 'artikel' },
    })
    const map = JSON.stringify({ Artikel: 'name', Prijs: 'price' })
    expect((await send(file, { map })).json().params).toEqual({ column: 'notitie' })
    expect((await send('Artikel\nx', { dryRun: 'true' })).json().code).toBe('catalog.import_columns')
  })

  test.each([
    [{ Artikel: 'nome' }, 'map.Artikel', 'catalog.import_field_unknown'],
    [{ Kleur: 'name' }, 'map.Kleur', 'catalog.import_heading_unknown'],
    [{ Artikel: 'price', Prijs: 'price' }, 'map.Artikel', 'catalog.import_field_twice'],
    [{ Prijs: 'sku' }, 'map.Prijs', 'catalog.import_field_twice'],
    [{ sku: null }, 'map', 'catalog.import_sku_missing'],
    ['Artikel', 'map', 'request.wrong_type'],
  ])('refuses the choice %j at its field', async (map, field, code) => {
    const answer = await send(file, { dryRun: 'true', map: JSON.stringify(map) })
    expect(answer.statusCode).toBe(400)
    expect(answer.json().fieldCodes[field]).toBe(code)
  })

  test('refuses an unknown category and unknown fields of the form', async () => {
    const codes = async (fields: Record<string, string>) => (await send(file, fields)).json().fieldCodes
    expect(await codes({ category: 'nowhere' })).toEqual({ category: 'catalog.category_unknown' })
    expect(await codes({ colour: 'red' })).toEqual({ colour: 'request.unknown_field' })
    expect((await send(file, { map: '{' })).json().code).toBe('request.bad_json')
  })

  test('take lines without a known category into the chosen one, and refuse them without it', async () => {
    const lines = `sku,name,price,category\nCA-1,Rope,5,Protein\nCA-2,Rope,5,nowhere\nCA-3,Rope,5,`
    const strict = await imported(lines, { dryRun: 'true' })
    expect(strict.errors).toEqual([
      { line: 3, column: 'category', code: 'catalog.category_unknown', value: 'nowhere' },
      { line: 4, column: 'category', code: 'catalog.category_unknown', value: '' },
    ])
    const other = await makeCategory(app, 'Others')
    expect(await imported(lines, { category: other })).toMatchObject({ created: 3, errors: [] })
    expect(await stored('CA-1')).toMatchObject({ category_id: category.id, is_active: true })
    expect(await stored('CA-3')).toMatchObject({ category_id: other })
  })
})
