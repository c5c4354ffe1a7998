import type { Withdrawal } from 'contract/orders/console-return-calls'
import { Link, useSearchParams } from 'react-router'
import { errorText } from '../../../../api/error-text'
import { consoleWords } from '../../../../i18n/console/words/console-words'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { DateText } from '../../../../ui/date'
import { EmptyState } from '../../../../ui/empty-state'
import { EmailLink } from '../../../../ui/fact'
import { ListPage } from '../../../../ui/list-page'
import { listQuery, readListPlace } from '../../../../ui/list-params'
import { usePageTitle } from '../../../../ui/page-title'
import { Status } from '../../../../ui/status'
import type { Column } from '../../../../ui/table/columns'
import { PagedTable } from '../../../../ui/table/paged-table'
import { useToast } from '../../../../ui/toast'
import { useOneAtATime } from '../../../../ui/use-one-at-a-time'
import { DayText } from './day-text'
import { DeskTabs } from './desk-tabs'
import { useCloseWithdrawal, useWithdrawals } from './returns.api'
import { BackToOrders } from './returns-page'
import { returnsWords } from './words/returns-words'

/** Withdrawals from sales; the law sets the last day for paying back. */
export default function WithdrawalsPage() {
  const t = useT(consoleWords, returnsWords)
  const [params] = useSearchParams()
  const { page } = readListPlace(params)
  const title = t('returns.tabs.withdrawals')
  usePageTitle(t('console.title', { page: title }))
  return (
    <ListPage title={t('returns.title')} intro={t('returns.withdrawals.intro')} action={<BackToOrders />}>
      <DeskTabs current="withdrawals" />
      <PagedTable
        label={title}
        columns={useColumns()}
        query={useWithdrawals(page)}
        page={page}
        to={(next) => ({ search: listQuery({ status: undefined, search: '', page: next }) })}
        loading={t('returns.withdrawals.loading')}
        failed={t('returns.withdrawals.failed')}
        empty={<EmptyState drawing="parcel" title={t('returns.withdrawals.none')} />}
        found={(count) => t('returns.withdrawals.found', { count })}
        actions={useActions()}
      />
    </ListPage>
  )
}

function useColumns(): Column<Withdrawal>[] {
  const t = useT(returnsWords)
  return [
    {
      key: 'order',
      label: t('returns.columns.order'),
      card: 'title',
      width: 'minmax(8rem,11rem)',
      cell: ({ orderNumber, order, returnId }) => (
        <div className="min-w-0">
          {order ? (
            <Link to={`/admin/orders/${order._id}`} className="link tabular-nums">
              <bdi dir="ltr">{order.orderNumber}</bdi>
            </Link>
          ) : (
            <bdi dir="ltr" className="break-all">
              {orderNumber}
            </bdi>
          )}
          <p className="text-ink-soft">
            {t(`returns.withdrawals.${!order ? 'unknown' : returnId ? 'return' : 'noReturn'}`)}
          </p>
        </div>
      ),
    },
    {
      key: 'name',
      label: t('returns.columns.customer'),
      cell: ({ name, email }) => (
        <div className="min-w-0">
          <p className="wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <EmailLink address={email} />
        </div>
      ),
    },
    {
      key: 'created',
      label: t('returns.withdrawals.arrived'),
      width: '11rem',
      cell: ({ createdAt }) => <DateText value={createdAt} look="time" />,
    },
    {
      key: 'payBackBy',
      label: t('returns.payBackBy'),
      width: '8rem',
      cell: ({ payBackBy }) => <DayText day={payBackBy} />,
    },
    {
      key: 'state',
      label: t('returns.columns.state'),
      card: 'corner',
      width: '7rem',
      cell: ({ isDone }) => (
        <Status tone={isDone ? 'good' : 'needs-you'}>
          {t(`returns.withdrawals.${isDone ? 'isDone' : 'isOpen'}`)}
        </Status>
      ),
    },
  ]
}

/** Notes that nothing is left to do. */
function useActions() {
  const t = useT(errorWords, returnsWords)
  const toast = useToast()
  const { mutateAsync: close } = useCloseWithdrawal()
  const once = useOneAtATime()
  const run = async ({ _id, orderNumber }: Withdrawal) => {
    try {
      await close(_id)
      toast(t('returns.withdrawals.closed', { number: isolated(orderNumber) }))
    } catch (error) {
      toast(errorText(t, error, t('returns.notDone')), { kind: 'alert' })
    }
  }
  return {
    label: t('returns.withdrawals.actions'),
    width: '7rem',
    cell: (one: Withdrawal) =>
      one.isDone ? null : (
        <Button
          kind="secondary"
          size="sm"
          aria-label={t('returns.withdrawals.closeNamed', { number: isolated(one.orderNumber) })}
          onClick={() => void once(one._id, () => run(one))}
        >
          {t('returns.withdrawals.close')}
        </Button>
      ),
  }
}
