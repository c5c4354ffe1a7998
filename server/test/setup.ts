import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { setWorkersFolder } from '../src/kernel/worker/pool'

setWorkersFolder(new URL(inject('workers')))

// A stray console.error is a fault of the code or of the test: either way the test fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
