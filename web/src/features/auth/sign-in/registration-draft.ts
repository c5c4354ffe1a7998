import type { Registration } from 'contract/auth/rules'
import { LOGOUT_EVENT } from '../../../api/areas'
import { writeStored } from '../../../api/storage'
import { type Draft, readDraft } from '../../../ui/form/draft'

const KEY = 'tavan.registration'

export const blankRegistration: Registration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
  recaptchaToken: '',
}

/**
 * Keeps name and address over a reload, a discarded tab or a trip to the sign-in, for the life of the tab. Passwords and
 * the verification are never stored.
 */
export const registrationDraft: Draft<Registration> = {
  read() {
    const stored = readDraft(KEY)
    if (!stored) return undefined
    const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '')
    return {
      ...blankRegistration,
      firstName: text('firstName'),
      lastName: text('lastName'),
      email: text('email'),
    }
  },
  write: ({ firstName, lastName, email }) =>
    writeStored(KEY, JSON.stringify({ firstName, lastName, email }), 'sessionStorage'),
  drop: () => writeStored(KEY, null, 'sessionStorage'),
}
// Without storage the values are in memory, which a sign-out must clear.
globalThis.addEventListener?.(LOGOUT_EVENT, registrationDraft.drop)
