import { formatUsd } from 'contract/money'
import type { ConsoleDiscount } from 'contract/orders/console-discount-calls'
import type { DiscountState } from 'contract/orders/discount-rules'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { useLocale, useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Status } from '../../../ui/status'
import type { Column } from '../../../ui/table/columns'
import { RowLink } from '../../../ui/table/row'
import type { DiscountsQuery } from './discounts.api'
import { openSearch } from './list-params'
import { consoleDiscountsWords } from './words/console-discounts-words'

const tones: Record<DiscountState, ComponentProps<typeof Status>['tone']> = {
  active: 'good',
  scheduled: 'moving',
  expired: 'ended',
  usedUp: 'ended',
  archived: 'ended',
}

/** The columns of the list; the code is the link of its row. */
export function useDiscountColumns(at: DiscountsQuery): Column<ConsoleDiscount>[] {
  const t = useT(consoleDiscountsWords)
  const off = useOffText()
  const period = usePeriodText()
  return [
    {
      key: 'code',
      label: t('consoleDiscounts.columns.code'),
      card: 'title',
      width: 'minmax(8.5rem,1fr)',
      cell: ({ _id, code, note }) => (
        <div className="min-w-0">
          <RowLink to={{ search: openSearch(at, _id) }} className="break-all @max-[40rem]:text-base">
            <bdi dir="ltr">{code}</bdi>
          </RowLink>
          {note ? (
            <p className="wrap-anywhere text-ink-soft">
              <bdi>{note}</bdi>
            </p>
          ) : null}
        </div>
      ),
    },
    { key: 'off', label: t('consoleDiscounts.columns.off'), width: 'minmax(6rem,8.5rem)', cell: off },
    {
      key: 'period',
      label: t('consoleDiscounts.columns.period'),
      width: 'minmax(6.5rem,11rem)',
      cell: period,
    },
    {
      key: 'used',
      label: t('consoleDiscounts.columns.used'),
      width: 'minmax(5.5rem,8rem)',
      end: true,
      // A separate column for the amount would not fit a tablet.
      cell: (discount) => (
        <div>
          <Used discount={discount} />
          {discount.given > 0 ? (
            <p className="text-ink-soft">
              {t('consoleDiscounts.given', { amount: isolated(formatUsd(discount.given)) })}
            </p>
          ) : null}
        </div>
      ),
    },
    {
      key: 'state',
      label: t('consoleDiscounts.filter'),
      width: 'minmax(7rem,8.5rem)',
      cell: ({ state }) => <Status tone={tones[state]}>{t(`consoleDiscounts.states.${state}`)}</Status>,
    },
  ]
}

function useOffText() {
  const t = useT(consoleDiscountsWords)
  const { tag } = useLocale()
  const percent = new Intl.NumberFormat(tag, { style: 'percent' })
  return ({ kind, value, minimum }: ConsoleDiscount) => (
    <div>
      <p>
        {t('consoleDiscounts.off', {
          amount: isolated(kind === 'percent' ? percent.format(value / 100) : formatUsd(value)),
        })}
      </p>
      {minimum === null ? null : (
        <p className="text-ink-soft">
          {t('consoleDiscounts.minimum', { amount: isolated(formatUsd(minimum)) })}
        </p>
      )}
    </div>
  )
}

function usePeriodText() {
  const t = useT(consoleDiscountsWords)
  const { tag } = useLocale()
  const format = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' })
  // A day has no time zone: at noon it is that day wherever it is written.
  const day = (date: string) => format.format(new Date(`${date}T12:00:00`))
  return ({ from, until }: ConsoleDiscount) => {
    if (from === null && until === null) return t('consoleDiscounts.always')
    return (
      <>
        {from === null ? null : <p>{t('consoleDiscounts.since', { day: day(from) })}</p>}
        {until === null ? null : <p>{t('consoleDiscounts.until', { day: day(until) })}</p>}
      </>
    )
  }
}

/** Uses with the limit, and a link to those orders. */
function Used({ discount: { code, used, limit } }: { discount: ConsoleDiscount }) {
  const t = useT(consoleDiscountsWords)
  const text =
    limit === null
      ? t.number(used)
      : t('consoleDiscounts.usedOf', { used: t.number(used), limit: t.number(limit) })
  if (used === 0) return <span className="text-ink-soft">{text}</span>
  return (
    <Link
      to={`/admin/orders?search=${encodeURIComponent(code)}`}
      aria-label={`${text}: ${t('consoleDiscounts.orders', { code: isolated(code) })}`}
      className="link relative z-(--z-over) inline-flex min-h-6 items-center"
    >
      {text}
    </Link>
  )
}
