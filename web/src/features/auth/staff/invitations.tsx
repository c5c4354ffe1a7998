import type { Invitation } from 'contract/auth/invitation-calls'
import { useRef, useState } from 'react'
import { consoleWords } from '../../../i18n/console/words/console-words'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Alert } from '../../../ui/alert'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { moveFocus } from '../../../ui/move-focus'
import { Status } from '../../../ui/status'
import { useToast } from '../../../ui/toast'
import { useAction } from '../use-action'
import { useResend, useWithdraw } from './invitations.api'
import { staffInvitationsWords } from './words/staff-invitations-words'

/** Open invitations; each can be sent again or withdrawn. */
export function Invitations({ items }: { items: readonly Invitation[] }) {
  const t = useT(consoleWords, staffInvitationsWords)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const { mutateAsync: resend } = useResend()
  const { mutateAsync: withdraw } = useWithdraw()
  const { busy, problem, run } = useAction()
  const [ending, setEnding] = useState<Invitation | null>(null)
  const again = ({ _id, email }: Invitation) =>
    void run(async () => {
      await resend(_id)
      toast(t('staffInvitations.open.resent', { email: isolated(email) }))
    })
  const end = ({ _id, email }: Invitation) => {
    setEnding(null)
    void run(async () => {
      await withdraw(_id)
      toast(t('staffInvitations.open.withdrawn', { email: isolated(email) }))
      // The button that was pressed is gone.
      moveFocus(heading.current)
    })
  }
  return (
    <section aria-labelledby="invitations" className="grid gap-3 pt-4">
      <h2 id="invitations" ref={heading} tabIndex={-1} className="text-lg outline-none">
        {t('staffInvitations.open.title')}
      </h2>
      {items.length === 0 ? <p className="text-ink-soft">{t('staffInvitations.open.none')}</p> : null}
      <ul className="grid gap-3 empty:hidden">
        {items.map((invitation) => (
          <li
            key={invitation._id}
            className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border border-hairline bg-raised p-4"
          >
            <div className="grid min-w-56 flex-1 gap-0.5">
              <bdi dir="ltr" className="break-all text-start font-semibold rtl:text-end">
                {invitation.email}
              </bdi>
              <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
                <span>{t(`console.roles.${invitation.staffRole}`)}</span>
                {invitation.expired ? (
                  <Status tone="ended">{t('staffInvitations.open.expired')}</Status>
                ) : (
                  <span>
                    {t('staffInvitations.open.until')} <DateText value={invitation.expiresAt} look="time" />
                  </span>
                )}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <Button
                kind="secondary"
                size="sm"
                disabled={busy}
                aria-label={t('staffInvitations.open.resendNamed', { email: invitation.email })}
                onClick={() => again(invitation)}
              >
                {t('staffInvitations.open.resend')}
              </Button>
              <Button
                kind="quiet"
                size="sm"
                disabled={busy}
                aria-label={t('staffInvitations.open.withdrawNamed', { email: invitation.email })}
                onClick={() => setEnding(invitation)}
              >
                {t('staffInvitations.open.withdraw')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <Alert text={problem} />
      <ConfirmDialog
        open={ending !== null}
        title={t('staffInvitations.open.withdrawTitle')}
        text={t('staffInvitations.open.withdrawText', { email: isolated(ending?.email ?? '') })}
        confirm={t('staffInvitations.open.withdraw')}
        cancel={t('staffInvitations.open.keep')}
        onConfirm={() => ending && end(ending)}
        onClose={() => setEnding(null)}
      />
    </section>
  )
}
