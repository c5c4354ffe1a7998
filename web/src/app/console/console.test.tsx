import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { NeedKind } from 'contract/admin/rules'
import type { Stats } from 'contract/admin/stats-calls'
import type { ApplicationDetail, ApplicationRow } from 'contract/coaches/calls'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadDateFields, typeDay } from '../../../test/date-fields'
import { later, offline, Reply, refusal } from '../../../test/fake-server'
import { fakeShop } from '../../../test/fake-shop'
import { challenge } from '../../../test/fake-solver'
import { followTo, openRoutes } from '../../../test/page'
import { sessionOf } from '../../api/areas'
import en from '../../i18n/console/words/en'
import { AppRoutes } from '../routes'
import { sections } from './sections'

beforeAll(loadDateFields)

const me = {
  id: 'a1',
  email: 'nasrin@tavan.test',
  firstName: 'Nasrin',
  lastName: 'Azad',
  role: 'admin',
  roles: ['admin'],
  staffRole: 'owner',
}
const row: ApplicationRow = {
  _id: 'app-1',
  firstName: 'Naomi',
  lastName: 'Clarke',
  email: 'naomi@example.test',
  status: 'pending',
  programs: [{ _id: 'p1', name: 'Strength Twelve' }],
  documentCount: 1,
  submittedAt: '2026-11-01T10:00:00.000Z',
  decidedAt: null,
}
const detail: ApplicationDetail = {
  ...row,
  phone: '+31 20 555 0199',
  experience: 'Fourteen years as a strength coach.',
  locale: 'nl',
  notes: '',
  documents: [
    {
      filename: 'd1.docx',
      originalName: 'Résumé.docx',
      mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      size: 12_345,
      fileUrl: '/api/v1/admin/coach-applications/app-1/documents/d1.docx',
      path: '/api/v1/admin/coach-applications/app-1/documents/d1.docx',
    },
  ],
  history: [{ status: 'pending', actor: null, note: '', at: row.submittedAt }],
}
const stats: Stats = {
  period: { from: '2026-10-24', to: '2026-11-22', timeZone: 'UTC', step: 'day' },
  before: { from: '2026-09-24', to: '2026-10-23' },
  needs: [
    { kind: 'refundsOverdue', count: 1, oldestAt: '2026-11-01T10:00:00.000Z' },
    { kind: 'stockHeld', count: 2, oldestAt: null },
    { kind: 'workersMissing', count: 1, oldestAt: '2026-11-22T09:00:00.000Z' },
    { kind: 'backupsFailed', count: 2, oldestAt: null },
    { kind: 'applications', count: 7, oldestAt: null },
    // A newer server may send a kind that this page does not know.
    { kind: 'somethingNew' as NeedKind, count: 3, oldestAt: null },
  ],
}
const listOf = (items: ApplicationRow[], more: object = {}) => ({
  success: true,
  data: {
    items,
    total: items.length,
    currentPage: 1,
    totalPages: 1,
    counts: { pending: 7, approved: 2, rejected: 1 },
    ...more,
  },
})
const decided = (status: 'approved' | 'rejected', note: string, name = 'Nasrin Azad'): ApplicationDetail => ({
  ...detail,
  status,
  notes: note,
  decidedAt: '2026-11-02T10:00:00.000Z',
  history: [
    ...detail.history,
    { status, note, actor: { _id: 'x', name, email: 'x@tavan.test' }, at: '2026-11-02T10:00:00.000Z' },
  ],
})

let server: ReturnType<typeof fakeShop>
beforeEach(() => {
  server = fakeShop([])
  server.on({
    'GET /verification/challenge': () => challenge,
    'GET /auth/me': () => ({ success: true, data: me }),
    'POST /auth/logout': () => ({ success: true }),
    'GET /admin/coach-applications': () => listOf([row]),
    'GET /admin/orders': () => listOf([]),
    'GET /admin/coach-applications/:id': () => ({ success: true, data: detail }),
    'GET /admin/stats': () => ({ success: true, data: stats }),
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(at: string | { pathname: string; search?: string; state?: unknown }, signedIn = true) {
  if (signedIn) {
    localStorage.setItem('adminAuthToken', 'admin-token')
    localStorage.setItem(
      'adminUser',
      JSON.stringify({ id: 'a1', email: me.email, name: 'nasrin', staffRole: 'owner' }),
    )
  }
  sessionOf('admin').reload()
  // Messages and pages are lazy chunks; without `act` React warns about the suspended render.
  const shown = await act(() => openRoutes(<AppRoutes />, at))
  return { user: userEvent.setup(), ...shown }
}
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const path = ({ where }: Awaited<ReturnType<typeof open>>) => where().pathname + where().search

describe('the sign-in of the console', () => {
  const signedIn = {
    success: true,
    token: 't-9',
    userId: 'a1',
    role: 'admin',
    roles: ['admin'],
    staffRole: 'owner',
  }

  async function signIn(shown: Awaited<ReturnType<typeof open>>) {
    await heading('Console')
    await shown.user.type(screen.getByLabelText('Email'), ' nasrin@tavan.test ')
    await shown.user.type(screen.getByLabelText('Password'), 'pass')
    await waitFor(() => expect(press('Sign In').disabled).toBe(false))
    await shown.user.click(press('Sign In'))
  }

  it('opens the requested page after the sign-in, with separate storage keys (X-02, X-03)', async () => {
    server.on({ 'POST /auth/login': () => signedIn })
    const shown = await open('/admin/applications?status=all&search=naomi', false)
    await waitFor(() => expect(path(shown)).toBe('/admin/login'))
    await signIn(shown)
    await heading('Coach applications')
    expect(path(shown)).toBe('/admin/applications?status=all&search=naomi')
    expect(localStorage.getItem('adminAuthToken')).toBe('t-9')
    expect(JSON.parse(localStorage.getItem('adminUser') ?? '')).toMatchObject({
      id: 'a1',
      staffRole: 'owner',
    })
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(server.calls('POST', '/auth/login')[0]?.body.email).toBe('nasrin@tavan.test')
  })

  it.each([
    ['a customer', { ...signedIn, role: 'customer', roles: ['customer'], staffRole: undefined }],
    ['a coach', { ...signedIn, role: 'coach', roles: ['coach'], staffRole: undefined }],
    ['an administrator without a staff role', { ...signedIn, staffRole: undefined }],
  ])('refuses %s, stores nothing and ends the session just opened (S7)', async (_who, answer) => {
    server.on({ 'POST /auth/login': () => answer })
    const shown = await open('/admin/login', false)
    await signIn(shown)
    expect(await screen.findByText('Sign-in failed, or this account can’t use the console')).toBeTruthy()
    expect(localStorage.getItem('adminAuthToken')).toBeNull()
    expect(server.calls('POST', '/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer t-9')
    // The captcha can be used only once, so it restarts.
    await waitFor(() => expect(press('Sign In').disabled).toBe(true))
  })

  it.each([
    [() => refusal('auth.wrong_credentials'), 'Invalid email or password'],
    [() => offline(), 'Server connection error'],
    [() => new Reply(500, 'x'), 'Server connection error'],
  ])('says why it failed', async (answer, text) => {
    server.on({ 'POST /auth/login': answer })
    const shown = await open('/admin/login', false)
    await signIn(shown)
    expect(await screen.findByText(text)).toBeTruthy()
  })

  it.each(['//evil.example/admin', 'https://evil.example', '/admin/../orders', '/orders', '/admin/login'])(
    'ignores a return path outside the console: %s (X-09)',
    async (from) => {
      const shown = await open({ pathname: '/admin/login', state: { from } })
      await heading('Overview')
      expect(path(shown)).toBe('/admin')
    },
  )

  it('leads to the sign-in with a return path when the server refuses the token (X-06)', async () => {
    server.on({ 'GET /admin/coach-applications': () => refusal('auth.required') })
    const shown = await open('/admin/applications?page=2')
    await heading('Console')
    expect(shown.where().state).toEqual({ from: '/admin/applications?page=2', ended: true })
    expect(screen.getByText(/Your session has ended/)).toBeTruthy()
  })

  it('reports the ended session when it ended during a reload (X-06)', async () => {
    server.on({ 'GET /admin/coach-applications': () => refusal('auth.required') })
    const before = await open('/admin/applications?page=2')
    await heading('Console')
    before.unmount()
    // The browser reloads the original address; the session is already gone from storage.
    const after = await open('/admin/applications?page=2', false)
    await heading('Console')
    expect(after.where().state).toEqual({ from: '/admin/applications?page=2', ended: true })
    expect(screen.getByText(/Your session has ended/)).toBeTruthy()
  })

  it('does not report an ended session after a sign-out', async () => {
    const before = await open('/admin/applications')
    await heading('Coach applications')
    await before.user.click(press('Sign Out'))
    await heading('Console')
    before.unmount()
    await open('/admin/applications', false)
    await heading('Console')
    expect(screen.queryByText(/Your session has ended/)).toBeNull()
  })

  it('scrolls the links of the side column alone, so that name and sign-out stay in view', async () => {
    await open('/admin/applications')
    await heading('Coach applications')
    const scroller = (of: Element) => of.closest('[class*="overflow-y-auto"]')
    const column = press('Sign Out').closest('header')
    expect(column?.className).toMatch(/\blg:sticky\b.*\blg:h-dvh\b/)
    const [orders] = within(column as HTMLElement).getAllByRole('link', { name: /^Orders/ })
    expect(scroller(orders as Element)?.className).toMatch(/\bmin-h-0\b/)
    for (const kept of [press('Sign Out'), screen.getByRole('link', { name: 'Security' })])
      expect(scroller(kept)).toBeNull()
  })

  it('signs out immediately and notifies the server', async () => {
    const shown = await open('/admin/applications')
    await heading('Coach applications')
    await shown.user.click(press('Sign Out'))
    await heading('Console')
    expect(shown.where().state).toEqual({})
    expect(localStorage.getItem('adminAuthToken')).toBeNull()
    expect(server.calls('POST', '/auth/logout')[0]?.headers.get('authorization')).toBe('Bearer admin-token')
  })
})

describe('the frame of the console', () => {
  it('shows the signed-in person and the sections of their staff role', async () => {
    await open('/admin')
    await heading('Overview')
    expect(await screen.findByText('Nasrin Azad')).toBeTruthy()
    expect(screen.getByText('Owner')).toBeTruthy()
    const nav = screen.getByRole('navigation', { name: 'Console' })
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(sections.map(({ name }) => en.console.sections[name]))
  })

  it('starts with pending work, and links each item to its list', async () => {
    await open('/admin')
    const needs = within(await screen.findByRole('region', { name: 'Needs your attention' }))
    const links = needs.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      [
        expect.stringMatching(/^1refund failed or pending for over an houroldest /),
        '/admin/orders?status=refunding',
      ],
      ['2products mostly held by unconfirmed cash orders', '/admin/orders?status=pending'],
      ['7coach applications to review', '/admin/applications'],
    ])
    expect(needs.getByText('nightly backups that failed').closest('a')).toBeNull()
    expect(needs.getAllByRole('listitem')).toHaveLength(stats.needs.length - 1)
    // A role without access to figures gets no period filter.
    expect(screen.queryByRole('navigation', { name: 'Period' })).toBeNull()
  })

  it('counts the days of the period in the address, and refuses an end before the start', async () => {
    server.on({
      'GET /admin/stats': () => ({
        success: true,
        data: {
          ...stats,
          needs: [],
          coaching: { activePrograms: 0, openedPrograms: { now: 0, before: 0 }, coaches: [] },
        },
      }),
    })
    const shown = await open('/admin?days=7')
    expect(await screen.findByText('Nothing is waiting for you.')).toBeTruthy()
    expect(server.calls('GET', '/admin/stats')[0]?.query.toString()).toBe('days=7')
    await shown.user.click(press('Choose dates'))
    await typeDay('First Day', '2026-03-02')
    await typeDay('Last Day', '2026-03-01')
    await shown.user.click(press('Show'))
    expect(screen.getByText(/Choose a first and a last day/)).toBeTruthy()
    await typeDay('Last Day', '2026-03-31')
    await shown.user.click(press('Show'))
    await waitFor(() => expect(path(shown)).toBe('/admin?from=2026-03-02&to=2026-03-31'))
    await waitFor(() =>
      expect(server.calls('GET', '/admin/stats').at(-1)?.query.toString()).toBe(
        'from=2026-03-02&to=2026-03-31',
      ),
    )
  })

  it('hides sections outside the staff role, and their pages (S2)', async () => {
    server.on({ 'GET /auth/me': () => ({ success: true, data: { ...me, staffRole: 'shop' } }) })
    const shown = await open('/admin/applications')
    await heading('Page not found')
    const nav = within(screen.getByRole('navigation', { name: 'Console' }))
    expect(nav.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Overview',
      'Orders',
      'Products',
      'Reviews',
      'Discount codes',
    ])
    await followTo(screen.getByRole('link', { name: 'Back to the Console' }))
    await heading('Overview')
    await waitFor(() => expect(path(shown)).toBe('/admin'))
  })

  it('signs out an account that has lost its staff role', async () => {
    server.on({
      'GET /auth/me': () => ({ success: true, data: { ...me, role: 'customer', staffRole: undefined } }),
    })
    await open('/admin/applications')
    await heading('Console')
    expect(localStorage.getItem('adminAuthToken')).toBeNull()
  })

  it('leaves an idle page within seconds after its session has ended (S16)', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open('/admin/applications')
    await screen.findByRole('link', { name: 'Naomi Clarke' })
    server.on({ 'GET /auth/me': () => refusal('auth.required') })
    await act(() => vi.advanceTimersByTimeAsync(5000))
    await heading('Console')
    expect(screen.getByText(/^Your session has ended/)).toBeTruthy()
    vi.useRealTimers()
  })
})

describe('the list of applications', () => {
  it('starts with pending applications, counts each status, and keeps its filter in the address', async () => {
    const shown = await open('/admin/applications')
    expect(await screen.findByRole('link', { name: 'Naomi Clarke' })).toBeTruthy()
    expect(server.calls('GET', '/admin/coach-applications')[0]?.query.get('status')).toBe('pending')
    expect(server.calls('GET', '/admin/coach-applications')[0]?.headers.get('authorization')).toBe(
      'Bearer admin-token',
    )
    const filter = screen.getByRole('navigation', { name: 'Status' })
    expect(within(filter).getByRole('link', { current: 'page' }).textContent).toBe('Waiting7')
    await shown.user.click(within(filter).getByRole('link', { name: 'All 10' }))
    await waitFor(() => expect(path(shown)).toBe('/admin/applications?status=all'))
    await waitFor(() =>
      expect(server.calls('GET', '/admin/coach-applications').at(-1)?.query.has('status')).toBe(false),
    )
  })

  it('searches after the debounce, from the first page', async () => {
    const shown = await open('/admin/applications?page=1')
    await heading('Coach applications')
    await shown.user.type(screen.getByRole('searchbox', { name: 'Search applications' }), ' naomi ')
    await waitFor(() => expect(path(shown)).toBe('/admin/applications?search=naomi'))
    await waitFor(() =>
      expect(server.calls('GET', '/admin/coach-applications').at(-1)?.query.get('search')).toBe('naomi'),
    )
    server.on({ 'GET /admin/coach-applications': () => listOf([]) })
    await shown.user.type(screen.getByRole('searchbox'), 'x')
    await heading('Coach applications')
    expect(await screen.findByRole('heading', { name: 'No results' })).toBeTruthy()
    await shown.user.click(press('Clear Search'))
    await waitFor(() => expect(path(shown)).toBe('/admin/applications'))
  })

  it('uses links for pagination, and redirects a page beyond the last', async () => {
    server.on({
      'GET /admin/coach-applications': () => listOf([row], { total: 41, currentPage: 3, totalPages: 3 }),
    })
    const shown = await open('/admin/applications?page=99')
    await waitFor(() => expect(path(shown)).toBe('/admin/applications?page=3'))
    expect((await screen.findByRole('link', { name: 'Previous page' })).getAttribute('href')).toBe(
      '/admin/applications?page=2',
    )
    expect(screen.getByText('41 applications')).toBeTruthy()
  })

  it('marks the number of results when it exceeds the counted maximum', async () => {
    server.on({ 'GET /admin/coach-applications': () => listOf([row], { total: 200, totalPages: 10 }) })
    await open('/admin/applications?search=a')
    expect(await screen.findByText('More than 200 found. Narrow your search.')).toBeTruthy()
  })

  it('shows the empty state, and offers a retry after a failure', async () => {
    server.on({ 'GET /admin/coach-applications': () => refusal('auth.forbidden') })
    const shown = await open('/admin/applications')
    expect(await screen.findByText('The applications couldn’t be loaded')).toBeTruthy()
    server.on({ 'GET /admin/coach-applications': () => listOf([]) })
    await shown.user.click(press('Try Again'))
    expect(await screen.findByRole('heading', { name: 'No applications waiting' })).toBeTruthy()
  })
})

describe('one application', () => {
  async function openOne() {
    const shown = await open({ pathname: '/admin/applications/app-1', state: { from: '?search=naomi' } })
    await heading('Naomi Clarke')
    return shown
  }

  it('shows the submitted data, and links back to the filtered list', async () => {
    await openOne()
    for (const text of [
      'Fourteen years as a strength coach.',
      'naomi@example.test',
      '+31 20 555 0199',
      'Nederlands',
      'Strength Twelve',
      'Applied',
    ])
      expect(screen.getByText(text), text).toBeTruthy()
    expect(screen.getByRole('link', { name: 'All Applications' }).getAttribute('href')).toBe(
      '/admin/applications?search=naomi',
    )
    expect(screen.getByRole('button', { name: /^Résumé\.docx/ }).textContent).toContain('12 kB')
    expect(screen.getByText(/This kind of file can’t be shown here/)).toBeTruthy()
    expect(server.calls('GET', /documents/)).toHaveLength(0)
  })

  it('fetches a document with the token, and shows it as the type that the server validated (S22)', async () => {
    const picture = {
      ...detail.documents[0],
      filename: 'p.png',
      originalName: 'diploma.png',
      mimeType: 'image/png',
    }
    const fileUrl = '/api/v1/admin/coach-applications/app-1/documents/p.png'
    const made: Blob[] = []
    const create = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      made.push(blob as Blob)
      return 'blob:shown'
    })
    server.on({
      'GET /admin/coach-applications/:id': () => ({
        success: true,
        data: { ...detail, documents: [{ ...picture, fileUrl }] },
      }),
      'GET /admin/coach-applications/:id/documents/:name': () => 'PNG bytes',
    })
    await openOne()
    const shown = await screen.findByRole('img', { name: 'diploma.png' })
    expect(shown.getAttribute('src')).toBe('blob:shown')
    expect(made[0]?.type).toBe('image/png')
    expect(server.calls('GET', /documents/)[0]?.headers.get('authorization')).toBe('Bearer admin-token')
    fireEvent.click(press('Larger'))
    expect(shown.style.inlineSize).toBe('150%')
    fireEvent.click(press('Fit to width'))
    expect(shown.style.inlineSize).toBe('100%')
    create.mockRestore()
  })

  it('approves once on repeated presses, and shows the server’s response', async () => {
    const answer = later()
    server.on({ 'POST /admin/coach-applications/:id/approve': () => answer.promise })
    const shown = await openOne()
    await shown.user.click(press('Approve'))
    const dialog = within(screen.getByRole('dialog'))
    await shown.user.type(dialog.getByLabelText(/Note to the applicant/), ' Welcome. ')
    const button = dialog.getByRole('button', { name: 'Approve' })
    fireEvent.click(button)
    fireEvent.click(button)
    fireEvent.submit(button.closest('form') as HTMLFormElement)
    answer.settle({ success: true, data: decided('approved', 'Welcome.') })
    expect(await screen.findByText(/Naomi Clarke.? approved\. We’ve emailed them\.$/)).toBeTruthy()
    expect(server.calls('POST', /approve/).map((one) => one.body)).toEqual([{ notes: 'Welcome.' }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
    expect(screen.getByText(/Approved by .*Nasrin Azad/)).toBeTruthy()
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('links to the next pending application after a decision, and reports when none is left', async () => {
    const waiting = [
      { ...row, _id: 'app-9', submittedAt: '2026-11-03T10:00:00.000Z' },
      row,
      { ...row, _id: 'app-2', firstName: 'Bram', submittedAt: '2026-10-20T10:00:00.000Z' },
    ]
    const bram = { ...detail, _id: 'app-2', firstName: 'Bram' }
    server.on({ 'GET /admin/coach-applications': () => listOf(waiting) })
    const shown = await open({ pathname: '/admin/applications/app-1', state: { from: '?page=2' } })
    await heading('Naomi Clarke')
    expect(screen.queryByRole('link', { name: 'Next Application' })).toBeNull()
    const approve = async () => {
      await shown.user.click(press('Approve'))
      await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
    }
    server.on({
      'POST /admin/coach-applications/:id/approve': () => ({ success: true, data: decided('approved', '') }),
    })
    await approve()
    expect(await screen.findByText('2 more waiting')).toBeTruthy()
    const asked = server.calls('GET', '/admin/coach-applications').at(-1)?.query
    expect([asked?.get('status'), asked?.get('page')]).toEqual(['pending', '2'])
    server.on({
      'GET /admin/coach-applications': () => listOf([]),
      'GET /admin/coach-applications/:id': () => ({ success: true, data: bram }),
      'POST /admin/coach-applications/:id/approve': () => ({
        success: true,
        data: { ...bram, status: 'approved' },
      }),
    })
    await act(async () => void fireEvent.keyDown(document.body, { key: 'n' }))
    await heading('Bram Clarke')
    expect(path(shown)).toBe('/admin/applications/app-2')
    expect(shown.where().state).toEqual({ from: '?page=2' })
    await approve()
    expect(await screen.findByText('No applications waiting')).toBeTruthy()
  })

  it('requires a note for a rejection, and keeps it when the server fails', async () => {
    server.on({ 'POST /admin/coach-applications/:id/reject': () => new Reply(500, 'x') })
    const shown = await openOne()
    await shown.user.click(press('Reject'))
    const dialog = within(screen.getByRole('dialog'))
    await shown.user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(dialog.getByText('Please write a note for the applicant')).toBeTruthy()
    expect(server.calls('POST', /reject/)).toHaveLength(0)
    const note = dialog.getByLabelText<HTMLTextAreaElement>(/Note to the applicant/)
    await shown.user.type(note, 'More experience needed.')
    await shown.user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await dialog.findByText(/Your note is still here/)).toBeTruthy()
    expect(note.value).toBe('More experience needed.')
    server.on({
      'POST /admin/coach-applications/:id/reject': () => ({
        success: true,
        data: decided('rejected', 'More experience needed.'),
      }),
    })
    await shown.user.click(dialog.getByRole('button', { name: 'Reject' }))
    expect(await screen.findByText(/Naomi Clarke.? rejected\. We’ve emailed them\.$/)).toBeTruthy()
  })

  async function approve() {
    server.on({
      'POST /admin/coach-applications/:id/approve': () => ({ success: true, data: decided('approved', '') }),
    })
    const shown = await openOne()
    await shown.user.click(press('Approve'))
    await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await screen.findByText(/Approved by .*Nasrin Azad/)
    return shown
  }

  it('undoes a decision once on repeated presses, while its mail is pending', async () => {
    const taken = decided('approved', '')
    const actor = { _id: 'x', name: 'Nasrin Azad', email: 'x@tavan.test' }
    server.on({
      'POST /admin/coach-applications/:id/undo': () => ({
        success: true,
        data: {
          ...detail,
          history: [...taken.history, { status: 'pending', note: '', actor, at: '2026-11-02T10:00:05.000Z' }],
        },
      }),
    })
    const { user } = await approve()
    await user.dblClick(press('Undo'))
    expect(await screen.findByText(/Naomi Clarke.? is undone\. No email was sent\.$/)).toBeTruthy()
    expect(server.calls('POST', /undo/)).toHaveLength(1)
    expect(screen.getByText(/Decision undone by .*Nasrin Azad/)).toBeTruthy()
    expect(screen.getAllByText('Applied')).toHaveLength(1)
    // A new decision is possible afterwards.
    await user.click(press('Approve'))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull())
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'))
  })

  it('explains why a decision can no longer be undone, and keeps it', async () => {
    server.on({ 'POST /admin/coach-applications/:id/undo': () => refusal('coaches.undo_too_late') })
    const { user } = await approve()
    await user.click(press('Undo'))
    expect(await screen.findByText('This decision can’t be undone anymore')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('asks before Escape discards a started note', async () => {
    const shown = await openOne()
    await shown.user.click(press('Reject'))
    const note = screen.getByLabelText<HTMLTextAreaElement>(/Note to the applicant/)
    await shown.user.type(note, 'More experience needed.')
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    await shown.user.click(await screen.findByRole('button', { name: 'Keep Editing' }))
    expect(note.isConnected && note.value).toBe('More experience needed.')
  })

  it('names the colleague after a decision made a moment before', async () => {
    server.on({
      'POST /admin/coach-applications/:id/approve': () => {
        server.on({
          'GET /admin/coach-applications/:id': () => ({
            success: true,
            data: decided('rejected', 'No.', 'Reza Karimi'),
          }),
        })
        return refusal('coaches.already_decided')
      },
    })
    const shown = await openOne()
    await shown.user.click(press('Approve'))
    await shown.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Approve' }))
    expect(
      await screen.findByText(
        /Reza Karimi.* rejected this application a moment ago\. Your decision was not saved\./,
      ),
    ).toBeTruthy()
    await shown.user.click(press('See the Decision'))
    expect(screen.getByText(/Rejected by .*Reza Karimi/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull()
  })

  it('shows a message when the application does not exist', async () => {
    server.on({ 'GET /admin/coach-applications/:id': () => refusal('coaches.application_not_found') })
    await open('/admin/applications/nothing')
    await heading('Application not found')
  })
})
