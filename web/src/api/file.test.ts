import { API_TIMEOUT } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, refusal } from '../../test/fake-server'
import { storeSession } from '../../test/fake-shop'
import { sessionOf } from './areas'
import { ApiError, NetworkError, TimeoutError } from './errors'
import { fetchFile } from './file'

const ADDRESS = '/api/v1/orders/TV-1/invoice.pdf'

beforeEach(() => {
  storeSession()
  sessionOf('customer').reload()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a file that needs a token', () => {
  it('comes as the type that was asked for, in the language of the page', async () => {
    document.documentElement.lang = 'nl'
    const server = fakeServer({ 'GET /orders/:number/invoice.pdf': () => 'bytes' })
    const file = await fetchFile('customer', ADDRESS, 'application/pdf')
    expect(file.type).toBe('application/pdf')
    expect(server.heard[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(server.heard[0]?.headers.get('accept-language')).toBe('nl')
    document.documentElement.lang = 'en'
  })

  it('ends a dead session, as every call does (X-06)', async () => {
    fakeServer({ 'GET /orders/:number/invoice.pdf': () => refusal('auth.required') })
    const error = await fetchFile('customer', ADDRESS, 'application/pdf').catch((reason) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 401, code: 'auth.required' })
    expect(sessionOf('customer').current()).toMatchObject({ token: null, endedBy: 'expired' })
  })

  it('tells a broken line from a refusal, and gives up when nothing moves', async () => {
    const server = fakeServer({ 'GET /orders/:number/invoice.pdf': offline })
    await expect(fetchFile('customer', ADDRESS, 'application/pdf')).rejects.toBeInstanceOf(NetworkError)
    vi.useFakeTimers()
    server.on({ 'GET /orders/:number/invoice.pdf': () => later().promise })
    const late = expect(fetchFile('customer', ADDRESS, 'application/pdf')).rejects.toBeInstanceOf(
      TimeoutError,
    )
    await vi.advanceTimersByTimeAsync(API_TIMEOUT)
    await late
  })

  it('is ended from outside with that reason', async () => {
    fakeServer({ 'GET /orders/:number/invoice.pdf': () => later().promise })
    const control = new AbortController()
    const file = fetchFile('customer', ADDRESS, 'application/pdf', control.signal)
    control.abort('enough')
    await expect(file).rejects.toBe('enough')
  })
})
