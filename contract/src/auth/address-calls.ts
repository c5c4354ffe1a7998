import { z } from 'zod'
import { endpoint } from '../endpoint'
import { Id } from '../fields'
import { asciiDigits } from '../text'

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

const required = (max: number, code: string) =>
  z.string('request.wrong_type').trim().min(1, code).max(max, 'request.too_long')

const AddressInput = z.object({
  firstName: required(100, 'orders.first_name_required'),
  lastName: required(100, 'orders.last_name_required'),
  phone: required(40, 'orders.phone_required').transform(asciiDigits),
  street: required(200, 'orders.street_required'),
  city: required(100, 'orders.city_required'),
  state: required(100, 'orders.state_required'),
  zipCode: required(20, 'orders.zip_required').transform(asciiDigits),
  country: required(100, 'orders.country_required'),
  isDefault: z.boolean('request.wrong_type').default(false),
})

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
