import { DAY } from 'contract/units'

/** Validity of a copy of the file, which is generated for each request. */
const VALID_FOR = 90 * DAY

/** Returns the text of `/.well-known/security.txt` (RFC 9116). `now` is in ms since 1970. */
export function securityText(contact: string, publicUrl: string, now: number): string {
  return [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_FOR).toISOString()}`,
    'Preferred-Languages: en, fa, nl',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
