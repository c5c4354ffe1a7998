import { useDeferredValue } from 'react'
import { isOffline } from '../../../api/error-text'
import { useT } from '../../../i18n/i18n'
import { cx } from '../../../ui/cx'
import { ErrorState } from '../../../ui/error-state'
import { usePageTitle } from '../../../ui/page-title'
import { forWetFingers } from '../../../ui/wet-fingers'
import { useSession } from '../../auth/session'
import type { Day } from './day'
import { DayHead } from './day-head'
import { DayNotes } from './day-notes'
import { MealsPart } from './meals-part'
import { NoProgram } from './no-program'
import { ProgramBlock } from './program-block'
import { useDay, useDropPastDays } from './today.api'
import { TodaySkeleton } from './today-skeleton'
import { UndoProvider } from './undo'
import { useCurrentDay } from './use-current-day'
import { todayWords } from './words/today-words'

/** A member's day with sessions, meals, water and due items. */
export default function TodayPage() {
  const t = useT(todayWords)
  const { user } = useSession('customer')
  usePageTitle(t('today.title'))
  return (
    <div
      data-slim-header=""
      className={cx('page grid grid-cols-1 gap-3 py-3 sm:gap-6 sm:py-8', forWetFingers)}
    >
      {/* The server renders the frame of nobody in particular. */}
      {user?.id ? <Loaded userId={user.id} /> : <TodaySkeleton />}
    </div>
  )
}

function Loaded({ userId }: { userId: string }) {
  const t = useT(todayWords)
  const date = useCurrentDay()
  const { data: day, error, refetch, savedAt } = useDay(userId, date)
  useDropPastDays(userId, date)
  // A day that arrives is rendered in slices, so that a press meanwhile is answered at once.
  const isShown = useDeferredValue(day !== undefined)
  if (!day || !isShown) {
    if (!error) return <TodaySkeleton />
    const text = isOffline(error) ? t('today.offlineText') : t('today.failedText')
    return <ErrorState heading="h1" title={t('today.failed')} text={text} onRetry={() => void refetch()} />
  }
  const { program } = day.today
  if (!program) return <NoProgram userId={userId} />
  return (
    <UndoProvider>
      <DayHead today={day.today} savedAt={savedAt} />
      <div className="grid grid-cols-1 items-start gap-3 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Programs userId={userId} date={date} day={day} />
        <div className="grid grid-cols-1 gap-3 sm:gap-5">
          <MealsPart userId={userId} date={date} day={day} programId={program._id} />
          <DayNotes today={day.today} />
        </div>
      </div>
    </UndoProvider>
  )
}

/** A block for each running program; only the first open session has the filled button. */
function Programs({ userId, date, day }: { userId: string; date: string; day: Day }) {
  const { programs, sessions } = day.today
  const hasSession = (id: string) => sessions.some(({ userProgramId }) => userProgramId === id)
  const ordered = [...programs].sort((a, b) => Number(hasSession(b._id)) - Number(hasSession(a._id)))
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 sm:gap-5">
      {ordered.map((program, index) => (
        <ProgramBlock
          key={program._id}
          userId={userId}
          date={date}
          day={day}
          program={program}
          isNamed={programs.length > 1}
          isFirst={index === 0}
        />
      ))}
    </div>
  )
}
