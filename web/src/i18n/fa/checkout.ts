import type { checkout as en } from '../en/checkout'
import type { Texts } from '../types'

export const checkout: Texts<typeof en> = {}
