import type { orders as en } from '../en/orders'
import type { Texts } from '../types'

export const orders: Texts<typeof en> = {}
