import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** Personal data of each domain, in the order of the domains. */
export type Parts = readonly PersonalData<Deps>[]
