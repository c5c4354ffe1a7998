import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { SessionInfo } from 'contract/auth/calls'
import { useRef, useState } from 'react'
import { useT } from '../../../i18n/i18n'
import { Badge } from '../../../ui/badge'
import { Button } from '../../../ui/button'
import { DateText } from '../../../ui/date'
import { Dialog } from '../../../ui/dialog'
import { useToast } from '../../../ui/toast'
import { signOutEverywhere } from '../auth.api'
import { FormAlert } from '../auth-layout'
import { useAction } from '../use-action'
import { endOneSession, sessionsQuery } from './account.api'
import { AccountSection, ListFallback } from './account-section'

export function AccountSessions({ userId }: { userId: string }) {
  const t = useT()
  const toast = useToast()
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data: sessions, error, refetch } = useQuery(sessionsQuery(userId))
  const [asking, setAsking] = useState(false)
  const { busy, problem, run } = useAction()
  const [ending, setEnding] = useState('')

  const end = (session: SessionInfo) => {
    setEnding(session.id)
    void run(async () => {
      try {
        await endOneSession(session.id)
        toast(t('account.sessions.ended'))
        heading.current?.focus()
      } finally {
        // Also where it was over already: the list then says so.
        await client.invalidateQueries({ queryKey: sessionsQuery(userId).queryKey })
      }
    })
  }
  const everywhere = () => {
    setAsking(false)
    setEnding('')
    void run(signOutEverywhere)
  }

  return (
    <AccountSection title={t('account.sessions.title')} text={t('account.sessions.text')} heading={heading}>
      {sessions ? (
        <ul className="grid gap-3">
          {sessions.map((session) => (
            <li
              key={session.id}
              className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-hairline bg-raised p-4"
            >
              <div className="grid min-w-48 flex-1 gap-0.5">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <bdi className="font-semibold">{session.device || t('account.sessions.unknown')}</bdi>
                  {session.current ? <Badge kind="good">{t('account.sessions.current')}</Badge> : null}
                </p>
                <p className="text-ink-soft text-sm">
                  {t('account.sessions.used')} <DateText value={session.lastUsedAt} look="time" />
                </p>
              </div>
              {session.current ? null : (
                <Button
                  kind="secondary"
                  aria-label={t('account.sessions.endNamed', {
                    device: session.device || t('account.sessions.unknown'),
                  })}
                  busy={busy && ending === session.id}
                  onClick={() => end(session)}
                >
                  {t('account.sessions.end')}
                </Button>
              )}
            </li>
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
      <FormAlert id="sessions-problem" text={problem} />
      <Button
        kind="secondary"
        className="justify-self-start"
        busy={busy && ending === ''}
        onClick={() => setAsking(true)}
      >
        {t('account.sessions.everywhere')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('account.sessions.everywhereTitle')}
        actions={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              {t('account.sessions.stay')}
            </Button>
            <Button kind="danger" onClick={everywhere}>
              {t('account.sessions.everywhere')}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{t('account.sessions.everywhereText')}</p>
      </Dialog>
    </AccountSection>
  )
}
