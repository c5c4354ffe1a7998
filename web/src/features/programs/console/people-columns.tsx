import type { UserProgramRow } from 'contract/programs/user-program-calls'
import { fullName } from '../../../i18n/full-name'
import { useT } from '../../../i18n/i18n'
import { OneLine } from '../../../ui/one-line'
import { Status } from '../../../ui/status'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { RowLink } from '../../../ui/table/row'
import { ProgramState } from './program-state'
import { consoleProgramsWords } from './words/console-programs-words'

/** The columns of the list; the athlete's name is the link of the row. `from` is the list's own address. */
export function usePeopleColumns(from: string): Column<UserProgramRow>[] {
  const t = useT(consoleProgramsWords)
  return [
    {
      key: 'user',
      label: t('consolePrograms.people.columns.user'),
      card: 'title',
      cell: ({ _id, user }) => (
        <>
          <RowLink
            to={`/admin/programs/people/${_id}`}
            state={{ from }}
            className="wrap-anywhere @max-[40rem]:text-base"
          >
            <bdi>{fullName(user)}</bdi>
          </RowLink>
          <OneLine className="text-ink-soft">{user.email}</OneLine>
        </>
      ),
    },
    {
      key: 'program',
      label: t('consolePrograms.people.columns.program'),
      card: 'plain',
      cell: ({ programId, coach }) => (
        <>
          <OneLine>{programId.name}</OneLine>
          {coach ? (
            <OneLine className="text-ink-soft">{fullName(coach)}</OneLine>
          ) : (
            <Status tone="needs-you">{t('consolePrograms.people.noCoach')}</Status>
          )}
        </>
      ),
    },
    {
      key: 'opened',
      label: t('consolePrograms.people.columns.opened'),
      card: 'plain',
      width: '6.5rem',
      cell: ({ createdAt }) => <DateCell value={createdAt} />,
    },
    {
      key: 'status',
      label: t('consolePrograms.people.filter'),
      card: 'corner',
      width: '10.5rem',
      cell: ({ status, progress }) => (
        <div className="grid justify-items-start gap-1 text-ink-soft @max-[40rem]:justify-items-end">
          <ProgramState status={status} />
          <span className="tabular-nums">{t('consolePrograms.people.percent', { n: progress })}</span>
        </div>
      ),
    },
  ]
}
