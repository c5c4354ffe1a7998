import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { wholeLanguage } from '../../test/words'
import { I18nProvider } from '../i18n/i18n'
import { UnsavedGuard, useUnsaved } from '../ui/edit/unsaved'
import { LocaleRouter } from './locale-router'

function Field() {
  const [text, setText] = useState('')
  useUnsaved(text !== '')
  return <input aria-label="text" value={text} onChange={({ target }) => setText(target.value)} />
}

/** Routes: /work has the field; `?open` opens a view above it. */
function Pages() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <p data-testid="path">{pathname + search}</p>
      <Link to="/shop">link</Link>
      <Link to="/work#main">jump</Link>
      <button type="button" onClick={() => void navigate('/shop')}>
        button
      </button>
      <button type="button" onClick={() => void navigate('?open=1')}>
        open
      </button>
      <button type="button" onClick={() => void navigate('/login', { replace: true })}>
        redirect
      </button>
      {pathname === '/work' ? (
        <UnsavedGuard outlives={(to) => to.pathname === '/work'}>{() => <Field />}</UnsavedGuard>
      ) : null}
    </>
  )
}

const path = () => screen.getByTestId('path').textContent
const address = () => window.location.pathname + window.location.search
const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))
const step = (count: number) => act(async () => window.history.go(count))
const question = () => screen.queryByRole('dialog', { name: 'Unsaved changes' })
const field = () => screen.getByLabelText<HTMLInputElement>('text')
const type = (value: string) => fireEvent.change(field(), { target: { value } })

/** History: home, the shop, then the page with the field. */
beforeEach(async () => {
  window.history.replaceState(null, '', '/')
  render(
    <I18nProvider locale="en" language={await wholeLanguage('en')}>
      <LocaleRouter>
        <Pages />
      </LocaleRouter>
    </I18nProvider>,
  )
  await press('link')
  await act(async () => window.history.pushState({ idx: 2 }, '', '/work'))
  await act(async () => window.dispatchEvent(new PopStateEvent('popstate')))
  await waitFor(() => expect(path()).toBe('/work'))
})
afterEach(() => window.history.replaceState(null, '', '/'))

describe('a page with unsaved work', () => {
  it('asks when Back would leave it, and keeps address and text', async () => {
    type('typed')
    await step(-1)
    await waitFor(() => expect(question()).toBeTruthy())
    await waitFor(() => expect([path(), address()]).toEqual(['/work', '/work']))
    await press('Keep Editing')
    expect([question(), field().value, path()]).toEqual([null, 'typed', '/work'])
  })

  it('goes back once the person agrees to lose the text', async () => {
    type('typed')
    await step(-1)
    await waitFor(() => expect(question()).toBeTruthy())
    await waitFor(() => expect(address()).toBe('/work'))
    await press('Discard Changes')
    await waitFor(() => expect([path(), address()]).toEqual(['/shop', '/shop']))
    expect(question()).toBeNull()
  })

  it('asks again at the next Back, and at a jump over two pages', async () => {
    type('typed')
    for (const count of [-1, -2]) {
      await step(count)
      await waitFor(() => expect(question()).toBeTruthy())
      await waitFor(() => expect(address()).toBe('/work'))
      await press('Keep Editing')
    }
    await step(-2)
    await waitFor(() => expect(question()).toBeTruthy())
    await waitFor(() => expect(address()).toBe('/work'))
    await press('Discard Changes')
    await waitFor(() => expect([path(), address()]).toEqual(['/', '/']))
  })

  it.each(['link', 'button'])('asks when a %s leads to another page', async (what) => {
    type('typed')
    await press(what)
    expect([Boolean(question()), path()]).toEqual([true, '/work'])
    await press('Keep Editing')
    expect([field().value, path()]).toEqual(['typed', '/work'])
    await press(what)
    await press('Discard Changes')
    await waitFor(() => expect(path()).toBe('/shop'))
  })

  it('does not ask when the text stays: an in-page jump, or a view that opens above and closes with Back', async () => {
    type('typed')
    await press('jump')
    await press('open')
    await waitFor(() => expect(path()).toBe('/work?open=1'))
    await step(-1)
    await waitFor(() => expect(path()).toBe('/work'))
    expect([question(), field().value]).toEqual([null, 'typed'])
  })

  it('does not block a redirect, such as that of an expired session', async () => {
    type('typed')
    await press('redirect')
    await waitFor(() => expect(path()).toBe('/login'))
    expect(question()).toBeNull()
  })

  it('asks before a reload only while there is unsaved text', () => {
    const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
    type('typed')
    expect(unload()).toBe(false)
    type('')
    expect(unload()).toBe(true)
  })

  it('goes back without asking once the text is gone', async () => {
    type('typed')
    type('')
    await step(-1)
    await waitFor(() => expect(path()).toBe('/shop'))
    expect(question()).toBeNull()
  })
})
