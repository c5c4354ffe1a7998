import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type Locale, localeCodes } from 'contract/locale'
import { PAYMENT_HOLD } from 'contract/orders/rules'
import { specifiedShipping } from 'contract/orders/shipping-rules'
import { asciiDigits } from 'contract/sentence'
import { MINUTE } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later } from '../../../../test/fake-server'
import { openPage } from '../../../../test/page'
import { AppRoutes } from '../../../app/routes'
import { Footer } from '../../../app/shop/footer'
import { loadLanguage } from '../../../i18n/languages'
import { loadArticle } from './articles'
import { type ArticleName, articleSections, type Section } from './content-shape'
import { pagesWords } from './words/pages-words'

const names = Object.keys(articleSections) as ArticleName[]
const site = { '*': <AppRoutes /> }

beforeEach(() => {
  fakeServer({ 'GET /categories/with-counts': () => ({ success: true, data: [] }) })
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
})
afterEach(() => vi.unstubAllGlobals())

/** Returns the text of a page with ASCII digits. */
const wordsOf = async (name: ArticleName, locale: Locale) =>
  asciiDigits(JSON.stringify(await loadArticle(name, locale)))

describe('footer pages', () => {
  it('links to all its pages from the footer (SHOP-HDR-25 SHOP-HDR-26 X-107)', async () => {
    await openPage({ '/': <Footer /> }, '/')
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(
      ['help', 'contact', 'privacy', 'terms', 'withdraw', 'blog', 'tips', 'nutrition', 'stories'].map(
        (n) => `/${n}`,
      ),
    )
  })

  it('requests the shop’s name for the footer only once the footer comes near the viewport', async () => {
    let come = () => undefined as unknown
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
          come = () => report([{ isIntersecting: true }])
        }
        observe() {}
        disconnect() {}
      },
    )
    const shop = { name: 'Tavan', legalName: 'Tavan Utrecht B.V.', email: 'hello@utrecht.test' }
    const server = fakeServer({ 'GET /config': () => ({ success: true, data: { shop } }) })
    await openPage({ '/': <Footer /> }, '/')
    expect(screen.getByText(/© \d{4}/).textContent).toContain('Tavan')
    expect(server.calls('GET', '/config')).toEqual([])
    await act(async () => void come())
    const link = await screen.findByRole('link', { name: 'hello@utrecht.test' })
    expect(link.getAttribute('href')).toBe('mailto:hello@utrecht.test')
    expect(screen.getByText(/© \d{4}/).textContent).toContain('Tavan Utrecht B.V.')
  })

  it.each(names.map((name, index) => [name, localeCodes[index % localeCodes.length] ?? 'en'] as const))(
    'renders /%s in %s with links to every section (SHOP-HDR-25 SHOP-HDR-26)',
    async (name, locale) => {
      await openPage(site, `/${name}`, locale)
      const article = await loadArticle(name, locale)
      expect(await screen.findByText(article.lead)).toBeTruthy()
      const { nav } = await loadLanguage(locale)
      const { pages } = (await pagesWords.load(locale)) as typeof pagesWords.source & object
      const main = within(screen.getByRole('main'))
      expect(main.getByRole('heading', { level: 1 }).textContent).toBe(nav.footer[name])
      const contents = within(main.getByRole('navigation', { name: pages.contents }))
      for (const [id, section] of Object.entries<Section>(article.sections)) {
        expect(main.getByRole('heading', { level: 2, name: section.title })).toBeTruthy()
        expect(contents.getByRole('link', { name: section.title }).getAttribute('href')).toBe(
          `/${name}#${id}`,
        )
        expect(document.getElementById(id)).toBeTruthy()
      }
    },
  )

  it.each(['contact', 'privacy', 'terms'])(
    'shows the imprint on /%s from the server’s settings',
    async (name) => {
      const shop = {
        name: 'Tavan',
        email: 'hello@utrecht.test',
        legalName: 'Tavan Utrecht B.V.',
        address: ['Oudegracht 1'],
        phone: '',
        registration: 'KvK 12345678',
        vat: '',
      }
      fakeServer({
        'GET /categories/with-counts': () => ({ success: true, data: [] }),
        'GET /config': () => ({ success: true, data: { shop } }),
      })
      await openPage(site, `/${name}`)
      const imprint = within(await screen.findByRole('region', { name: 'Who runs this shop' }))
      for (const line of ['Tavan Utrecht B.V.', 'Oudegracht 1', 'KvK 12345678', 'hello@utrecht.test'])
        expect(imprint.getByText(line)).toBeTruthy()
      expect(imprint.queryByText('Phone')).toBeNull()
      const main = within(screen.getByRole('main'))
      for (const link of main.getAllByRole('link', { name: 'hello@utrecht.test' }))
        expect(link.getAttribute('href')).toBe('mailto:hello@utrecht.test')
      expect(main.getAllByRole('link', { name: 'hello@utrecht.test' }).length).toBeGreaterThan(1)
      expect(main.queryByText(/tavan\.test/)).toBeNull()
    },
  )

  it.each([
    ['help', 'en', '20 days after delivery'],
    ['help', 'fa', '۲۰ روز فرصت'],
    ['help', 'nl', '20 dagen om iets terug te sturen'],
    ['terms', 'en', 'within 20 days'],
    ['terms', 'fa', 'تا ۲۰ روز'],
    ['terms', 'nl', 'binnen 20 dagen'],
  ] as const)(
    'states the days for returns on /%s in %s as the server has them (X-107)',
    async (name, locale, text) => {
      const answer = later()
      fakeServer({
        'GET /categories/with-counts': () => ({ success: true, data: [] }),
        'GET /config': () => answer.promise,
      })
      await openPage(site, `/${name}`, locale)
      await screen.findByText((await loadArticle(name, locale)).lead)
      const main = screen.getByRole('main')
      const before = main.textContent
      expect(before).not.toContain('RETURN_DAYS')
      expect(before).not.toContain(text)
      await act(async () => answer.settle({ success: true, data: { returnDays: 20 } }))
      await waitFor(() => expect(main.textContent).toContain(text))
    },
  )

  it('leaves out the days for returns without the server’s settings', async () => {
    await openPage(site, '/help')
    expect(await screen.findByText(/choose Return Items/)).toBeTruthy()
    expect(screen.queryByText(/days after delivery/)).toBeNull()
  })

  it.each([
    ['fa', null, 'list-[persian]'],
    ['fa', 'latin', 'list-decimal'],
    ['nl', null, 'list-decimal'],
  ] as const)('numbers steps in %s (selected digits: %s) with %s', async (locale, digits, look) => {
    vi.stubGlobal('localStorage', { getItem: () => digits, setItem: () => undefined })
    await openPage(site, '/tips', locale)
    const { lead } = await loadArticle('tips', locale)
    await screen.findByText(lead)
    const lists = [...screen.getByRole('main').querySelectorAll('ol')]
    expect(lists.filter((list) => list.classList.contains(look)).length).toBeGreaterThan(0)
  })

  it('focuses a selected section and scrolls to it', async () => {
    const view = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined)
    const { where } = await openPage(site, '/help')
    fireEvent.click(await screen.findByRole('link', { name: 'Returns' }))
    expect(where().hash).toBe('#returns')
    expect(document.activeElement?.textContent).toBe('Returns')
    expect(view.mock.contexts).toEqual([document.getElementById('returns')])
  })

  it.each(localeCodes)('states the payment hold in %s as in the rules', async (locale) => {
    for (const words of [await wordsOf('help', locale), await wordsOf('terms', locale)])
      expect(words).toMatch(new RegExp(`${PAYMENT_HOLD / MINUTE} (minute|دقیقه)`))
  })

  it('lists the shop’s shipping methods and its tax as staff have set them (X-109)', async () => {
    const [standard, express] = specifiedShipping
    const pickUp = { ...standard, code: 'pickup', names: { en: 'Pick up', fa: 'تحویل حضوری', nl: 'Ophalen' } }
    const methods = [
      { ...express, price: 4.95, freeFrom: 50 },
      { ...pickUp, businessDays: { min: 1, max: 1 } },
    ]
    const trade = { taxRate: 21, taxShown: 'included', shippingMethods: methods }
    fakeServer({
      'GET /categories/with-counts': () => ({ success: true, data: [] }),
      'GET /config': () => ({ success: true, data: { returnDays: 20, ...trade } }),
    })
    await openPage(site, '/help')
    expect(await screen.findByText('Prices are in US dollars and include 21% tax.')).toBeTruthy()
    const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
    expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Express Shipping', '$4.95, free from $50.00', '2–3'],
      ['Pick up', 'Free', '1'],
    ])
  })

  it('marks every story as an example in every language and shows initials instead of a photo', async () => {
    for (const locale of localeCodes) {
      const { sections } = await loadArticle('stories', locale)
      for (const story of [sections.nurse, sections.runner, sections.returner]) {
        expect(story.note).toMatch(/· (example|voorbeeld|نمونه)$/)
        expect(story.initials).toBeTruthy()
      }
    }
  })
})

describe('page for an unknown URL', () => {
  it('offers a search and links to the main pages', async () => {
    const { where } = await openPage(site, '/nothing-here')
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    for (const [name, to] of [
      ['Go to the Home Page', '/'],
      ['Go to the Shop', '/shop'],
      ['Help', '/help'],
      ['Contact', '/contact'],
    ] as const) {
      expect(main.getByRole('link', { name }).getAttribute('href')).toBe(to)
    }
    fireEvent.change(main.getByRole('searchbox'), { target: { value: 'rope' } })
    // The shop page's chunk is still loading.
    await act(async () => void fireEvent.click(main.getByRole('button', { name: 'Search' })))
    await vi.waitFor(() => expect(where().pathname + where().search).toBe('/shop?search=rope'))
  })
})

describe('/programs', () => {
  it('redirects a signed-out visitor to the sign-in page with a return path', async () => {
    const { where } = await openPage(site, '/programs')
    await vi.waitFor(() => expect(where().pathname).toBe('/login'))
    expect(where().state).toMatchObject({ from: '/programs' })
  })
})
