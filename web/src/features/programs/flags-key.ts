import { accountKey } from '../auth/auth.api'

/** Key of the cached flags of an account; a change of its answers or of the consent invalidates it. */
export const flagsKey = (userId: string) => [...accountKey(userId), 'flags'] as const
