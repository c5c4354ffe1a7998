import { Link, Navigate, useLocation } from 'react-router'
import { consoleWords } from '../../i18n/console/words/console-words'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { usePageTitle } from '../../ui/page-title'
import { authErrorText } from '../auth/auth-errors'
import { AuthLayout } from '../auth/auth-layout'
import { readSignInState } from '../auth/return-path'
import { useSession } from '../auth/session'
import { SignInForm } from '../auth/sign-in/sign-in-form'
import { NotAdmittedError } from '../auth/sign-in.api'
import { authWords } from '../auth/words/auth-words'

/** Console sign-in: the same account and call as the shop's, stored under a separate key. */
export default function AdminLoginPage() {
  const t = useT(authWords, consoleWords, errorWords)
  const { user } = useSession('admin')
  const { from, ended } = readSignInState('admin', useLocation().state)
  usePageTitle(t('console.login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  return (
    <AuthLayout
      title={t('console.login.title')}
      intro={t('console.login.intro')}
      hint={ended ? t('console.login.ended') : undefined}
      foot={
        <>
          {t('console.login.elsewhere')}{' '}
          <Link to="/login" className="link font-semibold">
            {t('console.login.customers')}
          </Link>
        </>
      }
    >
      <SignInForm
        area="admin"
        texts={{
          forgot: t('console.login.forgot'),
          submit: t('console.login.submit'),
          submitting: t('console.login.submitting'),
          waits: t('console.login.waits'),
        }}
        errorText={(error) =>
          error instanceof NotAdmittedError
            ? t('console.login.refused')
            : authErrorText(t, error, t('console.login.error'))
        }
      />
    </AuthLayout>
  )
}
