import type { CoachMonth } from 'contract/coach-dashboard/month-calls'
import { useState } from 'react'
import { fullName } from '../../../i18n/full-name'
import { useLocale, useT } from '../../../i18n/i18n'
import { EmptyState } from '../../../ui/empty-state'
import { ErrorState } from '../../../ui/error-state'
import { Select } from '../../../ui/select'
import type { Column } from '../../../ui/table/columns'
import { Table } from '../../../ui/table/table'
import { type MonthOf, useMonth } from './month.api'
import { monthWords } from './words/month-words'

/** Months that can be chosen, the current one included. */
const MONTHS = 13

/** The last months, `YYYY-MM`, the latest first. */
function lastMonths(): string[] {
  const now = new Date()
  return Array.from({ length: MONTHS }, (_, n) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - n, 1))
    return month.toISOString().slice(0, 7)
  })
}

/** Table of a month: athletes, plans and reply time of one coach or of all. */
export function MonthPanel({ of }: { of: MonthOf }) {
  const t = useT(monthWords)
  const { tag } = useLocale()
  const [month, setMonth] = useState('')
  const { data, error, isPlaceholderData, refetch } = useMonth(of, month)
  const columns = useColumns()
  // Plans and replies are counted by months of the shop's calendar in each language.
  const name = new Intl.DateTimeFormat(tag, {
    calendar: 'gregory',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return (
    <div className="grid min-w-0 gap-4">
      <div className="max-w-xs">
        <Select
          label={t('month.choose')}
          value={month || (data?.month ?? '')}
          onChange={({ target }) => setMonth(target.value)}
        >
          {lastMonths().map((one) => (
            <option key={one} value={one}>
              {name.format(new Date(`${one}-01T00:00:00Z`))}
            </option>
          ))}
        </Select>
      </div>
      <Table
        label={t('month.title')}
        columns={columns}
        rows={error && !data ? undefined : data?.items}
        rowKey={({ coachId }) => coachId}
        loading={t('month.loading')}
        updating={isPlaceholderData}
        failure={
          error ? (
            <ErrorState
              heading="p"
              title={t('month.failed')}
              retryLabel={t('common.retry')}
              onRetry={() => void refetch()}
            />
          ) : undefined
        }
        empty={
          <EmptyState drawing="clipboard" heading="h3" title={t('month.none')} text={t('month.noneText')} />
        }
      />
    </div>
  )
}

function useColumns(): Column<CoachMonth>[] {
  const t = useT(monthWords)
  return [
    { key: 'coach', label: t('month.coach'), card: 'title', cell: (row) => <bdi>{fullName(row)}</bdi> },
    {
      key: 'athletes',
      label: t('month.athletes'),
      width: '7rem',
      end: true,
      cell: (row) => t.number(row.athletes),
    },
    {
      key: 'plans',
      label: t('month.plans'),
      width: '8rem',
      end: true,
      cell: (row) => t.number(row.plansWritten),
    },
    {
      key: 'replies',
      label: t('month.replies'),
      width: '7rem',
      end: true,
      cell: (row) => t.number(row.replies),
    },
    {
      key: 'median',
      label: t('month.median'),
      width: 'minmax(8rem,0.8fr)',
      end: true,
      cell: (row) => <Median row={row} />,
    },
  ]
}

function Median({ row: { replyMinutes } }: { row: CoachMonth }) {
  const t = useT(monthWords)
  if (replyMinutes === null) return <>{t('month.noReplies')}</>
  if (replyMinutes < 120) return <>{t('month.minutes', { count: replyMinutes })}</>
  const hours = Math.round(replyMinutes / 60)
  return (
    <>
      {hours < 48 ? t('month.hours', { count: hours }) : t('month.days', { count: Math.round(hours / 24) })}
    </>
  )
}
