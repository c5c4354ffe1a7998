import type { Compared } from 'contract/admin/stats-calls'
import type { ReactNode } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import { dashboardWords } from './words/dashboard-words'

interface Props {
  label: string
  /** Explains the figure if its label does not. */
  hint?: string
  figure: Compared
  show: (value: number) => ReactNode
  /** The figure is itself a percentage, so its relative change is omitted. */
  share?: boolean
}

/** One figure of the period with the previous period's value. */
export function FigureTile({ label, hint, figure: { now, before }, show, share }: Props) {
  const t = useT(dashboardWords)
  const { tag } = useLocale()
  const change = !share && now !== null && before ? (now - before) / before : undefined
  const percent = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  })
  return (
    <li className="grid content-start gap-1 bg-raised px-4 py-4 sm:px-5">
      <h3 className="font-medium font-text text-ink-soft text-sm tracking-normal">{label}</h3>
      <p className="font-bold font-display text-2xl tabular-nums leading-tight">
        {now === null ? '–' : show(now)}
      </p>
      <p className="flex flex-wrap gap-x-2 text-sm tabular-nums">
        {change === undefined ? null : (
          <span className="font-semibold">
            <bdi>{percent.format(change)}</bdi>
          </span>
        )}
        <span className="text-ink-soft">
          {t('dashboard.figures.before')} {before === null ? '–' : show(before)}
        </span>
      </p>
      {hint ? <p className="text-ink-soft text-xs">{hint}</p> : null}
    </li>
  )
}

/** Row of figures separated by hairlines. */
export function FigureTiles({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-1 gap-px overflow-clip rounded-card border border-hairline bg-hairline min-[26rem]:grid-cols-2 lg:grid-cols-5 max-lg:*:last:odd:col-span-full">
      {children}
    </ul>
  )
}
