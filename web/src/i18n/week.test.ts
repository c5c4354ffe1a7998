import { expect, it } from 'vitest'
import { inWeekOrder } from './week'

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

it('starts the week on the first day of the language', () => {
  expect(inWeekOrder(days, 'nl')).toEqual(days)
  expect(inWeekOrder(days, 'en')).toEqual(['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'])
  expect(inWeekOrder(days, 'fa')).toEqual(['sat', 'sun', 'mon', 'tue', 'wed', 'thu', 'fri'])
})
