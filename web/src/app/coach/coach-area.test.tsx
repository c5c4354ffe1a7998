import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { Locale } from 'contract/locale'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  EMAIL,
  fakeCoachServer,
  field,
  heading,
  open,
  PASSWORD,
  page,
  path,
  press,
  said,
  settings,
  stats,
  user,
} from '../../../test/coach-area'
import { refusal } from '../../../test/fake-server'

let server: ReturnType<typeof fakeCoachServer>['server']
let warnings: string[]
beforeEach(() => {
  ;({ server, warnings } = fakeCoachServer())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Control({ read }: { read: () => Promise<string> }) {
  useQuery({ queryKey: ['control'], queryFn: read, refetchOnWindowFocus: 'always' })
  return null
}

describe('the dashboard', () => {
  async function openDashboard(at = '/coach/dashboard', locale: Locale = 'en') {
    const shown = await open(at, { locale })
    await screen.findAllByRole('heading', { level: 1 })
    return shown
  }
  const card = (name: string) => screen.findByText(name).then((title) => title.closest('li') as HTMLElement)

  it('COACH-DASH-01 COACH-DASH-02 COACH-DASH-03 COACH-DASH-04 COACH-GEN-10: a head of its own with greeting, address and ways out; no header or footer of the shop', async () => {
    const shown = await openDashboard()
    const head = within(screen.getByRole('banner'))
    expect(head.getByRole('heading', { level: 1 }).textContent).toBe('Welcome back, Coach!')
    expect(head.getByText(EMAIL)).toBeTruthy()
    expect(head.getByRole('link', { name: 'Back to Main Site' }).getAttribute('href')).toBe('/')
    expect(screen.queryByRole('contentinfo')).toBeNull()
    // The page is a lazy chunk; without `act` React warns about the suspended render.
    await act(async () => void fireEvent.click(press('Settings')))
    await heading('Settings')
    expect(path(shown)).toBe('/coach/settings')
  })

  it('scrolls to the top of the next page (COACH-GEN-11)', async () => {
    const scroll = vi.spyOn(window, 'scrollTo')
    await openDashboard()
    await act(async () => void fireEvent.click(press('Settings')))
    await waitFor(() => expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' }))
  })

  it.each([
    [0, 0, 0, 'No users with active programs', 'No active programs', 'No unread messages'],
    [1, 1, 1, '1 user with active programs', '1 active program', '1 unread message'],
    [2, 13, 5, '2 users with active programs', '13 active programs', '5 unread messages'],
  ])(
    'COACH-DASH-06 COACH-DASH-07 COACH-DASH-08 COACH-DASH-09 COACH-DASH-10 COACH-DASH-11 X-58: counts of %i, %i and %i in words',
    async (users, programs, messages, a, b, c) => {
      server.on({ 'GET /coach/stats': () => stats(users, programs, messages) })
      await openDashboard()
      for (const [name, count, text] of [
        ['Active Users', users, a],
        ['Active Programs', programs, b],
        ['Unread Messages', messages, c],
      ] as const) {
        await waitFor(async () => expect((await card(name)).textContent).toBe(`${name}${count}${text}`))
      }
    },
  )

  it('only logs to the console when the figures cannot be loaded (COACH-ERR-46)', async () => {
    server.on({ 'GET /coach/stats': () => refusal('auth.forbidden') })
    await openDashboard()
    await waitFor(async () => expect((await card('Active Users')).textContent).toContain('–'))
    expect(warnings).toContain('The figures of the dashboard could not be loaded.')
    expect(said()).toBe('')
    expect(await screen.findByText('Mina Rad u1')).toBeTruthy()
  })

  it('has three tabs, the users first, and keeps the open one in the address (COACH-DASH-12 COACH-DASH-13 COACH-STATE-04 COACH-BTL-06)', async () => {
    const shown = await openDashboard()
    const tabs = screen.getAllByRole('tab')
    expect(tabs.map((tab) => tab.textContent)).toEqual(['Users & Programs', 'Blood Tests', 'Chats'])
    const selected = () => screen.getByRole('tab', { selected: true }).textContent
    expect(selected()).toBe('Users & Programs')
    // Tabs are lazy chunks; without `act` React warns about the suspended render.
    const key = (name: string) =>
      act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: name }))
    await act(async () => void fireEvent.click(tabs[1] as HTMLElement))
    act(() => tabs[1]?.focus())
    expect(selected()).toBe('Blood Tests')
    expect(path(shown)).toBe('/coach/dashboard?tab=blood-tests')
    const panel = within(screen.getByRole('tabpanel'))
    expect(await panel.findByText('No Blood Tests Found')).toBeTruthy()
    expect(panel.getByText('There are no blood tests requiring review at this time.')).toBeTruthy()
    // Keyboard: one tab stop, arrows, Home and End.
    expect(tabs.map((tab) => tab.tabIndex)).toEqual([-1, 0, -1])
    await key('ArrowRight')
    expect([selected(), document.activeElement?.textContent]).toEqual(['Chats', 'Chats'])
    expect(
      await screen.findByText('When users start conversations with you, they will appear here.'),
    ).toBeTruthy()
    await key('ArrowRight')
    expect(selected()).toBe('Users & Programs')
    await key('End')
    expect(selected()).toBe('Chats')
    await key('Home')
    expect(path(shown)).toBe('/coach/dashboard')
  })

  it('reverses the arrow keys of the tabs in a right-to-left page', async () => {
    await openDashboard('/coach/dashboard', 'fa')
    const [first] = await screen.findAllByRole('tab')
    act(() => first?.focus())
    await act(async () => void fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowLeft' }))
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('آزمایش‌های خون')
  })

  it('COACH-DASH-15 COACH-DASH-16 COACH-DASH-17 COACH-DASH-18 COACH-DASH-19: lists the users with their programs', async () => {
    await openDashboard()
    const one = within(await screen.findByRole('article', { name: 'Mina Rad u1' }))
    expect(one.getByText('u1@example.test')).toBeTruthy()
    expect(one.getByText('31 years old · 168 cm')).toBeTruthy()
    expect(one.getByText(/66\.8 kg/).textContent).toBe('66.8 kg · Nov 18, 2026')
    const [program] = within(one.getByRole('list')).getAllByRole('listitem')
    expect(program?.textContent).toBe(
      'StrengthStrength in 12 WeeksStatus: ActiveProgress: 46%Started: Oct 15, 2026',
    )
  })

  it('shows a program without data as in creation, without a button (COACH-DASH-20 COACH-DASH-21 X-57)', async () => {
    server.on({
      'GET /coach/my-users': () =>
        page([
          user('u1', {
            programs: [
              {
                id: 'a',
                program: null,
                categoryName: 'Strength',
                status: 'answering',
                progress: 0,
                startDate: null,
              },
            ],
          }),
        ]),
    })
    await openDashboard()
    const name = await screen.findByText('Program in Creation')
    expect(name.closest('li')?.textContent).toContain('Answering')
    expect(name.closest('button, a')).toBeNull()
    expect(within(name.closest('li') as HTMLElement).queryByRole('button')).toBeNull()
  })

  it('shows the user’s photo, and initials when it fails to load (COACH-DASH-24 COACH-ENT-40)', async () => {
    server.on({
      'GET /coach/my-users': () =>
        page([
          user('u1', { profilePhoto: '/images/p1' }),
          user('u2', { profilePhoto: 'https://cdn.test/a.jpg' }),
        ]),
    })
    const { container } = await openDashboard()
    await screen.findByText('Mina Rad u1')
    const photos = () => [...container.querySelectorAll('article img')]
    expect(photos().map((one) => one.getAttribute('src'))).toEqual([
      '/images/p1-160.webp',
      'https://cdn.test/a.jpg',
    ])
    fireEvent.error(photos()[0] as Element)
    expect(photos()).toHaveLength(1)
    expect(container.querySelector('[data-placeholder]')?.textContent).toBe('MR')
  })

  it('shows an error with a retry if the users fail to load (COACH-DASH-23 COACH-ERR-15 COACH-ERR-23)', async () => {
    server.on({ 'GET /coach/my-users': () => refusal('auth.forbidden') })
    const { visitor } = await openDashboard()
    await waitFor(() => expect(said()).toContain('Failed to load users'))
    expect(warnings).toContain('Failed to get users')
    server.on({ 'GET /coach/my-users': () => page([user('u1')]) })
    await visitor.click(press('Retry'))
    expect(await screen.findByText('Mina Rad u1')).toBeTruthy()
    expect(said()).toBe('')
  })

  it('retries the users once, and does not refetch them on focus (COACH-CONST-17)', async () => {
    server.on({ 'GET /coach/my-users': () => refusal('server.unavailable') })
    await openDashboard()
    await waitFor(() => expect(said()).toContain('Failed to load users'))
    expect(server.calls('GET', '/coach/my-users')).toHaveLength(2)
    // Control: a query that refetches on focus shows the moment at which all others would have done so.
    const control = vi.fn(async () => 'read')
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Control read={control} />
      </QueryClientProvider>,
    )
    await waitFor(() => expect(control).toHaveBeenCalledTimes(1))
    act(() => {
      window.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(new Event('focus'))
    })
    await waitFor(() => expect(control).toHaveBeenCalledTimes(2))
    expect(server.calls('GET', '/coach/my-users')).toHaveLength(2)
  })

  it('tells a coach without users when users will be assigned', async () => {
    server.on({ 'GET /coach/my-users': () => page([]) })
    await openDashboard()
    expect(await screen.findByText('No users yet')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('pages and searches a long list of users, and keeps page and search in the address', async () => {
    const many = Array.from({ length: 12 }, (_, i) => user(`u${i}`))
    server.on({
      'GET /coach/my-users': ({ query }) =>
        query.get('search')
          ? page(query.get('search') === 'rad u3' ? [user('u3')] : [])
          : page(many, {
              totalUsers: 14,
              totalPages: 2,
              currentPage: Number(query.get('page')),
              hasNextPage: true,
            }),
    })
    const shown = await openDashboard()
    expect(await screen.findByRole('heading', { name: '14 users' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toContain('page=2')
    await shown.visitor.click(screen.getByRole('link', { name: 'Next page' }))
    await waitFor(() => expect(server.calls('GET', '/coach/my-users').at(-1)?.query.get('page')).toBe('2'))
    await shown.visitor.type(screen.getByRole('searchbox', { name: 'Search users' }), 'rad u3{Enter}')
    expect(await screen.findByRole('heading', { name: '1 user' })).toBeTruthy()
    expect(path(shown)).toBe('/coach/dashboard?search=rad+u3')
    await shown.visitor.clear(screen.getByRole('searchbox'))
    await shown.visitor.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No users found')).toBeTruthy()
    await shown.visitor.click(press('Clear Search'))
    expect(await screen.findByRole('heading', { name: '14 users' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
  })

  it('writes dates in English in every language, unless the coach localises them (X-78)', async () => {
    const english = await openDashboard('/coach/dashboard', 'fa')
    expect(await screen.findByText('Oct 15, 2026')).toBeTruthy()
    english.unmount()
    server.on({
      'GET /coach/settings': () => ({ success: true, data: { ...settings, localizedDates: true } }),
    })
    await openDashboard('/coach/dashboard', 'fa')
    expect(await screen.findByText('۲۳ مهر ۱۴۰۵')).toBeTruthy()
  })
})

describe('the settings', () => {
  async function openSettings() {
    const shown = await open('/coach/settings')
    await heading('Settings')
    return shown
  }

  it('saves dates, notifications and working hours (X-60)', async () => {
    const { visitor } = await openSettings()
    await visitor.click(await screen.findByRole('checkbox', { name: 'Show dates in my language' }))
    await visitor.click(screen.getByRole('switch', { name: 'A new message from an athlete' }))
    await visitor.click(screen.getByRole('switch', { name: 'I have set working hours' }))
    await visitor.click(screen.getByRole('checkbox', { name: 'Saturday' }))
    await visitor.click(screen.getByRole('checkbox', { name: 'Monday' }))
    fireEvent.change(field('Until'), { target: { value: '16:30' } })
    await visitor.click(press('Save'))
    expect(await screen.findByText('Settings saved.')).toBeTruthy()
    expect(server.calls('PUT', '/coach/settings')[0]?.body).toEqual({
      localizedDates: true,
      notify: { messages: false, bloodTests: true, programs: true },
      workingHours: {
        days: ['tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
        from: '09:00',
        until: '16:30',
      },
    })
  })

  it('changes the language immediately, on this device and for mails (X-80)', async () => {
    const { visitor } = await openSettings()
    await visitor.selectOptions(field('Language'), 'nl')
    expect(await screen.findByRole('heading', { level: 1, name: 'Instellingen' })).toBeTruthy()
    expect(localStorage.getItem('language')).toBe('nl')
    const [told] = server.calls('PATCH', '/auth/me')
    expect(told?.body).toEqual({ locale: 'nl' })
    expect(told?.headers.get('authorization')).toBe('Bearer coach-token')
  })

  it('changes the coach’s password, and reports invalid input first', async () => {
    server.on({ 'POST /auth/change-password': () => ({ success: true }) })
    const { visitor } = await openSettings()
    await visitor.click(press('Change Password'))
    await waitFor(() => expect(said()).toBe('Please fill in all fields'))
    await visitor.type(field('Current Password'), 'Old-pass-1!')
    await visitor.type(field('New Password'), PASSWORD)
    await visitor.type(field('Confirm Password'), PASSWORD)
    await visitor.click(press('Change Password'))
    expect(await screen.findByText(/^Your password has been changed/)).toBeTruthy()
    const [change] = server.calls('POST', '/auth/change-password')
    expect(change?.headers.get('authorization')).toBe('Bearer coach-token')
    expect(field('Current Password').value).toBe('')
  })

  it('shows an error with a retry when the settings cannot be loaded', async () => {
    server.on({ 'GET /coach/settings': () => refusal('auth.forbidden') })
    const { visitor } = await openSettings()
    await waitFor(() => expect(said()).toContain('Your settings couldn’t be loaded'))
    server.on({ 'GET /coach/settings': () => ({ success: true, data: settings }) })
    await visitor.click(press('Try Again'))
    expect(await screen.findByRole('switch', { name: 'I have set working hours' })).toBeTruthy()
  })
})
