import { countryCodeOf, localCountryName, usesStates } from './countries'
import type { Locale } from './locale'

/** Texts of an address. Saved addresses may have no state. */
export interface PostalAddress {
  street: string
  city: string
  state?: string | undefined
  zipCode: string
  country: string
}

/** Returns true if addresses in this country have a state, and if the text names no country. */
export function hasState(country: string): boolean {
  return usesStates(countryCodeOf(country))
}

/** Returns the state to print: empty where it equals the city because the country has no states. */
export function printedState({
  city,
  state = '',
  country,
}: Omit<PostalAddress, 'street' | 'zipCode'>): string {
  return spelling(state) === spelling(city) && !hasState(country) ? '' : state.trim()
}

const spelling = (text: string) => text.trim().toLowerCase()

/** Returns the lines of an address to print: street, place and country, without empty ones. */
export function addressLines(address: PostalAddress, comma = ', '): string[] {
  const place = [`${address.zipCode} ${address.city}`.trim(), printedState(address)]
  const lines = [address.street, place.filter((part) => part !== '').join(comma), address.country]
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}

type WithState<T> = Omit<T, 'state'> & { state: string }

/** Fills the required state with the city where the country has no states. */
export function withRequiredState<T extends PostalAddress>(address: T): WithState<T> {
  const { city, state = '', country } = address
  return { ...address, state: hasState(country) ? state : city }
}

/** Returns the address that a form sends: its country by name in the page's language, its state filled. */
export function addressToSend<T extends PostalAddress>(address: T, locale: Locale): WithState<T> {
  return { ...withRequiredState(address), country: localCountryName(address.country, locale) }
}

/** Adds the code of the country if the text names one. */
export function withCountryCode<T extends { country: string }>(address: T): T & { countryCode?: string } {
  const countryCode = countryCodeOf(address.country)
  return countryCode === undefined ? address : { ...address, countryCode }
}
