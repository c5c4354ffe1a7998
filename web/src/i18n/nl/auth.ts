import type { auth as en } from '../en/auth'
import type { Texts } from '../types'

export const auth: Texts<typeof en> = {}
