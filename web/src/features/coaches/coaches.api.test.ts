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
  'SHOP-ERR-40 COACH-ENT-04 a status check that is %s reads as pending with a note',
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

it('X-11 a check too many keeps the server’s word of how long to wait', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  fakeServer({ 'GET /coach-applications/status': () => refusal('auth.too_many_attempts', { minutes: 1 }) })
  const { refusal: told, ...rest } = await checkStatus('a@b.nl')
  expect(rest).toEqual({ status: 'pending', note: 'Unable to check status', failure: 'refused' })
  expect(told).toMatchObject({ status: 429, code: 'auth.too_many_attempts', params: { minutes: 1 } })
})
