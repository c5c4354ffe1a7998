import type { ErrorCode } from '../errors'
import { nameProblems } from '../names'
import { printProblems } from '../printable'
import { isBlank } from '../text'
import type { Problem } from './rules'

/** A rule that a saved address fails. */
export interface AddressProblem extends Problem<AddressText> {
  params?: { characters: string }
}

/** The texts of an address in the order of the form: the most characters, and the problem of an empty one. */
export const addressTexts = {
  firstName: { max: 100, missing: 'orders.first_name_required' },
  lastName: { max: 100, missing: 'orders.last_name_required' },
  phone: { max: 40, missing: 'orders.phone_required' },
  street: { max: 200, missing: 'orders.street_required' },
  city: { max: 100, missing: 'orders.city_required' },
  state: { max: 100, missing: 'orders.state_required' },
  zipCode: { max: 20, missing: 'orders.zip_required' },
  country: { max: 100, missing: 'orders.country_required' },
} as const satisfies Record<string, { max: number; missing: ErrorCode }>
export type AddressText = keyof typeof addressTexts
export const addressTextNames = Object.keys(addressTexts) as AddressText[]

/** Every rule that a saved address fails. */
export function addressProblems(input: Record<AddressText, string>): AddressProblem[] {
  const missing = addressTextNames
    .filter((path) => isBlank(input[path]))
    .map((path) => ({ path, code: addressTexts[path].missing }))
  return [...missing, ...shownProblems(input)]
}

/** Rules of the texts of an address that are about what they show: no web address, and nothing that an invoice cannot print. */
export function shownProblems(input: Record<AddressText, string>): AddressProblem[] {
  return [
    ...nameProblems(input),
    ...printProblems(addressTextNames.map((name) => [name, input[name]] as const)),
  ]
}
