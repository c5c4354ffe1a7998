import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Link, useLocation, useNavigate } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { wholeLanguage } from '../../test/words'
import { I18nProvider, useLocale } from '../i18n/i18n'
import { pageLocale } from '../i18n/languages'
import { LocaleRouter } from './locale-router'

function Page() {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const { setLocale } = useLocale()
  return (
    <>
      <p data-testid="path">{pathname + search + (state ? ` ${state}` : '')}</p>
      <input aria-label="name" />
      <Link to="/shop?page=2">shop</Link>
      <Link to="/coach/login">coaches</Link>
      <Link to="/">home</Link>
      <button type="button" onClick={() => void navigate('?sort=name', { state: 'kept' })}>
        sort
      </button>
      {(['en', 'fa', 'nl'] as const).map((code) => (
        <button key={code} type="button" onClick={() => void setLocale(code)}>
          {code}
        </button>
      ))}
    </>
  )
}

async function open(address: string) {
  window.history.replaceState(null, '', address)
  const locale = pageLocale()
  render(
    <I18nProvider locale={locale} language={await wholeLanguage(locale)}>
      <LocaleRouter>
        <Page />
      </LocaleRouter>
    </I18nProvider>,
  )
}
afterEach(() => window.history.replaceState(null, '', '/'))

const press = (text: string) => act(async () => void fireEvent.click(screen.getByText(text)))
const path = () => screen.getByTestId('path').textContent
const address = () => window.location.pathname + window.location.search
const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

it('gives pages plain paths, and adds the language to links outside the work areas (X-102)', async () => {
  await open('/fa/product/a1?from=mail')
  expect(path()).toBe('/product/a1?from=mail')
  expect(hrefs()).toEqual(['/fa/shop?page=2', '/coach/login', '/fa'])
  await press('shop')
  expect([path(), address()]).toEqual(['/shop?page=2', '/fa/shop?page=2'])
  await press('sort')
  expect([path(), address()]).toEqual(['/shop?sort=name kept', '/fa/shop?sort=name'])
  await press('coaches')
  expect([path(), address()]).toEqual(['/coach/login', '/coach/login'])
  await press('home')
  expect([path(), address()]).toEqual(['/', '/fa'])
})

it('changes the address on a language switch, and keeps input, history position and state (X-102)', async () => {
  await open('/shop')
  await press('sort')
  const depth = window.history.length
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Sara' } })
  for (const [code, shown] of [
    ['nl', '/nl/shop?sort=name'],
    ['fa', '/fa/shop?sort=name'],
    ['en', '/shop?sort=name'],
    ['fa', '/fa/shop?sort=name'],
  ] as const) {
    await press(code)
    await waitFor(() => expect(address()).toBe(shown))
    expect(path()).toBe('/shop?sort=name kept')
  }
  expect(screen.getByLabelText<HTMLInputElement>('name').value).toBe('Sara')
  expect([window.history.length, localStorage.getItem('language')]).toEqual([depth, 'fa'])
  expect(hrefs()[0]).toBe('/fa/shop?page=2')
})

it('updates a history entry to the language chosen since (X-102)', async () => {
  await open('/fa/shop')
  await press('home')
  await press('nl')
  await waitFor(() => expect(address()).toBe('/nl'))
  // Like a browser: changes the address first, then dispatches the event.
  await act(async () => {
    window.history.replaceState({ idx: 0 }, '', '/fa/shop')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  await waitFor(() => expect([path(), address()]).toEqual(['/shop', '/nl/shop']))
  expect(window.history.state).toEqual({ idx: 0 })
})

it('prefers the address’s language over the stored one, the default for addresses without one (X-102)', async () => {
  localStorage.setItem('language', 'nl')
  window.history.replaceState(null, '', '/fa/shop')
  expect(pageLocale()).toBe('fa')
  window.history.replaceState(null, '', '/coach/login')
  expect(pageLocale()).toBe('nl')
})

it('updates the canonical and alternate links on navigation (X-102)', async () => {
  const link = (rel: string, hreflang: string, href: string) => {
    const made = Object.assign(document.createElement('link'), { rel, hreflang, href })
    document.head.append(made)
    return made
  }
  const canonical = link('canonical', '', 'https://tavan.test/shop/category/bands')
  const others = ['en', 'fa', 'nl', 'x-default'].map((lang) => link('alternate', lang, 'https://tavan.test/'))
  await open('/fa/shop/bands')
  expect(canonical.href).toBe('https://tavan.test/shop/category/bands')
  await press('shop')
  const origin = window.location.origin
  expect(canonical.href).toBe(`${origin}/fa/shop`)
  await press('nl')
  await waitFor(() => expect(canonical.href).toBe(`${origin}/nl/shop`))
  expect(others.map(({ href }) => href.slice(origin.length))).toEqual([
    '/shop',
    '/fa/shop',
    '/nl/shop',
    '/shop',
  ])
  for (const one of [canonical, ...others]) one.remove()
})
