import type { Locale } from 'contract/locale'
import type { ComponentType } from 'react'
import { type Params, useParams } from 'react-router'
import { RequireSession } from '../../features/auth/require-session'
import { deferred } from '../../i18n/lazy-words'
import { type LazyPage, lazyPage } from '../../ui/lazy-page'

/** Pages of one program, by the last part of their address. */
export const programPages = {
  week: lazyPage(() => import('../../features/programs/customer/week-page')),
  questionnaire: lazyPage(() => import('../../features/programs/customer/questionnaire/questionnaire-page')),
  photos: lazyPage(() => import('../../features/training/photos/photos-page')),
  shopping: lazyPage(() => import('../../features/cart/shopping-list/shopping-list-page')),
  'check-ins': lazyPage(() => import('../../features/training/check-ins/check-ins-page')),
  progress: lazyPage(() => import('./member-progress-page')),
}

/** A page behind the sign-in, in the area of the customer. */
function signedIn(Page: LazyPage<object>): LazyPage<object> {
  const Guarded = () => (
    <RequireSession area="customer">
      <Page />
    </RequireSession>
  )
  return Object.assign(Guarded, { load: Page.load })
}

/** Pages of one word, by their address. */
export const wordPages = {
  'withdraw-application': lazyPage(() => import('../../features/coaches/withdraw/withdraw-page')),
  'verify-email': lazyPage(() => import('../../features/auth/links/verify-email-page')),
  'keep-email': lazyPage(() => import('../../features/auth/links/keep-email-page')),
  'keep-account': lazyPage(() => import('../../features/privacy/keep-account-page')),
  'reset-password': lazyPage(() => import('../../features/auth/links/reset-page')),
  'become-coach': lazyPage(() => import('../../features/coaches/apply/apply-page')),
  'order-success': lazyPage(() => import('../../features/orders/checkout/order-success-page')),
  newsletter: lazyPage(() => import('../../features/newsletter/newsletter-page')),
  unsubscribe: lazyPage(() => import('../../features/newsletter/unsubscribe-page')),
  'order-status': lazyPage(() => import('../../features/orders/linked/linked-order-page')),
  compare: lazyPage(() => import('../../features/catalog/compare/compare-page')),
  withdraw: lazyPage(() => import('../../features/orders/withdraw/withdraw-page')),
  'change-email': signedIn(lazyPage(() => import('../../features/auth/links/change-email-page'))),
  subscriptions: signedIn(lazyPage(() => import('../../features/orders/subscriptions/subscriptions-page'))),
  'wish-list': signedIn(lazyPage(() => import('../../features/catalog/wish-list/wish-list-page'))),
}

/** Pages that few first visits open; in a chunk of their own, so strangers load none of their names. */
const pages = {
  session: lazyPage(() => import('../../features/training/session/session-page')),
  'check-in': lazyPage(() => import('../../features/training/check-ins/check-in-page')),
  test: lazyPage(() => import('../../features/blood-tests/customer/test-page')),
}

const loadToday = deferred(() => import('../../features/training/today/today-page'))

/** Loads the pages on which an athlete trains without opening them. */
export const loadTraining = () => Promise.all([loadToday(), pages.session.load()])

const SubmitPage = lazyPage(() => import('../../features/blood-tests/customer/submit/submit-page'))
const NotFoundPage = lazyPage(() => import('../not-found-page'))

const pageIn = (all: Record<string, LazyPage<object>>, name: string) =>
  (Object.hasOwn(all, name) && all[name]) || NotFoundPage

function pageOf(name: string | undefined, { id, part, page = '' }: Params): LazyPage<object> {
  if (name === 'test' && id === 'new') return SubmitPage
  if (name) return pageIn(pages, name)
  return part ? pageIn(programPages, part) : pageIn(wordPages, page.toLowerCase())
}

/** Loads the page of an address without opening it. */
export const loadRare = (name: string | undefined, params: Params, locale: Locale) =>
  pageOf(name, params).load(locale)

/** Page of a name, else of the word or the program part in the address. */
export default function RarePage({ name }: { name?: keyof typeof pages }) {
  const Page: ComponentType = pageOf(name, useParams())
  return <Page />
}
