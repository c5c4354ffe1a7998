import '../../../i18n/en/with-account'
import { useState } from 'react'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { accountErrorText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { useSession } from '../session'
import { AuthOutcome } from './auth-outcome'
import { CoachPasswordForm, ConfirmForm } from './confirm-forms'
import { useLinkToken } from './link-token'
import type { Confirmed } from './links.api'

type Step =
  | { name: 'confirm' | 'password' }
  | { name: 'done'; area: Confirmed }
  | { name: 'dead'; title: string }

/** Where the link of a confirmation mail leads. Opening the page changes nothing; its button does. */
export default function VerifyEmailPage() {
  const t = useT()
  const token = useLinkToken()
  const { user } = useSession('customer')
  const [step, setStep] = useState<Step>({ name: 'confirm' })
  usePageTitle(t('account.confirm.documentTitle'))

  if (!token) return <Dead title={t('account.confirm.missing')} />
  if (step.name === 'dead') return <Dead title={step.title} />
  if (step.name === 'done') return step.area === 'coach' ? <CoachReady /> : <AddressConfirmed user={!!user} />
  const props = {
    token,
    onDone: (area: Confirmed) => setStep({ name: 'done', area }),
    onDead: (error: unknown) =>
      setStep({ name: 'dead', title: accountErrorText(t, error, t('account.confirm.failed')) }),
  }
  const asksPassword = step.name === 'password'
  return (
    <AuthLayout
      title={t(asksPassword ? 'account.confirm.passwordTitle' : 'account.confirm.title')}
      intro={t(asksPassword ? 'account.confirm.passwordIntro' : 'account.confirm.intro')}
      foot={
        <Link to="/" className="link font-semibold">
          {t('account.confirm.leave')}
        </Link>
      }
    >
      {asksPassword ? (
        <CoachPasswordForm {...props} />
      ) : (
        <ConfirmForm {...props} onPassword={() => setStep({ name: 'password' })} />
      )}
    </AuthLayout>
  )
}

function CoachReady() {
  const t = useT()
  return (
    <AuthOutcome
      good
      title={t('account.confirm.coachDone')}
      actions={<LinkButton to="/coach/login">{t('account.confirm.coachLogin')}</LinkButton>}
    >
      <p>{t('account.confirm.coachDoneText')}</p>
    </AuthOutcome>
  )
}

function AddressConfirmed({ user }: { user: boolean }) {
  const t = useT()
  return (
    <AuthOutcome
      good
      title={t('account.confirm.done')}
      actions={
        <>
          <LinkButton to="/shop">{t('account.confirm.shop')}</LinkButton>
          {user ? (
            <LinkButton to="/account" kind="secondary">
              {t('account.confirm.toAccount')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{t('account.confirm.doneText')}</p>
    </AuthOutcome>
  )
}

function Dead({ title }: { title: string }) {
  const t = useT()
  return (
    <AuthOutcome
      good={false}
      title={title}
      actions={
        <>
          {/* Signed out, the guard of the account asks for the sign-in first. */}
          <LinkButton to="/account">{t('account.confirm.toAccount')}</LinkButton>
          <LinkButton to="/coach/login" kind="quiet">
            {t('account.confirm.coachLogin')}
          </LinkButton>
        </>
      }
    >
      <p>{t('account.confirm.deadText')}</p>
    </AuthOutcome>
  )
}
