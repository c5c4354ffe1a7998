import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { setTheme, useTheme } from './theme'

afterEach(() => act(() => setTheme('system')))

function Chosen() {
  return <p>{useTheme()}</p>
}

it('applies a choice made in another tab', () => {
  render(<Chosen />)
  const elsewhere = (newValue: string | null, key: string | null = 'theme') =>
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))
  elsewhere('dark')
  expect(screen.queryByText('dark')).not.toBeNull()
  expect(document.documentElement.dataset.theme).toBe('dark')
  elsewhere('light', 'language')
  expect(screen.queryByText('dark')).not.toBeNull()
  elsewhere(null, null)
  expect(screen.queryByText('system')).not.toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})
