import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { Suggestions } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import { Link } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import HeaderSearch from './header-search'

const whey = { _id: 'w', name: 'Whey Isolate', price: 49.99, salePrice: 39.99, image: '/images/w' }
const found = (more: Partial<Suggestions> = {}) => ({
  success: true,
  data: {
    products: [whey],
    categories: [{ _id: 'c', name: 'Supplements', slug: 'supplements' }],
    articles: [{ path: '/blog#label', title: 'Reading a supplement label' }],
    ...more,
  },
})

function server(answer: (q: string) => unknown) {
  return fakeServer({ 'GET /search/suggestions': ({ query }) => answer(query.get('q') ?? '') })
}
const header = (
  <>
    <HeaderSearch />
    <p>page</p>
    <Link to="/shop">Elsewhere</Link>
    <input aria-label="Other" />
  </>
)
const start = (at = '/', locale?: Locale) => openPage({ '/': header, '/shop': header }, at, locale)

const field = () => screen.getByRole('combobox') as HTMLInputElement
const type = async (text: string) => {
  field().focus()
  await act(async () => fireEvent.change(field(), { target: { value: text } }))
}
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

// The narrow button and the wide field are both there; which of them shows is the style sheet's matter.
beforeEach(() => void Object.assign(Element.prototype, { checkVisibility: () => true }))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the search of the header', () => {
  it('suggests products with prices, categories and articles, and last the typed words', async () => {
    server(() => found())
    const { where } = await start()
    await type('supp')
    const products = await screen.findByRole('group', { name: 'Products' })
    expect(within(products).getByRole('option').textContent).toContain('$39.99')
    const names = ['Products', 'Categories', 'Articles']
    expect(
      screen
        .getAllByRole('group')
        .map((one) => one.getAttribute('aria-labelledby') && one.firstChild?.textContent),
    ).toEqual([...names, null])
    expect(options().at(-1)).toBe('Search for “supp”')
    expect(screen.getByText('4 suggestions').role).toBe('status')
    for (let i = 0; i < 3; i++) fireEvent.keyDown(field(), { key: 'ArrowDown' })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await screen.findByText('elsewhere')
    expect(where().pathname + where().hash).toBe('/blog#label')
  })

  it('searches for the typed words on Enter, whatever the suggestions are', async () => {
    server(() => offline())
    const { where } = await start()
    await type('rope & hook')
    await vi.waitFor(() => expect(options()).toEqual(['Search for “rope & hook”']))
    fireEvent.submit(screen.getByRole('search'))
    await vi.waitFor(() => expect(where().pathname + where().search).toBe('/shop?search=rope+%26+hook'))
    expect(field().value, 'the field says what is searched for').toBe('rope & hook')
    expect(options()).toEqual([])
  })

  it('names the corrected search text', async () => {
    server(() => found({ correction: 'protein' }))
    await start()
    await type('protien')
    await screen.findByRole('listbox')
    expect(screen.getAllByText(/No results for “protien”. Showing results for “protein”./)).toHaveLength(2)
  })

  it('keeps the previous suggestions dimmed, and never shows an answer to older words', async () => {
    const answers = { ro: later(), rope: later() }
    const { calls } = server((q) => (q === 'wh' ? found() : answers[q as keyof typeof answers].promise))
    await start()
    await type('wh')
    await screen.findByRole('group', { name: 'Products' })
    await type('ro')
    await vi.waitFor(() => expect(calls('GET', '/search/suggestions')).toHaveLength(2))
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBe('true')
    expect(options()[0]).toContain('Whey Isolate')
    await type('rope')
    await vi.waitFor(() => expect(calls('GET', '/search/suggestions')).toHaveLength(3))
    const named = (name: string) => found({ products: [{ ...whey, name }], categories: [], articles: [] })
    await act(async () => answers.rope.settle(named('Speed Rope')))
    await vi.waitFor(() => expect(options()[0]).toContain('Speed Rope'))
    await act(async () => answers.ro.settle(named('Roller')))
    expect(options()[0]).toContain('Speed Rope')
    expect(screen.getByRole('listbox').getAttribute('aria-busy')).toBeNull()
  })

  it('asks for nothing until there are letters to go by', async () => {
    const { calls } = server(() => found())
    await start()
    await type(' w ')
    await type('wh')
    await screen.findByRole('listbox')
    expect(calls('GET', '/search/suggestions').map(({ query }) => query.get('q'))).toEqual(['wh'])
  })

  it('is reached by the slash from anywhere but a field', async () => {
    server(() => found())
    await start('/shop?search=whey')
    expect(field().value).toBe('whey')
    const other = screen.getByLabelText('Other')
    other.focus()
    expect(fireEvent.keyDown(other, { key: '/' }), 'it is a letter there').toBe(true)
    other.blur()
    expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true)
    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false)
    expect(document.activeElement).toBe(field())
  })

  it('suggests for text typed before hydration', async () => {
    server(() => found())
    await start()
    // The focus came before anyone listened.
    addEventListener('focusin', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
    await type('supp')
    await screen.findByRole('group', { name: 'Products' })
  })

  it('opens a sheet where there is no room for a field, which Back closes', async () => {
    server(() => found())
    const { where } = await start('/', 'fa')
    const button = screen.getByRole('button', { name: 'جست‌وجوی محصولات' })
    await act(async () => fireEvent.click(button))
    const sheet = await screen.findByRole('dialog', { name: 'جست‌وجو' })
    expect(button.getAttribute('aria-expanded')).toBe('true')
    const within_ = within(sheet)
    const box = within_.getByRole('combobox')
    expect(document.activeElement).toBe(box)
    await act(async () => fireEvent.change(box, { target: { value: 'supp' } }))
    await within_.findByRole('group', { name: 'محصولات' })
    fireEvent.keyDown(box, { key: 'Escape' })
    await vi.waitFor(() => expect((box as HTMLInputElement).value).toBe(''))
    await act(async () => fireEvent.click(within_.getByRole('button', { name: 'بستن' })))
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
    expect(where().pathname).toBe('/')
    expect(screen.getByText('page')).toBeTruthy()
  })
  it('opens one sheet, however often its button is pressed before its code is there', async () => {
    await start()
    const button = screen.getByRole('button', { name: 'Search products' })
    await act(async () => {
      for (const _ of [1, 2]) fireEvent.click(button)
    })
    const sheet = await screen.findByRole('dialog', { name: 'Search' })
    await act(async () => fireEvent.click(within(sheet).getByRole('button', { name: 'Close' })))
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('false'))
    await act(async () => fireEvent.click(button))
    await vi.waitFor(() => expect(button.getAttribute('aria-expanded')).toBe('true'))
  })

  it('opens no sheet over the page that somebody has gone to meanwhile', async () => {
    const { where } = await start()
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Search products' }))
      fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' }))
    })
    const button = screen.getByRole('button', { name: 'Search products' })
    expect(where().pathname).toBe('/shop')
    expect(button.getAttribute('aria-expanded')).toBe('false')
    // The button is not spent by the press that led to nothing.
    await act(async () => fireEvent.click(button))
    await screen.findByRole('dialog', { name: 'Search' })
    expect(where().pathname).toBe('/shop')
  })
})
