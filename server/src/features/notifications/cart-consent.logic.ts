import type { Locale } from 'contract/locale'
import { CART_CONSENT_VERSION, cartConsent } from 'contract/notifications/consent-rules'
import type { Deps } from '../../deps'
import type { Tx } from '../../kernel/db/client'
import { transaction } from '../../kernel/db/transaction'
import { insertConsent, withdrawConsent } from '../auth/consents.sql'
import { saveWays } from './notifications.sql'

/** Stores the consent to reminders of the cart with the text as the person read it, or that it is withdrawn. */
export async function noteCartConsent(
  tx: Tx,
  { accountId, locale }: { accountId: string; locale: Locale },
  isGiven: boolean,
): Promise<void> {
  if (!isGiven) return void (await withdrawConsent(tx, accountId, 'cart'))
  const text = cartConsent[locale]
  await insertConsent(tx, accountId, { kind: 'cart', version: CART_CONSENT_VERSION, text })
}

/** Turns the reminders of the cart off, as the link in one of them does. */
export async function stopCartMails(db: Deps['db'], accountId: string): Promise<void> {
  await transaction(db, async (tx) => {
    // An account that is gone gets no mails either.
    if (await withdrawConsent(tx, accountId, 'cart')) await saveWays(tx, accountId, { cart: 'none' })
  })
}
