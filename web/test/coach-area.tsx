import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { CoachUser, UserPagination } from 'contract/coach-dashboard/calls'
import type { Locale } from 'contract/locale'
import { expect, vi } from 'vitest'
import { sessionOf } from '../src/api/areas'
import { AppRoutes } from '../src/app/routes'
import { fakeShop } from './fake-shop'
import { challenge } from './fake-solver'
import { Goto, openRoutes } from './page'

export const EMAIL = 'kaveh@example.test'
export const PASSWORD = 'Strong-pass-1!'
export const signedIn = { success: true, token: 't-9', userId: 'k1', role: 'coach', roles: ['coach'] }

/** Account of the stored session. */
const me = { id: 'k1', email: EMAIL, firstName: 'Kaveh', lastName: 'Rad', role: 'coach', roles: ['coach'] }

export function user(id: string, more: Partial<CoachUser> = {}): CoachUser {
  return {
    id,
    firstName: 'Mina',
    lastName: `Rad ${id}`,
    email: `${id}@example.test`,
    age: 31,
    height: 168,
    weight: 70,
    createdAt: '2026-01-05T10:00:00.000Z',
    latestWeight: { weight: 66.8, date: '2026-11-18' },
    notes: 'Left ankle.',
    profilePhoto: null,
    programs: [
      {
        id: `up-${id}`,
        program: { name: 'Strength in 12 Weeks' },
        categoryName: 'Strength',
        status: 'active',
        progress: 46,
        startDate: '2026-10-15',
      },
    ],
    ...more,
  }
}
export const page = (users: CoachUser[], more: Partial<UserPagination> = {}) => ({
  success: true,
  data: {
    users,
    pagination: {
      currentPage: 1,
      totalPages: 1,
      totalUsers: users.length,
      hasNextPage: false,
      hasPrevPage: false,
      ...more,
    },
    counts: { needs: 0, active: users.length, waiting: 0 },
    needs: {},
  },
})
export const stats = (activeUsers: number, activePrograms: number, unreadMessages: number) => ({
  success: true,
  data: { totalUsers: 9, activeUsers, activePrograms, unreadMessages },
})
export const settings = {
  localizedDates: false,
  notify: { messages: true, bloodTests: true, programs: true },
}

/** Fakes the server of the coach area; returns it with the console warnings of the page. */
export function fakeCoachServer() {
  const warnings: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((text) => void warnings.push(String(text)))
  const server = fakeShop([])
  server.on({
    'GET /verification/challenge': () => challenge,
    'POST /auth/login': () => signedIn,
    'POST /auth/logout': () => ({ success: true }),
    'GET /auth/me': () => ({ success: true, data: me }),
    'GET /coach/my-users': () => page([user('u1')]),
    'GET /coach/stats': () => stats(2, 3, 4),
    'GET /blood-tests/coach/all': () => ({ success: true, status: 'success', data: { bloodTests: [] } }),
    'GET /chat/list': () => ({
      success: true,
      data: [],
      pagination: { currentPage: 1, totalPages: 1, hasNextPage: false, total: 0 },
    }),
    'GET /chat/unread-count': () => ({ success: true, data: { unreadCount: 0 } }),
    'GET /auth/totp': () => ({ success: true, data: { on: false, recoveryCodesLeft: 0 } }),
    'GET /coach/settings': () => ({ success: true, data: settings }),
    'GET /coach/user-programs/:id/targets': () => ({ success: true, data: { targets: [], version: 1 } }),
    'PUT /coach/settings': ({ body }) => ({ success: true, data: body }),
    'PATCH /auth/me': () => ({ success: true, data: {} }),
    'GET /coach-applications/status': () => ({ success: true, data: { status: 'approved' } }),
    'POST /auth/coach/register': () => ({ success: true, message: 'x' }),
  })
  return { server, warnings }
}

export async function open(
  at: string | { pathname: string; search?: string; state?: unknown },
  { as = 'coach', locale = 'en' }: { as?: 'coach' | 'nobody' | undefined; locale?: Locale } = {},
) {
  if (as === 'coach') {
    localStorage.setItem('coachAuthToken', 'coach-token')
    localStorage.setItem('coachUser', JSON.stringify({ id: 'k1', email: EMAIL, role: 'coach' }))
  }
  sessionOf('coach').reload()
  // Messages are lazy chunks; without `act` React warns about the suspended render.
  const routes = (
    <>
      <AppRoutes />
      <Goto />
    </>
  )
  const shown = await act(() => openRoutes(routes, at, locale))
  return { ...shown, visitor: userEvent.setup({ delay: null }) }
}
export const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
export const press = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m human' })
export const path = ({ where }: Awaited<ReturnType<typeof open>>) => where().pathname + where().search
export const said = () =>
  screen
    .queryAllByRole('alert')
    .map((one) => one.textContent)
    .join('')

export async function verify(visitor: ReturnType<typeof userEvent.setup>) {
  await visitor.click(box())
  await waitFor(() => expect(box().checked).toBe(true))
}
