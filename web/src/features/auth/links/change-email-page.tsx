import { EMAIL_CHANGE_HOURS } from 'contract/auth/rules'
import { useState } from 'react'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { AuthLayout } from '../auth-layout'
import { authWords } from '../words/auth-words'
import { AuthOutcome } from './auth-outcome'
import { LinkForm } from './link-form'
import { useLinkToken } from './link-token'
import { useChangeEmailByLink } from './links.api'
import { linksWords } from './words/links-words'

/** Page of the link in the new mailbox; needs the session that requested the change. */
export default function ChangeEmailPage() {
  const t = useT(authWords, errorWords, linksWords)
  const token = useLinkToken()
  const { mutateAsync: changeEmail } = useChangeEmailByLink()
  const [dead, setDead] = useState(false)
  const [email, setEmail] = useState<string | null>(null)
  usePageTitle(t('links.change.documentTitle'))
  const toAccount = <LinkButton to="/account">{t('links.confirm.toAccount')}</LinkButton>

  if (email !== null) {
    return (
      <AuthOutcome good title={t('links.change.done')} actions={toAccount}>
        <p>{t('links.change.doneText', { email: isolated(email) })}</p>
      </AuthOutcome>
    )
  }
  if (!token || dead) {
    const title = token ? t.error('auth.email_link_dead') : t('links.change.missing')
    return (
      <AuthOutcome good={false} title={title} actions={toAccount}>
        <p>{t('links.change.deadText', { hours: EMAIL_CHANGE_HOURS })}</p>
      </AuthOutcome>
    )
  }
  return (
    <AuthLayout
      title={t('links.change.title')}
      intro={t('links.change.intro')}
      foot={t('links.change.leave')}
    >
      <LinkForm
        label={t('links.change.submit')}
        busyText={t('links.change.submitting')}
        failed={t('links.change.failed')}
        send={async () => setEmail(await changeEmail(token))}
        dead="auth.email_link_dead"
        onDead={() => setDead(true)}
      />
    </AuthLayout>
  )
}
