import { expect, it } from 'vitest'
import { typedLoad } from './typed-load'

it.each([
  ['62.5', 62.5],
  ['62,5', 62.5],
  ['۶۲٫۵', 62.5],
  ['-20', -20],
  ['−20', -20],
  ['0', 0],
  ['', undefined],
  ['heavy', undefined],
  ['2001', undefined],
  ['-501', undefined],
])('reads %j as %j', (text, load) => {
  expect(typedLoad(text)).toBe(load)
})
