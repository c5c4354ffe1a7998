import { Link, Navigate, useLocation } from 'react-router'
import { useWords } from '../../i18n/console/use-words'
import { useT } from '../../i18n/i18n'
import { usePageTitle } from '../../ui/page-title'
import { NotAdmittedError } from '../auth/auth.api'
import { authErrorText } from '../auth/auth-errors'
import { AuthLayout } from '../auth/auth-layout'
import { readSignInState } from '../auth/return-path'
import { useSession } from '../auth/session'
import { SignInForm } from '../auth/sign-in/sign-in-form'

/** The console's own sign-in: the same account and the same call, another key in the browser's storage. */
export default function AdminLoginPage() {
  const t = useT()
  const w = useWords()
  const { user } = useSession('admin')
  const { from, ended } = readSignInState('admin', useLocation().state)
  usePageTitle(w('login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  return (
    <AuthLayout
      title={w('login.title')}
      intro={w('login.intro')}
      hint={ended ? w('login.ended') : undefined}
      foot={
        <>
          {w('login.elsewhere')}{' '}
          <Link to="/login" className="link font-semibold">
            {w('login.customers')}
          </Link>
        </>
      }
    >
      <SignInForm
        area="admin"
        texts={{
          forgot: w('login.forgot'),
          submit: w('login.submit'),
          submitting: w('login.submitting'),
          waits: w('login.waits'),
        }}
        errorText={(error) =>
          error instanceof NotAdmittedError ? w('login.refused') : authErrorText(t, error, w('login.error'))
        }
      />
    </AuthLayout>
  )
}
