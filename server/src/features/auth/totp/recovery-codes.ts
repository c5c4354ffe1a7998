import { randomInt } from 'node:crypto'
import { plainCode, RECOVERY_CODE_LENGTH, RECOVERY_CODES } from 'contract/auth/totp-rules'
import type { Pseudonym } from '../../../kernel/pseudonym'

/** Letters and digits that are not mistaken for others on paper. */
const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz'

/** Ten codes of 60 random bits, in groups of four. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from(
      { length: RECOVERY_CODE_LENGTH },
      () => ALPHABET[randomInt(ALPHABET.length)],
    ).join('')
    return code.replace(/(.{4})(?=.)/g, '$1-')
  })
}

/** Returns the stored form of a recovery code. */
export function recoveryHash(pseudonym: Pseudonym, accountId: string, code: string): string {
  return pseudonym(`recovery:${accountId}:${plainCode(code)}`)
}
