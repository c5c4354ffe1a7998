import { afterEach, expect, it, vi } from 'vitest'
import { fakeServer, offline, refusal } from '../../../test/fake-server'
import { checkStatus } from './coaches.api'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['refused', () => refusal('server.error')],
  ['unreachable', offline],
] as const)(
  'treats a status check that is %s as pending with a note (SHOP-ERR-40 COACH-ENT-04)',
  async (failure, answer) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    fakeServer({ 'GET /coach-applications/status': answer })
    expect(await checkStatus('a@b.nl')).toEqual({
      status: 'pending',
      note: 'Unable to check status',
      failure,
    })
  },
)

it('returns the server’s waiting time when the status check is rate-limited (X-11)', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeServer({ 'GET /coach-applications/status': () => refusal('auth.too_many_attempts', { minutes: 1 }) })
  const { refusal: told, ...rest } = await checkStatus('a@b.nl')
  expect(rest).toEqual({ status: 'pending', note: 'Unable to check status', failure: 'refused' })
  expect(told).toMatchObject({ status: 429, code: 'auth.too_many_attempts', params: { minutes: 1 } })
})
