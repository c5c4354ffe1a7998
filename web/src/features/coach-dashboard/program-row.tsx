import type { CoachUserProgram } from 'contract/coach-dashboard/calls'
import { userProgramStatuses } from 'contract/programs/rules'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { PlateArc } from '../../ui/plate-arc'
import { Status } from '../../ui/status'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'
import { programStatusWords } from '../programs/status/words/program-status-words'
import { toneOf } from '../site/status-tones'

const columns =
  'sm:grid-cols-[minmax(0,1fr)_8rem_6rem_10.5rem] lg:grid-cols-[minmax(0,1fr)_8.5rem_6.5rem_7.5rem] sm:gap-x-4'

/** What stands in which column, once above a list on wide screens; each cell says it for itself as well. */
export function ProgramHead({ className }: { className?: string }) {
  const t = useT(coachWords)
  return (
    <div aria-hidden="true" className={cx('hidden text-ink-soft text-xs lg:grid', columns, className)}>
      {(['program', 'status', 'progress', 'started'] as const).map((column) => (
        <span key={column}>{t(`coach.users.${column}`)}</span>
      ))}
    </div>
  )
}

interface Props {
  program: CoachUserProgram
  onOpen: () => void
}

/** One program of a user; it opens where there is one already. */
export function ProgramRow({ program, onOpen }: Props) {
  const t = useT(coachWords, programStatusWords)
  // A status that a newer server knows is shown as it came.
  const known = userProgramStatuses.includes(program.status)
  const status = known ? t(`programStatus.${program.status}`) : program.status
  return (
    <li className={cx('relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3', columns)}>
      <div className="min-w-0 max-sm:col-span-2">
        <p className="text-ink-soft text-xs">{program.categoryName}</p>
        {program.program ? (
          // The whole row takes the press; the name is what is focused and read.
          <button
            type="button"
            onClick={onOpen}
            className="wrap-anywhere text-start font-semibold leading-snug underline-offset-4 before:absolute before:inset-0 hover:underline"
          >
            <bdi>{program.program.name}</bdi>
          </button>
        ) : (
          <p className="text-ink-soft leading-snug">{t('coach.users.creation')}</p>
        )}
      </div>
      <p>
        <span className="sr-only">{t('coach.users.status')}: </span>
        <Status tone={toneOf('programs', program.status, 'staff')}>{status}</Status>
      </p>
      <p className="flex items-center gap-2 max-sm:justify-self-end">
        <PlateArc size={22} value={program.progress / 100} stroke={3.5} />
        <span className="sr-only">{t('coach.users.progress')}: </span>
        <span className="tabular-nums">{t('coach.users.percent', { n: program.progress })}</span>
      </p>
      <p className="text-ink-soft text-sm max-sm:col-span-2">
        {program.startDate ? (
          <>
            <span className="lg:sr-only">{t('coach.users.started')}: </span>
            <CoachDate value={program.startDate} />
          </>
        ) : (
          t('coach.users.notStarted')
        )}
      </p>
    </li>
  )
}
