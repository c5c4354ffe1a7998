import { EFFORT_RANGE } from 'contract/programs/set-rules'
import { useT } from '../../../i18n/i18n'
import type { RunningSession } from './running-session'
import { useSessionTools } from './session-context'
import { sessionEntry } from './use-session'
import { sessionWords } from './words/session-words'

type Change = Partial<Pick<RunningSession, 'note' | 'pain' | 'effort' | 'endedAt' | 'finishedAt'>>

/** Returns a function that changes the session itself, and records that for the coach. */
export function useSessionEntry(): (change: Change) => void {
  const t = useT(sessionWords)
  const { session, update, log } = useSessionTools()
  return (change) => {
    const next = { ...session, ...change }
    // The log has no field for the effort of a session, so the coach reads it in the note.
    const effort =
      next.effort === null ? '' : t('session.summary.effortLine', { n: next.effort, max: EFFORT_RANGE.max })
    const note = [effort, next.note.trim()].filter(Boolean).join('\n')
    const entryId = log.record(sessionEntry(next, note), next.entryId ?? undefined)
    update((now) => ({ ...now, ...change, entryId: entryId || now.entryId }))
  }
}
