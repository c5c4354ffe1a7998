import { en } from '.'
import { checkout } from './checkout'
import { orders } from './orders'

// To be imported by every page that says any of it.
Object.assign(en, { checkout, orders })
