import type { Deps } from '../../deps'
import type { PersonalData } from '../../kernel/personal/personal'

/** What each domain holds of people, in the order of the domains. */
export type Parts = readonly PersonalData<Deps>[]
