import { Link, Navigate, useLocation } from 'react-router'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { FormToast } from '../../ui/form/form-toast'
import { usePageTitle } from '../../ui/page-title'
import { NotAdmittedError } from '../auth/auth.api'
import { authErrorText } from '../auth/auth-errors'
import { readSignInState } from '../auth/return-path'
import { useSession } from '../auth/session'
import { SignInForm } from '../auth/sign-in/sign-in-form'
import { CoachAuthLayout } from './coach-auth-layout'
import { useWords } from './words/use-words'

export default function CoachLoginPage() {
  const t = useT()
  const w = useWords()
  const { user } = useSession('coach')
  const { from, ended, email: registered } = readSignInState('coach', useLocation().state)
  usePageTitle(w('login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  const hint = ended
    ? w('login.ended')
    : registered
      ? w('login.sent', { email: isolated(registered) })
      : undefined
  return (
    <CoachAuthLayout
      title={w('login.title')}
      intro={w('login.intro')}
      hint={hint}
      foot={
        <>
          <p>
            {w('login.newHere')}{' '}
            <Link to="/coach/register" className="link font-semibold">
              {w('login.register')}
            </Link>
          </p>
          <p>
            <Link to="/" className="link inline-flex min-h-9 items-center text-sm">
              {w('login.back')}
            </Link>
          </p>
        </>
      }
    >
      <SignInForm
        area="coach"
        texts={{
          forgot: w('login.forgot'),
          submit: w('login.submit'),
          submitting: w('login.submitting'),
          waits: w('login.waits'),
        }}
        email={registered}
        errorText={(error) =>
          error instanceof NotAdmittedError ? w('login.refused') : authErrorText(t, error, w('login.error'))
        }
        message={<FormToast />}
      />
    </CoachAuthLayout>
  )
}
