import { act, fireEvent, screen, within } from '@testing-library/react'
import type { MyBloodTest } from 'contract/blood-tests/calls'
import { getMyBloodTestTrends } from 'contract/blood-tests/trend-routes'
import type { Locale } from 'contract/locale'
import { beforeEach, describe, expect, it } from 'vitest'
import { bloodTest, commented, marker, someTrends } from '../../../../test/fake-blood-tests'
import { refusal } from '../../../../test/fake-server'
import { fakeShop, storeSession } from '../../../../test/fake-shop'
import { openRoutes } from '../../../../test/page'
import { AppRoutes } from '../../../app/routes'

let server: ReturnType<typeof fakeShop>
let tests: MyBloodTest[]

const list = (items: readonly MyBloodTest[]) => ({
  success: true,
  data: { items, total: items.length, currentPage: 1, totalPages: 1, consentNeeded: false },
})

beforeEach(() => {
  localStorage.clear()
  storeSession()
  tests = [
    bloodTest('b1', commented),
    bloodTest('b2', { code: null, testedAt: null, markers: [marker('Ferritin', { value: 40 })] }),
  ]
  server = fakeShop([])
  server.on({
    'GET /blood-tests/:id': ({ params }) => {
      const test = tests.find(({ id }) => id === params.id)
      return test ? { success: true, data: test } : refusal('blood_tests.not_found')
    },
    'GET /blood-tests/:id/views': () => ({
      success: true,
      data: { items: [], total: 0, currentPage: 1, totalPages: 1 },
    }),
    [`GET ${getMyBloodTestTrends.path}`]: () => ({ success: true, data: { trends: someTrends() } }),
    'GET /blood-tests': () => list(tests),
  })
})

// Pages are lazy chunks, so `act` must cover their loading.
const at = (path: string, locale: Locale = 'en') => act(() => openRoutes(<AppRoutes />, path, locale))
const plain = (text: string | null | undefined) =>
  (text ?? '').replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const part = (name: string) => screen.findByRole('region', { name })

describe('customer’s blood test list', () => {
  it('shows each test’s values, status and comment marker', async () => {
    await at('/blood-tests')
    const cards = await screen.findAllByRole('article')
    const [first, second] = cards.map((card) => plain(card.textContent))
    expect(first).toBe('Test from Nov 16, 20263 valuesLAB-22911 out of rangeReviewedYour coach has commented')
    expect(second).toBe('Test from Nov 18, 20261 valueWaiting for your coach')
    expect(screen.getByRole('link', { name: 'Submit a Blood Test' }).getAttribute('href')).toBe(
      '/blood-tests/new',
    )
    expect(
      within(cards[0] as HTMLElement)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/blood-tests/b1')
  })

  it('shows each value over time, the most measured first and expanded', async () => {
    await at('/blood-tests')
    const trends = within(await part('Your values over time'))
    expect(await trends.findByRole('slider')).toBeTruthy()
    const names = trends.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)
    expect(names).toEqual(['Glucose', 'Ferritin'])
    expect(trends.getByRole('button', { name: 'Trend of Glucose', expanded: true })).toBeTruthy()
    expect(trends.getAllByText('Talk to your doctor about this.')).not.toEqual([])
  })

  it('offers a first submission when there are no tests', async () => {
    tests = []
    await at('/blood-tests')
    expect(await screen.findByText('No blood tests yet')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Submit a Blood Test' })).toHaveLength(2)
  })

  it('shows an error when the tests fail to load', async () => {
    server.on({ 'GET /blood-tests': () => refusal('auth.forbidden') })
    await at('/blood-tests')
    expect(await screen.findByText('Your blood tests couldn’t be loaded')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy()
  })

  it('uses no words of illness in Dutch and Persian', async () => {
    const { unmount } = await at('/blood-tests', 'nl')
    expect(await screen.findAllByText('Bespreek dit met je arts.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/normaal|abnormaal|patiënt|gezond(?!heid)/i)
    unmount()
    await at('/blood-tests', 'fa')
    expect(await screen.findAllByText('این را با پزشک در میان بگذارید.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/نرمال|طبیعی|بیمار|سالم/)
  })
})

describe('customer’s blood test', () => {
  it('shows the coach’s comment, each value with its range, earlier values and the note', async () => {
    await at('/blood-tests/b1')
    const comment = within(await part('Your coach’s comment'))
    expect(comment.getByText(commented.coach_comment)).toBeTruthy()
    expect(plain(comment.getByText(/Kaveh Rad/).textContent)).toMatch(/^Kaveh Rad · November 20, 2026/)
    await screen.findByRole('button', { name: 'Trend of Glucose' })
    const [glucose] = within(await part('Results')).getAllByRole('listitem')
    expect(plain(glucose?.textContent)).toBe(
      'GlucoseLaboratory’s range: 70–100 mg/dL112 mg/dLAbove the rangeTalk to your doctor about this.' +
        'Earlier:96 mg/dL on Feb 10, 20265.2 mmol/L on Jan 10, 2026',
    )
    expect(within(await part('Your note')).getByText('Fasting, early in the morning.')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Blood test from Nov 16, 2026')
  })

  it('announces an email while the test waits for its comment', async () => {
    await at('/blood-tests/b2')
    expect(await screen.findByText(/has not commented yet. We’ll email you/)).toBeTruthy()
  })

  it('states in the access log that nobody else has opened the test (S43)', async () => {
    await at('/blood-tests/b1')
    await within(await part('Who has seen this')).findByText('Nobody but you has opened this test yet.')
  })

  it('lists the accesses of others with their actions (S43)', async () => {
    const views = [
      {
        at: '2026-11-20T09:05:00.000Z',
        action: 'commented',
        role: 'coach',
        by: { firstName: 'Kaveh', lastName: 'Rad' },
      },
      { at: '2026-11-20T09:00:00.000Z', action: 'changed', role: 'admin', by: null },
      { at: '2026-11-19T09:00:00.000Z', action: 'report', role: 'coach', by: null },
    ]
    server.on({
      'GET /blood-tests/:id/views': () => ({
        success: true,
        data: { items: views, total: 3, currentPage: 1, totalPages: 1 },
      }),
    })
    await at('/blood-tests/b1')
    const seen = within(await part('Who has seen this'))
    const rows = (await seen.findAllByRole('listitem')).map((row) => plain(row.textContent))
    expect(rows[0]).toMatch(/^Your coach Kaveh Rad commentedNovember 20, 2026/)
    expect(rows[1]).toMatch(/^Tavan staff added values or an analysis/)
    expect(rows[2]).toMatch(/^A former coach opened the report/)
  })

  it('shows the latest accesses first and all on request (S43)', async () => {
    const view = (n: number) => ({
      at: `2026-11-${10 + n}T09:00:00.000Z`,
      action: 'opened',
      role: 'coach',
      by: { firstName: 'Kaveh', lastName: 'Rad' },
    })
    const items = [8, 7, 6, 5, 4, 3, 2, 1].map(view)
    server.on({
      'GET /blood-tests/:id/views': () => ({
        success: true,
        data: { items, total: 8, currentPage: 1, totalPages: 1 },
      }),
    })
    await at('/blood-tests/b1')
    const seen = within(await part('Who has seen this'))
    expect(await seen.findAllByRole('listitem')).toHaveLength(6)
    fireEvent.click(seen.getByRole('button', { name: 'Show Earlier' }))
    expect(seen.getAllByRole('listitem')).toHaveLength(8)
    expect(seen.queryByRole('button')).toBeNull()
  })

  it('groups repeated accesses of one person on a day and lists each time (S43)', async () => {
    const view = (time: string, action: string) => ({
      at: `2026-11-${time}:00.000Z`,
      action,
      role: 'coach',
      by: { firstName: 'Kaveh', lastName: 'Rad' },
    })
    const items = [
      view('20T11:00', 'listed'),
      view('20T10:30', 'trends'),
      view('20T10:00', 'listed'),
      view('20T09:00', 'listed'),
      view('19T09:00', 'listed'),
    ]
    server.on({
      'GET /blood-tests/:id/views': () => ({
        success: true,
        data: { items, total: 5, currentPage: 1, totalPages: 1 },
      }),
    })
    await at('/blood-tests/b1')
    const seen = within(await part('Who has seen this'))
    const rows = (await seen.findAllByRole('listitem')).map((row) => plain(row.textContent))
    expect(rows).toHaveLength(3)
    expect(rows[0]).toMatch(
      /saw it in the listNovember 20, 2026 .*11:00.* · 3 times that day11:00.*10:00.*9:00/,
    )
    expect(rows[1]).toMatch(/looked at the trends.*10:30/)
    expect(rows[1]).not.toContain('times')
    expect(rows[2]).toMatch(/November 19, 2026/)
  })

  it('shows the text of an empty access log on the page (S43)', async () => {
    await at('/blood-tests/b1')
    expect(await screen.findByText('Nobody but you has opened this test yet.')).toBeTruthy()
  })

  it('shows “not found” for a test of another customer', async () => {
    await at('/blood-tests/b9')
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This blood test was not found' }),
    ).toBeTruthy()
  })
})
