import type { CoachUser } from 'contract/coach-dashboard/calls'
import type { UserNeed } from 'contract/coach-dashboard/rules'
import { type CSSProperties, type KeyboardEvent, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useT } from '../../i18n/i18n'
import { UnsavedGuard } from '../../ui/edit/unsaved'
import { coachWords } from '../coaches/words/coach-words'
import { UserCard } from './user-card'

interface Props {
  coachId: string
  users: readonly CoachUser[]
  /** Open tasks of the coach by user id. */
  needs: Readonly<Record<string, readonly UserNeed[]>>
  busy: boolean
  /** Receives the id of a program. */
  onOpen: (program: string) => void
}

/** User list that asks before unsaved notes are discarded; opening or closing a program keeps them. */
export function UserList(props: Props) {
  const here = listAddress(useLocation())
  return (
    <UnsavedGuard outlives={(to) => listAddress(to) === here}>
      {(leave) => <Lines {...props} leave={leave} />}
    </UnsavedGuard>
  )
}

/** Returns the URL of the list without the open program. */
function listAddress({ pathname, search }: { pathname: string; search: string }): string {
  const params = new URLSearchParams(search)
  for (const name of ['program', 'part']) params.delete(name)
  return `${pathname}?${params}`
}

/**
 * Rows of 56 px next to the selected user's details. In a row, j and k or the arrow keys select the next and the
 * previous user; Enter focuses the first program.
 */
function Lines({
  coachId,
  users,
  needs,
  busy,
  onOpen,
  leave,
}: Props & { leave: (then: () => void) => void }) {
  const t = useT(coachWords)
  const list = useRef<HTMLUListElement>(null)
  const [chosen, choose] = useChosen(users)

  const onKeyDown = (event: KeyboardEvent) => {
    // Only rows handle the shortcuts; in a text field the keys are text.
    const line = event.target instanceof HTMLElement ? event.target.dataset.user : undefined
    if (line === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const step = { j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }[event.key]
    if (step) {
      const next = users[users.findIndex(({ id }) => id === line) + step]
      event.preventDefault()
      if (!next) return
      leave(() => {
        choose(next.id)
        list.current?.querySelector<HTMLElement>(`[data-user="${CSS.escape(next.id)}"]`)?.focus()
      })
    }
    if (event.key === 'Enter' && line === chosen) {
      const program = event.currentTarget.querySelector<HTMLElement>('[data-body] ul button')
      if (!program) return
      event.preventDefault()
      program.focus()
    }
  }
  return (
    <>
      <ul
        ref={list}
        onKeyDown={onKeyDown}
        aria-busy={busy || undefined}
        style={{ '--users': users.length } as CSSProperties}
        className="overflow-clip rounded-card border border-hairline bg-raised lg:grid lg:grid-cols-[23.75rem_minmax(0,1fr)] lg:grid-rows-[repeat(var(--users),3.5rem)_1fr]"
      >
        {users.map((user) => (
          <li key={user.id} className="lg:contents">
            <UserCard
              coachId={coachId}
              user={user}
              need={needs[user.id]?.[0]}
              chosen={user.id === chosen}
              onChoose={() => leave(() => choose(user.id))}
              onOpen={({ id }) => onOpen(id)}
            />
          </li>
        ))}
      </ul>
      <p className="text-ink-soft text-xs max-lg:hidden">{t('coach.users.keys')}</p>
    </>
  )
}

/** Returns the user selected in the URL, or the first of the list if that user is absent, and a setter. */
function useChosen(users: readonly CoachUser[]) {
  const [params, setParams] = useSearchParams()
  const named = params.get('user')
  const chosen = users.find(({ id }) => id === named)?.id ?? users[0]?.id
  const choose = (id: string) =>
    setParams(
      (now) => {
        now.set('user', id)
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  return [chosen, choose] as const
}
