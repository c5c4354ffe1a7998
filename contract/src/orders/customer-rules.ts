import type { ErrorCode } from '../errors'
import { nameProblems } from '../names'
import { printProblems } from '../printable'
import { blankAsEmpty } from '../text'
import { type CustomerInfo, type CustomerText, customerTexts, deliveryTexts } from './rules'

/** A rule that the customer's details fail, by field path. */
export interface CustomerProblem {
  path: string
  code: ErrorCode
  params?: { characters: string }
}

const customerNames = Object.keys(customerTexts) as (keyof typeof customerTexts)[]
const deliveryNames = Object.keys(deliveryTexts) as (keyof typeof deliveryTexts)[]

/** Every rule that the customer's details fail, in the order of the form, by field path. */
export function customerProblems(info: CustomerInfo): CustomerProblem[] {
  return [
    ...textProblems('', customerTexts, info),
    ...textProblems('address.', deliveryTexts, info.address),
    ...nameProblems(info),
    ...printProblems(customerNames.map((name) => [name, info[name]] as const)),
    ...printProblems(deliveryNames.map((name) => [`address.${name}`, info.address[name]] as const)),
  ]
}

function textProblems<T extends Record<string, CustomerText>>(
  folder: string,
  texts: T,
  values: { [K in keyof T]?: string },
): CustomerProblem[] {
  return Object.entries<CustomerText>(texts).flatMap(([name, { missing, fits, unfit }]) => {
    const value = blankAsEmpty((values[name] ?? '').trim())
    const code = value === '' ? missing : fits?.(value) === false ? unfit : undefined
    return code ? [{ path: folder + name, code }] : []
  })
}
