import { lazy, Suspense } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { withWords } from '../../i18n/lazy-words'
import { editWords } from '../../ui/edit/words/edit-words'
import { Skeleton } from '../../ui/skeleton'
import { coachTestsWords } from '../blood-tests/coach/words/coach-tests-words'
import { markerWords } from '../blood-tests/trend/words/marker-words'

/** Loads the panel and its messages when the tab is first opened. */
const TestsPanel = lazy(() =>
  withWords(
    () => import('../blood-tests/coach/tests-panel'),
    coachTestsWords,
    editWords,
    errorWords,
    markerWords,
  ),
)

export function TestsTab({ coachId }: { coachId: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <TestsPanel coachId={coachId} />
    </Suspense>
  )
}
