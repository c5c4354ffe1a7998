import { COACH_LINK_HOURS, CONFIRM_LINK_DAYS } from 'contract/auth/rules'
import { useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { accountErrorText } from '../auth-errors'
import { AuthLayout } from '../auth-layout'
import { useSession } from '../session'
import { authWords } from '../words/auth-words'
import { AuthOutcome } from './auth-outcome'
import { CoachPasswordForm, ConfirmForm } from './confirm-forms'
import { useLinkToken } from './link-token'
import type { Confirmed } from './links.api'
import { linksWords } from './words/links-words'

type Step =
  | { name: 'confirm' | 'password' }
  | { name: 'done'; area: Confirmed }
  | { name: 'dead'; title: string }

/** Page of a confirmation link. Opening it changes nothing; its button does. */
export default function VerifyEmailPage() {
  const t = useT(authWords, errorWords, linksWords)
  const token = useLinkToken()
  const { user } = useSession('customer')
  const [step, setStep] = useState<Step>({ name: 'confirm' })
  usePageTitle(t('links.confirm.documentTitle'))

  if (!token) return <Dead title={t('links.confirm.missing')} />
  if (step.name === 'dead') return <Dead title={step.title} />
  if (step.name === 'done') return step.area === 'coach' ? <CoachReady /> : <AddressConfirmed user={!!user} />
  const props = {
    token,
    onDone: (area: Confirmed) => setStep({ name: 'done', area }),
    onDead: (error: unknown) =>
      setStep({ name: 'dead', title: accountErrorText(t, error, t('links.confirm.failed')) }),
  }
  const asksPassword = step.name === 'password'
  return (
    <AuthLayout
      title={t(asksPassword ? 'links.confirm.passwordTitle' : 'links.confirm.title')}
      intro={t(asksPassword ? 'links.confirm.passwordIntro' : 'links.confirm.intro')}
      foot={t('links.confirm.leave')}
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
  const t = useT(linksWords)
  return (
    <AuthOutcome
      good
      title={t('links.confirm.coachDone')}
      actions={<LinkButton to="/coach/login">{t('links.confirm.coachLogin')}</LinkButton>}
    >
      <p>{t('links.confirm.coachDoneText')}</p>
    </AuthOutcome>
  )
}

function AddressConfirmed({ user }: { user: boolean }) {
  const t = useT(linksWords)
  return (
    <AuthOutcome
      good
      title={t('links.confirm.done')}
      actions={
        <>
          <LinkButton to="/shop">{t('links.confirm.shop')}</LinkButton>
          {user ? (
            <LinkButton to="/account" kind="secondary">
              {t('links.confirm.toAccount')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      <p>{t('links.confirm.doneText')}</p>
    </AuthOutcome>
  )
}

function Dead({ title }: { title: string }) {
  const t = useT(linksWords)
  return (
    <AuthOutcome
      good={false}
      title={title}
      actions={
        <>
          {/* Signed out, the guard of the account asks for the sign-in first. */}
          <LinkButton to="/account">{t('links.confirm.toAccount')}</LinkButton>
          <LinkButton to="/coach/login" kind="quiet">
            {t('links.confirm.coachLogin')}
          </LinkButton>
        </>
      }
    >
      <p>{t('links.confirm.deadText', { days: CONFIRM_LINK_DAYS, hours: COACH_LINK_HOURS })}</p>
    </AuthOutcome>
  )
}
