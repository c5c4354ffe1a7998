import { cleanup } from '@testing-library/react'
import * as react from 'react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'
import './test/patience'

/** Real timer, also when a test fakes the clock. */
const { setTimeout: later } = globalThis

let complaints: MockInstance<typeof console.error>

// happy-dom loads no images, and would report each as complete with zero size, like a failed one.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false })

// React would record a stack for each element, for its warnings alone: a fifth of the time of all screen tests.
const internals = Object.entries(react).find(([name]) => name.startsWith('__CLIENT_INTERNALS'))?.[1] as object
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} })

/**
 * React says this where a press shows a part whose code is not loaded yet, which depends on the tests before. The test that
 * pressed waits for the part, as a person does.
 */
const LATE_PART = /^A component suspended inside an `act` scope, but the `act` call was not awaited/

// Any other console.error (missing key, update outside act) is a fault of the screen, so it fails the test.
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(async () => {
  cleanup()
  // Lets effects of the last responses run in this test, not in the next one.
  await new Promise<void>((resolve) => later(resolve))
  const calls = complaints.mock.calls
    .map((args) => args.map(String).join(' '))
    .filter((text) => !LATE_PART.test(text))
  localStorage.clear()
  sessionStorage.clear()
  expect(calls).toEqual([])
})
