import { en } from '.'
import { apply } from './apply'

// To be imported by every page that says any of it.
Object.assign(en, { apply })
