import { createHmac } from 'node:crypto'
import { TOTP_DIGITS, TOTP_STEP_SECONDS } from 'contract/auth/totp-rules'
import type { Locale } from 'contract/locale'
import codeEn from '../../web/src/features/auth/sign-in/code/words/en'
import codeFa from '../../web/src/features/auth/sign-in/code/words/fa'
import codeNl from '../../web/src/features/auth/sign-in/code/words/nl'
import totpEn from '../../web/src/features/auth/totp/words/en'
import totpFa from '../../web/src/features/auth/totp/words/fa'
import totpNl from '../../web/src/features/auth/totp/words/nl'
import { createTranslate } from '../../web/src/i18n/translate'
import type { Texts } from '../../web/src/i18n/types'
import type { Api, Customer } from './api'

const en = { ...totpEn, ...codeEn }
const texts: Record<Locale, Texts<typeof en>> = {
  en,
  fa: { ...totpFa, ...codeFa },
  nl: { ...totpNl, ...codeNl },
}

/** Messages of one-time codes, in the settings and at the sign-in. */
export const codeWords = (locale: Locale) => createTranslate<typeof en>(locale, texts[locale])

/**
 * Returns the code that an authenticator app shows for a key, `ahead` periods from now. It implements RFC 6238
 * independently of the server.
 */
export function appCode(key: string, ahead = 0): string {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / TOTP_STEP_SECONDS) + ahead))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number).slice(-TOTP_DIGITS).padStart(TOTP_DIGITS, '0')
}

/** Turns on one-time codes with a first code; returns the key and the recovery codes. */
export async function turnCodesOn(api: Api, { token, password }: Customer) {
  const begun = await api.call<{ data: { secret: string } }>('POST', '/auth/totp', {
    token,
    body: { currentPassword: password },
  })
  const { secret } = begun.data
  const confirmed = await api.call<{ data: { recoveryCodes: string[] } }>('POST', '/auth/totp/confirm', {
    token,
    body: { code: appCode(secret) },
  })
  return { secret, recoveryCodes: confirmed.data.recoveryCodes }
}
