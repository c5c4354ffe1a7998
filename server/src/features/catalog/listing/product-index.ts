import type { ProductSort } from 'contract/catalog/calls'
import { type Locale, localeCodes } from 'contract/locale'
import { searchForm } from 'contract/text'
import type { IndexRow } from './listing.sql'
import { addPosting, emptyPostings, type PostingList } from './posting-list'
import { insertSorted, sortInSlices } from './sort-in-slices'
import { addWord, emptyVocabulary, type Vocabulary } from './vocabulary'
import { ONLY_LETTERS, wordsOf } from './words'

/** Where a word stands in a product, and what finding it there is worth. Labels: tags, the sku, the category's name. */
export const FIELDS = [
  { name: 'name', worth: 60 },
  { name: 'labels', worth: 30 },
  { name: 'description', worth: 6 },
] as const
/** The first of them, in which a product is named. */
export const HEADWORD_FIELDS = 2

type OrderName = Exclude<ProductSort, 'name'> | `name ${Locale}`
type Compare = (a: number, b: number) => number

/**
 * All products on sale, as lists by number: what filters, counts, sorts and searches look at, and nothing else. A number
 * is given once: a product that changes gets a new one, and its old one is dead.
 */
export interface ProductIndex {
  numbers: Map<string, number>
  ids: string[]
  alive: boolean[]
  dead: number
  /** Places in `categoryIds`. */
  category: number[]
  categoryIds: string[]
  /** Their names in all languages, as searches are compared. */
  categoryNames: string[]
  price: number[]
  position: number[]
  createdAt: number[]
  featured: boolean[]
  tags: string[][]
  names: Record<Locale, string[]>
  /** The living numbers in each order that a list may have; empty until `sortAll`. */
  orders: Map<OrderName, number[]>
  vocabulary: Vocabulary
  /** The numbers of the products in which a word stands: at word × fields + field. */
  postings: PostingList[]
}

export const emptyIndex = (): ProductIndex => ({
  numbers: new Map(),
  ids: [],
  alive: [],
  dead: 0,
  category: [],
  categoryIds: [],
  categoryNames: [],
  price: [],
  position: [],
  createdAt: [],
  featured: [],
  tags: [],
  names: { en: [], fa: [], nl: [] },
  orders: new Map(),
  vocabulary: emptyVocabulary(),
  postings: [],
})

/** Adds a product; an earlier state of it is dead from now on. Lists know it after `sortAll`, or where they are sorted. */
export function addProduct(index: ProductIndex, row: IndexRow): void {
  removeProduct(index, row.id)
  const number = index.ids.length
  index.numbers.set(row.id, number)
  index.ids.push(row.id)
  index.alive.push(true)
  index.category.push(categoryNumber(index, row))
  index.price.push(row.price)
  index.position.push(row.position)
  index.createdAt.push(row.createdAt)
  index.featured.push(row.isFeatured)
  index.tags.push(row.tags)
  for (const locale of localeCodes) index.names[locale].push(nameIn(row, locale))
  addWords(index, number, row)
  for (const [order, numbers] of index.orders) insertSorted(numbers, number, comparison(index, order))
}

export function removeProduct(index: ProductIndex, id: string): void {
  const number = index.numbers.get(id)
  if (number === undefined) return
  index.numbers.delete(id)
  index.alive[number] = false
  index.dead += 1
  for (const numbers of index.orders.values()) {
    const place = numbers.indexOf(number)
    if (place >= 0) numbers.splice(place, 1)
  }
}

/** Puts the products in each order; lets requests be answered meanwhile. */
export async function sortAll(index: ProductIndex): Promise<void> {
  const all = [...index.numbers.values()]
  const named = localeCodes.map((locale) => `name ${locale}` as const)
  for (const order of ['featured', 'price_asc', 'price_desc', 'newest', ...named] as const)
    index.orders.set(order, await sortInSlices(all, comparison(index, order)))
}

function categoryNumber({ categoryIds, categoryNames }: ProductIndex, row: IndexRow): number {
  const known = categoryIds.indexOf(row.categoryId)
  if (known >= 0) return known
  categoryNames.push(searchForm(row.categoryNames.join(' ')))
  return categoryIds.push(row.categoryId) - 1
}

const nameIn = (row: IndexRow, locale: Locale) =>
  (locale === 'en' ? undefined : row.translations[locale]?.name) ?? row.name

function addWords(index: ProductIndex, number: number, row: IndexRow): void {
  const texts = [row, ...Object.values(row.translations)]
  const fields = [
    texts.map(({ name }) => name),
    [row.sku, ...row.categoryNames, ...texts.flatMap(({ tags }) => tags)],
    texts.map(({ description }) => description),
  ]
  for (const [field, written] of fields.entries()) {
    for (const word of written.flatMap(wordsOf)) {
      const place =
        addWord(index.vocabulary, word, field < HEADWORD_FIELDS && ONLY_LETTERS.test(word)) * FIELDS.length +
        field
      while (index.postings.length <= place) index.postings.push(NONE)
      if (index.postings[place] === NONE) index.postings[place] = emptyPostings()
      addPosting(index.postings[place] as PostingList, number)
    }
  }
}

/** Stands where a word has no products in a field; nothing is added to it. */
const NONE = Object.freeze(emptyPostings())

const collators = Object.fromEntries(
  localeCodes.map((locale) => [locale, new Intl.Collator(locale)]),
) as Record<Locale, Intl.Collator>

/** The order of a list; where it says nothing, the shop's own. */
function comparison(index: ProductIndex, order: OrderName): Compare {
  const { price, createdAt, position, ids } = index
  const byId: Compare = (a, b) => ((ids[a] as string) < (ids[b] as string) ? -1 : a === b ? 0 : 1)
  const own: Compare = (a, b) => (position[a] as number) - (position[b] as number) || byId(a, b)
  if (order === 'featured') return own
  if (order === 'newest') return (a, b) => (createdAt[b] as number) - (createdAt[a] as number) || byId(b, a)
  if (order === 'price_asc') return (a, b) => (price[a] as number) - (price[b] as number) || own(a, b)
  if (order === 'price_desc') return (a, b) => (price[b] as number) - (price[a] as number) || own(a, b)
  const locale = order.slice('name '.length) as Locale
  const names = index.names[locale]
  const { compare } = collators[locale]
  return (a, b) => compare(names[a] as string, names[b] as string) || own(a, b)
}
