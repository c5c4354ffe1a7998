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

test.each(['back', 'pain', 'sle', 'sleep mask', 'protein', 'roller', '', '  '])(
  'a search for "%s" names no need',
  (text) => {
    expect(first(text)).toBe(undefined)
  },
)
