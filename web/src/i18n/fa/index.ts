import { fa as errors } from 'contract/messages/fa'
import type { Language } from '../types'
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

const texts = { common, nav, home, shop, product, auth, account, cart, checkout, orders, pages, apply }
const language: Language = { texts, errors }

export default language
