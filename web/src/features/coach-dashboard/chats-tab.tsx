import { lazy, Suspense } from 'react'
import { errorWords } from '../../i18n/error-words/error-words'
import { withWords } from '../../i18n/lazy-words'
import { Skeleton } from '../../ui/skeleton'
import { chatWords } from '../chat/words/chat-words'
import { useRefreshStats } from './coach-dashboard.api'

/** Loads the panel and its messages when the tab is first opened. */
const ChatsPanel = lazy(() => withWords(() => import('../chat/list/chats-panel'), chatWords, errorWords))

export function ChatsTab({ coachId }: { coachId: string }) {
  const refreshStats = useRefreshStats(coachId)
  return (
    <Suspense fallback={<Skeleton className="h-104 rounded-card" />}>
      <ChatsPanel me={{ area: 'coach', userId: coachId }} onRead={refreshStats} />
    </Suspense>
  )
}
