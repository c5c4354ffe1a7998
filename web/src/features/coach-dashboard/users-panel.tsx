import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLocale, useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { useListStart } from '../../ui/list-start'
import { Pagination } from '../../ui/pagination'
import { Skeleton } from '../../ui/skeleton'
import { usersQuery } from '../coaches/coaches.api'
import { useMessages } from '../coaches/words/use-messages'
import { ProgramHead } from './program-row'
import { UserCard } from './user-card'
import { UserSearch } from './user-search'

/** As many users as need no search. */
const FEW = 6

/** The coach's users with their programs; page and search stand in the address. */
export function UsersPanel({ coachId }: { coachId: string }) {
  const tCommon = useT()
  const t = useMessages()
  const { locale } = useLocale()
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1)
  const search = params.get('search') ?? ''
  const { data, error, isFetching, refetch } = useQuery(usersQuery(coachId, { page, search }, locale))
  const start = useListStart(`${page} ${search}`)
  const [everMany, setEverMany] = useState(search !== '')
  const total = data?.pagination.totalUsers ?? 0
  if (!everMany && total > FEW) setEverMany(true)

  const find = (text: string) =>
    setParams(
      (now) => {
        now.delete('page')
        if (text) now.set('search', text)
        else now.delete('search')
        return now
      },
      { replace: true },
    )
  const pageAddress = (n: number) => {
    const next = new URLSearchParams(params)
    next.set('page', String(n))
    return { search: next.toString() }
  }

  if (error && !data) {
    return (
      <div className="*:py-10">
        <ErrorState
          title={t('users.failed')}
          retryLabel={tCommon('common.retry')}
          onRetry={() => void refetch()}
        />
      </div>
    )
  }
  return (
    <div ref={start} className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div role="status">
          {data ? (
            <h2 className="text-xl">{t('users.count', { count: total })}</h2>
          ) : (
            <Skeleton className="h-7 w-28" />
          )}
        </div>
        {everMany ? <UserSearch value={search} onFind={find} /> : null}
      </div>
      {data ? (
        <>
          {data.users.length > 0 ? <ProgramHead className="ms-[19.5rem] -mb-2 px-5" /> : null}
          {data.users.length > 0 ? (
            <ul className="grid gap-3" aria-busy={isFetching || undefined}>
              {data.users.map((user) => (
                <li key={user.id}>
                  <UserCard user={user} />
                </li>
              ))}
            </ul>
          ) : search ? (
            <EmptyState
              heading="h3"
              title={t('users.none')}
              text={t('users.noneText', { search: isolated(search) })}
            >
              <Button kind="secondary" onClick={() => find('')}>
                {t('users.clear')}
              </Button>
            </EmptyState>
          ) : (
            <EmptyState heading="h3" title={t('users.empty')} text={t('users.emptyText')} />
          )}
          <Pagination
            page={data.pagination.currentPage}
            pages={data.pagination.totalPages}
            to={pageAddress}
          />
        </>
      ) : (
        <ListFallback />
      )}
    </div>
  )
}

function ListFallback() {
  const t = useMessages()
  return (
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t('users.loading')}</span>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-44 rounded-card" />
      ))}
    </div>
  )
}
