import { lazy, Suspense, useState } from 'react'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { deferred } from '../../i18n/lazy-words'
import { Dialog } from '../../ui/dialog'
import { UnsavedGuard } from '../../ui/edit/unsaved'
import { Spinner } from '../../ui/spinner'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'

/** Loads the editor and its messages when a program is first opened. */
const ProgramEditor = lazy(deferred(() => import('../programs/coach/program-editor')))

const AthleteCheckIns = lazy(deferred(() => import('../training/check-ins/athlete-check-ins')))
const Progression = lazy(deferred(() => import('../training/progression/progression-section')))
const AthletePhotos = lazy(deferred(() => import('../training/photos/athlete-photos')))

/** Names of the program and its user for the dialog title. */
export interface ProgramNames {
  program: string
  user: string
}

interface Props {
  coachId: string
  /** Id of the program in the URL; null if none is open. */
  id: string | null
  /** Names from the list; undefined if the program is not on the current page. */
  listed: ProgramNames | undefined
  /** Open tab in the URL; null for the first. */
  part: string | null
  onPart: (part: string | null) => void
  onClose: () => void
}

/** Full-screen dialog of one program; asks before it discards unsaved changes. */
export function ProgramDialog({ coachId, id, listed, part, onPart, onClose }: Props) {
  const t = useT(coachWords)
  const [loaded, setLoaded] = useState<(ProgramNames & { id: string }) | null>(null)
  const names = listed ?? (loaded?.id === id ? loaded : undefined)
  const title = names
    ? t('coach.users.programTitle', {
        program: isolatedName(names.program),
        name: isolatedName(names.user),
      })
    : t('coach.users.program')
  return (
    <UnsavedGuard>
      {(leave) => (
        <Dialog
          open={id !== null}
          size="full"
          title={id === null ? '' : title}
          onClose={() => leave(onClose)}
        >
          {id === null ? null : (
            <Suspense fallback={<Loading />}>
              <ProgramEditor
                key={id}
                coachId={coachId}
                id={id}
                loading={<Loading />}
                photos={
                  <Suspense fallback={<Spinner />}>
                    <AthletePhotos coachId={coachId} id={id} />
                  </Suspense>
                }
                progression={
                  <Suspense fallback={<Spinner />}>
                    <Progression coachId={coachId} id={id} />
                  </Suspense>
                }
                checkIns={
                  <Suspense fallback={<Spinner />}>
                    <AthleteCheckIns coachId={coachId} id={id} When={CoachDate} />
                  </Suspense>
                }
                When={CoachDate}
                leave={leave}
                part={part}
                onPart={onPart}
                onNames={setLoaded}
              />
            </Suspense>
          )}
        </Dialog>
      )}
    </UnsavedGuard>
  )
}

function Loading() {
  const t = useT(coachWords)
  return (
    <p role="status" aria-busy="true" className="flex items-center justify-center gap-3 py-24 text-ink-soft">
      <Spinner />
      {t('coach.users.loadingProgram')}
    </p>
  )
}
