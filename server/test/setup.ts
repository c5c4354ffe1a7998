import { afterEach, beforeEach, expect, inject, vi } from 'vitest'
import { setCommandProgram } from '../src/kernel/command-process'
import { setWorkersFolder } from '../src/kernel/worker/pool'
import { recordFile, recordStatements } from './row-types/record'

setWorkersFolder(new URL(inject('workers')))
setCommandProgram(new URL(inject('commands')))
recordStatements(inject('observations'), inject('nullableColumns'))
recordFile(inject('observations'), expect.getState().testPath ?? '')

// A stray console.error is a fault of the code or of the test: either way the test fails.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
