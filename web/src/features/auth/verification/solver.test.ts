import { expect, test } from 'vitest'
import { workerCount } from './solver'

test('the proof of work leaves a core to the page, and has four at most', () => {
  expect([1, 2, 3, 4, 5, 8].map(workerCount)).toEqual([1, 1, 2, 3, 4, 4])
})
