import type { DoneSession, MyProgram } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { DraftFields, DraftState } from '../../../api/draft-store'
import { useDeviceDraft } from '../../../ui/use-device-draft'
import { useRefreshProgram } from '../programs.api'
import { isOutdated, rebased, withBase } from './session-base'
import { draftedSets, rowsOf, type SetRow, setKey, storedChanges, unsavedRows } from './session-sets'

/** Sets of a day: stored ones, and typed ones since. */
export interface SessionDraft {
  state: DraftState
  /** Texts as they are now, also between two renderings. */
  fields: () => DraftFields
  /** Takes texts over; null takes a field out. */
  write: (changes: Readonly<Record<string, string | null>>) => void
  /** Stored rows, plus rows for typed sets the plan no longer has. */
  rows: readonly SetRow[]
  /** The rows that were typed and are not saved. */
  unsaved: readonly SetRow[]
  /** The stored sets have changed since these were typed, so saving would replace what nobody has seen here. */
  isOutdated: boolean
  /** Discards typed sets, until `bringBack` or the next input. */
  discard: () => void
  bringBack: () => void
  isDiscarded: boolean
  /** Removes texts from the draft; input typed since stays. */
  settle: (texts: DraftFields) => void
  /** Sends a change of the session, and does `then` once the stored sets that it led to are on the page. */
  send: <R>(change: () => Promise<R>, then: () => void) => Promise<R>
}

interface Of {
  userId: string
  program: MyProgram
  date: string
  exercises: readonly Exercise[]
  session: DoneSession | undefined
}

/** Sets typed for a day, stored on the device by account, program and date. */
export function useSessionDraft({ userId, program, date, exercises, session }: Of): SessionDraft {
  const { id } = program.userProgram
  const [draft, state] = useDeviceDraft({ area: 'customer', userId }, 'session', id, date)
  const { fields } = state
  const [drafted, setDrafted] = useDraftedSets(fields)
  const rows = useMemo(() => rowsOf(exercises, session?.sets ?? [], drafted), [exercises, session, drafted])
  const unsaved = useMemo(() => unsavedRows(rows, fields), [rows, fields])
  const latest = useRef(session)
  latest.current = session
  const [discarded, setDiscarded] = useState<DraftFields | null>(null)
  const write: SessionDraft['write'] = (changes) => {
    if (Object.values(changes).some((text) => text !== null)) setDiscarded(null)
    draft.write(withBase(changes, draft.current().fields, latest.current))
  }
  function settle(texts: DraftFields): void {
    const now = draft.current().fields
    const same = Object.keys(texts).filter((field) => texts[field] === now[field])
    write(Object.fromEntries(same.map((field) => [field, null])))
    setDrafted([])
    setDiscarded(null)
  }
  useEffect(() => {
    const stored = storedChanges(rows, fields)
    if (Object.keys(stored).length > 0) draft.write(withBase(stored, draft.current().fields, latest.current))
  }, [draft, rows, fields])
  useRefreshWhenTaken(state.takenElsewhere, useRefreshProgram(userId, id))
  const send = useSend(session, () => draft.write(rebased(draft.current().fields, latest.current)))
  return {
    state,
    fields: () => draft.current().fields,
    write,
    rows,
    unsaved,
    isOutdated: isOutdated(fields, session),
    send,
    settle,
    discard() {
      settle(fields)
      setDiscarded(fields)
    },
    bringBack: () => write(discarded ?? {}),
    isDiscarded: discarded !== null,
  }
}

type DraftedSets = ReturnType<typeof draftedSets>

/** The sets that have texts, or had some since the last save: a row stays on the page while its text is being replaced. */
function useDraftedSets(fields: DraftFields) {
  const [seen, setSeen] = useState<DraftedSets>([])
  const drafted = useMemo(() => {
    const known = new Set(seen.map(setKey))
    const more = draftedSets(fields).filter((set) => !known.has(setKey(set)))
    return more.length > 0 ? [...seen, ...more] : seen
  }, [seen, fields])
  if (drafted !== seen) setSeen(drafted)
  return [drafted, setSeen] as const
}

/**
 * Sends changes of a session one after another. The next waits until the page shows the answer, or a draft would be
 * compared with outdated sets.
 */
function useSend(session: DoneSession | undefined, rebase: () => void): SessionDraft['send'] {
  const next = useRef<(() => void) | null>(null)
  // Before the page is painted, or it would show for a moment that the session was changed elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is what it waits for
  useLayoutEffect(() => {
    if (!next.current) return
    next.current()
    next.current = null
    rebase()
  }, [session])
  return async (change, then) => {
    next.current = then
    try {
      return await change()
    } catch (error) {
      next.current = null
      throw error
    }
  }
}

/** Another tab has saved the session or given its draft up: the program is read again. */
function useRefreshWhenTaken(taken: number, refresh: () => void): void {
  const latest = useRef(refresh)
  latest.current = refresh
  const known = useRef(taken)
  useEffect(() => {
    if (known.current === taken) return
    known.current = taken
    latest.current()
  }, [taken])
}
