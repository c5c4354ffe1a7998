import { afterEach, beforeEach, expect, vi } from 'vitest'

// A stray console.error is a fault of the code or of the test: either way the test fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
