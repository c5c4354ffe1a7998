import type { ErrorCode } from './errors'
import { isEmail } from './text'

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
