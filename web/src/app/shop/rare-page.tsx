import { useParams } from 'react-router'
import { deferred } from '../../i18n/lazy-words'
import { lazyPage } from '../../ui/lazy-page'

/** Pages of one program, by the last part of their address. */
export const programPages = {
  week: lazyPage(() => import('../../features/programs/customer/week-page')),
  questionnaire: lazyPage(() => import('../../features/programs/customer/questionnaire/questionnaire-page')),
  photos: lazyPage(() => import('../../features/training/photos/photos-page')),
  shopping: lazyPage(() => import('../../features/cart/shopping-list/shopping-list-page')),
  'check-ins': lazyPage(() => import('../../features/training/check-ins/check-ins-page')),
  progress: lazyPage(() => import('./member-progress-page')),
}

/** Pages that few first visits open; in a chunk of their own, so strangers load none of their names. */
const pages = {
  session: lazyPage(() => import('../../features/training/session/session-page')),
  'check-in': lazyPage(() => import('../../features/training/check-ins/check-in-page')),
  test: lazyPage(() => import('../../features/blood-tests/customer/test-page')),
  withdraw: lazyPage(() => import('../../features/coaches/withdraw/withdraw-page')),
  verify: lazyPage(() => import('../../features/auth/links/verify-email-page')),
  change: lazyPage(() => import('../../features/auth/links/change-email-page')),
  keep: lazyPage(() => import('../../features/auth/links/keep-email-page')),
  account: lazyPage(() => import('../../features/privacy/keep-account-page')),
  reset: lazyPage(() => import('../../features/auth/links/reset-page')),
}

const loadToday = deferred(() => import('../../features/training/today/today-page'))

/** Loads the pages on which an athlete trains without opening them. */
export const loadTraining = () => Promise.all([loadToday(), pages.session.load()])

const SubmitPage = lazyPage(() => import('../../features/blood-tests/customer/submit/submit-page'))
const NotFoundPage = lazyPage(() => import('../not-found-page'))

/** Page of a name, else of the program part in the address. */
export default function RarePage({ name }: { name?: keyof typeof pages }) {
  const { id, part = '' } = useParams()
  if (name === 'test' && id === 'new') return <SubmitPage />
  const isPart = (text: string): text is keyof typeof programPages => Object.hasOwn(programPages, text)
  const Page = name ? pages[name] : isPart(part) ? programPages[part] : NotFoundPage
  return <Page />
}
