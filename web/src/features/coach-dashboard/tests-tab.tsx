import { lazy, Suspense } from 'react'
import { deferred } from '../../i18n/lazy-words'
import { Skeleton } from '../../ui/skeleton'

/** Loads the panel and its messages when the tab is first opened. */
const TestsPanel = lazy(deferred(() => import('../blood-tests/coach/tests-panel')))

export function TestsTab({ coachId }: { coachId: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-card" />}>
      <TestsPanel coachId={coachId} />
    </Suspense>
  )
}
