import type { DeskReturn } from 'contract/orders/console-return-calls'
import { useT } from '../../../../i18n/i18n'
import { DateText } from '../../../../ui/date'
import { Status } from '../../../../ui/status'
import type { Column } from '../../../../ui/table/columns'
import { RowLink } from '../../../../ui/table/row'
import { toneOf } from '../../../site/status-tones'
import { DayText } from './day-text'
import { openSearch } from './list-params'
import type { ReturnsQuery } from './returns.api'
import { returnsWords } from './words/returns-words'

/** The columns of the desk; the order's number is the link of its row. */
export function useReturnColumns(at: ReturnsQuery): Column<DeskReturn>[] {
  const t = useT(returnsWords)
  return [
    {
      key: 'order',
      label: t('returns.columns.order'),
      card: 'title',
      width: 'minmax(8rem,10rem)',
      cell: ({ _id, order }) => (
        <RowLink to={{ search: openSearch(at, _id) }} className="tabular-nums @max-[40rem]:text-base">
          <bdi dir="ltr">{order.orderNumber}</bdi>
        </RowLink>
      ),
    },
    {
      key: 'customer',
      label: t('returns.columns.customer'),
      cell: ({ customer: { firstName, lastName, email } }) => (
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <bdi>{`${firstName} ${lastName}`.trim() || email}</bdi>
          </p>
        </div>
      ),
    },
    {
      key: 'items',
      label: t('returns.columns.items'),
      width: 'minmax(0,1.6fr)',
      cell: ({ lines, source, payBackBy }) => (
        <div className="min-w-0">
          {lines.map(({ itemId, name, quantity }) => (
            <p key={itemId} className="wrap-anywhere">
              {t.number(quantity)} × <bdi>{name}</bdi>
            </p>
          ))}
          {source === 'withdrawal' ? (
            <p className="font-semibold text-saffron-ink">
              {t('returns.withdrawn')}
              {payBackBy ? (
                <>
                  {' · '}
                  {t('returns.payBackBy')} <DayText day={payBackBy} />
                </>
              ) : null}
            </p>
          ) : null}
        </div>
      ),
    },
    {
      key: 'created',
      label: t('returns.columns.created'),
      width: '8rem',
      cell: ({ createdAt }) => <DateText value={createdAt} look="short" />,
    },
    {
      key: 'state',
      label: t('returns.columns.state'),
      card: 'corner',
      width: '9rem',
      cell: ({ state }) => (
        <Status tone={toneOf('returns', state, 'staff')}>{t(`returns.states.${state}`)}</Status>
      ),
    },
  ]
}
