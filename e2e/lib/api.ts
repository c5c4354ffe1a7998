import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Cart } from 'contract/cart/calls'
import type { Category, Product } from 'contract/catalog/calls'
import type { Locale } from 'contract/locale'
import type { Order } from 'contract/orders/calls'
import { fromOtherNetwork } from './other-network'

export const PASSWORD = 'Strong-pass-1!'
export const DEMO_PASSWORD = 'Tavan-demo-1!'

export interface Customer {
  id: string
  email: string
  name: string
  lastName: string
  password: string
  token: string
}

export const ADDRESS = {
  phone: '+31 20 555 0199',
  address: {
    street: 'Lijnbaansgracht 12',
    city: 'Amsterdam',
    state: 'Noord-Holland',
    zipCode: '1015 AA',
    country: 'Netherlands',
  },
}

/** One session of the owner for each server, for the calls that prepare a test. */
const owners = new Map<string, Promise<Customer>>()

let serial = 0
const run = Date.now().toString(36)
export const newEmail = () => `buyer-${run}-${process.env.TEST_WORKER_INDEX ?? 's'}-${++serial}@tavan.test`

/** API client for actions by another device or another customer. */
export function apiOf(origin: string) {
  const call = <T>(method: string, path: string, sent?: { token?: string; body?: unknown }) =>
    fromOtherNetwork<T>(origin, method, path, sent)

  async function solved(): Promise<string> {
    const challenge = await call<Parameters<typeof solveChallenge>[0]['challenge']>(
      'GET',
      '/verification/challenge',
    )
    const solution = await solveChallenge({ challenge, deriveKey, counterMode: 'uint32' })
    return btoa(JSON.stringify({ challenge, solution }))
  }

  /** Registers a customer. */
  async function register(name = 'Robin', lastName = 'Jansen', email = newEmail()): Promise<Customer> {
    const { token, userId } = await call<{ token: string; userId: string }>('POST', '/auth/register', {
      body: {
        firstName: name,
        lastName,
        email,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        recaptchaToken: await solved(),
      },
    })
    return { id: userId, email, name, lastName, password: PASSWORD, token }
  }

  async function signIn(email: string, password = DEMO_PASSWORD): Promise<Customer> {
    const { token, userId } = await call<{ token: string; userId: string }>('POST', '/auth/login', {
      body: { email, password, recaptchaToken: await solved() },
    })
    return { id: userId, email, name: email.split('@')[0] ?? '', lastName: '', password, token }
  }

  /** The demo shop's owner in a session that nothing ends. */
  function asOwner(): Promise<Customer> {
    const known = owners.get(origin) ?? signIn('admin@tavan.test')
    owners.set(origin, known)
    return known
  }

  const shelf = new Map<string, Product>()
  /** Finds a product by its SKU. */
  async function product(sku: string, lang: Locale = 'en'): Promise<Product> {
    const known = shelf.get(lang + sku)
    if (known) return known
    const { products } = await call<{ products: Product[] }>(
      'GET',
      `/products?search=${encodeURIComponent(sku)}&lang=${lang}`,
    )
    const found = products.find((one) => one.sku === sku)
    if (!found) throw new Error(`There is no product ${sku}.`)
    shelf.set(lang + sku, found)
    return found
  }

  const cart = async (token: string) => (await call<{ data: Cart }>('GET', '/orders/cart', { token })).data
  const add = async (token: string, sku: string, quantity = 1) =>
    (
      await call<{ data: Cart }>('POST', '/orders/cart/add', {
        token,
        body: { productId: (await product(sku))._id, quantity },
      })
    ).data

  const place = async (customer: Customer, paymentMethod: 'cod' | 'online', info: Partial<typeof ADDRESS>) =>
    (
      await call<{ data: { orderNumber: string; paymentUrl?: string } }>('POST', '/orders/checkout', {
        token: customer.token,
        body: {
          customerInfo: {
            firstName: customer.name,
            lastName: customer.lastName || 'Jansen',
            email: customer.email,
            ...ADDRESS,
            ...info,
          },
          paymentMethod,
          shippingMethod: 'standard',
        },
      })
    ).data

  /** Orders the account's cart and returns the order's number. */
  const order = async (customer: Customer, info: Partial<typeof ADDRESS> = {}) =>
    (await place(customer, 'cod', info)).orderNumber

  /** Orders the account's cart with online payment; returns the number and the payment URL. */
  async function orderOnline(customer: Customer) {
    const { orderNumber, paymentUrl = '' } = await place(customer, 'online', {})
    return { orderNumber, paymentUrl }
  }

  /** Approves or declines on the sandbox payment page. */
  async function pay(paymentUrl: string, action: 'approve' | 'decline'): Promise<void> {
    const answer = await fetch(paymentUrl, {
      method: 'POST',
      body: new URLSearchParams({ action }),
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`POST ${paymentUrl}: ${answer.status}`)
  }

  const orders = async (token: string) =>
    (await call<{ data: { orders: Order[] } }>('GET', '/orders/user', { token })).data.orders
  const categories = async () => (await call<{ data: Category[] }>('GET', '/categories/with-counts')).data

  return {
    origin,
    call,
    solved,
    register,
    signIn,
    asOwner,
    product,
    cart,
    add,
    order,
    orderOnline,
    pay,
    orders,
    categories,
  }
}

export type Api = ReturnType<typeof apiOf>

/** Wraps an API client so that each account signs in only once. */
export function signingInOnce(api: Api): Api {
  const signedIn = new Map<string, Promise<Customer>>()
  return {
    ...api,
    signIn(email, password) {
      const known = signedIn.get(email) ?? api.signIn(email, password)
      signedIn.set(email, known)
      return known
    },
  }
}
