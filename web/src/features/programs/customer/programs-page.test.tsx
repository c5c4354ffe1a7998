import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserProgram } from 'contract/programs/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePrograms, program } from '../../../../test/fake-programs'
import { offline, Reply, refusal } from '../../../../test/fake-server'
import { storeSession } from '../../../../test/fake-shop'
import { openPage, openRoutes } from '../../../../test/page'
import { AppRoutes } from '../../../app/routes'
import ProgramsPage from './programs-page'

const some = [
  program('a'),
  program('b', { status: 'completed', progress: 100 }),
  program('c', {
    status: 'pending',
    stage: 'answering',
    startDate: null,
    progress: 0,
    currentWeek: 0,
    coach: null,
  }),
]
let server: ReturnType<typeof fakePrograms>
beforeEach(() => {
  storeSession()
  server = fakePrograms(some)
})
afterEach(() => vi.unstubAllGlobals())

const open = (search = '', locale?: 'fa') =>
  openPage({ '/programs': <ProgramsPage />, '/shop': <p>the shop</p> }, `/programs${search}`, locale)
const answer = (programs: UserProgram[]) =>
  server.on({ 'GET /user-programs': () => ({ success: true, data: programs, message: 'ok' }) })
const card = (name: string) => screen.findByRole('article', { name })
const names = () => screen.queryAllByRole('article').map((one) => one.querySelector('h2')?.textContent)

describe('my programs', () => {
  it('folds search and filters on phones, unless something is chosen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
      const list = new EventTarget() as unknown as MediaQueryList
      return Object.assign(list, { matches: query === '(max-width: 39.99rem)' })
    })
    const fold = () => screen.getByText('Search and filters').closest('details')
    await open()
    await card('Strength a')
    expect(fold()?.open).toBe(false)
    cleanup()
    await open('?status=completed')
    await card('Strength b')
    expect(fold()?.open).toBe(true)
  })

  it('SHOP-PROG-01 SHOP-PROG-02 SHOP-PROG-03 SHOP-PROG-04 SHOP-PROG-05 SHOP-ENT-21 SHOP-CALL-29: cards with status, start date, progress and coach', async () => {
    await open()
    const first = within(await card('Strength a'))
    for (const text of ['Active', 'Oct 12, 2026', '46%', 'Kaveh Rad', 'Week 6 of 12', 'Strength'])
      expect(first.getByText(text)).toBeTruthy()
    // A program that waits comes before one that is over.
    expect(names()).toEqual(['Strength a', 'Strength c', 'Strength b'])
    expect(first.getByRole('link', { name: 'Open Today' }).getAttribute('href')).toBe('/today')
    expect(screen.getAllByRole('link', { name: 'Open Today' })).toHaveLength(1)
    expect(server.calls('GET', '/user-programs')[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('shows the missing step and its actor on a card (X-43 X-52)', async () => {
    answer([
      program('open', { status: 'pending', stage: 'pending', startDate: null }),
      program('answer', { status: 'pending', stage: 'answering', startDate: null, coach: null }),
      program('write', { status: 'pending', stage: 'creating', startDate: null }),
      program('alone', { status: 'pending', stage: 'creating', startDate: null, coach: null }),
      program('paused', { status: 'paused' }),
    ])
    await open()
    const says = async (name: string, ...texts: (string | RegExp)[]) => {
      const one = within(await card(`Strength ${name}`))
      for (const text of texts) expect(one.getByText(text)).toBeTruthy()
      return one
    }
    await says('open', 'Our turn.', /We’re preparing your questionnaire/, 'Not started yet')
    const waiting = await says('answer', 'Your turn.', /Answer the questionnaire so/, 'Being assigned')
    expect(waiting.getByRole('link', { name: 'Answer the Questionnaire' }).getAttribute('href')).toBe(
      '/programs/answer/questionnaire',
    )
    await says('write', 'Your coach’s turn.', /Kaveh Rad.* is writing your plan/)
    await says('alone', 'Our turn.', /We’re finding a coach/)
    await says('paused', 'Your coach’s turn.', /Your coach has paused this program/)
  })

  it('SHOP-STATE-17 SHOP-STATE-18: names the four states, and shows any other raw', async () => {
    const states = ['active', 'completed', 'pending', 'deactivated', 'paused', 'frozen']
    answer(states.map((status) => program(status, { status: status as UserProgram['status'] })))
    await open()
    await card('Strength active')
    const shown = screen.getAllByRole('article').map((one) => one.querySelector('[data-tone]')?.textContent)
    expect(shown).toEqual(['Active', 'Pending', 'paused', 'Completed', 'Deactivated', 'frozen'])
  })

  it('writes the filter of paused programs like the others, and gives buttons 44 px on phones', async () => {
    answer([program('a', { status: 'paused' })])
    await open()
    await card('Strength a')
    screen.getByRole('link', { name: /^Paused/ })
    expect(screen.getByRole('article').closest('.page')?.className).toContain('max-sm:[--control-sm:2.75rem]')
  })

  it('SHOP-PROG-15 X-51: counts total, active and completed over the whole list', async () => {
    answer([...some, program('d'), program('e'), program('f', { status: 'completed' })])
    await open('?status=completed')
    await card('Strength b')
    const figures = screen
      .getAllByRole('definition')
      .slice(0, 3)
      .map((one) => one.textContent)
    expect(
      screen
        .getAllByRole('term')
        .slice(0, 3)
        .map((one) => one.textContent),
    ).toEqual(['Total', 'Active', 'Completed'])
    expect(figures).toEqual(['6', '3', '2'])
  })

  it('SHOP-PROG-06 SHOP-PROG-07: the search and the status filter combine', async () => {
    const { where } = await open()
    await card('Strength a')
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'strength' } })
    fireEvent.submit(screen.getByRole('search'))
    await waitFor(() => expect(where().search).toBe('?search=strength'))
    const filters = within(screen.getByRole('navigation', { name: 'Filter by status' }))
    fireEvent.click(filters.getByRole('link', { name: /^Completed/ }))
    await waitFor(() => expect(names()).toEqual(['Strength b']))
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } })
    fireEvent.submit(screen.getByRole('search'))
    await screen.findByRole('heading', { name: 'No matching programs' })
    fireEvent.click(screen.getByRole('link', { name: 'Show All Programs' }))
    await waitFor(() => expect(names()).toHaveLength(3))
  })

  it('SHOP-PROG-06: the search finds the coach, in either letters and digits', async () => {
    answer([program('a', { coach: { firstName: 'علي', lastName: 'کریمی' } }), program('b')])
    await open('?search=علی')
    await card('Strength a')
    expect(names()).toEqual(['Strength a'])
  })

  it('offers the list’s categories as filters (SHOP-PROG-16 X-51)', async () => {
    const run = {
      ...program('r').programId,
      name: 'First 10k',
      categoryId: { name: 'Running', color: '#112233' },
    }
    answer([program('a'), program('r', { programId: run })])
    await open()
    await card('First 10k')
    const choice = screen.getByRole('combobox', { name: 'Category' })
    expect(
      within(choice)
        .getAllByRole('option')
        .map((one) => one.textContent),
    ).toEqual(['All categories', 'Running', 'Strength'])
    fireEvent.change(choice, { target: { value: 'Running' } })
    await waitFor(() => expect(names()).toEqual(['First 10k']))
  })

  it('SHOP-PROG-08: without programs it leads to the shop', async () => {
    answer([])
    await open()
    expect((await screen.findByRole('link', { name: 'Explore Programs' })).getAttribute('href')).toBe('/shop')
  })

  it('reports a refusal, and reloads on Try Again (SHOP-PROG-17 SHOP-ERR-31)', async () => {
    server.on({ 'GET /user-programs': () => new Reply(403, { success: false }) })
    await open()
    await screen.findByText('Failed to fetch programs')
    answer(some)
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }))
    await card('Strength a')
  })

  it('reports a lost connection after its retries (SHOP-ERR-32)', async () => {
    server.on({ 'GET /user-programs': offline })
    await open()
    await screen.findByText('Failed to load your programs. Please try again.')
    expect(server.calls('GET', '/user-programs')).toHaveLength(3)
  })

  it('says all of it in Persian', async () => {
    answer([program('a', { status: 'paused' })])
    await open('', 'fa')
    const one = within(await card('Strength a'))
    for (const text of ['در توقف موقت', '۴۶٪', 'هفتهٔ ۶ از ۱۲', 'نوبت مربی است.'])
      expect(one.getByText(text)).toBeTruthy()
  })
})

describe('the way there', () => {
  it('requires a sign-in for /programs (SHOP-NAV-10 SHOP-ROLE-05 SHOP-GEN-13)', async () => {
    const shown = await openRoutes(<AppRoutes />, '/programs')
    await card('Strength a')
    shown.unmount()
    localStorage.clear()
    server.on({ 'GET /user-programs': () => refusal('auth.required') })
    const { where } = await openRoutes(<AppRoutes />, '/programs')
    await waitFor(() => expect(where().pathname).toBe('/login'))
    expect(where().state).toMatchObject({ from: '/programs' })
  })
})
