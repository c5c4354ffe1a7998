import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

/** The clock's own, also where a test has replaced it. */
const { setTimeout: later } = globalThis

let complaints: MockInstance<typeof console.error>

// happy-dom requests no picture, and would report each as complete with no size, as one that failed.
Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => false })

// A stray console.error (a missing key, an update outside act) is a fault of the screen, so it fails the test.
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(async () => {
  cleanup()
  // What was answered a moment ago still has its effects on the stores: in this test, not in the next one.
  await new Promise<void>((resolve) => later(resolve))
  const calls = complaints.mock.calls.map((args) => args.map(String).join(' '))
  localStorage.clear()
  sessionStorage.clear()
  expect(calls).toEqual([])
})
