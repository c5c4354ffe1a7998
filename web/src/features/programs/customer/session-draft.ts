import type { DoneSession, MyProgram } from 'contract/programs/calls'
import type { Exercise } from 'contract/programs/plan'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { DeviceDraft, DraftFields, DraftState } from '../../../api/draft-store'
import { useDeviceDraft } from '../../../ui/use-device-draft'
import { useRefreshProgram } from '../programs.api'
import { draftedSets, rowsOf, type SetRow, setKey, storedChanges, unsavedRows } from './session-sets'

/** The sets of a day: what the server has stored, and what was typed since. */
export interface SessionDraft {
  draft: DeviceDraft
  state: DraftState
  /** As stored, with a row for each typed set that the plan no longer has. */
  rows: readonly SetRow[]
  /** The rows that were typed and are not saved. */
  unsaved: readonly SetRow[]
  /** Takes texts out of the draft; what was typed since they were read stays. */
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

/** What was typed for a day, kept on the device under account, program and date. */
export function useSessionDraft({ userId, program, date, exercises, session }: Of): SessionDraft {
  const { id } = program.userProgram
  const [draft, state] = useDeviceDraft({ area: 'customer', userId }, 'session', id, date)
  const { fields } = state
  const [drafted, setDrafted] = useDraftedSets(fields)
  const rows = useMemo(() => rowsOf(exercises, session?.sets ?? [], drafted), [exercises, session, drafted])
  const unsaved = useMemo(() => unsavedRows(rows, fields), [rows, fields])
  useEffect(() => draft.write(storedChanges(rows, fields)), [draft, rows, fields])
  useRefreshWhenTaken(state.takenElsewhere, useRefreshProgram(userId, id))
  const send = useSend(session)
  return {
    draft,
    state,
    rows,
    unsaved,
    send,
    settle(texts) {
      const now = draft.current().fields
      const same = Object.keys(texts).filter((field) => texts[field] === now[field])
      draft.write(Object.fromEntries(same.map((field) => [field, null])))
      setDrafted([])
    },
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
 * Sends changes of a session. What follows waits for the page to show the answer: before that, a draft would be compared
 * with the sets that were stored until then.
 */
function useSend(session: DoneSession | undefined): SessionDraft['send'] {
  const next = useRef<(() => void) | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session is what it waits for
  useEffect(() => {
    next.current?.()
    next.current = null
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
