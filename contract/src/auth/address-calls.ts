import { z } from 'zod'
import { endpoint } from '../endpoint'
import { addProblems, Id, shownText } from '../fields'
import { asciiDigits } from '../sentence'
import { withoutFormat } from '../text'
import { type AddressText, addressTexts, shownProblems } from './address-rules'

/** An address that an account keeps for its orders. */
export const Address = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.string(),
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  country: z.string(),
  isDefault: z.boolean(),
})
export type Address = z.infer<typeof Address>

const required = (name: AddressText) => {
  const { max, missing } = addressTexts[name]
  return shownText(max).min(1, missing)
}

const digitsOf = (name: 'phone' | 'zipCode') =>
  required(name).overwrite((typed) => withoutFormat(asciiDigits(typed)))

const AddressInput = z
  .object({
    firstName: required('firstName'),
    lastName: required('lastName'),
    phone: digitsOf('phone'),
    street: required('street'),
    city: required('city'),
    state: required('state'),
    zipCode: digitsOf('zipCode'),
    country: required('country'),
    isDefault: z.boolean('request.wrong_type').default(false),
  })
  .check((ctx) => addProblems(ctx, shownProblems(ctx.value)))

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
