import type { login, me } from 'contract/auth/calls'
import type { getCart, updateCartItem } from 'contract/cart/calls'
import type { getProduct } from 'contract/catalog/calls'
import type { listApplications } from 'contract/coaches/calls'
import { API_TIMEOUT } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, Reply, refusal } from '../../test/fake-server'
import { storeSession } from '../../test/fake-shop'
import { call, carriesToken } from './call'
import { ApiError, isStockError, NetworkError, TimeoutError } from './errors'
import { customerSession, openCustomerSession, reloadCustomerSession, sessions } from './sessions'

const credentials = { email: 'a@b.nl', password: 'x', recaptchaToken: 'y' }

describe('call', () => {
  beforeEach(() => {
    storeSession()
    reloadCustomerSession()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.documentElement.lang = 'en'
  })

  it('SHOP-CALL-01 SHOP-CALL-02 COACH-CALL-01: sends JSON to version 1 of the API, in the language of the page', async () => {
    const server = fakeServer({ 'PUT /orders/cart/update/:id': () => ({ success: true, data: {} }) })
    document.documentElement.lang = 'fa'
    await call<typeof updateCartItem>('PUT /orders/cart/update/:productId', {
      params: { productId: 'a/b' },
      body: { quantity: 2 },
    })
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/v1/orders/cart/update/a%2Fb')
    expect(server.heard[0]?.headers.get('content-type')).toBe('application/json')
    expect(server.heard[0]?.headers.get('accept-language')).toBe('fa')
    expect(server.heard[0]?.body).toEqual({ quantity: 2 })
  })

  it('COACH-CALL-02: carries the token of the area that the path or the call names, and a 401 ends only that one (X-01, X-02)', async () => {
    sessions.admin.open('admin-token', { id: 'a', email: 'a@b.nl', name: 'A', staffRole: 'owner' })
    const server = fakeServer({
      'GET /admin/coach-applications': () => refusal('auth.required'),
      'GET /auth/me': () => ({ success: true, data: {} }),
    })
    await call<typeof me>('GET /auth/me', { area: 'admin' })
    await expect(call<typeof listApplications>('GET /admin/coach-applications')).rejects.toThrow(ApiError)
    expect(server.heard.map((one) => one.headers.get('authorization'))).toEqual([
      'Bearer admin-token',
      'Bearer admin-token',
    ])
    expect(sessions.admin.current()).toMatchObject({ token: null, endedBy: 'expired' })
    expect(customerSession().token).toBe('token-1')
  })

  it('SHOP-CALL-03 SHOP-CONST-12 COACH-CONST-08: gives up after 10 seconds', async () => {
    vi.useFakeTimers()
    fakeServer({ 'GET /orders/cart': () => later().promise })
    const failed = expect(call<typeof getCart>('GET /orders/cart')).rejects.toBeInstanceOf(TimeoutError)
    await vi.advanceTimersByTimeAsync(API_TIMEOUT - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(API_TIMEOUT).toBe(10_000)
  })

  it('SHOP-CALL-04 SHOP-ROLE-11: the server cart is asked for with the bearer token', async () => {
    const server = fakeServer({ 'GET /orders/cart': () => ({ success: true, data: {} }) })
    await call<typeof getCart>('GET /orders/cart')
    expect(server.heard[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('SHOP-ROLE-10 COACH-CALL-03: decides per call whether the token goes along', async () => {
    const server = fakeServer({ 'GET /products/:id': () => ({ success: true, data: {} }) })
    await call<typeof getProduct>('GET /products/:id', { params: { id: 'p' } })
    expect(server.heard[0]?.headers.get('authorization')).toBeNull()
    expect(carriesToken('GET', '/categories/with-counts')).toBe(false)
    expect(carriesToken('GET', '/config')).toBe(false)
    expect(carriesToken('POST', '/auth/login')).toBe(false)
    for (const path of ['/auth/me', '/orders/cart', '/orders/user', '/user-programs']) {
      expect(carriesToken('GET', path)).toBe(true)
    }
    expect(carriesToken('POST', '/products')).toBe(true)
  })

  it('tells a refusal with its code, parameters and fields', async () => {
    fakeServer({
      'POST /auth/login': () =>
        refusal('auth.too_many_attempts', { minutes: 5 }, { fieldCodes: { email: 'x' } }),
    })
    const error = await call<typeof login>('POST /auth/login', { body: credentials }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 429,
      code: 'auth.too_many_attempts',
      params: { minutes: 5 },
      fieldCodes: { email: 'x' },
      message: 'Too many attempts. Please try again in 5 minutes.',
    })
  })

  it('reads success: false as a refusal, whatever the status, and an error page as one without words', async () => {
    const server = fakeServer({
      'GET /orders/cart': () => ({ success: false, message: 'Insufficient stock left' }),
    })
    const refused = await call<typeof getCart>('GET /orders/cart').catch((e: unknown) => e)
    expect(isStockError(refused)).toBe(true)
    server.on({ 'GET /orders/cart': () => new Reply(502, '<html>') })
    const broken = await call<typeof getCart>('GET /orders/cart').catch((e: unknown) => e)
    expect(broken).toMatchObject({ status: 502, code: '', message: '' })
  })

  it('tells a broken connection apart', async () => {
    fakeServer({ 'GET /orders/cart': offline })
    await expect(call<typeof getCart>('GET /orders/cart')).rejects.toBeInstanceOf(NetworkError)
  })

  it('ends the session on a 401 of its own token, and leaves a newer session alone', async () => {
    const answer = later()
    const server = fakeServer({ 'GET /orders/cart': () => answer.promise })
    const late = call<typeof getCart>('GET /orders/cart').catch(() => undefined)
    openCustomerSession('token-2', { id: 'u2', email: 'b@c.nl', name: 'b' })
    answer.settle(refusal('auth.required'))
    await late
    expect(customerSession().token).toBe('token-2')

    server.on({ 'GET /orders/cart': () => refusal('auth.required') })
    await call<typeof getCart>('GET /orders/cart').catch(() => undefined)
    expect(customerSession()).toEqual({ user: null, token: null, endedBy: 'expired' })
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(localStorage.getItem('authUser')).toBeNull()
  })
})
