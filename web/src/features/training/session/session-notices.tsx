import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody } from '../../../ui/dialog'
import { Notice } from '../../../ui/notice'
import { useSession } from '../../auth/session'
import type { NewEntry, StoredEntry } from '../log/entry'
import { PlanChange } from './plan-change'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { isLoggedSet } from './slots'
import { sessionWords } from './words/session-words'

/** Warnings about the session's data: an ended sign-in, a failed device, refused entries. */
export function SessionNotices({ isUnsaved }: { isUnsaved: boolean }) {
  const t = useT(sessionWords)
  const { log, session } = useSessionTools()
  const { user } = useSession('customer')
  const { pathname } = useLocation()
  const [isOpen, setIsOpen] = useState(false)
  const refused = log.refused.filter(({ entry }) => 'session' in entry && entry.session === session.session)
  return (
    <>
      <div className="grid gap-2 px-4 not-empty:py-2">
        {user ? null : (
          <Notice
            kind="warn"
            role="status"
            action={
              <Link
                to="/login"
                state={{ from: pathname, ended: true }}
                className="link inline-flex min-h-12 items-center"
              >
                {t('session.signIn')}
              </Link>
            }
          >
            {t('session.signedOut')}
          </Notice>
        )}
        {isUnsaved || log.unsaved.size > 0 ? (
          <Notice kind="bad" role="alert">
            {t('session.unsavedText')}
          </Notice>
        ) : null}
        {refused.length > 0 ? (
          <button type="button" onClick={() => setIsOpen(true)} className="text-start">
            <Notice kind="bad" role="status">
              {t('session.refused', { count: refused.length })}
            </Notice>
          </button>
        ) : null}
        <PlanChange />
      </div>
      <Dialog
        open={isOpen && refused.length > 0}
        onClose={() => setIsOpen(false)}
        title={t('session.refusedSheet.title')}
      >
        <DialogBody className="grid content-start gap-4">
          <p className="text-ink-soft text-sm">{t('session.refusedSheet.text')}</p>
          {refused.map((stored) => (
            <Refused key={stored.entry.clientId} stored={stored} />
          ))}
        </DialogBody>
      </Dialog>
    </>
  )
}

function Refused({ stored }: { stored: StoredEntry }) {
  const t = useT(errorWords, sessionWords)
  const { log } = useSessionTools()
  const format = useSessionFormat()
  const { entry, refusal } = stored
  const { clientId, rev: _, at: __, removed: ___, ...again } = entry
  return (
    <div className="grid gap-1.5 border-hairline border-t pt-3">
      <p className="font-semibold">
        {isLoggedSet(stored) ? (
          <bdi>
            {stored.entry.exercise} · {format.number((stored.entry.index ?? 0) + 1)} ·{' '}
            {format.set(stored.entry, stored.entry.typed?.unit ?? 'kg')}
          </bdi>
        ) : (
          t('session.refusedSheet.entry')
        )}
      </p>
      <p className="text-pomegranate text-sm">
        {t.error(refusal?.code ?? '', refusal?.params, refusal?.message)}
      </p>
      <div className="flex gap-2">
        <Button kind="secondary" size="lg" tight onClick={() => log.record(again as NewEntry, clientId)}>
          {t('session.refusedSheet.retry')}
        </Button>
        <Button kind="quiet" size="lg" tight onClick={() => log.remove(clientId)}>
          {t('session.refusedSheet.remove')}
        </Button>
      </div>
    </div>
  )
}
