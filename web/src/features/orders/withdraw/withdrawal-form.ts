import {
  isOrderNumber,
  normalOrderNumber,
  ORDER_NUMBER_MAX,
  WITHDRAWAL_NAME_MAX,
} from 'contract/orders/return-rules'
import { customerTexts } from 'contract/orders/rules'
import { asciiDigits } from 'contract/sentence'
import { isBlank, isEmail, withoutFormat } from 'contract/text'
import type { Problem } from '../../../ui/form/store'

/** Values of the withdrawal form in the shape of the request. */
export type WithdrawalValues = Record<'name' | 'orderNumber' | 'email', string>

export const blankWithdrawal: WithdrawalValues = { name: '', orderNumber: '', email: '' }

/** Most characters of each field. */
export const withdrawalLimits = {
  name: WITHDRAWAL_NAME_MAX,
  orderNumber: ORDER_NUMBER_MAX,
  email: customerTexts.email.max,
}

/** Returns the values to send: trimmed, the order number in its normal form. */
export function normalWithdrawal({ name, orderNumber, email }: WithdrawalValues): WithdrawalValues {
  return {
    name: name.trim(),
    orderNumber: normalOrderNumber(asciiDigits(withoutFormat(orderNumber))),
    email: withoutFormat(email),
  }
}

/** Checks the rules of the server's call, with its codes. */
export function withdrawalProblems(values: WithdrawalValues): Problem[] {
  const { name, orderNumber, email } = normalWithdrawal(values)
  const problems: Problem[] = []
  if (isBlank(name)) problems.push({ path: 'name', code: 'orders.withdrawal_name_required' })
  if (!isOrderNumber(orderNumber)) problems.push({ path: 'orderNumber', code: 'orders.number_invalid' })
  if (!isEmail(email)) problems.push({ path: 'email', code: 'orders.email_invalid' })
  return problems
}

/** Fills empty fields; an order number that is none is left out. */
export function prefilledWithdrawal(
  values: WithdrawalValues,
  known: Partial<WithdrawalValues>,
): WithdrawalValues {
  const { name, orderNumber, email } = normalWithdrawal({ ...blankWithdrawal, ...known })
  return {
    name: values.name || name,
    orderNumber: values.orderNumber || (isOrderNumber(orderNumber) ? orderNumber : ''),
    email: values.email || email,
  }
}
