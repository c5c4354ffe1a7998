import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Icon, type IconName } from '../../../ui/icon'
import { FinishButton } from './finish-button'
import { useSessionTools } from './session-context'
import { isComplete } from './slots'
import { sessionWords } from './words/session-words'

/** Steps between exercises, the list, and the end of the session. */
export function SessionNav() {
  const t = useT(sessionWords)
  const { session, groups, groupAt, open, update, done } = useSessionTools()
  const isList = session.view === 'list'
  const isDone = isComplete(groups, done)
  const go = (at: number) => {
    const key = groups[at]?.[0]?.key
    if (key) open(key)
  }
  return (
    <nav
      data-keep-clear
      className="shrink-0 border-hairline border-t bg-paper pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto grid min-h-14 max-w-xl grid-cols-[1fr_1fr_1.2fr] items-center">
        <NavButton icon="chevron-start" isDisabled={isList || groupAt === 0} onClick={() => go(groupAt - 1)}>
          {t('session.nav.previous')}
        </NavButton>
        <NavButton
          icon={isList ? 'grid' : 'list'}
          onClick={() => update((now) => ({ ...now, view: isList ? 'one' : 'list' }))}
        >
          {t(isList ? 'session.nav.exercise' : 'session.nav.list')}
        </NavButton>
        {isDone || isList || groupAt >= groups.length - 1 ? (
          <FinishButton kind={isDone ? 'primary' : 'secondary'} tight className="mx-1.5" />
        ) : (
          <NavButton icon="chevron-end" isAtEnd onClick={() => go(groupAt + 1)}>
            {t('session.nav.next')}
          </NavButton>
        )}
      </div>
    </nav>
  )
}

interface NavProps {
  icon: IconName
  isAtEnd?: boolean
  isDisabled?: boolean
  onClick: () => void
  children: ReactNode
}

function NavButton({ icon, isAtEnd, isDisabled, onClick, children }: NavProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onClick}
      className="inline-flex min-h-14 items-center justify-center gap-1.5 font-semibold text-sm transition-colors hover:bg-sunken disabled:text-ink-soft disabled:opacity-50"
    >
      {isAtEnd ? null : <Icon name={icon} />}
      {children}
      {isAtEnd ? <Icon name={icon} /> : null}
    </button>
  )
}
