import { fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../test/page'
import { SearchForm } from './search-form'

afterEach(() => vi.useRealTimers())

/** Types into the search, then follows a link before the pause is over; what was searched for in the end. */
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

describe('a link that is followed while the typing has not paused', () => {
  it('to another page is not led back by the search', async () => {
    expect(await typeAndFollow('/elsewhere')).toEqual([])
  })

  it('to the same page with another filter keeps what was typed', async () => {
    expect(await typeAndFollow(`${location.pathname}?status=open`)).toEqual([['noor']])
  })
})
