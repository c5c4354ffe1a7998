import type { ErrorCode } from './errors'

const WEB_ADDRESS = /[<>]|:\/\/|www\./i

export interface PersonNames {
  firstName: string
  lastName: string
}

/**
 * Returns problems of names with a web address, which would advertise in our mails; checked after all other rules
 * (X-98).
 */
export function nameProblems(names: PersonNames): { path: keyof PersonNames; code: ErrorCode }[] {
  return (['firstName', 'lastName'] as const)
    .filter((path) => WEB_ADDRESS.test(names[path]))
    .map((path) => ({ path, code: 'name.not_allowed' }))
}
