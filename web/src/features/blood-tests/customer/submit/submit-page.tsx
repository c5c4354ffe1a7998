import { useT } from '../../../../i18n/i18n'
import { Breadcrumb } from '../../../../ui/breadcrumb'
import { usePageTitle } from '../../../../ui/page-title'
import { useSession } from '../../../auth/session'
import { useMyBloodTests } from '../../blood-tests.api'
import { TestForm } from './form'
import { submitTestWords } from './words/submit-test-words'

export default function SubmitTestPage() {
  const t = useT(submitTestWords)
  const { user } = useSession('customer')
  usePageTitle(t('submitTest.title'))
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-7 py-8 sm:py-12">
      <Breadcrumb
        crumbs={[{ label: t('submitTest.tests'), to: '/blood-tests' }, { label: t('submitTest.title') }]}
      />
      <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-3">
        <h1 tabIndex={-1} className="wide text-3xl">
          {t('submitTest.title')}
        </h1>
        <p className="max-w-prose text-ink-soft">{t('submitTest.intro')}</p>
      </div>
      {user ? <Loaded key={user.id} userId={user.id} /> : null}
    </div>
  )
}

/** Renders the form at once; the consent flag arrives with the list (decision X-104). */
function Loaded({ userId }: { userId: string }) {
  const { data } = useMyBloodTests(userId, 1)
  // Until the list says otherwise, a test is for the coach.
  return <TestForm userId={userId} consentNeeded={data?.consentNeeded ?? false} coach={data?.coach} />
}
