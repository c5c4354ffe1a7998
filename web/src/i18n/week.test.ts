import { expect, it } from 'vitest'
import { inWeekOrder } from './week'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

it('a week begins on the day of its language', () => {
  expect(inWeekOrder(days, 'nl')).toEqual(days)
  expect(inWeekOrder(days, 'en')).toEqual(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])
  expect(inWeekOrder(days, 'fa')).toEqual(['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'])
})
