import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { TOTP_DIGITS, TOTP_STEP_SECONDS } from 'contract/auth/totp-rules'
import { SECOND } from 'contract/units'

/** Length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** Steps accepted before and after the current one, because phone clocks deviate. */
const WINDOW = 1

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES)
}

/** The time step of RFC 6238 in which an instant lies. */
export function stepAt(now: number): number {
  return Math.floor(now / (TOTP_STEP_SECONDS * SECOND))
}

/** The code of a step (RFC 6238 with HMAC-SHA-1). */
export function codeOf(secret: Buffer, step: number, digits = TOTP_DIGITS): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0xf
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The step whose code this is, after `last`; undefined where the code is wrong, too old or used before. */
export function matchingStep(secret: Buffer, code: string, now: number, last: number): number | undefined {
  const given = Buffer.from(code)
  const present = stepAt(now)
  let found: number | undefined
  for (let step = present - WINDOW; step <= present + WINDOW; step++) {
    const right = Buffer.from(codeOf(secret, step))
    // Every step is compared, and in the same time, whichever matches.
    if (given.length === right.length && timingSafeEqual(given, right) && step > last) found ??= step
  }
  return found
}

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding: how authenticator apps take a secret that is typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? []).map((five) => BASE32[Number.parseInt(five.padEnd(5, '0'), 2)]).join('')
}

/** The address that a QR code holds; `issuer` and `email` are what the app shows. */
export function setupUri(secret: Buffer, issuer: string, email: string): string {
  // A colon divides issuer and account.
  const name = issuer.replaceAll(':', ' ')
  const label = `${encodeURIComponent(name)}:${encodeURIComponent(email)}`
  const facts = `secret=${base32(secret)}&issuer=${encodeURIComponent(name)}`
  return `otpauth://totp/${label}?${facts}&algorithm=SHA1&digits=${TOTP_DIGITS}&period=${TOTP_STEP_SECONDS}`
}
