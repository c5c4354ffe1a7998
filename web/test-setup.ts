import { cleanup } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'

const complaints = vi.spyOn(console, 'error')

// A stray console.error (a missing key, an update outside act) is a fault of the screen, so it fails the test.
afterEach(() => {
  cleanup()
  const calls = complaints.mock.calls.map((args) => args.map(String).join(' '))
  complaints.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  expect(calls).toEqual([])
})
