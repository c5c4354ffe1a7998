import { Link, Navigate, useLocation } from 'react-router'
import { useMessages } from '../../i18n/console/use-messages'
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
  const tCommon = useT()
  const t = useMessages()
  const { user } = useSession('admin')
  const { from, ended } = readSignInState('admin', useLocation().state)
  usePageTitle(t('login.documentTitle'))

  if (user) return <Navigate to={from} replace />

  return (
    <AuthLayout
      title={t('login.title')}
      intro={t('login.intro')}
      hint={ended ? t('login.ended') : undefined}
      foot={
        <>
          {t('login.elsewhere')}{' '}
          <Link to="/login" className="link font-semibold">
            {t('login.customers')}
          </Link>
        </>
      }
    >
      <SignInForm
        area="admin"
        texts={{
          forgot: t('login.forgot'),
          submit: t('login.submit'),
          submitting: t('login.submitting'),
          waits: t('login.waits'),
        }}
        errorText={(error) =>
          error instanceof NotAdmittedError
            ? t('login.refused')
            : authErrorText(tCommon, error, t('login.error'))
        }
      />
    </AuthLayout>
  )
}
