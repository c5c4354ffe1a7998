import type { UserProgram } from 'contract/programs/calls'
import { useT } from '../../../i18n/i18n'
import { OneLine } from '../../../ui/one-line'
import type { BlockProps } from './block-props'
import { MissedSession } from './missed-session'
import { ProgressArc } from './progress-arc'
import { RestBlock } from './rest-block'
import { SessionBlock } from './session-block'
import { todayWords } from './words/today-words'

/** The sessions of one program on this day, or its rest day. */
export function ProgramBlock({ isNamed, ...props }: BlockProps & { isNamed: boolean }) {
  const { day, program, isFirst } = props
  const sessions = day.today.sessions.filter(({ userProgramId }) => userProgramId === program._id)
  // Answers that this device stored before had none.
  const missed = day.today.missed?.find(({ userProgramId }) => userProgramId === program._id)
  const firstOpen = sessions.find(({ state }) => state === 'planned' || state === 'running')
  return (
    <div className="grid grid-cols-1 gap-3">
      {isNamed ? <ProgramHead program={program} /> : null}
      {sessions.map((session) => (
        <SessionBlock
          {...props}
          key={session.session}
          session={session}
          isFirst={isFirst && session === firstOpen}
        />
      ))}
      {sessions.length === 0 ? <RestBlock {...props} /> : null}
      {missed ? <MissedSession {...props} missed={missed} /> : null}
    </div>
  )
}

/** Name and week of a program, where several run. */
function ProgramHead({ program }: { program: UserProgram }) {
  const t = useT(todayWords)
  return (
    <div className="flex items-center gap-3">
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">
          <OneLine>{program.programId.name}</OneLine>
        </p>
        {program.currentWeek > 0 ? (
          <p className="text-ink-soft text-sm tabular-nums">
            {t('today.week', { week: program.currentWeek, weeks: program.totalWeeks })}
          </p>
        ) : null}
      </div>
      <ProgressArc program={program} />
    </div>
  )
}
