import type { ErrorCode } from '../errors'
import { nameProblems } from '../names'
import { hasState } from '../postal-address'
import { printProblems } from '../printable'
import { isBlank } from '../text'
import type { Problem } from './rules'

/** A rule that a saved address fails. */
export interface AddressProblem extends Problem<AddressText> {
  params?: { characters: string }
}

/** Texts of a saved address in the order of the form: maximum characters, and the problem of an empty one. */
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

/**
 * Every rule that a saved address fails: what is missing, where its state may be empty if its country has none, and
 * texts that hold a web address or nothing that an invoice can print.
 */
export function addressProblems(input: Record<AddressText, string>): AddressProblem[] {
  const missing = addressTextNames
    .filter((path) => isBlank(input[path]) && (path !== 'state' || hasState(input.country)))
    .map((path) => ({ path, code: addressTexts[path].missing }))
  return [
    ...missing,
    ...nameProblems(input),
    ...printProblems(addressTextNames.map((name) => [name, input[name]] as const)),
  ]
}
