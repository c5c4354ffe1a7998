import { Link, Navigate, useLocation } from 'react-router'
import { errorText } from '../../api/error-text'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { FormToast } from '../../ui/form/form-toast'
import { usePageTitle } from '../../ui/page-title'
import { readSignInState } from '../auth/return-path'
import { useSession } from '../auth/session'
import { SignInForm } from '../auth/sign-in/sign-in-form'
import { NotAdmittedError } from '../auth/sign-in.api'
import { CoachAuthLayout } from './coach-auth-layout'
import { coachWords } from './words/coach-words'

export default function CoachLoginPage() {
  const t = useT(coachWords, errorWords)
  const { user } = useSession('coach')
  const { from, ended, email: registered } = readSignInState('coach', useLocation().state)
  usePageTitle(t('coach.login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  const hint = ended
    ? t('coach.login.ended')
    : registered
      ? t('coach.login.sent', { email: isolated(registered) })
      : undefined
  return (
    <CoachAuthLayout
      title={t('coach.login.title')}
      intro={t('coach.login.intro')}
      hint={hint}
      foot={
        <>
          <p>
            {t('coach.login.newHere')}{' '}
            <Link to="/coach/register" className="link font-semibold">
              {t('coach.login.register')}
            </Link>
          </p>
          <p>
            <Link to="/" className="link inline-flex min-h-9 items-center max-sm:min-h-10 text-sm">
              {t('coach.login.back')}
            </Link>
          </p>
        </>
      }
    >
      <SignInForm
        area="coach"
        texts={{
          forgot: t('coach.login.forgot'),
          submit: t('coach.login.submit'),
          submitting: t('coach.login.submitting'),
          waits: t('coach.login.waits'),
        }}
        email={registered}
        errorText={(error) =>
          error instanceof NotAdmittedError
            ? t('coach.login.refused')
            : errorText(t, error, t('coach.login.error'), t('coach.login.connection'))
        }
        message={<FormToast />}
      />
    </CoachAuthLayout>
  )
}
