import { type ComponentType, type ReactNode, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { usePageTitle } from '../../../ui/page-title'
import { authErrorText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { readSignInState } from '../return-path'
import { useSession } from '../session'
import { authWords } from '../words/auth-words'
import { EntryForm } from './entry-form'
import { SignInForm } from './sign-in-form'

interface Props {
  /** Leads on after a sign-in without a return path; the area's first page by default. */
  Landing?: ComponentType<{ userId: string }>
  /** Shown beside the form on the way to the checkout, and to the programs. */
  beside?: ReactNode
  programs?: ReactNode
}

export default function LoginPage({ Landing, beside, programs }: Props) {
  const t = useT(authWords, errorWords)
  const { user } = useSession('customer')
  const { state } = useLocation()
  const { from, ended, isReturning } = readSignInState('customer', state)
  const [wasSignedIn] = useState(user !== null)
  const [isNew, setIsNew] = useState(false)
  usePageTitle(t('auth.login.documentTitle'))

  const lands = user !== null && !wasSignedIn && !isReturning && Landing !== undefined
  // Also after a successful sign-in, and for a signed-in visitor (decision X-07).
  if (user && !lands) return <Navigate to={from} replace />

  const buys = from.startsWith('/checkout')
  const texts = {
    forgot: t('auth.login.forgot'),
    submit: t('auth.login.submit'),
    submitting: t('auth.login.submitting'),
    waits: t('auth.login.waits'),
  }
  return (
    <AuthLayout
      title={t(buys ? 'auth.entry.title' : 'auth.login.title')}
      intro={t(buys ? 'auth.checkoutHint' : 'auth.login.intro')}
      hint={ended ? t('auth.endedHint') : undefined}
      aside={buys ? beside : /^\/programs\/?$/.test(from) ? programs : undefined}
      foot={
        // The form makes the account itself.
        buys && isNew ? null : (
          <>
            {t('auth.login.newHere')}{' '}
            <Link to="/register" state={state} className="link font-semibold">
              {t('auth.login.signUp')}
            </Link>
          </>
        )
      }
    >
      {lands ? <Landing userId={user.id} /> : null}
      {buys ? (
        <EntryForm texts={texts} onChoice={setIsNew} />
      ) : (
        <SignInForm
          area="customer"
          texts={texts}
          errorText={(error) => authErrorText(t, error, t('auth.login.error'))}
        />
      )}
    </AuthLayout>
  )
}
