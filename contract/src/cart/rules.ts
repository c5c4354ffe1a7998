import { type Cents, effectivePrice, toCents } from '../money'

/** Most units of one product in one cart, however many there are (decisions ). */
export const LINE_UNITS_MAX = 99
/** Most different products in one cart. */
export const CART_LINES_MAX = 100
/** Most that the goods of one cart may come to: with tax and shipping it is still an amount that an order can have. */
export const CART_CENTS_MAX: Cents = 1_900_000_000
export const LOCAL_CART_DAYS = 30

/** Fields of a line item that totals need; `price` and `salePrice` in USD. */
export interface PricedLine {
  price: number
  salePrice: number | null
  quantity: number
}

/** One line's amount in cents. */
export function lineCents(line: PricedLine): Cents {
  return toCents(effectivePrice(line.price, line.salePrice)) * line.quantity
}
