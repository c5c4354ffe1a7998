import { useState } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { LinkButton } from '../../ui/link-button'
import { usePageTitle } from '../../ui/page-title'
import { AuthLayout } from '../auth/auth-layout'
import { AuthOutcome } from '../auth/links/auth-outcome'
import { LinkForm } from '../auth/links/link-form'
import { useLinkToken } from '../auth/links/link-token'
import { authWords } from '../auth/words/auth-words'
import { useKeepAccountByLink } from './privacy.api'
import { privacyWords } from './words/privacy-words'

/** Target of the link in the mail about a closed account; cancels the deletion. */
export default function KeepAccountPage() {
  const t = useT(authWords, errorWords, privacyWords)
  const token = useLinkToken()
  const { mutateAsync: keep } = useKeepAccountByLink()
  const [step, setStep] = useState<'ask' | 'done' | 'dead'>('ask')
  usePageTitle(t('privacy.keep.title'))
  if (step === 'done')
    return (
      <AuthOutcome
        good
        title={t('privacy.keep.done')}
        actions={<LinkButton to="/login">{t('privacy.keep.login')}</LinkButton>}
      >
        <p>{t('privacy.keep.doneText')}</p>
      </AuthOutcome>
    )
  if (!token || step === 'dead')
    return (
      <AuthOutcome
        good={false}
        title={t.error('privacy.link_dead')}
        actions={<LinkButton to="/contact">{t('privacy.keep.contact')}</LinkButton>}
      >
        <p>{t('privacy.keep.deadText')}</p>
      </AuthOutcome>
    )
  return (
    <AuthLayout
      title={t('privacy.keep.title')}
      intro={t('privacy.keep.intro')}
      foot={t('privacy.keep.leave')}
    >
      <LinkForm
        label={t('privacy.keep.submit')}
        busyText={t('privacy.keep.submitting')}
        failed={t('privacy.keep.failed')}
        send={async () => {
          await keep(token)
          setStep('done')
        }}
        dead="privacy.link_dead"
        onDead={() => setStep('dead')}
      />
    </AuthLayout>
  )
}
