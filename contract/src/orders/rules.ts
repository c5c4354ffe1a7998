import type { ErrorCode } from '../errors'
import type { Cents } from '../money'
import { isEmail } from '../text'
import { MINUTE } from '../units'

/** Price in cents and business days of each way of shipping. */
export const shippingMethods = {
  standard: { price: 0 as Cents, days: [5, 7] },
  express: { price: 999 as Cents, days: [2, 3] },
} as const

export type ShippingMethod = keyof typeof shippingMethods
export const shippingMethodCodes = Object.keys(shippingMethods) as [ShippingMethod, ...ShippingMethod[]]

export const paymentMethodCodes = ['online', 'cod'] as const
export type PaymentMethod = (typeof paymentMethodCodes)[number]

export const orderStatuses = [
  'pending',
  'confirmed',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const paymentStatuses = ['open', 'paid', 'failed', 'refunded'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** The day that lies `days` business days (Monday to Friday) after `from`. */
export function addBusinessDays(from: Date, days: number): Date {
  const day = new Date(from)
  let left = days
  while (left > 0) {
    day.setDate(day.getDate() + 1)
    if (day.getDay() !== 0 && day.getDay() !== 6) left -= 1
  }
  return day
}

/** How long an unpaid online order keeps its stock. */
export const PAYMENT_HOLD = 30 * MINUTE

const NEXT: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['confirmed', 'cancelled'],
  confirmed: ['processing', 'cancelled'],
  processing: ['shipped', 'cancelled'],
  shipped: ['delivered'],
  delivered: [],
  cancelled: [],
}

/** Whether an order may move from one status to another (decision X-32). */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return NEXT[from].includes(to)
}

/** Whether the customer may still cancel; staff may until the goods leave. */
export function customerMayCancel(status: OrderStatus): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** Most characters of the buyer's note on an order. */
export const NOTES_MAX = 1000

/** Who orders and where it goes, as the checkout form holds it. */
export interface CustomerInfo {
  firstName: string
  lastName: string
  email: string
  phone: string
  address: { street: string; city: string; state: string; zipCode: string; country: string }
}

/** Every rule that the customer's details fail, in the order of the form, by field path. */
export function customerProblems(info: CustomerInfo): { path: string; code: ErrorCode }[] {
  const problems: { path: string; code: ErrorCode }[] = []
  const need = (path: string, value: string, code: ErrorCode) => {
    if (value.trim() === '') problems.push({ path, code })
  }
  need('firstName', info.firstName, 'orders.first_name_required')
  need('lastName', info.lastName, 'orders.last_name_required')
  need('email', info.email, 'orders.email_required')
  if (info.email.trim() !== '' && !isEmail(info.email.trim())) {
    problems.push({ path: 'email', code: 'orders.email_invalid' })
  }
  need('phone', info.phone, 'orders.phone_required')
  need('address.street', info.address.street, 'orders.street_required')
  need('address.city', info.address.city, 'orders.city_required')
  need('address.state', info.address.state, 'orders.state_required')
  need('address.zipCode', info.address.zipCode, 'orders.zip_required')
  need('address.country', info.address.country, 'orders.country_required')
  return problems
}
