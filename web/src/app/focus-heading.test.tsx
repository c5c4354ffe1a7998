import { act, fireEvent, render, screen } from '@testing-library/react'
import { Link, MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { useFocusHeading } from './focus-heading'

function Page() {
  useFocusHeading()
  return (
    <main>
      <h1>Whey</h1>
      <Link to="/other">other</Link>
      <Link to="/sibling" state={{ keepPlace: true }} aria-current="page">
        flavor
      </Link>
    </main>
  )
}

beforeEach(() => {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Page />
    </MemoryRouter>,
  )
})

const follow = async (name: string) => {
  const link = screen.getByText(name)
  link.focus()
  await act(async () => void fireEvent.click(link))
}

it('keeps the focus on a choice that changes the page in place', async () => {
  await follow('flavor')
  expect(document.activeElement).toBe(screen.getByText('flavor'))
})

it('focuses the heading when a persistent link opens another page', async () => {
  screen.getByText('other').setAttribute('aria-current', 'page')
  await follow('other')
  expect(document.activeElement).toBe(screen.getByText('Whey'))
})
