import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useHiddenEnds } from './hidden-ends'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Row() {
  const row = useRef<HTMLDivElement>(null)
  return <div ref={row} data-testid="row" className={useHiddenEnds(row, '')} />
}

it('fades the end of a row that hides more, and its start once it is scrolled', () => {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(420)
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  render(<Row />)
  const row = screen.getByTestId('row')
  expect([row.className.includes('ltr:mask-r'), row.className.includes('ltr:mask-l')]).toEqual([true, false])
  row.scrollLeft = 60
  fireEvent.scroll(row)
  expect([row.className.includes('ltr:mask-r'), row.className.includes('ltr:mask-l')]).toEqual([false, true])
  row.scrollLeft = 0
  width.mockReturnValue(420)
  act(() => void dispatchEvent(new Event('resize')))
  expect(row.className).toBe('')
})
