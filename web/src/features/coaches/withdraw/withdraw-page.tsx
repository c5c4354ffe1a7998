import { useState } from 'react'
import { useLocation } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { AuthLayout } from '../../auth/auth-layout'
import { AuthOutcome } from '../../auth/links/auth-outcome'
import { LinkForm } from '../../auth/links/link-form'
import { useLinkToken } from '../../auth/links/link-token'
import { RequestLink } from './request-link'
import { useWithdraw } from './withdraw.api'
import { withdrawWords } from './words/withdraw-words'

type Step = { name: 'ask' | 'withdraw' | 'done' | 'dead' } | { name: 'sent'; email: string }

/** Target of the mailed link; without a token it offers to mail one. */
export default function WithdrawPage() {
  const t = useT(errorWords, withdrawWords)
  const token = useLinkToken()
  const { state } = useLocation()
  const [step, setStep] = useState<Step>({ name: token ? 'withdraw' : 'ask' })
  usePageTitle(t('withdraw.documentTitle'))

  if (step.name === 'done') return <Done />
  if (step.name === 'sent') return <Sent email={step.email} />
  if (step.name === 'dead') {
    return (
      <AuthOutcome
        good={false}
        title={t.error('coaches.withdrawal_dead')}
        actions={<Button onClick={() => setStep({ name: 'ask' })}>{t('withdraw.newLink')}</Button>}
      >
        <p>{t('withdraw.deadText')}</p>
      </AuthOutcome>
    )
  }
  return (
    <AuthLayout
      title={t('withdraw.title')}
      intro={t(step.name === 'ask' ? 'withdraw.askIntro' : 'withdraw.intro')}
      foot={t('withdraw.leave')}
    >
      {step.name === 'ask' ? (
        <RequestLink email={emailOf(state)} onSent={(email) => setStep({ name: 'sent', email })} />
      ) : (
        <Withdraw
          token={token}
          onDone={() => setStep({ name: 'done' })}
          onDead={() => setStep({ name: 'dead' })}
        />
      )}
    </AuthLayout>
  )
}

/** Returns the email passed on by the status page. */
function emailOf(state: unknown): string {
  const email = (state as { email?: unknown } | null)?.email
  return typeof email === 'string' ? email : ''
}

function Withdraw({ token, onDone, onDead }: { token: string; onDone: () => void; onDead: () => void }) {
  const t = useT(withdrawWords)
  const { mutateAsync: withdraw } = useWithdraw()
  return (
    <LinkForm
      label={t('withdraw.submit')}
      busyText={t('withdraw.submitting')}
      failed={t('withdraw.failed')}
      send={async () => {
        await withdraw(token)
        onDone()
      }}
      dead="coaches.withdrawal_dead"
      onDead={onDead}
    />
  )
}

function Done() {
  const t = useT(withdrawWords)
  const actions = (
    <>
      <LinkButton to="/">{t('withdraw.home')}</LinkButton>
      <LinkButton to="/become-coach" kind="secondary">
        {t('withdraw.again')}
      </LinkButton>
    </>
  )
  return (
    <AuthOutcome good title={t('withdraw.done')} actions={actions}>
      <p>{t('withdraw.doneText')}</p>
    </AuthOutcome>
  )
}

function Sent({ email }: { email: string }) {
  const t = useT(withdrawWords)
  return (
    <AuthOutcome
      good
      title={t('withdraw.sentTitle')}
      actions={<LinkButton to="/">{t('withdraw.home')}</LinkButton>}
    >
      <p>
        {t('withdraw.sentTo')}: <bdi className="wrap-anywhere font-semibold text-ink">{email}</bdi>
      </p>
      <p>{t('withdraw.sentText')}</p>
    </AuthOutcome>
  )
}
