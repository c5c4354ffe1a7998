import { beforeAll, describe, expect, test } from 'vitest'
import { makeAccount, makeCategory } from '../../../../test/factories'
import { productImports } from '../../../../test/product-import'
import { useApp } from '../../../../test/test-app'
import { readCsv } from '../../../kernel/csv/csv'

const app = useApp({ RATE_LIMITS: 'off' })
let token: string
beforeAll(async () => {
  token = (await makeAccount(app, ['admin'], undefined, 'shop')).token
  const categoryId = await makeCategory(app, 'Caf\u00e9')
  const body = {
    name: 'Caf\u00e9 rope; "long", \u20ac5',
    sku: 'SP-1',
    description: 'Two lines,\nwith a comma; and a semicolon',
    tags: ['jute', 'caf\u00e9'],
    categoryId,
    price: 24.95,
    salePrice: 19.5,
    stockQuantity: 1200,
    trackStock: true,
    weight: 2.5,
    isFeatured: true,
    isActive: false,
    position: 7,
    facts: { netQuantity: { value: 2500, unit: 'g' }, flavor: 'Vanilla' },
    translations: { nl: { name: 'Touw', tags: ['jute'] } },
  }
  const made = await app.call('POST', '/admin/products', { token, body })
  expect(made.statusCode, made.body).toBe(201)
  await app.call('POST', '/admin/products', {
    token,
    body: { name: 'Mat', sku: 'SP-2', price: 8, categoryId },
  })
})
const { call, send, ended } = productImports(app, () => token)

/** Format of a file as a table program writes it: separator, its numbers and its flags. */
interface Program {
  separator: string
  number?: (text: string) => string
  flag?: (text: string) => string
  bytes?: (text: string) => Buffer
}

const dutch = (text: string) => text.replace('.', ',')
const persian = (text: string) =>
  text
    .replace('.', '\u066b')
    .replace(
      /\d/g,
      (digit) => '\u06f0\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9'[Number(digit)] ?? '',
    )

/** The bytes of Windows-1252, which has the euro sign where Latin-1 has a control character. */
const western = (text: string) => Buffer.from(text.replaceAll('\u20ac', '\u0080'), 'latin1')

const PROGRAMS: Record<string, Program> = {
  'Excel in Dutch, as CSV UTF-8': {
    separator: ';',
    number: dutch,
    flag: (text) => (text === 'true' ? 'WAAR' : 'ONWAAR'),
    bytes: (text) => Buffer.from(`\ufeff${text}`),
  },
  'Excel in Dutch, as CSV of Windows': {
    separator: ';',
    number: dutch,
    flag: (text) => (text === 'true' ? 'WAAR' : 'ONWAAR'),
    bytes: western,
  },
  'Excel in English, as CSV of Windows': {
    separator: ',',
    flag: (text) => text.toUpperCase(),
    bytes: western,
  },
  'Excel, as Unicode Text': {
    separator: '\t',
    number: dutch,
    flag: (text) => text.toUpperCase(),
    bytes: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  },
  'LibreOffice or Google in English': { separator: ',', flag: (text) => text.toUpperCase() },
  'Numbers in Dutch': { separator: ';', number: dutch, flag: (text) => text.toUpperCase() },
  'a table in Persian': {
    separator: ';',
    number: persian,
    flag: (text) => (text === 'true' ? '\u062f\u0631\u0633\u062a' : '\u0646\u0627\u062f\u0631\u0633\u062a'),
  },
}

const FLAGS = ['track_stock', 'featured', 'active']
const NUMBERS = ['price', 'sale_price', 'stock', 'weight', 'position']

/** The shop's export as a table program saves it; `edit` changes a cell before. */
async function saved(
  { separator, number, flag, bytes }: Program,
  edit = (_column: string, text: string) => _column && text,
) {
  const { body } = await call('GET', '/export')
  const records: string[][] = []
  async function* chunks() {
    yield Buffer.from(body)
  }
  for await (const { cells } of readCsv(chunks())) records.push(cells)
  const [heading = []] = records
  const write = (column: string, cell: string, line: number) => {
    const text = line === 0 ? cell : edit(column, cell)
    if (line === 0 || text === '') return text
    if (NUMBERS.includes(column)) return number?.(text) ?? text
    return FLAGS.includes(column) ? (flag?.(text) ?? text) : text
  }
  const text = records
    .map((cells, line) =>
      cells
        .map((cell, at) => `"${write(heading[at] ?? '', cell, line).replaceAll('"', '""')}"`)
        .join(separator),
    )
    .join('\r\n')
  return bytes?.(text) ?? Buffer.from(text)
}

describe('the shop\u2019s export, saved by a table program', () => {
  test.each(Object.keys(PROGRAMS))('changes nothing when it comes back from %s', async (name) => {
    const file = await saved(PROGRAMS[name] as Program)
    const state = await ended(await send(file, { setStock: 'true' }))
    expect(state).toMatchObject({ lines: 2, unchanged: 2, created: 0, updated: 0, refused: 0, errors: [] })
  })

  test.each(Object.keys(PROGRAMS))('brings every changed number and flag from %s', async (name) => {
    const changed: Record<string, string> = {
      price: '31.25',
      sale_price: '30.75',
      stock: '1500',
      weight: '3.125',
      position: '12',
      track_stock: 'true',
      featured: 'false',
      active: 'true',
    }
    const isFirst = new Set<string>()
    const edit = (column: string, text: string) => {
      // The first line alone is edited.
      if (!(column in changed) || isFirst.has(column)) return text
      isFirst.add(column)
      return changed[column] ?? text
    }
    const state = await ended(
      await send(await saved(PROGRAMS[name] as Program, edit), { dryRun: 'true', setStock: 'true' }),
    )
    expect(state).toMatchObject({ updated: 1, unchanged: 1, refused: 0, errors: [] })
    const run = await call('POST', `/imports/${state._id}/run`)
    await ended(run)
    const [row] = await app.deps.db`
      select price_cents, sale_price_cents, stock, weight_grams, position, track_stock, is_featured, is_active
      from products where sku = 'SP-1'`
    expect(row).toEqual({
      price_cents: 3125,
      sale_price_cents: 3075,
      stock: 1500,
      weight_grams: 3125,
      position: 12,
      track_stock: true,
      is_featured: false,
      is_active: true,
    })
    await app.deps.db`
      update products set price_cents = 2495, sale_price_cents = 1950, stock = 1200, weight_grams = 2500, position = 7,
        is_featured = true, is_active = false where sku = 'SP-1'`
  })
})

test.each([' SP-2 ', '\u202aSP-2\u202c', 'sp-2', '\u2068Sp-2\u2069'])(
  'a SKU written %j changes its product and adds none',
  async (sku) => {
    const name = `Mat ${sku.trim().length}`
    const state = await ended(await send(`sku;name\n${sku};${name}`))
    expect(state).toMatchObject({ created: 0, refused: 0, errors: [] })
    expect(await app.deps.db`select sku, name from products where lower(sku) like '%sp-2%'`).toEqual([
      { sku: 'SP-2', name },
    ])
  },
)
