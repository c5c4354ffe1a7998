import { createContext, type ReactNode, use, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { ConfirmDialog } from '../confirm-dialog'
import { holdLeaving, type LeaveHold, leaveHold } from './leave-holds'
import { editWords } from './words/edit-words'

const HoldContext = createContext<LeaveHold | null>(null)

/** Registers an unsaved change with the surrounding `UnsavedGuard`. */
export function useUnsaved(isUnsaved: boolean): void {
  const unsaved = use(HoldContext)?.unsaved
  const id = useId()
  useEffect(() => {
    if (isUnsaved) unsaved?.add(id)
    return () => void unsaved?.delete(id)
  }, [unsaved, id, isUnsaved])
}

interface Props {
  /** Returns true if the drafts survive a navigation to `to`; by default none do. */
  outlives?: (to: URL) => boolean
  /** `leave(then)` calls `then` immediately, or after the person has agreed to discard unsaved changes. */
  children: (leave: (then: () => void) => void) => ReactNode
}

const lost = () => false

/**
 * Tracks unsaved drafts below it and asks for confirmation before they are lost: by `leave`, a link, a programmatic
 * navigation, Back and Forward, a reload, or closing the tab.
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
