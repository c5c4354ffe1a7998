import { type NeedKind, needSections } from 'contract/admin/rules'
import type { Need } from 'contract/admin/stats-calls'
import type { StaffSection } from 'contract/staff'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { agoText } from '../../../ui/ago'
import { cx } from '../../../ui/cx'
import { Icon } from '../../../ui/icon'
import { dashboardWords } from './words/dashboard-words'

/** Paths of the console sections that the signed-in role may open. */
export type SectionPaths = Partial<Record<StaffSection, string>>

/** Errors rather than tasks in a queue. */
const WRONG: readonly NeedKind[] = [
  'paymentMismatches',
  'disputes',
  'refundsOverdue',
  'withdrawals',
  'workersMissing',
  'backupsFailed',
  'jobsFailed',
  'stockHeld',
]

/** Fixed outside the console, so these rows have no link. */
const WITHOUT_PAGE: readonly NeedKind[] = ['workersMissing', 'backupsFailed']

/** Query string that filters a section's list to the need. */
const WITHIN: Partial<Record<NeedKind, string>> = {
  disputes: '?status=disputed',
  paymentsPending: '?status=pending',
  refundsOverdue: '?status=refunding',
  withdrawals: '/withdrawals',
  returns: '/returns',
  parcelsBack: '?status=cancelled',
  jobsFailed: '?state=failed',
  stockHeld: '?status=pending',
  stockOut: '?status=active&stock=none',
  toConfirm: '?status=pending',
  toPack: '?status=confirmed',
  toShip: '?status=processing',
  bloodTests: '?status=reviewing',
}

/** Open tasks of the staff, a row each: count, age and link. */
export function Needs({ needs, paths }: { needs: readonly Need[]; paths: SectionPaths }) {
  const t = useT(dashboardWords)
  // A server of a newer build may know more kinds than this page.
  const known = needs.filter(({ kind }) => Object.hasOwn(needSections, kind))
  return (
    <section aria-labelledby="needs" className="grid gap-3">
      <h2 id="needs" className="font-bold text-lg">
        {t('dashboard.needs.title')}
      </h2>
      {known.length === 0 ? (
        <p className="flex items-center gap-3 rounded-card border border-hairline bg-raised px-5 py-4">
          <Icon name="check" className="text-pine" />
          {t('dashboard.needs.none')}
        </p>
      ) : (
        <ul className="grid overflow-clip rounded-card border border-hairline bg-hairline gap-px xl:grid-cols-2">
          {known.map((need) => (
            <NeedRow
              key={need.kind}
              need={need}
              path={WITHOUT_PAGE.includes(need.kind) ? undefined : paths[needSections[need.kind]]}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function NeedRow({ need: { kind, count, oldestAt }, path }: { need: Need; path: string | undefined }) {
  const t = useT(dashboardWords)
  const { locale, tag } = useLocale()
  const wrong = WRONG.includes(kind)
  const text = (
    <>
      <span
        className={cx(
          'min-w-10 text-end font-bold font-display text-xl tabular-nums leading-none',
          wrong && 'text-pomegranate',
        )}
      >
        {t.number(count)}
      </span>
      <span className="grid min-w-0 flex-1 leading-snug">
        <span className="flex items-center gap-1.5 font-medium">
          {wrong ? <Icon name="alert" size={16} className="text-pomegranate" /> : null}
          {t(`dashboard.needs.${kind}`, { count })}
        </span>
        {oldestAt ? (
          <span className="text-ink-soft text-sm">
            {t('dashboard.needs.oldest', { ago: agoText(Date.parse(oldestAt), locale, tag) })}
          </span>
        ) : null}
      </span>
    </>
  )
  const look = 'flex min-h-16 items-center gap-4 px-4 py-2.5 sm:px-5'
  return (
    <li className="grid bg-raised last:odd:xl:col-span-2">
      {path === undefined ? (
        <div className={look}>{text}</div>
      ) : (
        <Link
          to={`/admin/${path}${WITHIN[kind] ?? ''}`}
          className={cx(look, 'transition-colors hover:bg-sunken')}
        >
          {text}
          <Icon name="chevron-end" size={18} className="text-ink-soft" />
        </Link>
      )}
    </li>
  )
}
