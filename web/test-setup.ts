import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

let complaints: MockInstance<typeof console.error>

// A stray console.error (a missing key, an update outside act) is a fault of the screen, so it fails the test.
beforeEach(() => {
  complaints = vi.spyOn(console, 'error')
})
afterEach(() => {
  cleanup()
  const calls = complaints.mock.calls.map((args) => args.map(String).join(' '))
  localStorage.clear()
  sessionStorage.clear()
  expect(calls).toEqual([])
})
