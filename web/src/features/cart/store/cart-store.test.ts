import { LOCAL_CART_DAYS } from 'contract/cart/rules'
import { en as errors } from 'contract/messages/en'
import { DAY } from 'contract/units'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { later, offline, Reply, refusal } from '../../../../test/fake-server'
import { customer, fakeShop, line, product, storeLocalCart, storeSession } from '../../../../test/fake-shop'
import { LOGOUT_EVENT, sessionOf } from '../../../api/areas'
import { createTranslate } from '../../../i18n/translate'
import type { KnowsErrors } from '../../../i18n/types'
import common from '../../../i18n/words/en'
import texts from '../words/en'
import { cartFailureText } from './cart-failure'
import { CART_ERROR_SHOWN } from './cart-model'
import { type CartStore, createCartStore } from './cart-store'
import { chooseSide } from './cart-swap'

const t = createTranslate<KnowsErrors & typeof common & typeof texts>('en', {
  ...common,
  ...texts,
  ...errors,
})
const a = product('a')
const b = product('b', { stockQuantity: 3 })
const gone = product('gone', { availability: 'sold_out', stockQuantity: 0 })

let store: CartStore
let stop = () => {}

/** Opens a cart with the stored fixture and waits until it is idle. */
async function openCart(): Promise<void> {
  sessionOf('customer').reload()
  store = createCartStore()
  stop = store.connect()
  await rest()
}
async function rest(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2500)
}
/** Waits for less time than a failure is shown. */
async function moment(): Promise<void> {
  await vi.advanceTimersByTimeAsync(1)
}
const signIn = () => sessionOf('customer').open('token-1', customer)
const shown = () =>
  Object.fromEntries(store.view().items.map(({ productId, quantity }) => [productId, quantity]))
const kept = () =>
  Object.fromEntries(
    (JSON.parse(localStorage.getItem('localCart') ?? '[]') as { productId: string; quantity: number }[]).map(
      ({ productId, quantity }) => [productId, quantity],
    ),
  )
const said = () => {
  const { failure } = store.view()
  return failure ? cartFailureText(t, failure) : null
}
const add = (of = a, quantity = 1) =>
  store.change({ kind: 'add', product: of, quantity }).catch(() => 'refused')
const update = (productId: string, quantity: number) =>
  store.change({ kind: 'update', productId, quantity }).catch(() => 'refused')
const remove = (productId: string) => store.change({ kind: 'remove', productId }).catch(() => 'refused')

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  stop()
  localStorage.clear()
  sessionOf('customer').reload()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('guest cart', () => {
  it('changes the cart in the browser without a server (SHOP-STATE-07 SHOP-ROLE-02)', async () => {
    const shop = fakeShop([a])
    await openCart()
    await add(a, 2)
    await update('a', 3)
    expect(shown()).toEqual({ a: 3 })
    expect(kept()).toEqual({ a: 3 })
    expect(Number(localStorage.getItem('localCartTimestamp'))).toBe(Date.now())
    await remove('a')
    expect(kept()).toEqual({})
    expect(shop.heard).toEqual([])
  })

  it('reloads prices and marks a deleted product as sold out', async () => {
    storeLocalCart([line({ ...a, price: 1 }, 2), line(product('old'), 1)])
    fakeShop([{ ...a, price: 15, salePrice: 12 }])
    await openCart()
    expect(store.view().items).toMatchObject([
      { productId: 'a', price: 15, salePrice: 12, quantity: 2, total: 24 },
      { productId: 'old', availability: 'sold_out' },
    ])
  })

  it('reports when prices cannot be reloaded (SHOP-ERR-21)', async () => {
    storeLocalCart([line(a, 1)])
    const shop = fakeShop([])
    shop.on({ 'GET /products/:id': offline })
    await openCart()
    expect(said()).toBe('Error refreshing cart')
    expect(shown()).toEqual({ a: 1 })
  })

  it('refuses to update a line that another tab has removed (SHOP-ERR-24)', async () => {
    storeLocalCart([line(a, 1)])
    fakeShop([a])
    await openCart()
    localStorage.removeItem('localCart')
    expect(await update('a', 2)).toBe('refused')
    expect(said()).toBe('Item not found in cart')
  })

  it('adopts changes from other tabs', async () => {
    fakeShop([a])
    await openCart()
    storeLocalCart([line(a, 4)])
    window.dispatchEvent(new StorageEvent('storage', { key: 'localCart' }))
    expect(shown()).toEqual({ a: 4 })
  })

  it('renews the cart’s timestamp on a change by the customer, not on a visit (X-26)', async () => {
    const changedAt = Date.now()
    const time = () => Number(localStorage.getItem('localCartTimestamp'))
    storeLocalCart([line({ ...a, price: 1 }, 1)], changedAt)
    fakeShop([a])
    await vi.advanceTimersByTimeAsync(20 * DAY)
    await openCart()
    await store.refresh()
    expect(store.view().items).toMatchObject([{ productId: 'a', price: 10 }])
    expect(time()).toBe(changedAt)
    await update('a', 2)
    expect(time()).toBe(Date.now())
    stop()
    await vi.advanceTimersByTimeAsync(20 * DAY)
    await openCart()
    expect(shown()).toEqual({ a: 2 })
    stop()
    await vi.advanceTimersByTimeAsync(11 * DAY)
    await openCart()
    expect(shown()).toEqual({})
  })

  it('keeps the cart’s timestamp for lines that a transfer leaves behind (X-26)', async () => {
    const changedAt = Date.now() - 5 * DAY
    storeLocalCart([line(a, 1), line(gone, 1)], changedAt)
    fakeShop([a, gone])
    storeSession()
    await openCart()
    expect(kept()).toEqual({ gone: 1 })
    expect(Number(localStorage.getItem('localCartTimestamp'))).toBe(changedAt)
  })

  it('ignores a cart older than 30 days', async () => {
    storeLocalCart([line(a, 1)], Date.now() - LOCAL_CART_DAYS * DAY - 1)
    fakeShop([a])
    await openCart()
    expect(shown()).toEqual({})
  })
})

describe('cart transfer at sign-in (U36)', () => {
  it('loads a non-empty server cart and proposes to merge the guest lines (SHOP-STATE-08 SHOP-STATE-09)', async () => {
    storeLocalCart([line(b, 2)])
    const shop = fakeShop(
      [a, b],
      [
        ['a', 1],
        ['b', 2],
      ],
    )
    await openCart()
    expect(shown()).toEqual({ b: 2 })
    signIn()
    await rest()
    expect(shown()).toEqual({ a: 1, b: 2 })
    expect(store.view().mergeProposal).toMatchObject([{ line: { productId: 'b', quantity: 2 }, after: 3 }])
    expect(shop.calls('POST', '/orders/cart/transfer')).toEqual([])
    expect(kept()).toEqual({ b: 2 })
  })

  it('merges the guest lines, capped at the stock, when the customer accepts', async () => {
    storeLocalCart([line(b, 2)])
    const shop = fakeShop(
      [a, b],
      [
        ['a', 1],
        ['b', 2],
      ],
    )
    storeSession()
    await openCart()
    await store.acceptMerge()
    expect(shop.held()).toEqual({ a: 1, b: 3 })
    expect(shown()).toEqual({ a: 1, b: 3 })
    expect(kept()).toEqual({})
    expect(store.view().mergeProposal).toEqual([])
    expect(store.view().transferReport).toMatchObject([
      { productId: 'b', quantity: 3, reason: 'limited', name: 'Product b' },
    ])
  })

  it('keeps the guest lines when merging fails (SHOP-ERR-22)', async () => {
    storeLocalCart([line(b, 1)])
    const shop = fakeShop([a, b], [['a', 1]])
    shop.on({ 'POST /orders/cart/transfer': () => new Reply(500, {}) })
    storeSession()
    await openCart()
    await store.acceptMerge()
    expect(said()).toBe('Error merging local cart to server')
    expect(kept()).toEqual({ b: 1 })
    expect(store.view().mergeProposal).toHaveLength(1)
  })

  describe('choice between guest and account cart (X-23)', () => {
    const both = async () => {
      storeLocalCart([line(b, 2)])
      const shop = fakeShop([a, b], [['a', 1]])
      storeSession()
      await openCart()
      return shop
    }

    it('swaps the guest cart with the account’s cart and back', async () => {
      const shop = await both()
      await store.withModel((model) => chooseSide(model, 'guest'))
      expect(shop.held()).toEqual({ b: 2 })
      expect(shown()).toEqual({ b: 2 })
      expect(kept()).toEqual({ a: 1 })
      expect(store.view()).toMatchObject({ side: 'guest', transferReport: [] })
      await store.withModel((model) => chooseSide(model, 'guest'))
      expect(shop.calls('POST', '/orders/cart/transfer')).toHaveLength(1)
      await store.withModel((model) => chooseSide(model, 'account'))
      expect(shop.held()).toEqual({ a: 1 })
      expect(kept()).toEqual({ b: 2 })
    })

    it('keeps both carts unchanged when the swap fails (SHOP-ERR-22)', async () => {
      const shop = await both()
      shop.on({ 'POST /orders/cart/transfer': () => new Reply(500, {}) })
      await store.withModel((model) => chooseSide(model, 'guest'))
      expect(said()).toBe('Error merging local cart to server')
      expect(kept()).toEqual({ b: 2 })
      expect(shown()).toEqual({ a: 1 })
      expect(store.view().side).toBeUndefined()
    })

    it('keeps both carts when the swap of equal products never reached the server', async () => {
      storeLocalCart([line(a, 2)])
      const shop = fakeShop([a, b], [['a', 1]])
      storeSession()
      await openCart()
      shop.on({ 'POST /orders/cart/transfer': offline })
      await store.withModel((model) => chooseSide(model, 'guest'))
      expect(kept()).toEqual({ a: 2 })
      expect(shown()).toEqual({ a: 1 })
    })

    it('stores both carts in the browser until the server responds', async () => {
      const shop = await both()
      let during: unknown
      shop.on({
        'POST /orders/cart/transfer': () => {
          during = kept()
          return new Reply(500, {})
        },
      })
      await store.withModel((model) => chooseSide(model, 'guest'))
      expect(during).toEqual({ a: 1, b: 2 })
    })
  })

  it('discards the guest lines when the customer declines', async () => {
    storeLocalCart([line(b, 1)])
    const shop = fakeShop([a, b], [['a', 1]])
    storeSession()
    await openCart()
    store.declineMerge()
    expect(kept()).toEqual({})
    expect(store.view().mergeProposal).toEqual([])
    expect(shop.held()).toEqual({ a: 1 })
  })

  it('transfers guest lines to an empty server cart and deletes them only after the confirmation (SHOP-STATE-10 SHOP-STATE-11 SHOP-STATE-14 SHOP-CALL-25)', async () => {
    storeLocalCart([line(a, 2), line(b, 1)])
    const shop = fakeShop([a, b])
    await openCart()
    const confirmed = later()
    const real = later<unknown>()
    shop.on({
      'POST /orders/cart/transfer': async ({ body }) => {
        real.settle(body)
        return confirmed.promise
      },
    })
    signIn()
    await rest()
    expect(await real.promise).toEqual({
      items: [
        { productId: 'a', quantity: 2 },
        { productId: 'b', quantity: 1 },
      ],
    })
    expect(kept()).toEqual({ a: 2, b: 1 })
    expect(shown()).toEqual({ a: 2, b: 1 })
    confirmed.settle({ success: true, data: { items: [line(a, 2), line(b, 1)], adjusted: [], refused: [] } })
    await rest()
    expect(kept()).toEqual({})
    expect(localStorage.getItem('localCartTimestamp')).toBeNull()
    expect(store.view()).toMatchObject({ source: 'server', loadFailed: false })
    expect(shown()).toEqual({ a: 2, b: 1 })
  })

  it('keeps only refused lines in the browser and reports them by name', async () => {
    storeLocalCart([line(a, 1), line(gone, 1), line(b, 9), line(product('lost'), 1)])
    const shop = fakeShop([a, b, gone])
    storeSession()
    await openCart()
    expect(shop.held()).toEqual({ a: 1, b: 3 })
    expect(kept()).toEqual({ gone: 1, lost: 1 })
    expect(store.view().transferReport.map(({ name, reason, quantity }) => [name, reason, quantity])).toEqual(
      [
        ['Product gone', 'sold_out', 0],
        ['Product lost', 'unknown', 0],
        ['Product b', 'limited', 3],
      ],
    )
    expect(store.view().mergeProposal).toEqual([])
    store.dismissReport()
    expect(kept()).toEqual({})
  })

  it('keeps the guest cart visible after a failed transfer and retries it (SHOP-ERR-23)', async () => {
    storeLocalCart([line(a, 2)])
    const shop = fakeShop([a])
    const works = shop.heard
    shop.on({ 'POST /orders/cart/transfer': () => new Reply(500, {}) })
    storeSession()
    await openCart()
    expect(said()).toBe('Error transferring cart to server')
    expect(shown()).toEqual({ a: 2 })
    expect(kept()).toEqual({ a: 2 })
    expect(store.view().loadFailed).toBe(true)
    expect(works.filter(({ method }) => method === 'POST')).toHaveLength(1)
    shop.on({
      'POST /orders/cart/transfer': () => ({
        success: true,
        data: { items: [line(a, 2)], adjusted: [], refused: [] },
      }),
    })
    window.dispatchEvent(new Event('online'))
    await rest()
    expect(kept()).toEqual({})
    expect(store.view()).toMatchObject({ source: 'server', loadFailed: false })
  })

  it('does not repeat a transfer whose response was lost when the lines have arrived', async () => {
    storeLocalCart([line(a, 2)])
    const shop = fakeShop([a])
    let arrived = false
    shop.on({
      'GET /orders/cart': () => ({ success: true, data: { items: arrived ? [line(a, 2)] : [] } }),
      'POST /orders/cart/transfer': () => {
        arrived = true
        return offline()
      },
    })
    storeSession()
    await openCart()
    expect(shop.calls('POST', '/orders/cart/transfer')).toHaveLength(1)
    expect(kept()).toEqual({})
    expect(shown()).toEqual({ a: 2 })
    expect(said()).toBeNull()
  })

  it('loads the server cart when there are no guest lines (SHOP-STATE-12)', async () => {
    const shop = fakeShop([a])
    storeSession()
    await openCart()
    expect(store.view()).toMatchObject({ source: 'server', ready: true, items: [], mergeProposal: [] })
    expect(shop.calls('GET', '/orders/cart')).toHaveLength(1)
    expect(shop.calls('GET', '/orders/cart')[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('uses the guest cart when the server cart cannot be loaded (SHOP-STATE-13)', async () => {
    storeLocalCart([line(a, 2)])
    const shop = fakeShop([a])
    shop.on({ 'GET /orders/cart': offline })
    storeSession()
    await openCart()
    expect(store.view()).toMatchObject({ source: 'guest', loadFailed: true, ready: true })
    expect(shown()).toEqual({ a: 2 })
    expect(said()).toBe('Error refreshing cart')
    await add(a, 1)
    expect(kept()).toEqual({ a: 3 })
  })

  it('applies a change made during the transfer to the resulting cart', async () => {
    const shop = fakeShop([a, b], [['a', 1]])
    const loaded = later()
    shop.on({ 'GET /orders/cart': () => loaded.promise })
    storeSession()
    await openCart()
    expect(store.view().ready).toBe(false)
    const added = add(b, 1)
    await moment()
    expect(shown()).toEqual({ b: 1 })
    loaded.settle({ success: true, data: { items: [line(a, 1)] } })
    await added
    expect(shop.held()).toEqual({ a: 1, b: 1 })
    expect(kept()).toEqual({})
  })
})

describe('cart at sign-out', () => {
  it('clears the visible and the guest cart, not the account’s, on the logout event (SHOP-STATE-06)', async () => {
    const shop = fakeShop([a, b], [['a', 1]])
    storeLocalCart([line(b, 1)])
    storeSession()
    await openCart()
    localStorage.removeItem('authToken')
    localStorage.removeItem('authUser')
    sessionOf('customer').reload()
    window.dispatchEvent(new CustomEvent(LOGOUT_EVENT))
    expect(shown()).toEqual({})
    expect(kept()).toEqual({})
    expect(shop.held()).toEqual({ a: 1 })
    expect(shop.calls('DELETE', /.*/)).toEqual([])
  })
})

describe('server cart', () => {
  beforeEach(() => storeSession())

  it('sends the specified requests (SHOP-CALL-21 SHOP-CALL-22 SHOP-CALL-23 SHOP-CALL-24)', async () => {
    const shop = fakeShop([a])
    await openCart()
    await add(a, 2)
    await update('a', 3)
    await remove('a')
    await store.change({ kind: 'clear' })
    expect(shop.heard.slice(1).map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/orders/cart/add', { productId: 'a', quantity: 2 }],
      ['PUT', '/orders/cart/update/a', { quantity: 3 }],
      ['DELETE', '/orders/cart/remove/a', undefined],
      ['DELETE', '/orders/cart/clear', undefined],
    ])
  })

  it('shows a change before the server responds', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    const answer = later()
    shop.on({ 'PUT /orders/cart/update/:id': () => answer.promise })
    void update('a', 5)
    expect(shown()).toEqual({ a: 5 })
    expect(store.view().items[0]?.total).toBe(50)
  })

  it('rolls back a failed change and shows its message for 3 seconds (SHOP-CONST-13)', async () => {
    const shop = fakeShop([a, b], [['a', 1]])
    const broken = () => new Reply(500, { success: false, code: 'server.error', message: 'x' })
    shop.on({
      'POST /orders/cart/add': broken,
      'PUT /orders/cart/update/:id': broken,
      'DELETE /orders/cart/remove/:id': broken,
      'DELETE /orders/cart/clear': broken,
    })
    await openCart()
    const messages: (string | null)[] = []
    for (const change of [
      () => add(b, 1),
      () => update('a', 2),
      () => remove('a'),
      () => store.change({ kind: 'clear' }).catch(() => 'refused'),
    ]) {
      expect(await change()).toBe('refused')
      await moment()
      expect(shown()).toEqual({ a: 1 })
      messages.push(said())
    }
    expect(messages).toEqual([
      'Error adding item to cart',
      'Error updating cart',
      'Error removing item from cart',
      'Error clearing cart',
    ])
    expect(CART_ERROR_SHOWN).toBe(3000)
    await vi.advanceTimersByTimeAsync(2990)
    expect(said()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(10)
    expect(said()).toBeNull()
  })

  it('names the failed operation when the connection breaks (SHOP-ERR-17 SHOP-ERR-18 SHOP-ERR-19 SHOP-ERR-20)', async () => {
    const shop = fakeShop([a, b], [['a', 1]])
    await openCart()
    shop.on({
      'POST /orders/cart/add': offline,
      'PUT /orders/cart/update/:id': offline,
      'DELETE /orders/cart/remove/:id': offline,
      'DELETE /orders/cart/clear': offline,
    })
    await add(b)
    expect(said()).toBe('Error adding item to cart')
    await update('a', 2)
    expect(said()).toBe('Error updating cart')
    await remove('a')
    expect(said()).toBe('Error removing item from cart')
    await store.change({ kind: 'clear' }).catch(() => undefined)
    expect(said()).toBe('Error clearing cart')
  })

  it('recognises a lack of stock by its code or message (SHOP-ERR-25)', async () => {
    const text = 'Sorry, there is not enough stock available for this quantity.'
    const shop = fakeShop([b], [['b', 1]])
    await openCart()
    await update('b', 4)
    expect(said()).toBe(text)
    expect(shown()).toEqual({ b: 1 })
    for (const message of ['Insufficient stock', 'There is insufficient supply']) {
      await rest()
      await rest()
      expect(said()).toBeNull()
      shop.on({ 'PUT /orders/cart/update/:id': () => new Reply(400, { success: false, message }) })
      await update('b', 2)
      expect(said()).toBe(text)
    }
  })

  it('merges quick clicks into one call with the last quantity', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    const clicks = [2, 3, 4, 5, 6].map((quantity) => update('a', quantity))
    expect(shown()).toEqual({ a: 6 })
    await Promise.all(clicks)
    expect(shop.calls('PUT', '/orders/cart/update/a').map(({ body }) => body.quantity)).toEqual([2, 6])
    expect(shop.held()).toEqual({ a: 6 })
    expect(shown()).toEqual({ a: 6 })
  })

  it('sends changes one after another', async () => {
    const shop = fakeShop([a, b])
    await openCart()
    const answer = later()
    shop.on({ 'POST /orders/cart/add': () => answer.promise })
    void add(a, 1)
    void remove('a')
    await moment()
    expect(shop.calls('DELETE', /.*/)).toEqual([])
    answer.settle({ success: true, data: { items: [line(a, 1)] } })
    await rest()
    expect(shop.calls('DELETE', '/orders/cart/remove/a')).toHaveLength(1)
  })

  it('sends changes with keepalive so that they survive leaving the page (U36)', async () => {
    fakeShop([a])
    await openCart()
    await add(a, 2)
    await update('a', 3)
    await remove('a')
    await store.change({ kind: 'clear' })
    const writes = vi.mocked(fetch).mock.calls.filter(([, init]) => init?.method !== 'GET')
    expect(writes.map(([, init]) => init?.keepalive)).toEqual([true, true, true, true])
  })

  it('sends waiting changes once when the customer leaves the page (U36)', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    const answer = later()
    shop.on({ 'PUT /orders/cart/update/:id': () => answer.promise })
    const sent = () => shop.calls('PUT', '/orders/cart/update/a').map(({ body }) => body.quantity)
    void update('a', 2)
    void update('a', 3)
    void update('a', 4)
    await moment()
    expect(sent()).toEqual([2])
    window.dispatchEvent(new Event('pagehide'))
    expect(sent()).toEqual([2, 4])
    answer.settle({ success: true, data: { items: [line(a, 4)] } })
    await rest()
    expect(sent()).toEqual([2, 4])
    // The back/forward cache can restore this page, so it reloads the cart.
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await rest()
    expect(shop.calls('GET', '/orders/cart')).toHaveLength(2)
  })

  it('ignores a read that began before a change', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    const old = later()
    shop.on({ 'GET /orders/cart': () => old.promise })
    const refreshed = store.refresh()
    await update('a', 2)
    old.settle({ success: true, data: { items: [line(a, 1)] } })
    await refreshed
    expect(shown()).toEqual({ a: 2 })
  })

  it('keeps the lines when the cart cannot be reloaded (SHOP-ERR-21)', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    shop.on({ 'GET /orders/cart': () => refusal('server.unavailable') })
    void store.refresh()
    await rest()
    expect(said()).toBe('Error refreshing cart')
    expect(shown()).toEqual({ a: 1 })
  })

  it('removes the account’s lines from the view when the session ends', async () => {
    const shop = fakeShop([a], [['a', 1]])
    await openCart()
    shop.on({ 'PUT /orders/cart/update/:id': () => refusal('auth.required') })
    expect(await update('a', 2)).toBe('refused')
    expect(shown()).toEqual({})
    expect(store.view()).toMatchObject({ source: 'guest', ready: true })
  })
})
