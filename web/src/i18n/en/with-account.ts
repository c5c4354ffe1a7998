import { en } from '.'
import { account } from './account'

// To be imported by every page that says any of it.
Object.assign(en, { account })
