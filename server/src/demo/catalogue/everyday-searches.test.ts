import { effectivePrice } from 'contract/money'
import { beforeAll, describe, expect, test } from 'vitest'
import { addProduct } from '../../features/catalog/listing/change-product'
import type { IndexRow } from '../../features/catalog/listing/listing.sql'
import { sortAll } from '../../features/catalog/listing/orders'
import { emptyIndex } from '../../features/catalog/listing/product-index'
import { searchProducts } from '../../features/catalog/listing/search'
import { firstOf, selectProducts } from '../../features/catalog/listing/select'
import { categories } from './categories'
import { conditioning } from './conditioning'
import { gear } from './gear'
import { pantry } from './pantry'
import { programs } from './programs'
import { strength } from './strength'
import { supplements } from './supplements'
import type { DemoProduct } from './types'

const shelves: Record<string, DemoProduct[]> = { supplements, pantry, strength, conditioning, gear, programs }
const index = emptyIndex()

beforeAll(async () => {
  let position = 0
  for (const { slug, texts } of categories) {
    for (const product of shelves[slug] ?? []) {
      const { en, fa, nl } = product.texts
      const row: IndexRow = {
        id: product.sku,
        sku: product.sku,
        categoryId: slug,
        categoryNames: Object.values(texts).map(({ name }) => name),
        ...en,
        translations: { fa, nl },
        price: effectivePrice(product.price, product.salePrice),
        position: ++position,
        createdAt: 0,
        facets: '{}',
        isFeatured: product.featured,
      }
      addProduct(index, row)
    }
  }
  await sortAll(index)
})

const find = (text: string) => {
  const found = searchProducts(index, text, 4)
  const { numbers } = selectProducts(index, { scores: found?.scores }, firstOf(index.ids.length))
  return numbers.map((number) => index.ids[number] as string)
}

/** Everyday searches with the sku prefixes that may come first. */
const SEARCHES: readonly [text: string, first: string][] = [
  // English
  ['protein', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['protein powder', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['protien', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['protien powder', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['proteinpowder', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['vegan protein', 'DAM-VEGA'],
  ['whey', 'DAM-WHEY'],
  ['vanilla', 'DAM-WHEY-VAN'],
  ['vanila', 'DAM-WHEY-VAN'],
  ['vanila whey', 'DAM-WHEY-VAN'],
  ['chocolate protein', 'DAM-WHEY-CAC'],
  ['kettlebell', 'ZAG-KETT'],
  ['kettelbell', 'ZAG-KETT'],
  ['kettle bell', 'ZAG-KETT'],
  ['kettlebells', 'ZAG-KETT'],
  ['kettlebell 16kg', 'ZAG-KETT-16'],
  ['16kg', 'ZAG-KETT-16'],
  ['24 kg kettlebell', 'ZAG-KETT-24'],
  ['dumbell', 'ZAG-DUMB'],
  ['dumb bell', 'ZAG-DUMB'],
  ['adjustable dumbbells', 'ZAG-DUMB-ADJ'],
  ['barbell', 'ZAG-BARB'],
  ['weight plates', 'ZAG-PLAT'],
  ['pullup bar', 'ZAG-PULL'],
  ['jump rope', 'PAR-ROPE'],
  ['skipping rope', 'PAR-ROPE'],
  ['yogamat', 'PAR-MATT'],
  ['yoga mat', 'PAR-MATT'],
  ['foamroller', 'PAR-ROLL'],
  ['resistance bands', 'PAR-BAND-SET'],
  ['creatin', 'DAM-CREA'],
  ['omega3', 'DAM-OMEG'],
  ['vitamin d', 'DAM-VITD'],
  ['preworkout', 'DAM-PREW'],
  ['shaker', 'CHA-SHAK'],
  ['water bottle', 'CHA-BOTT'],
  ['gym bag', 'CHA-DUFF'],
  ['peanut butter', 'SEP-ALMB SEP-PIST'],
  ['oatmeal', 'SEP-OATS'],
  ['lose weight', 'TAV-PROG-FAT'],
  ['2x10', 'ZAG-DUMB-10'],
  ['2 × 10 kg', 'ZAG-DUMB-10'],
  ['12 x 45', 'SEP-DATE'],
  // Dutch
  ['eiwit', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['eiwitpoeder', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['springtouw', 'PAR-ROPE'],
  ['halter', 'ZAG-DUMB ZAG-BARB'],
  ['gewichten', 'ZAG-DUMB ZAG-KETT'],
  ['weerstandsbanden', 'PAR-BAND-SET'],
  ['creatine', 'DAM-CREA'],
  ['havermout', 'SEP-OATS'],
  ['pindakaas', 'SEP-ALMB SEP-PIST'],
  ['sporttas', 'CHA-DUFF'],
  ['bidon', 'CHA-SHAK CHA-BOTT'],
  ['cafeine', 'DAM-PREW SEP-BREW'],
  ['afvallen', 'TAV-PROG-FAT'],
  // Persian, with and without half-spaces, in both letter forms
  ['پروتئین', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['پودر پروتئین', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['پروتیین', 'DAM-WHEY DAM-CASE DAM-VEGA'],
  ['وي وانيل', 'DAM-WHEY-VAN'],
  ['كراتين', 'DAM-CREA'],
  ['کتل بل', 'ZAG-KETT'],
  ['کتلبل', 'ZAG-KETT'],
  ['کتل‌بل ۱۶ کیلویی', 'ZAG-KETT-16'],
  ['دمبل', 'ZAG-DUMB'],
  ['دمبل‌ها', 'ZAG-DUMB'],
  ['هالتر', 'ZAG-BARB'],
  ['طناب ورزشی', 'PAR-ROPE'],
  ['کش ورزشی', 'PAR-BAND'],
  ['مت یوگا', 'PAR-MATT'],
  ['فوم رولر', 'PAR-ROLL'],
  ['بطري', 'CHA-BOTT'],
  ['قمقمه', 'CHA-BOTT'],
  ['میل زورخانه', 'ZAG-MEEL'],
  ['کره بادام', 'SEP-ALMB'],
  ['لاغری', 'TAV-PROG-FAT'],
  ['دمبل ۲×۱۰', 'ZAG-DUMB-10'],
]

describe('everyday searches', () => {
  test('at least sixty searches, in three languages', () => {
    expect(new Set(SEARCHES.map(([text]) => text)).size).toBeGreaterThanOrEqual(60)
  })

  test.each(SEARCHES)('%s: %s first', (text, first) => {
    const [best = 'nothing'] = find(text)
    expect(
      first.split(' ').some((sku) => best.startsWith(sku)),
      `first: ${find(text).slice(0, 4)}`,
    ).toBe(true)
  })

  test('a search does not find a product by the words of its warnings', () => {
    const without = (text: string, sku: string) => expect(find(text), text).not.toContain(sku)
    for (const text of ['back pain', 'rugpijn', 'کمردرد']) without(text, 'PAR-WHEE-AB')
    without('sleep', 'SEP-BREW-006')
    without('painful shoulders', 'ZAG-MEEL-04')
    without('children', 'DAM-OMEG-120')
  })

  test('a powder comes before a shaker that is made for it', () => {
    for (const text of ['protein', 'protein powder', 'eiwit', 'پروتئین']) {
      const found = find(text)
      const powders = ['DAM-WHEY-VAN', 'DAM-WHEY-CAC', 'DAM-CASE-NGT', 'DAM-VEGA-PRO'].map((sku) =>
        found.indexOf(sku),
      )
      expect(powders, text).not.toContain(-1)
      expect(Math.max(...powders), text).toBeLessThan(found.indexOf('CHA-SHAK-700'))
    }
  })
})
