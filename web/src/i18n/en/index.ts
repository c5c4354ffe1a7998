import { account } from './account'
import { apply } from './apply'
import { auth } from './auth'
import { cart } from './cart'
import { checkout } from './checkout'
import { common } from './common'
import { home } from './home'
import { nav } from './nav'
import { orders } from './orders'
import { pages } from './pages'
import { product } from './product'
import { shop } from './shop'

/** The English texts: the source of the keys. */
export const en = {
  common,
  nav,
  home,
  shop,
  product,
  auth,
  account,
  cart,
  checkout,
  orders,
  pages,
  apply,
} as const
