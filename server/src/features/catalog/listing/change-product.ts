import { type Locale, localeCodes } from 'contract/locale'
import { searchForm } from 'contract/text'
import { parseFacetSet } from './facets'
import type { IndexRow } from './listing.sql'
import { insertSorted, removeNumber, widened } from './number-list'
import { comparison } from './orders'
import { withPosting } from './posting-list'
import { FIELDS, HEADWORD_FIELDS, type ProductIndex } from './product-index'
import { addHeadword, wordNumbersOf } from './vocabulary'
import { withoutWarnings } from './warnings'
import { widenWorkspace } from './workspace'

/** Adds a product; an earlier state of it is dead from now on. Lists know it after `sortAll`, or where they are sorted. */
export function addProduct(index: ProductIndex, row: IndexRow): void {
  removeProduct(index, row.id)
  const number = index.ids.length
  makeRoom(index, number + 1)
  index.numbers.set(row.id, number)
  index.ids.push(row.id)
  index.alive[number] = 1
  index.category[number] = addToCategory(index, row)
  index.price[number] = row.price
  index.position[number] = row.position
  index.createdAt[number] = row.createdAt
  index.featured[number] = Number(row.isFeatured)
  index.facets[number] = addFacets(index, row.facets)
  index.tags.push(addTags(index, number, row.tags))
  for (const locale of localeCodes) index.names[locale].push(nameIn(row, locale))
  addWords(index, number, row)
  for (const [order, list] of index.orders) insertSorted(list, number, comparison(index, order))
}

export function removeProduct(index: ProductIndex, id: string): void {
  const number = index.numbers.get(id)
  if (number === undefined) return
  index.numbers.delete(id)
  index.alive[number] = 0
  index.dead += 1
  const category = index.category[number] as number
  index.categoryCounts[category] = (index.categoryCounts[category] as number) - 1
  for (const list of index.orders.values()) removeNumber(list, number)
}

function makeRoom(index: ProductIndex, length: number): void {
  if (length <= index.alive.length) return
  const room = length + (length >> 2) + 64
  index.alive = widened(index.alive, room)
  index.category = widened(index.category, room)
  index.price = widened(index.price, room)
  index.position = widened(index.position, room)
  index.createdAt = widened(index.createdAt, room)
  index.featured = widened(index.featured, room)
  index.facets = widened(index.facets, room)
  widenWorkspace(index.workspace, room)
}

/** Returns the searchable names of a category; none for a closed one. */
export const categoryForm = (names: readonly string[]) => searchForm(names.join(' '))

function addToCategory(index: ProductIndex, row: IndexRow): number {
  let number = index.categoryIds.indexOf(row.categoryId)
  if (number < 0) {
    number = index.categoryIds.push(row.categoryId) - 1
    index.categoryNames.push(categoryForm(row.categoryNames))
    index.categoryCounts.push(0)
  }
  index.categoryCounts[number] = (index.categoryCounts[number] as number) + 1
  return number
}

function addFacets(index: ProductIndex, key: string): number {
  const known = index.facetNumbers.get(key)
  if (known !== undefined) return known
  const number = index.facetSets.push(parseFacetSet(key)) - 1
  index.facetNumbers.set(key, number)
  return number
}

function addTags(index: ProductIndex, number: number, written: readonly string[]): readonly number[] {
  const key = written.join('\n')
  let tags = index.tagLists.get(key)
  if (!tags) {
    tags = [...new Set(written)].map((tag) => {
      const known = index.tagNumbers.get(tag) ?? index.tagNumbers.size
      index.tagNumbers.set(tag, known)
      return known
    })
    index.tagLists.set(key, tags)
  }
  for (const tag of tags) index.tagProducts[tag] = withPosting(index.tagProducts[tag], number)
  return tags
}

export const nameIn = (row: Pick<IndexRow, 'name' | 'translations'>, locale: Locale) =>
  (locale === 'en' ? undefined : row.translations[locale]?.name) ?? row.name

/** The texts of a product in the order of `FIELDS`. */
export function textsByField(row: IndexRow): string[][] {
  const texts = [row, ...Object.values(row.translations)]
  return [
    texts.map(({ name = '' }) => name),
    [row.sku, ...row.categoryNames, ...texts.flatMap(({ tags = [] }) => tags)],
    texts.map(({ description = '' }) => withoutWarnings(description)),
  ]
}

function addWords(index: ProductIndex, number: number, row: IndexRow): void {
  const { vocabulary, postings } = index
  for (const [field, written] of textsByField(row).entries()) {
    for (const text of written) {
      for (const word of wordNumbersOf(vocabulary, text)) {
        if (field < HEADWORD_FIELDS) addHeadword(vocabulary, word)
        while (postings.length < (word + 1) * FIELDS.length) postings.push(undefined)
        const place = word * FIELDS.length + field
        postings[place] = withPosting(postings[place], number)
      }
    }
  }
}
