import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, ignoredText, shownText, text } from '../fields'
import { asciiDigits } from '../sentence'
import { withoutFormat } from '../text'
import { addressProblems, addressTexts } from './address-rules'

/** An address that an account keeps for its orders. */
export const Address = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  /** Absent if it was saved without one. */
  state: z.string().optional(),
  zipCode: z.string(),
  /** The country as it was sent; `countryCode` is its ISO 3166-1 code if the text was recognised. */
  country: z.string(),
  countryCode: z.string().optional(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

const digits = (max: number) => shownText(max).overwrite((typed) => withoutFormat(asciiDigits(typed)))

/** `country` is a code of ISO 3166-1, a name in one of our languages, or any other text, which is stored as typed. */
const AddressInput = z
  .object({
    firstName: shownText(addressTexts.firstName.max),
    lastName: shownText(addressTexts.lastName.max),
    phone: digits(addressTexts.phone.max),
    street: shownText(addressTexts.street.max),
    city: shownText(addressTexts.city.max),
    /** May be left out if the country has none. */
    state: text(addressTexts.state.max),
    zipCode: digits(addressTexts.zipCode.max),
    country: shownText(addressTexts.country.max),
    countryCode: ignoredText(),
    isDefault: z.boolean('request.wrong_type').default(false),
  })
  .check((ctx) => addProblems(ctx, addressProblems(ctx.value)))
  .transform(({ countryCode: _, ...address }) => address)

export const listAddresses = endpoint({
  method: 'GET',
  path: '/account/addresses',
  allow: 'account',
  summary: 'My addresses, the default first',
  data: z.object({ items: z.array(Address) }),
})

export const addAddress = endpoint({
  method: 'POST',
  path: '/account/addresses',
  allow: 'account',
  summary: 'Keep an address',
  status: 201,
  body: AddressInput,
  data: Address,
})

export const updateAddress = endpoint({
  method: 'PUT',
  path: '/account/addresses/:id',
  allow: 'account',
  summary: 'Change an address',
  params: z.object({ id: Id }),
  body: AddressInput,
  data: Address,
})

export const removeAddress = endpoint({
  method: 'DELETE',
  path: '/account/addresses/:id',
  allow: 'account',
  summary: 'Forget an address',
  params: z.object({ id: Id }),
})
