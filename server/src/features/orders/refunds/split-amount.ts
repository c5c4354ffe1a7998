import { type Money, NO_MONEY, planRefund } from 'contract/orders/refund-rules'

/** Splits as much of an amount in cents as there is of this money, as a refund by amount does. */
export function splitAmount(money: Money, amount: number): Money & { amount: number } {
  const most = Math.min(amount, money.net + money.tax + money.shipping)
  const plan = planRefund({ left: money, lines: [] }, { amount: most })
  return 'problem' in plan ? { ...NO_MONEY, amount: 0 } : plan
}
