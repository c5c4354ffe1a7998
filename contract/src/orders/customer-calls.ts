import { z } from 'zod'
import { addProblems, ignoredText, plainText, text } from '../fields'
import { asciiDigits } from '../sentence'
import { customerProblems } from './customer-rules'
import { type CustomerText, customerTexts, deliveryTexts, SHIPPING_CODE_MAX } from './rules'

/** Type with one text per entry of the list; entries that are not required are optional. */
type Fields<T, Required> = {
  [K in keyof T]: T[K] extends { missing: string } ? Required : z.ZodOptional<z.ZodString>
}

function textsOf<T extends Record<string, CustomerText>>(texts: T): Fields<T, ReturnType<typeof text>> {
  const fields = Object.entries(texts).map(([name, { max, digits }]) => [
    name,
    digits ? plainText(max).transform(asciiDigits) : name === 'email' ? plainText(max) : text(max),
  ])
  return Object.fromEntries(fields)
}

/** The same as an order holds them; one that was placed before an optional field existed has none. */
export function storedTexts<T extends Record<string, CustomerText>>(texts: T): Fields<T, z.ZodString> {
  const fields = Object.entries(texts).map(([name, { missing }]) => [
    name,
    missing ? z.string() : z.string().optional(),
  ])
  return Object.fromEntries(fields)
}

/** `country` is a code of ISO 3166-1, a name in one of our languages, or any other text, which is stored as typed. */
const DeliveryInput = z
  .object({ ...textsOf(deliveryTexts), countryCode: ignoredText() }, 'request.wrong_type')
  .transform(({ countryCode: _, ...address }) => address)

export const CustomerInfo = z
  .object(
    {
      ...textsOf(customerTexts),
      address: DeliveryInput.prefault({}),
    },
    'request.wrong_type',
  )
  .check((ctx) => addProblems(ctx, customerProblems(ctx.value)))
  .prefault({})

/** Code of a way of shipping of the shop (`shippingMethods` of `/config`) that is offered to the country. */
export const ShippingMethodCode = z
  .string('orders.shipping_method_invalid')
  .max(SHIPPING_CODE_MAX, 'orders.shipping_method_invalid')
