import { describe, expect, test } from 'vitest'
import { defaultColumns, isPictureHeading, mapColumns, mapProblems, tableKindOf } from './import-columns'

const fieldsOf = (headings: string[]) =>
  Object.fromEntries(defaultColumns(headings).map(({ heading, field }) => [heading, field]))

describe('tableKindOf', () => {
  test.each([
    ['own', ['SKU', 'Name', 'sale price', '']],
    ['other', ['sku', 'Name', 'Notes']],
    ['shopify', ['Handle', 'Title', 'Variant Price']],
    ['shopify', ['Title', 'URL handle', 'Price']],
    ['woocommerce', ['ID', 'Type', 'SKU', 'Regular price']],
  ])('recognises a table as %s by %j', (kind, headings) => {
    expect(tableKindOf(headings)).toBe(kind)
  })
})

describe('defaultColumns', () => {
  test('maps headings of the export in any case, with spaces or underscores', () => {
    expect(fieldsOf(['SKU', ' Sale Price', 'name_fa', 'Kleur'])).toEqual({
      SKU: 'sku',
      'Sale Price': 'sale_price',
      name_fa: 'name_fa',
      Kleur: null,
    })
  })

  test("prefers Shopify's own type to its taxonomy wherever both are", () => {
    expect(fieldsOf(['URL handle', 'Product category', 'Type'])).toMatchObject({
      'Product category': null,
      Type: 'category',
    })
    expect(fieldsOf(['URL handle', 'Product category'])['Product category']).toBe('category')
  })

  test('leaves out columns of another shop that share a name with ours', () => {
    expect(fieldsOf(['SKU', 'Regular price', 'Images', 'Position', 'Published'])).toMatchObject({
      Images: null,
      Position: null,
      Published: null,
    })
  })
})

test('isPictureHeading knows the pictures of both shops', () => {
  const left = [
    'Image Src',
    'Images',
    'Product image URL',
    'Variant Image',
    'Variant image URL',
    'Image position',
  ]
  expect(left.filter((heading) => !isPictureHeading({ heading, field: null }))).toEqual([])
  expect(isPictureHeading({ heading: 'images', field: 'images' })).toBe(false)
  expect(isPictureHeading({ heading: 'Vendor', field: null })).toBe(false)
})

describe('a choice of fields', () => {
  const columns = defaultColumns(['sku', 'Price', 'Old price'])

  test('changes the named columns only, whatever their case', () => {
    const map = { 'old PRICE': 'compare_at_price', price: null } as const
    expect(mapProblems(columns, map)).toEqual([])
    expect(mapColumns(columns, map).map(({ field }) => field)).toEqual(['sku', null, 'compare_at_price'])
  })

  test('must name headings of the file, and give a field to one of them', () => {
    expect(mapProblems(columns, { 'Old price': 'price', Colour: null })).toEqual([
      { heading: 'Old price', code: 'catalog.import_field_twice' },
      { heading: 'Colour', code: 'catalog.import_heading_unknown' },
    ])
  })
})
