import { accountKey } from '../auth/auth.api'

/** Key of what an account's answers flag; whoever changes answers or the consent invalidates it. */
export const flagsKey = (userId: string) => [...accountKey(userId), 'flags'] as const
