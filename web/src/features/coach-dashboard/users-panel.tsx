import type { listMyUsers } from 'contract/coach-dashboard/calls'
import type { Answered } from 'contract/endpoint'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { isolated } from '../../i18n/isolated'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { ErrorState } from '../../ui/error-state'
import { SearchForm } from '../../ui/form/search-form'
import { useListStart } from '../../ui/list-start'
import { Pagination } from '../../ui/pagination'
import { Skeleton } from '../../ui/skeleton'
import { coachWords } from '../coaches/words/coach-words'
import { useCoachUsers } from './coach-dashboard.api'
import { type OpenedProgram, ProgramDialog } from './program-dialog'
import { ProgramHead } from './program-row'
import { UserCard } from './user-card'

type Users = Answered<typeof listMyUsers>['data']

/** Up to this many users need no search. */
const FEW = 6

/** The coach's users with their programs; page and search are in the address. */
export function UsersPanel({ coachId }: { coachId: string }) {
  const t = useT(coachWords)
  const { page, search, find, pageAddress } = useUsersParams()
  const { data, error, isFetching, refetch } = useCoachUsers(coachId, { page, search })
  const start = useListStart(`${page} ${search}`)
  const [everMany, setEverMany] = useState(search !== '')
  const [opened, setOpened] = useState<OpenedProgram | null>(null)
  const total = data?.pagination.totalUsers ?? 0
  if (!everMany && total > FEW) setEverMany(true)

  if (error && !data) {
    return (
      <div className="*:py-10">
        <ErrorState
          title={t('coach.users.failed')}
          retryLabel={t('common.retry')}
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
            <h2 className="text-xl">{t('coach.users.count', { count: total })}</h2>
          ) : (
            <Skeleton className="h-7 w-28" />
          )}
        </div>
        {everMany ? <UserSearch value={search} onSearch={find} /> : null}
      </div>
      {data ? (
        <>
          {data.users.length > 0 ? (
            <UserList coachId={coachId} users={data.users} busy={isFetching} onOpen={setOpened} />
          ) : (
            <NoUsers search={search} onClear={() => find('')} />
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
      <ProgramDialog coachId={coachId} opened={opened} onClose={() => setOpened(null)} />
    </div>
  )
}

function UserSearch(props: { value: string; onSearch: (text: string) => void }) {
  const t = useT(coachWords)
  return (
    <SearchForm
      {...props}
      label={t('coach.users.search')}
      placeholder={t('coach.users.searchHint')}
      clearLabel={t('coach.users.clear')}
      className="w-full sm:w-72"
    />
  )
}

function useUsersParams() {
  const [params, setParams] = useSearchParams()
  return {
    page: Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1),
    search: params.get('search') ?? '',
    /** A search begins at the first page; an empty one ends it. */
    find: (text: string) =>
      setParams(
        (now) => {
          now.delete('page')
          if (text) now.set('search', text)
          else now.delete('search')
          return now
        },
        { replace: true },
      ),
    pageAddress: (n: number) => {
      const next = new URLSearchParams(params)
      next.set('page', String(n))
      return { search: next.toString() }
    },
  }
}

interface UserListProps {
  coachId: string
  users: Users['users']
  busy: boolean
  onOpen: (opened: OpenedProgram) => void
}

function UserList({ coachId, users, busy, onOpen }: UserListProps) {
  return (
    <>
      <ProgramHead className="ms-[19.5rem] -mb-2 px-5" />
      <ul className="grid gap-3" aria-busy={busy || undefined}>
        {users.map((user) => (
          <li key={user.id}>
            <UserCard coachId={coachId} user={user} onOpen={(program) => onOpen({ program, user })} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoUsers({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useT(coachWords)
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
    <div role="status" aria-busy="true" className="grid gap-4">
      <span className="sr-only">{t('coach.users.loading')}</span>
      {[1, 2, 3].map((n) => (
        <Skeleton key={n} className="h-44 rounded-card" />
      ))}
    </div>
  )
}
