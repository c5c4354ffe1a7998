import type { Address } from 'contract/auth/address-calls'
import type { Locale } from 'contract/locale'
import type { Order } from 'contract/orders/calls'
import { customerProblems } from 'contract/orders/customer-rules'
import {
  type CustomerInfo,
  customerTexts,
  deliveryTexts,
  NOTES_MAX,
  type PaymentMethod,
} from 'contract/orders/rules'
import { STANDARD } from 'contract/orders/shipping-rules'
import { addressToSend, hasState } from 'contract/postal-address'
import type { Draft } from '../../../ui/form/draft'
import type { Problem } from '../../../ui/form/store'
import { dropDiscount } from './discount-draft'

/** Values of the checkout form in the shape of the request: field paths equal the server's. */
export interface CheckoutValues {
  customerInfo: CustomerInfo
  notes: string
  paymentMethod: PaymentMethod
  shippingMethod: string
  /** The buyer of a program asks that it begins at once. */
  beginAtOnce: boolean
  /** The buyer wants a program once more that they follow already. */
  again: boolean
}

/** Values of the same fields, made by `make` from each one's name. */
function textsBy<K extends string, T>(texts: Record<K, unknown>, make: (name: K) => T): Record<K, T> {
  return Object.fromEntries(Object.keys(texts).map((name) => [name, make(name as K)])) as Record<K, T>
}

function customerBy(
  person: (name: keyof typeof customerTexts) => string,
  place: (name: keyof typeof deliveryTexts) => string,
): CustomerInfo {
  return { ...textsBy(customerTexts, person), address: textsBy(deliveryTexts, place) }
}

const blank = () => ''
export const blankCheckout: CheckoutValues = {
  customerInfo: customerBy(blank, blank),
  notes: '',
  paymentMethod: 'cod',
  shippingMethod: STANDARD,
  beginAtOnce: false,
  again: false,
}

/** Most characters of each field, by its path. */
export const checkoutLimits: Record<string, number> = {
  notes: NOTES_MAX,
  ...Object.fromEntries(
    Object.entries(customerTexts).map(([name, { max }]) => [`customerInfo.${name}`, max]),
  ),
  ...Object.fromEntries(
    Object.entries(deliveryTexts).map(([name, { max }]) => [`customerInfo.address.${name}`, max]),
  ),
}

export function checkoutProblems(
  { customerInfo, beginAtOnce, again }: CheckoutValues,
  { hasProgram = false, isOwned = false } = {},
): Problem[] {
  return [
    ...customerFieldProblems(customerInfo),
    ...(hasProgram && !beginAtOnce ? [{ path: 'beginAtOnce', code: 'orders.begin_required' as const }] : []),
    ...(isOwned && !again ? [{ path: 'again', code: 'orders.again_required' as const }] : []),
  ]
}

/** Returns the problems of the customer's details at their fields; a state that the page does not show has none. */
export function customerFieldProblems(customerInfo: CustomerInfo): Problem[] {
  const hidden = hasState(customerInfo.address.country) ? undefined : 'address.state'
  return customerProblems(customerInfo)
    .filter(({ path }) => path !== hidden)
    .map(({ path, ...problem }) => ({ ...problem, path: `customerInfo.${path}` }))
}

/** Returns the values to send from a page in this language. */
export function checkoutToSend(
  { customerInfo, notes, ...methods }: CheckoutValues,
  locale: Locale,
): CheckoutValues {
  return { ...methods, customerInfo: customerToSend(customerInfo, locale), notes: notes.trim() }
}

/** Returns the customer's details to send, trimmed, with the country's name in this language. */
export function customerToSend(info: CustomerInfo, locale: Locale): CustomerInfo {
  const { address, ...person } = customerBy(
    (name) => info[name].trim(),
    (name) => info.address[name].trim(),
  )
  return { ...person, address: addressToSend(address, locale) }
}

type Texts<T> = { [K in keyof T]?: string | undefined }

export interface Known {
  account?: { firstName: string; lastName: string; email: string }
  last?: Pick<Order, 'customerInfo'>
  /** The account's default address. */
  saved?: Omit<Address, 'id' | 'isDefault'>
}

/** Fills empty fields from the default address, else the last order, else the account (decision X-35). */
export function prefilled(values: CheckoutValues, { account, last, saved }: Known): CheckoutValues {
  // An address comes as a whole: half of one and half of another is a parcel that gets lost.
  const to: Texts<typeof deliveryTexts> = saved ? withState(saved) : (last?.customerInfo.address ?? {})
  const latest: Texts<typeof customerTexts> = {
    ...(saved ?? last?.customerInfo),
    email: last?.customerInfo.email,
  }
  const own: Texts<typeof customerTexts> = account ?? {}
  const info = values.customerInfo
  const customerInfo = customerBy(
    (name) => (info[name]?.trim() ? info[name] : latest[name] || own[name] || ''),
    (name) => (info.address[name]?.trim() ? info.address[name] : to[name] || ''),
  )
  return { ...values, customerInfo }
}

/** Returns the values with this country where neither customer nor account named one. */
export function withCountry(values: CheckoutValues, country: string): CheckoutValues {
  const { customerInfo } = values
  if (customerInfo.address.country.trim() !== '') return values
  return { ...values, customerInfo: { ...customerInfo, address: { ...customerInfo.address, country } } }
}

/** Returns the values with a saved address and its person in place of what the fields hold; the email stays. */
export function withAddress(values: CheckoutValues, saved: NonNullable<Known['saved']>): CheckoutValues {
  const to: Texts<typeof deliveryTexts> = withState(saved)
  const person: Texts<typeof customerTexts> = { ...saved, email: values.customerInfo.email }
  const customerInfo = customerBy(
    (name) => person[name] ?? '',
    (name) => to[name] ?? '',
  )
  return { ...values, customerInfo }
}

/** Fills the state, which the order's call requires, of an address that was saved without one. */
const withState = ({ state, ...address }: NonNullable<Known['saved']>) => ({
  ...address,
  state: state || address.city,
})

const DRAFT_KEY = 'checkoutDraft'

/** Keeps typed values over a reload or a new sign-in of the same customer, for the life of the tab. */
export function checkoutDraft(userId: string): Draft<CheckoutValues> {
  return {
    read: () => readDraft(userId),
    write: (values) => {
      try {
        sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ userId, values }))
      } catch {
        // Without storage only a reload forgets it.
      }
    },
    drop: dropCheckoutDraft,
  }
}

function readDraft(userId: string): CheckoutValues | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null')
    const { values } = draft
    if (draft.userId !== userId) return undefined
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      customerInfo: customerBy(
        (name) => text(values.customerInfo[name]),
        (name) => text(values.customerInfo.address[name]),
      ),
      notes: text(values.notes),
      paymentMethod: values.paymentMethod === 'online' ? 'online' : 'cod',
      shippingMethod: text(values.shippingMethod) || STANDARD,
      beginAtOnce: values.beginAtOnce === true,
      again: false,
    }
  } catch {
    return undefined
  }
}

export function dropCheckoutDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
    dropDiscount()
  } catch {
    // Nothing was saved.
  }
}
