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

describe('fetchFile', () => {
  it('returns the requested type and sends token and language', async () => {
    document.documentElement.lang = 'nl'
    const server = fakeServer({ 'GET /orders/:number/invoice.pdf': () => 'bytes' })
    const file = await fetchFile('customer', ADDRESS, 'application/pdf')
    expect(file.type).toBe('application/pdf')
    expect(server.heard[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(server.heard[0]?.headers.get('accept-language')).toBe('nl')
    document.documentElement.lang = 'en'
  })

  it('ends an expired session, as every call does (X-06)', async () => {
    fakeServer({ 'GET /orders/:number/invoice.pdf': () => refusal('auth.required') })
    const error = await fetchFile('customer', ADDRESS, 'application/pdf').catch((reason) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 401, code: 'auth.required' })
    expect(sessionOf('customer').current()).toMatchObject({ token: null, endedBy: 'expired' })
  })

  it('rejects with a NetworkError when offline, and with a TimeoutError when no bytes arrive', async () => {
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

  it('rejects with the reason of an abort', async () => {
    fakeServer({ 'GET /orders/:number/invoice.pdf': () => later().promise })
    const control = new AbortController()
    const file = fetchFile('customer', ADDRESS, 'application/pdf', control.signal)
    control.abort('enough')
    await expect(file).rejects.toBe('enough')
  })
})
