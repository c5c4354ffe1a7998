import type { SessionInfo } from 'contract/auth/calls'
import { useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Alert } from '../../../ui/alert'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { DateText } from '../../../ui/date'
import { moveFocus } from '../../../ui/move-focus'
import { useToast } from '../../../ui/toast'
import { checkedSignOut } from '../sign-out-check'
import { useAction } from '../use-action'
import { useEndSession, useSessions, useSignOutEverywhere } from './account.api'
import { AccountSection, ListFallback } from './account-section'
import { accountWords } from './words/account-words'

/** List of signed-in devices with a button to end each. */
export function AccountSessions({ userId }: { userId: string }) {
  const t = useT(accountWords)
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: sessions, error, refetch } = useSessions(userId)
  const { mutateAsync: endSession } = useEndSession(userId)
  const { mutateAsync: signOutEverywhere } = useSignOutEverywhere()
  const { busy, problem, run } = useAction()
  const [ending, setEnding] = useState('')

  const end = (id: string) => {
    setEnding(id)
    void run(async () => {
      await endSession(id)
      toast(t('account.sessions.ended'))
      // The button that was pressed is gone.
      moveFocus(heading.current)
    })
  }
  const everywhere = () => {
    setEnding('')
    checkedSignOut(() => void run(() => signOutEverywhere()))
  }
  return (
    <AccountSection title={t('account.sessions.title')} text={t('account.sessions.text')} heading={heading}>
      {sessions ? (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <SessionItem
              key={session.id}
              session={session}
              busy={busy && ending === session.id}
              onEnd={() => end(session.id)}
            />
          ))}
        </ul>
      ) : (
        <ListFallback
          failed={error !== null}
          title={t('account.sessions.failed')}
          loading={t('account.sessions.loading')}
          onRetry={() => void refetch()}
        />
      )}
      <Alert id="sessions-problem" text={problem} />
      <SignOutEverywhere busy={busy && ending === ''} onConfirm={everywhere} />
    </AccountSection>
  )
}

function SessionItem(props: { session: SessionInfo; busy: boolean; onEnd: () => void }) {
  const t = useT(accountWords)
  const { current, lastUsedAt } = props.session
  const device = props.session.device || t('account.sessions.unknown')
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-raised p-4">
      <div className="grid min-w-48 flex-1 gap-0.5">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-semibold">{device}</bdi>
          {current ? <Badge kind="good">{t('account.sessions.current')}</Badge> : null}
        </p>
        <p className="text-ink-soft text-sm">
          {t('account.sessions.used')} <DateText value={lastUsedAt} look="time" />
        </p>
      </div>
      {current ? null : (
        <Button
          kind="secondary"
          aria-label={t('account.sessions.endNamed', { device })}
          busy={props.busy}
          onClick={props.onEnd}
        >
          {t('account.sessions.end')}
        </Button>
      )}
    </li>
  )
}

function SignOutEverywhere({ busy, onConfirm }: { busy: boolean; onConfirm: () => void }) {
  const t = useT(accountWords)
  const [asking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  return (
    <>
      <Button kind="secondary" className="justify-self-start" busy={busy} onClick={() => setAsking(true)}>
        {t('account.sessions.everywhere')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('account.sessions.everywhereTitle')}
        text={t('account.sessions.everywhereText')}
        confirm={t('account.sessions.everywhere')}
        cancel={t('account.sessions.stay')}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
