import type { cart as en } from '../en/cart'
import type { Texts } from '../types'

export const cart: Texts<typeof en> = {}
