import { lazyPage } from '../../ui/lazy-page'

/** Pages that members reach from within their area; in a chunk of their own, so strangers load none of their names. */
const pages = {
  week: lazyPage(() => import('../../features/programs/customer/week-page')),
  questionnaire: lazyPage(() => import('../../features/programs/customer/questionnaire/questionnaire-page')),
  photos: lazyPage(() => import('../../features/training/photos/photos-page')),
  progress: lazyPage(() => import('./member-progress-page')),
  session: lazyPage(() => import('../../features/training/session/session-page')),
  test: lazyPage(() => import('../../features/blood-tests/customer/test-page')),
  submit: lazyPage(() => import('../../features/blood-tests/customer/submit/submit-page')),
}

export default function MemberPage({ name }: { name: keyof typeof pages }) {
  const Page = pages[name]
  return <Page />
}
