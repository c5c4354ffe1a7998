import type { ErrorTexts } from '../errors'
import { accounts } from './nl/accounts'
import { coaching } from './nl/coaching'
import { requests } from './nl/requests'
import { shop } from './nl/shop'

/** Dutch, in the form of address of the whole site: "je". */
export const nl: ErrorTexts = { ...requests, ...accounts, ...shop, ...coaching }
