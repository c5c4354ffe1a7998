import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter, useNavigate } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useScrollRule } from './scroll'

function Page() {
  useScrollRule()
  const navigate = useNavigate()
  return (
    <>
      <Link to="/other">other</Link>
      <Link to="/other?page=2">query</Link>
      <Link to="/sibling" state={{ keepPlace: true }}>
        in place
      </Link>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  )
}

const scrolls: ScrollToOptions[] = []

beforeEach(() => {
  scrolls.length = 0
  vi.useFakeTimers()
  vi.spyOn(window, 'scrollTo').mockImplementation(
    (options) => void scrolls.push(options as unknown as ScrollToOptions),
  )
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Page />
    </MemoryRouter>,
  )
})
afterEach(() => vi.useRealTimers())

const after = (ms: number) => {
  act(() => void vi.advanceTimersByTime(ms))
  return scrolls.length
}

it('scrolls smoothly to the top at 0, 10, 50 and 100 ms after a change of the path (SHOP-NAV-20, SHOP-NAV-21)', () => {
  expect(after(200)).toBe(0)
  fireEvent.click(screen.getByText('other'))
  expect([after(0), after(9), after(1), after(39), after(1), after(49), after(1), after(500)]).toEqual([
    1, 1, 2, 2, 3, 3, 4, 4,
  ])
  for (const one of scrolls) expect(one).toEqual({ top: 0, behavior: 'smooth' })
})

it('does not scroll on a change of the query, and restores the position on Back (X-91)', () => {
  fireEvent.click(screen.getByText('other'))
  after(200)
  scrolls.length = 0
  fireEvent.click(screen.getByText('query'))
  expect(after(200)).toBe(0)
  fireEvent.click(screen.getByText('back'))
  expect(after(200)).toBe(1)
  expect(scrolls[0]?.behavior).toBe('instant')
})

it('does not scroll for another view of the same page, but scrolls for the next page', () => {
  fireEvent.click(screen.getByText('in place'))
  expect(after(200)).toBe(0)
  fireEvent.click(screen.getByText('other'))
  expect(after(200)).toBe(4)
})
