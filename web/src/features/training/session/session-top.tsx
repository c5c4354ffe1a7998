import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../../../ui/dialog'
import { Icon } from '../../../ui/icon'
import { OneLine } from '../../../ui/one-line'
import { isWaiting } from '../log/entry'
import { untickedSlots } from './finish-button'
import { useSessionTools } from './session-context'
import { useSessionFormat } from './session-format'
import { endOf } from './summary'
import { useNow } from './use-now'
import { useSessionEntry } from './use-session-entry'
import { sessionWords } from './words/session-words'

interface Props {
  /** True while the newest state is only in memory. */
  isUnsaved: boolean
  onDiscard: () => void
}

/** Close button, name, unsent sets, position and elapsed time of the session. */
export function SessionTop({ isUnsaved, onDiscard }: Props) {
  const t = useT(sessionWords)
  const { session, groups, groupAt, log } = useSessionTools()
  const unsent = log.entries.filter((stored) => stored.entry.kind === 'set' && isWaiting(stored)).length
  // The summary renders the page's heading.
  const Title = session.endedAt ? 'p' : 'h1'
  const isLost = isUnsaved || log.unsaved.size > 0
  return (
    <header className="shrink-0 border-hairline border-b">
      <div className="mx-auto flex min-h-12 max-w-xl items-center pe-4">
        <LeaveButton isUnsaved={isLost} onDiscard={onDiscard} />
        <div className="me-auto min-w-0 leading-tight">
          <Title tabIndex={-1} className="font-bold text-base outline-none">
            <OneLine>{session.focus}</OneLine>
          </Title>
          <p role="status" className="truncate text-saffron-ink text-xs empty:hidden">
            {isLost ? t('session.unsaved') : unsent > 0 ? t('session.unsent', { count: unsent }) : null}
          </p>
        </div>
        {session.endedAt ? null : (
          <>
            <p className="shrink-0 px-3 text-ink-soft text-sm tabular-nums">
              {t('session.place', { n: groupAt + 1, count: groups.length })}
            </p>
            <Elapsed since={Date.parse(session.startedAt)} />
          </>
        )}
      </div>
    </header>
  )
}

function Elapsed({ since }: { since: number }) {
  const t = useT(sessionWords)
  const format = useSessionFormat()
  const now = useNow(true, 1000)
  return (
    <span
      role="timer"
      dir="ltr"
      title={t('session.elapsed')}
      className="shrink-0 font-semibold text-sm tabular-nums"
    >
      {format.clock((now - since) / 1000)}
    </span>
  )
}

/** Leaves the session, which stays as it is on this device; asks only where typed sets are not logged. */
function LeaveButton({ isUnsaved, onDiscard }: Props) {
  const t = useT(sessionWords)
  const { session, done, log } = useSessionTools()
  const save = useSessionEntry()
  const navigate = useNavigate()
  const text = useId()
  const [isAsking, setIsAsking] = useState(false)
  const unticked = untickedSlots(session, done).length
  const leave = () => {
    const isUntouched =
      done.size === 0 &&
      unticked === 0 &&
      !session.note &&
      !session.pain &&
      !session.endedAt &&
      !session.finishedAt
    if (isUntouched) {
      if (session.entryId) log.remove(session.entryId)
      onDiscard()
    } else if (session.finishedAt)
      save({ endedAt: endOf(session, log.entries, new Date()), finishedAt: null })
    void navigate('/today')
  }
  return (
    <>
      <button
        type="button"
        aria-label={t('session.close')}
        onClick={() => (unticked > 0 || isUnsaved ? setIsAsking(true) : leave())}
        className="grid size-12 shrink-0 place-items-center"
      >
        <Icon name="close" size={22} />
      </button>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={t('session.leave.title')}>
        <DialogBody>
          <p id={text} className="text-ink-soft">
            {isUnsaved ? t('session.leave.unsaved') : t('session.leave.text', { count: unticked })}
          </p>
        </DialogBody>
        <DialogFoot cancel={t('session.leave.stay')} onCancel={() => setIsAsking(false)}>
          <Button kind={isUnsaved ? 'danger' : 'primary'} onClick={leave}>
            {t('session.leave.leave')}
          </Button>
        </DialogFoot>
      </Dialog>
    </>
  )
}
