import type { CoachUser, CoachUserProgram } from 'contract/coach-dashboard/calls'
import { lazy, Suspense } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { useT } from '../../i18n/i18n'
import { isolatedName } from '../../i18n/isolated'
import { withWords } from '../../i18n/lazy-words'
import { Dialog } from '../../ui/dialog'
import { UnsavedGuard } from '../../ui/edit/unsaved'
import { editWords } from '../../ui/edit/words/edit-words'
import { Spinner } from '../../ui/spinner'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'
import { programEditorWords } from '../programs/coach/words/program-editor-words'
import { measuredWords } from '../programs/measured/words/measured-words'
import { programStatusWords } from '../programs/status/words/program-status-words'

/** The editor comes when a program is first opened, with its words. */
const ProgramEditor = lazy(() =>
  withWords(
    () => import('../programs/coach/program-editor'),
    programEditorWords,
    programStatusWords,
    measuredWords,
    editWords,
    errorWords,
  ),
)

export interface OpenedProgram {
  program: CoachUserProgram
  user: Pick<CoachUser, 'firstName' | 'lastName'>
}

interface Props {
  coachId: string
  opened: OpenedProgram | null
  onClose: () => void
}

/** A program over the dashboard, as large as the window; what is not saved in it is asked about before it closes. */
export function ProgramDialog({ coachId, opened, onClose }: Props) {
  const t = useT(coachWords)
  const title = opened
    ? t('coach.users.programTitle', {
        program: isolatedName(opened.program.program?.name ?? ''),
        name: isolatedName(`${opened.user.firstName} ${opened.user.lastName}`),
      })
    : ''
  return (
    <UnsavedGuard>
      {(leave) => (
        <Dialog open={opened !== null} size="full" title={title} onClose={() => leave(onClose)}>
          {opened ? (
            <Suspense fallback={<Loading />}>
              <ProgramEditor
                key={opened.program.id}
                coachId={coachId}
                id={opened.program.id}
                loading={<Loading />}
                When={CoachDate}
                leave={leave}
              />
            </Suspense>
          ) : null}
        </Dialog>
      )}
    </UnsavedGuard>
  )
}

function Loading() {
  const t = useT(coachWords)
  return (
    <p role="status" className="flex items-center justify-center gap-3 py-24 text-ink-soft">
      <Spinner />
      {t('coach.users.loadingProgram')}
    </p>
  )
}
