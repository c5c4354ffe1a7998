import { array, assert, boolean, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addProduct, removeProduct } from './change-product'
import { editDistance } from './edit-distance'
import type { IndexRow } from './listing.sql'
import { insertSorted, type NumberList, numberList, removeNumber } from './number-list'
import { sortAll } from './orders'
import { type Postings, readPostings, withPosting } from './posting-list'
import { emptyIndex } from './product-index'
import { best } from './related'
import { selectProducts } from './select'
import { sortInSlices } from './sort-in-slices'
import { addHeadword, addWord, closestHeadwords, emptyVocabulary, visitContaining } from './vocabulary'
import { queryWords, wordsOf } from './words'

test('a list of numbers holds each that was added, however far apart', () => {
  const room = new Int32Array(300)
  assert(
    property(array(nat(200_000), { minLength: 1, maxLength: 300 }), (numbers) => {
      const added = [...new Set(numbers)].sort((a, b) => a - b)
      let postings: Postings | undefined
      for (const number of added) postings = withPosting(withPosting(postings, number), number)
      const count = readPostings(postings as Postings, room)
      expect([...room.subarray(0, count)]).toEqual(added)
    }),
    { numRuns: 30 },
  )
})

test('sorting in slices sorts, and equals stay in their order', async () => {
  const values = Array.from({ length: 9001 }, (_, i) => (i * 7919) % 9001)
  const compare = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
  const sorted = await sortInSlices(values, compare)
  expect(sorted).toEqual([...values].sort(compare))
  expect(await sortInSlices(sorted, compare)).toEqual(sorted)
  expect(await sortInSlices([], compare)).toEqual([])
})

test('inserts into and removes from a sorted list in order', () => {
  const compare = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
  const numbers = Array.from({ length: 99 }, (_, i) => i * 7)
  const list = numberList(numbers)
  const held = () => [...list.values.subarray(0, list.length)]
  for (const more of [0, 333, 350, 5000]) {
    insertSorted(list, more, compare)
    numbers.push(more)
    expect(held()).toEqual([...numbers].sort(compare))
  }
  removeNumber(list, 333)
  removeNumber(list, 334)
  expect(held()).toEqual(numbers.filter((number) => number !== 333).sort(compare))
})

test('filters, slices and ranks like a comparison of all products one by one', async () => {
  const index = emptyIndex()
  const row = (n: number): IndexRow => ({
    ...{
      id: `p${n}`,
      sku: `s${n}`,
      categoryId: `k${n % 3}`,
      categoryNames: [],
      name: `n${n}`,
      description: '',
    },
    ...{ tags: [], translations: {}, price: (n * 7) % 50, position: (n * 11) % 40, createdAt: n },
    facets: '{}',
    isFeatured: n % 4 === 0,
  })
  const rows = Array.from({ length: 200 }, (_, n) => row(n))
  for (const one of rows) addProduct(index, one)
  await sortAll(index)
  for (let n = 0; n < 200; n += 5) removeProduct(index, `p${n}`)
  const scores = Uint16Array.from({ length: index.alive.length }, (_, n) => (n * 13) % 5)
  assert(
    property(
      ...[nat(3), boolean(), nat(50), nat(50), boolean(), nat(60), nat(9)],
      (kind, featured, minPrice, maxPrice, isSearch, offset, limit) => {
        const expected = [...(index.orders.get('featured') as NumberList).values.subarray(0, 160)]
          .filter((n) => {
            const { price, isFeatured, categoryId } = rows[n] as IndexRow
            const isWanted = (kind === 3 || categoryId === `k${kind}`) && (!featured || isFeatured)
            return (
              isWanted && price >= minPrice && price <= maxPrice && (!isSearch || (scores[n] as number) > 0)
            )
          })
          .sort((a, b) => (isSearch ? (scores[b] as number) - (scores[a] as number) : 0))
        const filter = { featured, minPrice, maxPrice, scores: isSearch ? scores : undefined }
        const categoryId = kind === 3 ? undefined : `k${kind}`
        expect(selectProducts(index, { ...filter, categoryId }, () => ({ offset, limit }))).toEqual({
          total: expected.length,
          numbers: expected.slice(offset, offset + limit),
        })
      },
    ),
  )
})

test('the best of many are the first of all sorted', () => {
  assert(
    property(array(nat(50)), nat(6), (values, limit) => {
      const compare = (a: number, b: number) => a - b
      expect(best(values, limit + 1, compare)).toEqual([...values].sort(compare).slice(0, limit + 1))
    }),
  )
})

describe('slips of the keyboard', () => {
  test.each([
    ['protien', 'protein', 1],
    ['kettelbell', 'kettlebell', 1],
    ['dumbell', 'dumbbell', 1],
    ['vanila', 'vanilla', 1],
    ['whey', 'whey', 0],
    ['kreatien', 'creatine', 2],
    ['mat', 'bell', 3],
  ])('%s, %s: %i', (a, b, slips) => {
    expect(editDistance(a, b, 2)).toBe(slips)
    expect(editDistance(b, a, 2)).toBe(slips)
  })

  test('the nearest words are those that comparing all of them finds', () => {
    const word = string({ unit: constantFrom('a', 'b', 'e', 'l', 'ک'), minLength: 1, maxLength: 7 })
    assert(
      property(array(word, { minLength: 1 }), word, (words, asked) => {
        const vocabulary = emptyVocabulary()
        for (const one of words) addHeadword(vocabulary, addWord(vocabulary, one))
        const all = [...new Set(words)].map((one) => ({ one, distance: editDistance(asked, one, 2) }))
        const least = Math.min(...all.map(({ distance }) => distance))
        const expected =
          least > 2 ? [] : all.filter(({ distance }) => distance === least).map(({ one }) => one)
        const found = closestHeadwords(vocabulary, asked, 2).map((number) => vocabulary.words[number])
        expect(found).toEqual(expected)
      }),
    )
  })
})

test('parts of words are found in every word that has them, once', () => {
  const vocabulary = emptyVocabulary()
  for (const word of ['bell', 'kettlebell', 'belbel', 'rope']) addWord(vocabulary, word)
  const found = (part: string, anywhere: boolean) => {
    const seen: string[] = []
    visitContaining(vocabulary, part, anywhere, (word, isStart) => {
      seen.push(`${vocabulary.words[word]} ${isStart}`)
      return false
    })
    return seen
  }
  expect(found('bel', true)).toEqual(['bell true', 'kettlebell false', 'belbel true'])
  expect(found('bel', false)).toEqual(['bell true', 'belbel true'])
  addWord(vocabulary, 'bel')
  expect(found('bel', true)).toContain('bel true')
  for (const word of ['bell-ringer', '10%']) addWord(vocabulary, word)
  expect(found('bell', false)).toEqual(['bell true'])
  expect(found('ll-r', true)).toEqual(['bell-ringer false'])
  expect(found('bell-', false)).toEqual(['bell-ringer true'])
  expect([found('10', false), found('0%', false), found('10%', true)]).toEqual([
    ['10% true'],
    [],
    ['10% true'],
  ])
})

test('words of texts and of searches', () => {
  expect(wordsOf('Cast-Iron Kettlebell, 16 kg (new)')).toEqual([
    ...['cast-iron', 'cast', 'iron', 'kettlebell', '16', 'kg', '16kg', 'new'],
  ])
  expect(wordsOf('کتل‌بل ۱۶ کیلوگرم')).toEqual(['کتل', 'بل', '16', 'کیلوگرم', '16کیلوگرم'])
  expect(queryWords('  The kettlebell for ME, 10% ')).toEqual(['kettlebell', '10%'])
  expect(queryWords('the')).toEqual(['the'])
  expect(queryWords('. , %')).toEqual(['.', ',', '%'])
})
