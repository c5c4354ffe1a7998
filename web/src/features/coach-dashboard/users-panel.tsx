import type { CoachUser } from 'contract/coach-dashboard/calls'
import type { UserGroup } from 'contract/coach-dashboard/rules'
import { useState } from 'react'
import { fullName } from '../../i18n/full-name'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { useListStart } from '../../ui/list-start'
import { Pagination } from '../../ui/pagination'
import { Skeleton } from '../../ui/skeleton'
import { useOpenId } from '../../ui/use-open-id'
import { coachWords } from '../coaches/words/coach-words'
import { useCoachUsers } from './coach-dashboard.api'
import { ProgramDialog, type ProgramNames } from './program-dialog'
import { UserList } from './user-list'
import { UsersFilter, useUsersParams } from './users-filter'

/** Number of users up to which the filter is hidden. */
const FEW = 6

/** The coach's users with their programs; page, search and the open program with its tab are in the URL. */
export function UsersPanel({ coachId }: { coachId: string }) {
  const t = useT(coachWords)
  const params = useUsersParams()
  const { page, search, group, sort, find, pageAddress } = params
  const { data, error, isFetching, refetch } = useCoachUsers(coachId, { page, search, group, sort })
  const start = useListStart(`${page} ${search} ${group ?? ''} ${sort}`)
  const [everMany, setEverMany] = useState(search !== '' || group !== undefined)
  const opened = useOpenId('program', 'part')
  const total = data?.pagination.totalUsers ?? 0
  if (!everMany && total > FEW) setEverMany(true)

  return (
    <>
      {error && !data ? (
        <div className="*:py-10">
          <ErrorState
            title={t('coach.users.failed')}
            retryLabel={t('common.retry')}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <div ref={start} className="grid gap-3">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div role="status">
              {data ? (
                <h2 className="text-xl">{t('coach.users.count', { count: total })}</h2>
              ) : (
                <Skeleton className="h-7 w-28" />
              )}
            </div>
            {everMany ? <UsersFilter params={params} counts={data?.counts} /> : null}
          </div>
          {data ? (
            <>
              {data.users.length > 0 ? (
                <UserList
                  coachId={coachId}
                  users={data.users}
                  needs={data.needs}
                  busy={isFetching}
                  onOpen={opened.open}
                />
              ) : (
                <NoUsers search={search} group={group} onClear={() => find('')} />
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
      )}
      <ProgramDialog
        coachId={coachId}
        id={opened.id}
        listed={namesOf(data?.users, opened.id)}
        part={opened.part}
        onPart={opened.showPart}
        onClose={opened.close}
      />
    </>
  )
}

/** Returns the names of a program, or undefined if it is not on this page of the list. */
function namesOf(users: readonly CoachUser[] | undefined, id: string | null): ProgramNames | undefined {
  for (const user of users ?? []) {
    const found = user.programs.find((one) => one.id === id)
    if (found) return { program: found.program?.name ?? '', user: fullName(user) }
  }
  return undefined
}

interface NoUsersProps {
  search: string
  group: UserGroup | undefined
  onClear: () => void
}

function NoUsers({ search, group, onClear }: NoUsersProps) {
  const t = useT(coachWords)
  if (!search && group)
    return (
      <EmptyState
        drawing="clipboard"
        heading="h3"
        title={t('coach.users.noneOfGroup')}
        text={group === 'needs' ? t('coach.users.nobodyNeeds') : undefined}
      >
        <Button kind="secondary" onClick={onClear}>
          {t('coach.users.showAll')}
        </Button>
      </EmptyState>
    )
  if (!search)
    return (
      <EmptyState
        drawing="clipboard"
        heading="h3"
        title={t('coach.users.empty')}
        text={t('coach.users.emptyText')}
      />
    )
  return (
    <EmptyState
      drawing="clipboard"
      heading="h3"
      title={t('coach.users.none')}
      text={t('coach.users.noneText', { search: isolated(search) })}
    >
      <Button kind="secondary" onClick={onClear}>
        {t('coach.users.showAll')}
      </Button>
    </EmptyState>
  )
}

function ListFallback() {
  const t = useT(coachWords)
  return (
    <div
      role="status"
      aria-busy="true"
      className="animate-late overflow-clip rounded-card border border-hairline bg-raised lg:grid lg:grid-cols-[23.75rem_minmax(0,1fr)]"
    >
      <span className="sr-only">{t('coach.users.loading')}</span>
      <div className="divide-y divide-hairline lg:border-hairline lg:border-e">
        {[1, 2, 3, 4, 5, 6, 7, 8].map((n) => (
          <div key={n} className="flex h-14 items-center gap-3 px-4 max-sm:h-17">
            <Skeleton className="size-9 shrink-0 rounded-pill" />
            <div className="grid flex-1 gap-1.5">
              <Skeleton className="h-3.5 w-2/5" />
              <Skeleton className="h-3 w-3/5" />
            </div>
          </div>
        ))}
      </div>
      <div className="grid content-start gap-4 p-6 max-lg:hidden">
        <Skeleton className="h-5 w-48" />
        <Skeleton className="h-3.5 w-64" />
        <Skeleton className="mt-6 h-12" />
        <Skeleton className="h-12" />
      </div>
    </div>
  )
}
