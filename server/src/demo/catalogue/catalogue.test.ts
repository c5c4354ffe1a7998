import { GRID_DESCRIPTION_MAX, LIST_TAGS } from 'contract/catalog/calls'
import { type Locale, localeCodes } from 'contract/locale'
import { effectivePrice } from 'contract/money'
import { orderStatuses } from 'contract/orders/rules'
import { describe, expect, it } from 'vitest'
import { orders } from '../orders'
import { people } from '../people'
import { categories } from './categories'
import { conditioning } from './conditioning'
import { gear } from './gear'
import { pantry } from './pantry'
import { programs } from './programs'
import { strength } from './strength'
import { supplements } from './supplements'
import type { DemoProduct } from './types'

const shelves: Record<string, DemoProduct[]> = { supplements, pantry, strength, conditioning, gear, programs }
const products = Object.values(shelves).flat()
const texts = products.flatMap((product) =>
  localeCodes.map((locale) => ({ at: `${product.key} ${locale}`, locale, ...product.texts[locale] })),
)
/** The numbers in a text, in whatever digits and with whatever separators, sorted. */
const numbers = (text: string) =>
  (text.replace(/[۰-۹]/g, (d) => String(d.charCodeAt(0) & 0xf)).match(/\d+(?:[.,٫]\d+)*/g) ?? [])
    .map((n) => n.replace(/[,.](?=\d{3}\b)/g, '').replace(/[,٫]/g, '.'))
    .sort()
const firstSentence = (text: string) => text.match(/^.*?[.](?=\s)/)?.[0] ?? text

describe('the demo catalogue', () => {
  it('has at least 48 products in 6 categories, none of them empty', () => {
    expect(products.length).toBeGreaterThanOrEqual(48)
    expect(categories.map((category) => category.slug).sort()).toEqual(Object.keys(shelves).sort())
    expect(categories).toHaveLength(6)
    expect(new Set(categories.map((category) => category.position)).size).toBe(6)
    expect(new Set(categories.map((category) => category.tint)).size).toBe(6)
    for (const [slug, shelf] of Object.entries(shelves)) expect(shelf.length, slug).toBeGreaterThan(0)
  })

  it('has no key, sku or name twice', () => {
    for (const values of [
      products.map((product) => product.key),
      products.map((product) => product.sku),
      ...localeCodes.map((locale) => products.map((product) => product.texts[locale].name)),
    ]) {
      expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([])
    }
  })

  it('prices are whole cents and a sale is lower than the price', () => {
    for (const { key, price, salePrice } of products) {
      expect(Number.isInteger(price) && price > 0, key).toBe(true)
      if (salePrice === null) continue
      expect(Number.isInteger(salePrice), key).toBe(true)
      expect(effectivePrice(price, salePrice), key).toBeLessThan(price)
    }
  })

  it('shows every state: some on sale, some featured, one sold out, one with 3 left, three programs', () => {
    expect(products.filter((product) => product.salePrice !== null).length).toBeGreaterThan(3)
    expect(products.filter((product) => product.featured).length).toBeGreaterThan(3)
    expect(products.filter((product) => product.stock === 0)).toHaveLength(1)
    expect(products.filter((product) => product.stock === 3)).toHaveLength(1)
    const sold = products.filter((product) => product.program !== null)
    expect(sold).toEqual(programs)
    expect(new Set(sold.map((product) => product.program)).size).toBe(3)
  })

  it('keeps stock and weight for goods and neither for programs', () => {
    for (const { key, program, stock, weight } of products) {
      expect(stock === null, key).toBe(program !== null)
      expect(weight === 0, key).toBe(program !== null)
    }
  })

  it('has a name, 3 to 6 tags and 60 to 130 words in every language, without an exclamation mark', () => {
    for (const { at, name, description, tags } of texts) {
      expect(name.trim(), at).not.toBe('')
      const words = description.split(/\s+/).length
      expect(words >= 60 && words <= 130, `${at}: ${words} words`).toBe(true)
      expect(tags.length >= LIST_TAGS && tags.length <= 6, at).toBe(true)
      expect(new Set(tags).size, at).toBe(tags.length)
      for (const text of [name, description, ...tags]) expect(text, at).toMatch(/^[^\s!][^!]*$/)
    }
    for (const category of categories) {
      for (const locale of localeCodes) {
        expect(category.texts[locale].name.trim(), category.slug).not.toBe('')
        expect(category.texts[locale].description.trim(), category.slug).not.toBe('')
      }
    }
  })

  it('opens with a sentence that fits the grid', () => {
    for (const { at, description } of texts) {
      expect([...firstSentence(description)].length, at).toBeLessThanOrEqual(GRID_DESCRIPTION_MAX)
    }
  })

  it('Persian is Persian: its own letters, and no half-space where a letter does not join', () => {
    for (const { at, name, description, tags } of texts.filter((text) => text.locale === 'fa')) {
      const all = [name, description, ...tags].join(' ')
      expect(all, at).toMatch(/[\u0600-\u06ff]/)
      expect(all, at).not.toMatch(/[يك]|[اآدذرزژو]\u200c|\s\u200c|\u200c\s/)
      expect(name, at).not.toMatch(/(?<![A-Z])[0-9]/)
    }
  })

  it('states the same figures in every language', () => {
    for (const { key, texts } of products) {
      const said = (locale: Locale) => numbers(`${texts[locale].name} ${texts[locale].description}`)
      for (const locale of localeCodes) expect(said(locale), `${key} ${locale}`).toEqual(said('en'))
    }
  })
})

describe('the demo people and orders', () => {
  it('names the five accounts, and an address for each customer', () => {
    expect(people.map((person) => person.email).sort()).toEqual([
      'admin@tavan.test',
      'coach2@tavan.test',
      'coach@tavan.test',
      'customer2@tavan.test',
      'customer@tavan.test',
    ])
    for (const person of people) expect(person.address !== null, person.key).toBe(person.role === 'customer')
  })

  it('customer has an order in every status, of products that exist', () => {
    expect(new Set(orders.customer.map((order) => order.status))).toEqual(new Set(orderStatuses))
    const keys = new Set(products.map((product) => product.key))
    for (const order of [...orders.customer, ...orders.customer2]) {
      expect(order.items.length).toBeGreaterThan(0)
      for (const { key, quantity } of order.items) {
        expect(keys, key).toContain(key)
        expect(Number.isInteger(quantity) && quantity > 0, key).toBe(true)
      }
      const sent = order.status === 'shipped' || order.status === 'delivered'
      expect(order.trackingNumber !== undefined, `${order.daysAgo} days ago`).toBe(sent)
    }
  })
})
