import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { localeCodes } from 'contract/locale'
import { MB } from 'contract/units'
import { joinSections, type Section, type Sections, splitSections } from '../../../kernel/sections'
import type { State } from './build-index'
import { parseFacetSet } from './facets'
import type { Snapshot } from './listing.sql'
import { numberList } from './number-list'
import { packPostings, packStrings, unpackPostings, unpackStrings } from './packed-lists'
import { emptyIndex, type OrderName, type ProductIndex } from './product-index'
import { addHeadword } from './vocabulary'
import { widenWorkspace } from './workspace'

/** Grows with every change of the layout below. */
const FORMAT = 2
/** Bytes of the checksum at the end. */
const CHECKSUM = 32
/** Bytes that are hashed, and texts that are numbered, before others get their turn: some ten milliseconds. */
const HASHED_AT_ONCE = 8 * MB
const NUMBERED_AT_ONCE = 20_000

/** Writer of a kept index; `code` is the hash of the code that shapes it. */
export interface Origin {
  code: string
  /** Milliseconds since 1970 at which the snapshot was taken, by the clock of the writer. */
  at: number
}

/** Origin and the transactions that the index has seen. */
export interface KeptOrigin extends Origin {
  snapshot: Snapshot
}

interface Header extends KeptOrigin {
  format: number
  /** Rules of languages, by which names are sorted and letters compared. */
  icu: string | undefined
  small: Pick<ProductIndex, 'categoryIds' | 'categoryNames' | 'categoryCounts' | 'dead'>
  tags: string[]
  facets: string[]
  /** Each list of tags once, with the text that it was written as. */
  tagLists: [string, readonly number[]][]
  orders: OrderName[]
}

const columns = ['alive', 'category', 'price', 'position', 'createdAt', 'featured', 'facets'] as const

/** Writes an index as bytes with a checksum; takes a third of a second for 100,000 products. */
export function encodeIndex({ index, snapshot }: State, origin: Origin): Buffer {
  const { vocabulary, tagLists, orders } = index
  const places = new Map([...tagLists.values()].map((list, place) => [list, place]))
  const header: Header = {
    ...origin,
    format: FORMAT,
    icu: process.versions.icu,
    snapshot,
    small: {
      categoryIds: index.categoryIds,
      categoryNames: index.categoryNames,
      categoryCounts: index.categoryCounts,
      dead: index.dead,
    },
    tags: [...index.tagNumbers.keys()],
    facets: [...index.facetNumbers.keys()],
    tagLists: [...tagLists],
    orders: [...orders.keys()],
  }
  const sections: Record<string, Section> = { ...packStrings('ids', index.ids) }
  for (const column of columns) sections[column] = index[column].subarray(0, index.ids.length)
  sections.tags = Int32Array.from(index.tags, (list) => places.get(list) as number)
  for (const locale of localeCodes)
    Object.assign(sections, packStrings(`names ${locale}`, index.names[locale]))
  for (const [order, { values, length }] of orders) sections[`order ${order}`] = values.subarray(0, length)
  Object.assign(
    sections,
    packStrings('words', vocabulary.words),
    { isHeadword: Uint8Array.from(vocabulary.isHeadword, Number) },
    packPostings('triples', vocabulary.triples),
    packPostings('compounds', vocabulary.compounds),
    packPostings('postings', index.postings),
    packPostings('tagProducts', index.tagProducts),
  )
  const bytes = joinSections(header, sections)
  return Buffer.concat([bytes, createHash('sha256').update(bytes).digest()])
}

/** Returns the writer and the snapshot; undefined for bytes that `decodeIndex` rejects. */
export async function readOrigin(bytes: Buffer, code: string): Promise<KeptOrigin | undefined> {
  return (await open(bytes, code))?.[0]
}

async function checksumOf(content: Buffer): Promise<Buffer> {
  const hash = createHash('sha256')
  for (let at = 0; at < content.length; at += HASHED_AT_ONCE) {
    hash.update(content.subarray(at, at + HASHED_AT_ONCE))
    await turn()
  }
  return hash.digest()
}

async function open(bytes: Buffer, code: string): Promise<[Header, Sections] | undefined> {
  const content = bytes.subarray(0, -CHECKSUM)
  if (!(await checksumOf(content)).equals(bytes.subarray(-CHECKSUM))) return undefined
  const [header, sections] = splitSections<Header>(content)
  const isOurs = header.format === FORMAT && header.code === code && header.icu === process.versions.icu
  return isOurs ? [header, sections] : undefined
}

/**
 * Reads an index from bytes of `encodeIndex`. Returns undefined if they are damaged or differ in format, code or ICU version.
 * Yields to requests between its parts.
 */
export async function decodeIndex(
  bytes: Buffer,
  code: string,
): Promise<(State & Pick<Origin, 'at'>) | undefined> {
  const opened = await open(bytes, code)
  if (!opened) return undefined
  const [header, sections] = opened
  const index = emptyIndex()
  await fillProducts(index, header, sections)
  await fillWords(index, sections)
  return { index, snapshot: header.snapshot, at: header.at }
}

async function fillProducts(index: ProductIndex, header: Header, sections: Sections): Promise<void> {
  Object.assign(index, header.small)
  index.ids = await unpackStrings('ids', sections)
  index.alive = sections.u8('alive')
  index.category = sections.u16('category')
  index.price = sections.i32('price')
  index.position = sections.i32('position')
  index.createdAt = sections.f64('createdAt')
  index.featured = sections.u8('featured')
  index.facets = sections.i32('facets')
  index.facetNumbers = new Map(header.facets.map((key, number) => [key, number]))
  index.facetSets = header.facets.map(parseFacetSet)
  for (const [number, id] of index.ids.entries()) {
    if (index.alive[number] === 1) index.numbers.set(id, number)
    if (number % NUMBERED_AT_ONCE === 0) await turn()
  }
  index.tagNumbers = new Map(header.tags.map((tag, number) => [tag, number]))
  index.tagLists = new Map(header.tagLists)
  const lists = [...index.tagLists.values()]
  index.tags = Array.from(sections.i32('tags'), (place) => lists[place] as readonly number[])
  index.tagProducts = await unpackPostings('tagProducts', sections)
  for (const locale of localeCodes) index.names[locale] = await unpackStrings(`names ${locale}`, sections)
  for (const order of header.orders) index.orders.set(order, numberList(sections.i32(`order ${order}`)))
  widenWorkspace(index.workspace, index.ids.length)
}

async function fillWords(index: ProductIndex, sections: Sections): Promise<void> {
  const { vocabulary } = index
  vocabulary.words = await unpackStrings('words', sections)
  const isHeadword = sections.u8('isHeadword')
  vocabulary.isHeadword = Array.from(isHeadword, () => false)
  for (const [number, word] of vocabulary.words.entries()) {
    vocabulary.numbers.set(word, number)
    if (isHeadword[number] === 1) addHeadword(vocabulary, number)
    if (number % NUMBERED_AT_ONCE === 0) await turn()
  }
  vocabulary.triples = await unpackPostings('triples', sections)
  vocabulary.compounds = await unpackPostings('compounds', sections)
  index.postings = await unpackPostings('postings', sections)
}
