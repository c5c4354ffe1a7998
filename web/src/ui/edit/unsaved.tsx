import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { ConfirmDialog } from '../confirm-dialog'
import { holdLeaving, type LeaveHold, leaveHold } from './leave-holds'
import { editWords } from './words/edit-words'

const HoldContext = createContext<LeaveHold | null>(null)

/** Says to the guard around it that this part holds something which is not saved yet. */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(HoldContext)?.unsaved
  const id = useId()
  useEffect(() => {
    if (isUnsaved) unsaved?.add(id)
    return () => void unsaved?.delete(id)
  }, [unsaved, id, isUnsaved])
}

interface Props {
  /** Whether the drafts stay when the address becomes `to`; they do not where absent. */
  outlives?: (to: URL) => boolean
  /** `leave(then)` does `then` at once, or after the person has agreed to lose what is not saved. */
  children: (leave: (then: () => void) => void) => ReactNode
}

const lost = () => false

/**
 * Knows the unsaved drafts below it and asks before they are lost: by `leave`, by a link or a button that leads to another
 * page, by Back and Forward, by a reload or the closing of the tab.
 */
export function UnsavedGuard({ outlives = lost, children }: Props) {
  const [waiting, setWaiting] = useState<{ then: () => void } | null>(null)
  const latest = useRef(outlives)
  latest.current = outlives
  const hold = useMemo<LeaveHold>(
    () => ({
      unsaved: new Set(),
      outlives: (to) => latest.current(to),
      ask: (then) => setWaiting({ then }),
    }),
    [],
  )
  useEffect(() => holdLeaving(hold), [hold])
  return (
    <HoldContext value={hold}>
      {children((then) => leaveHold(hold, then))}
      {waiting ? (
        <AskToLeave
          onStay={() => setWaiting(null)}
          onLeave={() => {
            setWaiting(null)
            waiting.then()
          }}
        />
      ) : null}
    </HoldContext>
  )
}

function AskToLeave({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const t = useT(editWords)
  return (
    <ConfirmDialog
      open
      title={t('inPlace.unsaved.title')}
      text={t('inPlace.unsaved.text')}
      confirm={t('inPlace.unsaved.leave')}
      cancel={t('inPlace.unsaved.stay')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
