import { render } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOpenInView } from './open-in-view'

const Row = () => {
  const row = useRef<HTMLUListElement>(null)
  useOpenInView(row, 'second')
  return (
    <ul ref={row}>
      <li>First</li>
      <li aria-current="page">Second</li>
    </ul>
  )
}

afterEach(() => vi.restoreAllMocks())

it('scrolls the row to the current tab when the window narrows and the tab is out of view', () => {
  let room = 400
  const scrolled = vi.fn()
  Element.prototype.scrollBy = scrolled
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => room)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'UL' ? new DOMRect(0, 0, room, 40) : new DOMRect(200, 0, 100, 40)
  })
  const { unmount } = render(<Row />)
  expect(scrolled).not.toHaveBeenCalled()

  room = 320
  dispatchEvent(new Event('resize'))
  expect(scrolled).not.toHaveBeenCalled()

  room = 200
  dispatchEvent(new Event('resize'))
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 150, behavior: 'instant' })

  unmount()
  dispatchEvent(new Event('resize'))
  expect(scrolled).toHaveBeenCalledOnce()
})
