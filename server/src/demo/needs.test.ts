import { needProblems } from 'contract/catalog/need-rules'
import { articleTitles } from 'contract/site/articles'
import { expect, test } from 'vitest'
import { neededFor } from '../features/catalog/needs/match'
import { demoNeeds } from './needs'

test('the demo has at least eight needs, with words in three languages and articles that there are', () => {
  expect(demoNeeds.length).toBeGreaterThanOrEqual(8)
  expect(needProblems({ needs: demoNeeds })).toEqual([])
  const paths = articleTitles.map(({ page, section }) => `/${page}#${section}`)
  for (const { articles } of demoNeeds) for (const path of articles) expect(paths).toContain(path)
})

const needs = demoNeeds.map((need, n) => ({ ...need, id: String(n) }))
const first = (text: string) => neededFor(needs, text)?.products[0]

test.each([
  ['back pain', 'foam-roller'],
  ['Back  Pain!', 'foam-roller'],
  ['rugpijn', 'foam-roller'],
  ['كمردرد', 'foam-roller'],
  ['sleep', 'magnesium-glycinate'],
  ['slee', 'magnesium-glycinate'],
  ['cramps', 'electrolyte-mix'],
  ['low carbs', 'whey-vanilla'],
  ['چربی سوزی', 'program-fatloss-16'],
  ['afvallen', 'program-fatloss-16'],
])('a search for "%s" names a need', (text, product) => {
  expect(first(text)).toBe(product)
})

test.each([
  ['pain back', 'foam-roller'],
  ['something for my back pain', 'foam-roller'],
  ['what helps against a sore back?', 'foam-roller'],
  ['برای کمردرد چی خوبه', 'foam-roller'],
  ['برای کمر درد چی خوبه؟', 'foam-roller'],
  ['درد کمر دارم', 'foam-roller'],
  ['iets tegen rugpijn', 'foam-roller'],
  ['wat helpt bij pijn in mijn rug', 'foam-roller'],
  ['backpain', 'foam-roller'],
  ['I want to sleep better', 'magnesium-glycinate'],
  ['good sleep', 'magnesium-glycinate'],
  ['carbs low', 'whey-vanilla'],
  ['gewicht verliezen', 'program-fatloss-16'],
  ['muscle cramps', 'electrolyte-mix'],
])('a search for "%s" names a need in a sentence or another order', (text, product) => {
  expect(first(text)).toBe(product)
})

const guessed = (text: string) => neededFor(needs, text, 1)?.products[0]

test.each([
  ['bakc pain', 'foam-roller'],
  ['something for my back pian', 'foam-roller'],
  ['rugpjn', 'foam-roller'],
  ['کمردردد', 'foam-roller'],
  ['slepe', 'magnesium-glycinate'],
  ['low crabs', 'whey-vanilla'],
])('a search for "%s" names a need with one typo, only where typos are looked for', (text, product) => {
  expect(guessed(text)).toBe(product)
  expect(first(text)).toBe(undefined)
})

test.each(['bakc pian', 'sleep mask', 'back', 'kettlebell', 'yoga mat', 'protein'])(
  'a search for "%s" names no need with one typo',
  (text) => {
    expect(guessed(text)).toBe(undefined)
  },
)

test.each(['back', 'pain', 'sle', 'sleep mask', 'protein', 'roller', '', '  '])(
  'a search for "%s" names no need',
  (text) => {
    expect(first(text)).toBe(undefined)
  },
)
