import { INVITATION_HOURS } from 'contract/auth/invitation-rules'
import { useState } from 'react'
import { refusalOf } from '../../../api/error-text'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { DetailLoading } from '../../../ui/detail-page'
import { ErrorState } from '../../../ui/error-state'
import { EmailLink, Fact } from '../../../ui/fact'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { AuthLayout } from '../auth-layout'
import { AuthOutcome } from '../links/auth-outcome'
import { useLinkToken } from '../links/link-token'
import { authWords } from '../words/auth-words'
import { AcceptForm, JoinForm } from './invitation-forms'
import { useInvitation } from './invitations.api'
import { staffInvitationsWords } from './words/staff-invitations-words'

/** Page of an invitation's link. Opening it changes nothing; its button does. */
export default function InvitationPage() {
  const t = useT(authWords, consoleWords, staffInvitationsWords, errorWords)
  const token = useLinkToken()
  const { data, error, refetch } = useInvitation(token)
  const [end, setEnd] = useState<'done' | 'dead' | null>(null)
  usePageTitle(t('staffInvitations.join.documentTitle'))

  const toLogin = <LinkButton to="/admin/login">{t('staffInvitations.join.toLogin')}</LinkButton>
  if (end === 'done')
    return (
      <AuthOutcome good title={t('staffInvitations.join.done')} actions={toLogin}>
        <p>{t('staffInvitations.join.doneText')}</p>
      </AuthOutcome>
    )
  const refusal = refusalOf(error)
  if (!token || end === 'dead' || refusal) {
    const code = refusal?.code === 'auth.account_disabled' ? refusal.code : 'people.invitation_dead'
    return (
      <AuthOutcome
        good={false}
        title={token ? t.error(code) : t('staffInvitations.join.missing')}
        actions={toLogin}
      >
        <p>{t('staffInvitations.join.deadText', { hours: INVITATION_HOURS })}</p>
      </AuthOutcome>
    )
  }
  if (error)
    return (
      <div className="page py-10 sm:py-16">
        <ErrorState heading="h1" title={t('staffInvitations.join.network')} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="page py-10 sm:py-16">
        <DetailLoading label={t('staffInvitations.join.checking')} />
      </div>
    )
  const props = { token, onDone: () => setEnd('done'), onDead: () => setEnd('dead') }
  return (
    <AuthLayout
      title={t('staffInvitations.join.title')}
      intro={t('staffInvitations.join.intro')}
      hint={data.account ? t('staffInvitations.join.known') : undefined}
      foot={t('staffInvitations.join.leave')}
    >
      <dl className="grid gap-3">
        <Fact name={t('staffInvitations.join.as')}>
          {t(`console.roles.${data.staffRole}`)} ({t(`staffInvitations.opens.${data.staffRole}`)})
        </Fact>
        <Fact name={t('staffInvitations.join.email')}>
          <EmailLink address={data.email} />
        </Fact>
      </dl>
      {data.account ? <JoinForm {...props} /> : <AcceptForm {...props} />}
    </AuthLayout>
  )
}
