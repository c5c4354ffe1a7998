import { array, assert, constantFrom, nat, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistance } from './edit-distance'
import { addPosting, emptyPostings, raiseScores } from './posting-list'
import { best } from './select'
import { insertSorted, sortInSlices } from './sort-in-slices'
import { addWord, closestHeadwords, emptyVocabulary, visitContaining } from './vocabulary'
import { queryWords, wordsOf } from './words'

test('a list of numbers holds each that was added, however far apart', () => {
  assert(
    property(array(nat(200_000), { maxLength: 300 }), (numbers) => {
      const list = emptyPostings()
      const added = [...new Set(numbers)].sort((a, b) => a - b)
      for (const number of added) {
        addPosting(list, number)
        addPosting(list, number)
      }
      const scores = new Uint16Array(200_001)
      raiseScores(list, scores, 7)
      raiseScores(list, scores, 3)
      const held = [...scores.entries()].filter(([, score]) => score > 0)
      expect(held).toEqual(added.map((number) => [number, 7]))
    }),
    { numRuns: 30 },
  )
})

test('sorting in slices sorts, equals stay in their order, and inserting keeps it', async () => {
  const values = Array.from({ length: 9001 }, (_, i) => (i * 7919) % 9001)
  const compare = (a: number, b: number) => Math.floor(a / 10) - Math.floor(b / 10)
  const sorted = await sortInSlices(values, compare)
  expect(sorted).toEqual([...values].sort(compare))
  insertSorted(sorted, 4444.5, compare)
  expect(sorted).toEqual([...values, 4444.5].sort(compare))
  expect(await sortInSlices([], compare)).toEqual([])
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
        for (const one of words) addWord(vocabulary, one, true)
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
  for (const word of ['bell', 'kettlebell', 'belbel', 'rope']) addWord(vocabulary, word, true)
  const found = (part: string, anywhere: boolean) => {
    const seen: string[] = []
    visitContaining(vocabulary, part, anywhere, (word, isStart) =>
      seen.push(`${vocabulary.words[word]} ${isStart}`),
    )
    return seen
  }
  expect(found('bel', true)).toEqual(['bell true', 'kettlebell false', 'belbel true'])
  expect(found('bel', false)).toEqual(['bell true', 'belbel true'])
  addWord(vocabulary, 'bel', true)
  expect(found('bel', true)).toContain('bel true')
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
