import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../test/page'
import { SearchForm } from './search-form'

afterEach(() => vi.useRealTimers())

/** Types into the search and follows a link within the debounce; returns the resulting searches. */
async function typeAndFollow(address: string) {
  const onSearch = vi.fn()
  const page = (
    <>
      <SearchForm label="Search" placeholder="" clearLabel="Clear" value="" onSearch={onSearch} />
      <a href={address} onClick={(event) => event.preventDefault()}>
        Away
      </a>
    </>
  )
  await openPage({ '/': page }, '/')
  vi.useFakeTimers()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'noor' } })
  fireEvent.click(screen.getByRole('link', { name: 'Away' }))
  vi.advanceTimersByTime(2000)
  return onSearch.mock.calls
}

describe('SearchForm with a link followed during the debounce', () => {
  it('drops the search when the link leads to another page', async () => {
    expect(await typeAndFollow('/elsewhere')).toEqual([])
  })

  it('keeps the typed text when the link leads to the same page', async () => {
    expect(await typeAndFollow(`${location.pathname}?status=open`)).toEqual([['noor']])
  })
})
