import { login, me } from 'contract/auth/routes'
import { getCart, updateCartItem } from 'contract/cart/routes'
import { getProduct, listCategoriesWithCounts, notifyWhenBack } from 'contract/catalog/routes'
import { listApplications } from 'contract/coaches/console-routes'
import { applicationStatus, listApplicationPrograms } from 'contract/coaches/routes'
import { getPlacedOrder, listMyOrders } from 'contract/orders/routes'
import { carriesToken } from 'contract/route'
import { getConfig } from 'contract/site/routes'
import { API_TIMEOUT } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer, later, offline, Reply, refusal } from '../../test/fake-server'
import { storeSession } from '../../test/fake-shop'
import { sessionOf } from './areas'
import { call } from './call'
import { isStockError } from './error-text'
import { ApiError, NetworkError, TimeoutError } from './errors'

const credentials = { email: 'a@b.nl', password: 'x', recaptchaToken: 'y' }

describe('call', () => {
  beforeEach(() => {
    storeSession()
    sessionOf('customer').reload()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
    document.documentElement.lang = 'en'
  })

  it('sends JSON to version 1 of the API in the page’s language (SHOP-CALL-01 SHOP-CALL-02 COACH-CALL-01)', async () => {
    const server = fakeServer({ 'PUT /orders/cart/update/:id': () => ({ success: true, data: {} }) })
    document.documentElement.lang = 'fa'
    await call(updateCartItem, {
      params: { productId: 'a/b' },
      body: { quantity: 2 },
    })
    expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/api/v1/orders/cart/update/a%2Fb')
    expect(server.heard[0]?.headers.get('content-type')).toBe('application/json')
    expect(server.heard[0]?.headers.get('accept-language')).toBe('fa')
    expect(server.heard[0]?.body).toEqual({ quantity: 2 })
  })

  it('sends the token of the route’s or call’s area, and a 401 ends only its session (COACH-CALL-02 X-01 X-02)', async () => {
    sessionOf('admin').open('admin-token', { id: 'a', email: 'a@b.nl', name: 'A', staffRole: 'owner' })
    const server = fakeServer({
      'GET /admin/coach-applications': () => refusal('auth.required'),
      'GET /auth/me': () => ({ success: true, data: {} }),
    })
    await call(me, { area: 'admin' })
    await expect(call(listApplications)).rejects.toThrow(ApiError)
    expect(server.heard.map((one) => one.headers.get('authorization'))).toEqual([
      'Bearer admin-token',
      'Bearer admin-token',
    ])
    expect(sessionOf('admin').current()).toMatchObject({ token: null, endedBy: 'expired' })
    expect(sessionOf('customer').current().token).toBe('token-1')
  })

  it('times out after 10 seconds (SHOP-CALL-03 SHOP-CONST-12 COACH-CONST-08)', async () => {
    vi.useFakeTimers()
    fakeServer({ 'GET /orders/cart': () => later().promise })
    const failed = expect(call(getCart)).rejects.toBeInstanceOf(TimeoutError)
    await vi.advanceTimersByTimeAsync(API_TIMEOUT - 1)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await failed
    expect(API_TIMEOUT).toBe(10_000)
  })

  it('sends the bearer token when it requests the server cart (SHOP-CALL-04 SHOP-ROLE-11)', async () => {
    const server = fakeServer({ 'GET /orders/cart': () => ({ success: true, data: {} }) })
    await call(getCart)
    expect(server.heard[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('sends the token only for routes that need it (SHOP-ROLE-10 COACH-CALL-03)', async () => {
    const server = fakeServer({ 'GET /products/:id': () => ({ success: true, data: {} }) })
    await call(getProduct, { params: { id: 'p' } })
    expect(server.heard[0]?.headers.get('authorization')).toBeNull()
    const silent = [listCategoriesWithCounts, getConfig, login, listApplicationPrograms, getPlacedOrder]
    for (const route of [...silent, notifyWhenBack]) expect(carriesToken(route), route.path).toBe(false)
    for (const route of [me, getCart, listMyOrders, listApplications]) {
      expect(carriesToken(route), route.path).toBe(true)
    }
    expect(carriesToken({ method: 'POST', path: '/products', allow: 'admin', area: 'admin' })).toBe(true)
  })

  it('sends the token with a public call whose response differs for signed-in callers (X-10)', async () => {
    sessionOf('coach').open('coach-token', { id: 'c', email: 'c@b.nl', role: 'coach' })
    const server = fakeServer({ 'GET /coach-applications/status': () => ({ success: true, data: {} }) })
    await call(applicationStatus, { query: { email: 'c@b.nl' }, area: 'coach' })
    expect(server.heard[0]?.headers.get('authorization')).toBe('Bearer coach-token')
    sessionOf('coach').close('logout')
    await call(applicationStatus, { query: { email: 'c@b.nl' }, area: 'coach' })
    expect(server.heard[1]?.headers.get('authorization')).toBeNull()
  })

  it('rejects a refusal with its code, parameters and field codes', async () => {
    fakeServer({
      'POST /auth/login': () =>
        refusal('auth.too_many_attempts', { minutes: 5 }, { fieldCodes: { email: 'x' } }),
    })
    const error = await call(login, { body: credentials }).catch((e: unknown) => e)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({
      status: 429,
      code: 'auth.too_many_attempts',
      params: { minutes: 5 },
      fieldCodes: { email: 'x' },
      message: 'Too many attempts. Please try again in 5 min.',
    })
  })

  it('treats success: false as a refusal at any status, and an HTML error page as one without a message', async () => {
    const server = fakeServer({
      'GET /orders/cart': () => ({ success: false, message: 'Insufficient stock left' }),
    })
    const refused = await call(getCart).catch((e: unknown) => e)
    expect(isStockError(refused)).toBe(true)
    server.on({ 'GET /orders/cart': () => new Reply(502, '<html>') })
    const broken = await call(getCart).catch((e: unknown) => e)
    expect(broken).toMatchObject({ status: 502, code: '', message: '' })
  })

  it('rejects with a NetworkError when the connection fails', async () => {
    fakeServer({ 'GET /orders/cart': offline })
    await expect(call(getCart)).rejects.toBeInstanceOf(NetworkError)
  })

  it('ends the session on a 401 for its own token, but not a session opened meanwhile', async () => {
    const answer = later()
    const server = fakeServer({ 'GET /orders/cart': () => answer.promise })
    const late = call(getCart).catch(() => undefined)
    sessionOf('customer').open('token-2', { id: 'u2', email: 'b@c.nl', name: 'b' })
    answer.settle(refusal('auth.required'))
    await late
    expect(sessionOf('customer').current().token).toBe('token-2')

    server.on({ 'GET /orders/cart': () => refusal('auth.required') })
    await call(getCart).catch(() => undefined)
    expect(sessionOf('customer').current()).toEqual({ user: null, token: null, endedBy: 'expired' })
    expect(localStorage.getItem('authToken')).toBeNull()
    expect(localStorage.getItem('authUser')).toBeNull()
  })
})
