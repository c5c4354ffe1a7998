import type { account } from './account'
import type { apply } from './apply'
import { auth } from './auth'
import { cart } from './cart'
import type { checkout } from './checkout'
import { common } from './common'
import { home } from './home'
import { nav } from './nav'
import type { orders } from './orders'
import { pages } from './pages'
import { product } from './product'
import { shop } from './shop'

const firstTexts = { common, nav, home, shop, product, auth, cart, pages } as const

/** Texts that come with the pages they belong to (`with-account.ts`, `with-apply.ts`, `with-orders.ts`): the first page is lighter. */
interface LaterTexts {
  account: typeof account
  apply: typeof apply
  checkout: typeof checkout
  orders: typeof orders
}

/** The English texts: the source of the keys. */
export const en = firstTexts as typeof firstTexts & LaterTexts
