import { newsletterConsent } from 'contract/newsletter/rules'
import { DAY } from 'contract/units'
import { insertReply } from '../features/chat/replies/replies.sql'
import { saveRequest } from '../features/newsletter/newsletter.sql'
import { findDelivered, insertReview } from '../features/reviews/reviews.sql'
import type { Tx } from '../kernel/db/client'
import { newId } from '../kernel/ids'
import { type DemoReview, replies, reviews, subscribers } from './feedback'
import type { LoadedProduct } from './load-orders'
import { people } from './people'

const ago = (days: number) => new Date(Date.now() - days * DAY)

/** Adds reviews of delivered products, newsletter addresses in every state, and saved replies of a coach. */
export async function loadFeedback(
  tx: Tx,
  accounts: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, LoadedProduct>,
): Promise<void> {
  for (const review of reviews) await loadReview(tx, review, accounts, products)
  for (const { email, locale, daysAgo, state } of subscribers) {
    const id = await saveRequest(tx, { id: newId(), email, locale })
    const isConfirmed = state !== 'unconfirmed'
    await tx`
      update newsletter_addresses set asked_at = ${ago(daysAgo)}, confirmed_at = ${isConfirmed ? ago(daysAgo) : null},
        consent = ${isConfirmed ? newsletterConsent[locale] : null}, consent_locale = ${isConfirmed ? locale : null},
        left_at = ${state === 'left' ? ago(daysAgo / 2) : null}
      where id = ${id}`
  }
  const coachId = accounts.get('coach')
  if (!coachId) throw new Error('The demo replies have no coach')
  for (const { title, content } of replies) await insertReply(tx, coachId, { _id: newId(), title, content })
}

async function loadReview(
  tx: Tx,
  { person: key, product, daysAgo, rating, text, answer = '', isNew = false }: DemoReview,
  accounts: ReadonlyMap<string, string>,
  products: ReadonlyMap<string, LoadedProduct>,
): Promise<void> {
  const accountId = accounts.get(key)
  const productId = products.get(product)?.id
  const person = people.find((one) => one.key === key)
  const order = accountId && productId && (await findDelivered(tx, { productId, accountId }))
  if (!person || !order) throw new Error(`The demo review of ${product} has no delivered order of ${key}`)
  const id = newId()
  await insertReview(tx, { id, productId, accountId, orderId: order.id, rating, text, locale: person.locale })
  await tx`
    update reviews set created_at = ${ago(daysAgo)}, state = ${isNew ? 'new' : 'approved'}, answer = ${answer}
    where id = ${id}`
}
