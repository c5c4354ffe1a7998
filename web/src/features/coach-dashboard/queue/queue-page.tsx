import { useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { LinkButton } from '../../../ui/link-button'
import { usePageTitle } from '../../../ui/page-title'
import { Skeleton } from '../../../ui/skeleton'
import { useSession } from '../../auth/session'
import { CoachDate } from '../../coaches/coach-date'
import { Cases } from './cases'
import { Figures } from './figures'
import { useQueue } from './queue.api'
import { useUndo } from './use-undo'
import { queueWords } from './words/queue-words'

/** Page of the coach's cases, the oldest first. */
export default function QueuePage() {
  const t = useT(queueWords)
  const { user } = useSession('coach')
  usePageTitle(t('queue.title'))
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] content-start gap-x-4 gap-y-2 py-4 sm:py-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h1 tabIndex={-1} className="wide text-2xl outline-none">
          {t('queue.title')}
        </h1>
        <LinkButton to="/coach/team" kind="quiet" size="sm" className="-me-3.5">
          {t('queue.team')}
        </LinkButton>
      </div>
      {user ? <Loaded coachId={user.id} /> : null}
    </div>
  )
}

function Loaded({ coachId }: { coachId: string }) {
  const t = useT(queueWords)
  const { data, error, refetch } = useQueue(coachId)
  const undo = useUndo()
  return (
    <>
      <Figures coachId={coachId} items={data?.items} />
      {loaded()}
    </>
  )

  function loaded() {
    if (error && !data)
      return (
        <ErrorState title={t('queue.failed')} retryLabel={t('common.retry')} onRetry={() => void refetch()} />
      )
    if (!data)
      return (
        <div role="status" aria-label={t('queue.loading')} className="grid gap-2">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} className="h-20 rounded-card" />
          ))}
        </div>
      )
    const { items, next } = data
    if (items.length === 0)
      return (
        <EmptyState drawing="bubble" title={t('queue.empty')} text={t('queue.emptyText')}>
          {next ? (
            <p className="basis-full">
              {t(`queue.next.${next.kind}`)} <CoachDate value={next.day} />
            </p>
          ) : null}
          <LinkButton to="/coach/dashboard" kind="secondary">
            {t('queue.dashboard')}
          </LinkButton>
        </EmptyState>
      )
    return <Cases coachId={coachId} items={items} undo={undo} />
  }
}
