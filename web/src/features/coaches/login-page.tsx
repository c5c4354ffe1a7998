import { Link, Navigate, useLocation } from 'react-router'
import { errorText } from '../../api/error-text'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { FormToast } from '../../ui/form/form-toast'
import { usePageTitle } from '../../ui/page-title'
import { NotAdmittedError } from '../auth/auth.api'
import { readSignInState } from '../auth/return-path'
import { useSession } from '../auth/session'
import { SignInForm } from '../auth/sign-in/sign-in-form'
import { CoachAuthLayout } from './coach-auth-layout'
import { useMessages } from './words/use-messages'

export default function CoachLoginPage() {
  const tCommon = useT()
  const t = useMessages()
  const { user } = useSession('coach')
  const { from, ended, email: registered } = readSignInState('coach', useLocation().state)
  usePageTitle(t('login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  const hint = ended
    ? t('login.ended')
    : registered
      ? t('login.sent', { email: isolated(registered) })
      : undefined
  return (
    <CoachAuthLayout
      title={t('login.title')}
      intro={t('login.intro')}
      hint={hint}
      foot={
        <>
          <p>
            {t('login.newHere')}{' '}
            <Link to="/coach/register" className="link font-semibold">
              {t('login.register')}
            </Link>
          </p>
          <p>
            <Link to="/" className="link inline-flex min-h-9 items-center text-sm">
              {t('login.back')}
            </Link>
          </p>
        </>
      }
    >
      <SignInForm
        area="coach"
        texts={{
          forgot: t('login.forgot'),
          submit: t('login.submit'),
          submitting: t('login.submitting'),
          waits: t('login.waits'),
        }}
        email={registered}
        errorText={(error) =>
          error instanceof NotAdmittedError
            ? t('login.refused')
            : errorText(tCommon, error, t('login.error'), t('login.connection'))
        }
        message={<FormToast />}
      />
    </CoachAuthLayout>
  )
}
