import type { Address } from 'contract/auth/address-calls'
import type { ErrorCode } from 'contract/errors'
import type { Order } from 'contract/orders/calls'
import type { PaymentMethod, ShippingMethod } from 'contract/orders/rules'
import { type CustomerInfo, customerProblems } from 'contract/orders/rules'
import { asciiDigits } from 'contract/text'

/** What the visitor types and chooses; flat, a field a key. */
export interface CheckoutForm {
  firstName: string
  lastName: string
  email: string
  phone: string
  street: string
  city: string
  state: string
  zipCode: string
  country: string
  notes: string
  paymentMethod: PaymentMethod
  shippingMethod: ShippingMethod
}

export type CheckoutField = Exclude<keyof CheckoutForm, 'notes' | 'paymentMethod' | 'shippingMethod'>

/** The fields in the order of the page, with the paths under which the server names them. */
export const fieldPaths: Record<CheckoutField, string> = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  street: 'address.street',
  city: 'address.city',
  state: 'address.state',
  zipCode: 'address.zipCode',
  country: 'address.country',
}
export const fieldNames = Object.keys(fieldPaths) as CheckoutField[]

export const blankForm: CheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  street: '',
  city: '',
  state: '',
  zipCode: '',
  country: '',
  notes: '',
  paymentMethod: 'cod',
  shippingMethod: 'standard',
}

/** Persian and Arabic digits become ASCII while typing, in the fields that hold numbers (phone, zip code). */
export function typed(field: keyof CheckoutForm, value: string): string {
  return field === 'phone' || field === 'zipCode' ? asciiDigits(value) : value
}

export function customerOf(form: CheckoutForm): CustomerInfo {
  const { firstName, lastName, email, phone, street, city, state, zipCode, country } = form
  const clean = (text: string) => text.trim()
  return {
    firstName: clean(firstName),
    lastName: clean(lastName),
    email: clean(email),
    phone: clean(phone),
    address: {
      street: clean(street),
      city: clean(city),
      state: clean(state),
      zipCode: clean(zipCode),
      country: clean(country),
    },
  }
}

/** What is wrong, by field; nothing while all is well. */
export function problemsOf(form: CheckoutForm): Partial<Record<CheckoutField, ErrorCode>> {
  return byField(customerProblems(customerOf(form)).map(({ path, code }) => [path, code] as const))
}

/** The server's refusals by field: `customerInfo.address.city` is `city` here. */
export function refusedFields(
  fieldCodes: Record<string, string> | undefined,
): Partial<Record<CheckoutField, ErrorCode>> {
  const entries = Object.entries(fieldCodes ?? {})
  return byField(
    entries.map(([path, code]) => [path.replace(/^customerInfo\./, ''), code as ErrorCode] as const),
  )
}

function byField(found: (readonly [string, ErrorCode])[]): Partial<Record<CheckoutField, ErrorCode>> {
  const problems: Partial<Record<CheckoutField, ErrorCode>> = {}
  for (const field of fieldNames) {
    const problem = found.find(([path]) => path === fieldPaths[field])
    if (problem) problems[field] = problem[1]
  }
  return problems
}

export interface Known {
  account?: { firstName: string; lastName: string; email: string }
  last?: Pick<Order, 'customerInfo' | 'shippingMethod'>
  /** The account's default address. */
  saved?: Omit<Address, 'id' | 'isDefault'>
}

/** Fills what was not typed from the default address, else the last order, else the account (decision X-35). */
export function prefilled(form: CheckoutForm, { account, last, saved }: Known): CheckoutForm {
  const info = last?.customerInfo
  // An address comes as a whole: half of one and half of another is a parcel that gets lost.
  const to = saved ?? { ...info, ...info?.address }
  const known: Partial<CheckoutForm> = {
    ...to,
    firstName: to.firstName || account?.firstName,
    lastName: to.lastName || account?.lastName,
    email: info?.email || account?.email,
  }
  const next = { ...form }
  for (const field of fieldNames) if (!next[field].trim()) next[field] = known[field] ?? ''
  return next
}

const DRAFT_KEY = 'checkoutDraft'

/** Keeps what was typed over a reload or a new sign-in of the same customer, for the life of the tab. */
export function saveDraft(userId: string, form: CheckoutForm): void {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ userId, form }))
  } catch {
    // Without storage only a reload forgets it.
  }
}

export function readDraft(userId: string): CheckoutForm | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? 'null') as {
      userId?: unknown
      form?: Partial<CheckoutForm>
    } | null
    if (draft?.userId !== userId || !draft.form) return undefined
    const form = { ...blankForm }
    for (const field of [...fieldNames, 'notes'] as const) {
      const value = draft.form[field]
      if (typeof value === 'string') form[field] = value
    }
    if (draft.form.paymentMethod === 'online') form.paymentMethod = 'online'
    if (draft.form.shippingMethod === 'express') form.shippingMethod = 'express'
    return form
  } catch {
    return undefined
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // Nothing was saved.
  }
}
