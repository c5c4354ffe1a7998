import { useMemo } from 'react'
import type { DeviceAccount } from '../../../api/device-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import type { NewEntry } from '../log/entry'
import { isNoRest, restSeconds } from './plan-texts'
import { startRest } from './rest-timer'
import { NOTHING_CHOSEN, type RunningSession } from './running-session'
import type { SessionTools } from './session-context'
import { setEntry } from './set-values'
import {
  currentSlot,
  type Done,
  doneSets,
  type Group,
  groupsOf,
  isComplete,
  isRestDue,
  nextGroup,
  type Slot,
} from './slots'
import { clockText } from './typed-values'
import type { OpenSession } from './use-session'
import { sessionWords } from './words/session-words'

interface Options {
  account: DeviceAccount
  opened: OpenSession
  session: RunningSession
  announce: (text: string) => void
}

/** Returns the actions of a running session. */
export function useSessionTools({ account, opened, session, announce }: Options): SessionTools {
  const t = useT(sessionWords)
  const { tag } = useLocale()
  const toast = useToast()
  const { store, log } = opened
  const done = useMemo(() => doneSets(session, log.entries), [session, log.entries])
  const groups = useMemo(() => groupsOf(session.exercises), [session.exercises])
  const groupAt = Math.max(
    0,
    groups.findIndex((group) => group.some(({ key }) => key === session.at)),
  )
  const { update } = store
  return {
    account,
    session,
    log,
    done,
    groups,
    groupAt,
    update,
    announce,
    type: (slot, typed) =>
      update((now) => ({
        ...now,
        typed: { ...now.typed, [slot.id]: { ...now.typed[slot.id], ...typed } },
      })),
    logSet(slot, values) {
      log.record(setEntry(session, slot, values))
      const group = groups[groupAt] ?? []
      const withThis: Done = new Map([...done, [slot.id, []]])
      const isLast = isComplete(groups, withThis)
      const rest = !isLast && isRestDue(group, done, slot) ? restOf(slot) : null
      update((now) => afterSet(now, { slot, rest, isLast, done: withThis, groups, groupAt }))
      const { index, exercise } = slot
      const logged = t('session.set.logged', { n: index + 1, name: exercise.name })
      const resting = rest?.seconds && t('session.rest.started', { time: clockText(rest.seconds, tag) })
      announce([logged, resting].filter(Boolean).join('. '))
    },
    saveSet(slot, values, { entry }) {
      log.record(setEntry(session, slot, values), entry.clientId)
      update((now) => ({ ...withoutTyped(now, slot), ...NOTHING_CHOSEN }))
    },
    removeSet(slot, { entry }) {
      const { clientId, rev: _, at: __, removed: ___, ...before } = entry
      log.remove(clientId)
      update((now) => ({ ...withoutTyped(now, slot), ...NOTHING_CHOSEN }))
      const undo = () => void log.record(before as NewEntry, clientId)
      toast(t('session.set.removed'), {
        action: { label: t('session.set.undo'), run: undo },
        lasts: UNDO_LASTS,
      })
    },
    open: (key) => update((now) => ({ ...now, at: key, ...NOTHING_CHOSEN, view: 'one' })),
  }
}

/** Rest that follows a set, by the plan's text of its exercise. */
function restOf({ exercise }: Slot) {
  const text = exercise.plan?.rest ?? ''
  return { seconds: isNoRest(text) ? 0 : restSeconds(text) }
}

export function withoutTyped(session: RunningSession, { id }: Pick<Slot, 'id'>): RunningSession {
  const { [id]: _, ...typed } = session.typed
  return { ...session, typed }
}

interface After {
  slot: Slot
  rest: { seconds: number | undefined } | null
  /** No set is left to do, so an earlier rest ends too. */
  isLast: boolean
  /** With this set. */
  done: Done
  groups: readonly Group[]
  groupAt: number
}

/** Returns the session after a set: its rest runs, and the next exercise is in view once this one is complete. */
function afterSet(session: RunningSession, after: After): RunningSession {
  const { slot, rest, isLast, done, groups, groupAt } = after
  const group = groups[groupAt] ?? []
  const isLeft = currentSlot(group, done, null) !== undefined
  const next = isLeft ? undefined : nextGroup(groups, groupAt, done)
  const { [slot.id]: _, ...typed } = session.typed
  return {
    ...session,
    typed,
    ...NOTHING_CHOSEN,
    at: next?.[0]?.key ?? session.at,
    stopwatch: session.stopwatch?.slot === slot.id ? null : session.stopwatch,
    rest: rest && rest.seconds !== 0 ? startRest(rest.seconds, Date.now()) : isLast ? null : session.rest,
  }
}
