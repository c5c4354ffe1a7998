import { EMAIL_UNDO_DAYS } from 'contract/auth/rules'
import { useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { AuthLayout } from '../auth-layout'
import { authWords } from '../words/auth-words'
import { AuthOutcome } from './auth-outcome'
import { LinkForm } from './link-form'
import { useLinkToken } from './link-token'
import { useKeepEmailByLink } from './links.api'
import { linksWords } from './words/links-words'

/** Page of the link in the old mailbox: its owner keeps the address. */
export default function KeepEmailPage() {
  const t = useT(authWords, errorWords, linksWords)
  const token = useLinkToken()
  const { mutateAsync: keepEmail } = useKeepEmailByLink()
  const [step, setStep] = useState<'ask' | 'done' | 'dead'>('ask')
  usePageTitle(t('links.keep.documentTitle'))

  if (step === 'done') {
    const actions = <LinkButton to="/login">{t('links.reset.toLogin')}</LinkButton>
    return (
      <AuthOutcome good title={t('links.keep.done')} actions={actions}>
        <p>{t('links.keep.doneText')}</p>
      </AuthOutcome>
    )
  }
  if (!token || step === 'dead') {
    const title = token ? t.error('auth.email_link_dead') : t('links.keep.missing')
    const actions = (
      <>
        <LinkButton to="/account">{t('links.confirm.toAccount')}</LinkButton>
        <LinkButton to="/contact" kind="secondary">
          {t('links.keep.contact')}
        </LinkButton>
      </>
    )
    return (
      <AuthOutcome good={false} title={title} actions={actions}>
        <p>{t('links.keep.deadText', { days: EMAIL_UNDO_DAYS })}</p>
      </AuthOutcome>
    )
  }
  return (
    <AuthLayout title={t('links.keep.title')} intro={t('links.keep.intro')} foot={t('links.keep.leave')}>
      <LinkForm
        label={t('links.keep.submit')}
        busyText={t('links.keep.submitting')}
        failed={t('links.keep.failed')}
        send={async () => {
          await keepEmail(token)
          setStep('done')
        }}
        dead="auth.email_link_dead"
        onDead={() => setStep('dead')}
      />
    </AuthLayout>
  )
}
