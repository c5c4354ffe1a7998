import { expect, test, vi } from 'vitest'
import { workersOn } from './solver'

vi.mock('altcha/workers/pbkdf2?worker', () => ({ default: class {} }))

test('the proof of work leaves a core to the page, and has four at most', () => {
  expect([1, 2, 3, 4, 5, 8].map(workersOn)).toEqual([1, 1, 2, 3, 4, 4])
})
