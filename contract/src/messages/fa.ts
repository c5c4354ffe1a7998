import type { ErrorTexts } from '../errors'
import { accounts } from './fa/accounts'
import { coaching } from './fa/coaching'
import { requests } from './fa/requests'
import { shop } from './fa/shop'

/** Persian, in the polite plural, with half-spaces where the script asks for them. */
export const fa: ErrorTexts = { ...requests, ...accounts, ...shop, ...coaching }
