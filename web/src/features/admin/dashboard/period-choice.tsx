import { STATS_DAYS_MAX } from 'contract/admin/rules'
import { DAY } from 'contract/units'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Button } from '../../../ui/button'
import { DatePicker } from '../../../ui/date-field/date-picker'
import { FilterLinks } from '../../../ui/filter-links'
import { QueryForm } from '../../../ui/form/query-form'
import { type ChosenPeriod, lengths, periodSearch } from './period'
import { dashboardWords } from './words/dashboard-words'

interface Props {
  chosen: ChosenPeriod
  /** Days of the response; undefined until loaded. */
  shown: { from: string; to: string } | undefined
}

/** Selects the period, which is part of the URL. */
export function PeriodChoice({ chosen, shown }: Props) {
  const t = useT(dashboardWords)
  const own = 'from' in chosen
  const [open, setOpen] = useState(own)
  const links = lengths.map((days) => ({
    key: String(days),
    label:
      days === 1 || days === 365
        ? t(`dashboard.period.days${days}`)
        : t('dashboard.period.days', { count: days }),
    to: { search: periodSearch({ days }) },
    current: !own && chosen.days === days,
  }))
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <FilterLinks label={t('dashboard.period.label')} links={links} />
        <Button
          kind="quiet"
          size="sm"
          aria-expanded={open}
          aria-controls="own-period"
          onClick={() => setOpen(!open)}
        >
          {t('dashboard.period.own')}
        </Button>
      </div>
      <div id="own-period" hidden={!open}>
        {/* The key resets the fields when the period changes. */}
        <OwnDays key={`${shown?.from} ${shown?.to}`} shown={shown} />
      </div>
    </div>
  )
}

function OwnDays({ shown }: Pick<Props, 'shown'>) {
  const t = useT(dashboardWords)
  const navigate = useNavigate()
  const [from, setFrom] = useState(shown?.from ?? '')
  const [to, setTo] = useState(shown?.to ?? '')
  const [refused, setRefused] = useState(false)
  const ask = () => {
    const days = (Date.parse(to) - Date.parse(from)) / DAY + 1
    const right = days >= 1 && days <= STATS_DAYS_MAX
    setRefused(!right)
    if (right) void navigate({ search: periodSearch({ from, to }) })
  }
  return (
    <QueryForm onQuery={ask} className="flex flex-wrap items-start gap-3">
      <DatePicker label={t('dashboard.period.from')} value={from} onChange={setFrom} />
      <DatePicker
        label={t('dashboard.period.to')}
        value={to}
        error={refused ? t('dashboard.period.refused', { days: STATS_DAYS_MAX }) : undefined}
        onChange={setTo}
      />
      <Button type="submit" kind="secondary" className="mt-6.5">
        {t('dashboard.period.show')}
      </Button>
    </QueryForm>
  )
}
