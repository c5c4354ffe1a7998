import type { CoachUser, CoachUserProgram } from 'contract/coach-dashboard/calls'
import { userProgramStatuses } from 'contract/programs/rules'
import { useT } from '../../i18n/i18n'
import { cx } from '../../ui/cx'
import { PlateArc } from '../../ui/plate-arc'
import { Status } from '../../ui/status'
import { useMedia } from '../../ui/use-media'
import { CoachDate } from '../coaches/coach-date'
import { coachWords } from '../coaches/words/coach-words'
import { programStatusWords } from '../programs/status/words/program-status-words'
import { toneOf } from '../site/status-tones'

const columns = '@min-[34rem]:grid-cols-[minmax(0,1fr)_8.5rem_5.5rem_7.5rem] @min-[34rem]:gap-x-4'

/** Column headings, hidden on narrow screens and from screen readers; each cell repeats its label. */
export function ProgramHead({ className }: { className?: string }) {
  const t = useT(coachWords)
  return (
    <div
      aria-hidden="true"
      className={cx('hidden text-ink-soft text-xs @min-[34rem]:grid', columns, className)}
    >
      {(['program', 'status', 'progress', 'started'] as const).map((column) => (
        <span key={column}>{t(`coach.users.${column}`)}</span>
      ))}
    </div>
  )
}

/** Maximum number of programs visible in a row. */
const BRIEF = 2

interface ListProps {
  user: CoachUser
  onOpen: (program: CoachUserProgram) => void
  /** Renders one line: names and progress are visible, the rest is for screen readers only. */
  brief?: boolean
}

/** A user's programs, newest first. */
export function ProgramList({ user, onOpen, brief }: ListProps) {
  const t = useT(coachWords)
  const name = `${user.firstName} ${user.lastName}`
  const more = brief ? user.programs.length - BRIEF : 0
  const isPhone = !useMedia('(min-width: 40rem)')
  return (
    <ul
      aria-label={t('coach.users.programsOf', { name })}
      className={brief ? 'flex min-w-0 gap-3' : 'divide-y divide-hairline'}
    >
      {user.programs.map((program, at) => (
        <ProgramRow
          key={program.id}
          program={program}
          // On a phone the whole row is one target, which leads to the programs.
          onOpen={brief && isPhone ? undefined : () => onOpen(program)}
          look={brief ? (at < BRIEF ? 'brief' : 'read') : 'full'}
        />
      ))}
      {more > 0 ? (
        <li aria-hidden="true" className="shrink-0 text-ink-soft text-xs tabular-nums">
          {t('coach.users.more', { n: more })}
        </li>
      ) : null}
    </ul>
  )
}

interface Props {
  program: CoachUserProgram
  /** Absent where the program is text alone. */
  onOpen: (() => void) | undefined
  /** `read`: for screen readers only. */
  look: 'full' | 'brief' | 'read'
}

const lines = {
  full: cx('relative grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-2 py-3', columns),
  brief: 'flex min-w-0 items-center gap-1.5 text-xs',
  read: 'sr-only',
}

/** One program of a user; a button opens it if the coach has created it, and nobody has ended it. */
function ProgramRow({ program, onOpen, look }: Props) {
  const t = useT(coachWords, programStatusWords)
  // A status that this client does not know is shown untranslated.
  const known = userProgramStatuses.includes(program.status)
  const status = known ? t(`programStatus.${program.status}`) : program.status
  const full = look === 'full'
  return (
    <li className={lines[look]}>
      <div className={full ? 'min-w-0 @max-[34rem]:col-span-2' : 'flex min-w-0'}>
        <p className={full ? 'text-ink-soft text-xs' : 'sr-only'}>{program.categoryName}</p>
        {onOpen && program.program && program.status !== 'deactivated' ? (
          // In the full layout the whole row is clickable; the name has the focus and the label.
          <button
            type="button"
            onClick={onOpen}
            className={cx(
              'text-start underline-offset-4 hover:underline',
              full
                ? 'wrap-anywhere font-semibold leading-snug before:absolute before:inset-0 max-sm:min-h-11'
                : 'relative min-h-6 min-w-0 truncate pointer-coarse:min-h-(--control-sm)',
            )}
          >
            <bdi>{program.program.name}</bdi>
          </button>
        ) : (
          <p className={cx('text-ink-soft', full ? 'leading-snug' : 'min-w-0 truncate leading-6')}>
            {program.program ? <bdi>{program.program.name}</bdi> : t('coach.users.creation')}
          </p>
        )}
      </div>
      <p className={full ? undefined : 'sr-only'}>
        <span className="sr-only">{t('coach.users.status')}: </span>
        {full ? (
          <Status tone={toneOf('programs', program.status, 'staff')}>{status}</Status>
        ) : (
          <span>{status}</span>
        )}
      </p>
      <p className={cx('flex items-center', full ? 'gap-2 @max-[34rem]:justify-self-end' : 'shrink-0 gap-1')}>
        <PlateArc size={full ? 22 : 14} value={program.progress / 100} stroke={full ? 3.5 : 2.5} />
        <span className="sr-only">{t('coach.users.progress')}: </span>
        <span className="tabular-nums">{t('coach.users.percent', { n: program.progress })}</span>
      </p>
      <p className={full ? 'text-ink-soft text-sm @max-[34rem]:col-span-2' : 'sr-only'}>
        {program.startDate ? (
          <>
            <span className="@min-[34rem]:sr-only">{t('coach.users.started')}: </span>
            <CoachDate value={program.startDate} />
          </>
        ) : (
          t('coach.users.notStarted')
        )}
      </p>
    </li>
  )
}
