import type { DoneSession } from 'contract/programs/calls'
import { useT } from '../../../i18n/i18n'
import type { SessionDraft } from './session-draft'
import { SessionDraftLine } from './session-draft-line'
import { programsWords } from './words/programs-words'

/** Sets done on a day. */
export function DoneSets({ session }: { session: DoneSession | undefined }) {
  const t = useT(programsWords)
  if (!session || (session.sets.length === 0 && !session.byCoach)) return null
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      <h4 className="font-semibold">{t('myPrograms.session.title')}</h4>
      <ByCoach session={session} />
      {session.sets.length > 0 ? <SetList sets={session.sets} /> : null}
    </div>
  )
}

/** Says that the coach entered a session, or a part of it. */
export function ByCoach({ session }: { session: DoneSession | undefined }) {
  const t = useT(programsWords)
  return session?.byCoach ? <p className="text-ink-soft text-sm">{t('myPrograms.session.byCoach')}</p> : null
}

/** Unsaved sets of a day that cannot be marked, for example of a paused program. */
export function UnsavedSets(sets: SessionDraft) {
  const t = useT(programsWords)
  if (sets.unsaved.length === 0) return <SessionDraftLine {...sets} />
  const shown = sets.unsaved.map(({ exercise, reps, load }) => ({
    exercise,
    reps: reps || '–',
    load: load || null,
  }))
  return (
    <div className="grid gap-2 rounded-card bg-sunken p-4">
      <h4 className="font-semibold">{t('myPrograms.session.draft.title')}</h4>
      <SetList sets={shown} />
      <SessionDraftLine {...sets} />
    </div>
  )
}

interface ListedSet {
  exercise: string
  reps: number | string
  load: number | string | null
}

function SetList({ sets }: { sets: readonly ListedSet[] }) {
  const t = useT(programsWords)
  return (
    <ul className="grid gap-1 text-sm">
      {sets.map(({ exercise, reps, load }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sets of the same weight look alike
        <li key={index} className="flex flex-wrap justify-between gap-x-4 tabular-nums">
          <bdi>{exercise}</bdi>
          <span>
            {load === null
              ? t('myPrograms.session.doneSet', { reps })
              : t('myPrograms.session.doneLoad', { reps, load })}
          </span>
        </li>
      ))}
    </ul>
  )
}
