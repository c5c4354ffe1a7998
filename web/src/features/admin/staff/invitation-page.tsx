import { INVITATION_HOURS } from 'contract/admin/people-rules'
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
import { AuthLayout } from '../../auth/auth-layout'
import { AuthOutcome } from '../../auth/links/auth-outcome'
import { useLinkToken } from '../../auth/links/link-token'
import { authWords } from '../../auth/words/auth-words'
import { AcceptForm, JoinForm } from './invitation-forms'
import { useInvitation } from './staff.api'
import { consoleStaffWords } from './words/console-staff-words'

/** Where the link of an invitation leads. Opening the page changes nothing; its button does. */
export default function InvitationPage() {
  const t = useT(authWords, consoleWords, consoleStaffWords, errorWords)
  const token = useLinkToken()
  const { data, error, refetch } = useInvitation(token)
  const [end, setEnd] = useState<'done' | 'dead' | null>(null)
  usePageTitle(t('consoleStaff.join.documentTitle'))

  const toLogin = <LinkButton to="/admin/login">{t('consoleStaff.join.toLogin')}</LinkButton>
  if (end === 'done')
    return (
      <AuthOutcome good title={t('consoleStaff.join.done')} actions={toLogin}>
        <p>{t('consoleStaff.join.doneText')}</p>
      </AuthOutcome>
    )
  const refusal = refusalOf(error)
  if (!token || end === 'dead' || refusal) {
    const code = refusal?.code === 'auth.account_disabled' ? refusal.code : 'people.invitation_dead'
    return (
      <AuthOutcome
        good={false}
        title={token ? t.error(code) : t('consoleStaff.join.missing')}
        actions={toLogin}
      >
        <p>{t('consoleStaff.join.deadText', { hours: INVITATION_HOURS })}</p>
      </AuthOutcome>
    )
  }
  if (error)
    return (
      <div className="page py-10 sm:py-16">
        <ErrorState heading="h1" title={t('consoleStaff.join.network')} onRetry={() => void refetch()} />
      </div>
    )
  if (!data)
    return (
      <div className="page py-10 sm:py-16">
        <DetailLoading label={t('consoleStaff.join.checking')} />
      </div>
    )
  const props = { token, onDone: () => setEnd('done'), onDead: () => setEnd('dead') }
  return (
    <AuthLayout
      title={t('consoleStaff.join.title')}
      intro={t('consoleStaff.join.intro')}
      hint={data.account ? t('consoleStaff.join.known') : undefined}
      foot={t('consoleStaff.join.leave')}
    >
      <dl className="grid gap-3">
        <Fact name={t('consoleStaff.join.as')}>
          {t(`console.roles.${data.staffRole}`)} ({t(`consoleStaff.opens.${data.staffRole}`)})
        </Fact>
        <Fact name={t('consoleStaff.join.email')}>
          <EmailLink address={data.email} />
        </Fact>
      </dl>
      {data.account ? <JoinForm {...props} /> : <AcceptForm {...props} />}
    </AuthLayout>
  )
}
