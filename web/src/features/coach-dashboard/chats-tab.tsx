import { lazy, Suspense } from 'react'
import { deferred } from '../../i18n/lazy-words'
import { Skeleton } from '../../ui/skeleton'
import { useRefreshStats } from './coach-dashboard.api'

/** Loads the panel and its messages when the tab is first opened. */
const ChatsPanel = lazy(deferred(() => import('../chat/list/chats-panel')))

export function ChatsTab({ coachId }: { coachId: string }) {
  const refreshStats = useRefreshStats(coachId)
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card" />}>
      <ChatsPanel me={{ area: 'coach', userId: coachId }} onRead={refreshStats} />
    </Suspense>
  )
}
