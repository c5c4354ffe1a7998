import type { LeavableMail } from 'contract/newsletter/rules'
import { useState } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { AuthLayout } from '../auth/auth-layout'
import { AuthOutcome } from '../auth/links/auth-outcome'
import { LinkForm } from '../auth/links/link-form'
import { useLinkToken } from '../auth/links/link-token'
import { useLeaveMails } from './newsletter.api'
import { newsletterWords } from './words/newsletter-words'

/** /unsubscribe?token=…: mail scanners open links, so only the button of this page ends the mails. */
export default function UnsubscribePage() {
  const t = useT(newsletterWords, errorWords)
  const token = useLinkToken()
  const { mutateAsync: leave } = useLeaveMails()
  const [step, setStep] = useState<LeavableMail | 'ask' | 'dead'>('ask')
  usePageTitle(t('newsletter.leave.documentTitle'))
  if (!token || step === 'dead') {
    const title = token ? t.error('newsletter.link_dead') : t('newsletter.leave.missing')
    const contact = <LinkButton to="/contact">{t('newsletter.leave.contact')}</LinkButton>
    return (
      <AuthOutcome good={false} title={title} actions={contact}>
        <p>{t('newsletter.leave.deadText')}</p>
      </AuthOutcome>
    )
  }
  if (step !== 'ask') {
    const shop = <LinkButton to="/shop">{t('newsletter.shop')}</LinkButton>
    return (
      <AuthOutcome good title={t(`newsletter.leave.${step}`)} actions={shop}>
        <p>{t(`newsletter.leave.${step}Text`)}</p>
      </AuthOutcome>
    )
  }
  return (
    <AuthLayout
      title={t('newsletter.leave.title')}
      intro={t('newsletter.leave.intro')}
      foot={t('newsletter.leave.stay')}
    >
      <LinkForm
        label={t('newsletter.leave.submit')}
        busyText={t('newsletter.leave.submitting')}
        failed={t('newsletter.leave.failed')}
        send={async () => setStep(await leave(token))}
        dead="newsletter.link_dead"
        onDead={() => setStep('dead')}
      />
    </AuthLayout>
  )
}
