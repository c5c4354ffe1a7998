import type { Me } from 'contract/auth/calls'
import { EMAIL_CHANGE_HOURS } from 'contract/auth/rules'
import { useEffect, useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { moveFocus } from '../../../ui/move-focus'
import { Notice } from '../../../ui/notice'
import { useAction } from '../use-action'
import { useSendConfirmation } from './account.api'
import { AccountSection } from './account-section'
import { ChangeEmail } from './change-email'
import { accountWords } from './words/account-words'

export function AccountEmail({ me }: { me: Me }) {
  const t = useT(accountWords)
  const { mutateAsync: sendConfirmation } = useSendConfirmation()
  const { busy, problem, run } = useAction()
  const [sent, setSent] = useState(false)
  const again = () =>
    run(async () => {
      setSent(false)
      await sendConfirmation()
      setSent(true)
    })
  return (
    <AccountSection title={t('account.email.title')} text={t('account.email.text')}>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <bdi dir="ltr" className="wrap-anywhere font-semibold">
          {me.email}
        </bdi>
        <Badge kind={me.emailVerified ? 'good' : 'emphasis'}>
          {t(me.emailVerified ? 'account.email.confirmed' : 'account.email.unconfirmed')}
        </Badge>
      </p>
      {me.emailVerified ? null : (
        <div className="grid gap-4">
          <p className="text-ink-soft">{t('account.email.unconfirmedText')}</p>
          <Button kind="secondary" busy={busy} className="justify-self-start" onClick={() => void again()}>
            {busy ? t('account.email.sending') : t('account.email.again')}
          </Button>
          <p role="status" className="font-medium text-pine text-sm empty:hidden">
            {sent ? t('account.email.sent', { email: isolated(me.email) }) : null}
          </p>
          <Alert id="email-problem" text={problem} />
        </div>
      )}
      <Change me={me} />
    </AccountSection>
  )
}

/** Change of the address: by the owner for staff, by two mails for others. */
function Change({ me }: { me: Me }) {
  const t = useT(accountWords)
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (wasOpen.current && !open) moveFocus(button.current)
    wasOpen.current = open
  }, [open])
  if (me.roles.includes('admin')) return <p className="text-ink-soft text-sm">{t('account.email.staff')}</p>
  if (open) return <ChangeEmail userId={me.id} onClose={() => setOpen(false)} />
  return (
    <>
      {me.pendingEmail ? (
        <div role="status">
          <Notice kind="info">
            {t('account.email.waiting', { email: isolated(me.pendingEmail), hours: EMAIL_CHANGE_HOURS })}
          </Notice>
        </div>
      ) : null}
      <Button kind="secondary" ref={button} className="justify-self-start" onClick={() => setOpen(true)}>
        {t('account.email.change')}
      </Button>
    </>
  )
}
