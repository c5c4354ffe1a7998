import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { setCommandProgram } from '../src/kernel/command-process'
import { setWorkersFolder } from '../src/kernel/worker/pool'

setWorkersFolder(new URL(inject('workers')))
setCommandProgram(new URL(inject('commands')))

// A stray console.error is a fault of the code or of the test: either way the test fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
