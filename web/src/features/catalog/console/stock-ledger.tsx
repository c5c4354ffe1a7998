import { stockReasons } from 'contract/catalog/console-rules'
import type { StockMovement } from 'contract/catalog/console-stock-calls'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { isolated } from '../../../i18n/isolated'
import { Button } from '../../../ui/button'
import { EmptyState } from '../../../ui/empty-state'
import { readListPlace } from '../../../ui/list-params'
import { OneLine } from '../../../ui/one-line'
import type { Column } from '../../../ui/table/columns'
import { DateCell } from '../../../ui/table/date-cell'
import { PagedTable } from '../../../ui/table/paged-table'
import { AdjustDialog } from './adjust-dialog'
import { useMovements, useProductCalls } from './console-catalog.api'
import { useEditor } from './product-editor'
import { StockText } from './product-state'
import { catalogueWords } from './words/catalogue-words'

/** Stock movements of a product, with a form to adjust the stock. */
export function StockLedger() {
  const t = useT(catalogueWords)
  const { read, rebase } = useEditor()
  const { product } = read
  const { readAgain } = useProductCalls(product._id)
  const [adjusting, setAdjusting] = useState(false)
  const [params] = useSearchParams()
  const { page } = readListPlace(params)
  const movements = useMovements(product._id, page)
  const columns = useColumns()
  return (
    <section aria-labelledby="ledger" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h2 id="ledger" className="text-lg">
            {t('catalogue.ledger.title')}
          </h2>
          <p className="max-w-prose text-ink-soft text-sm">{t('catalogue.ledger.intro')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <p className="flex items-center gap-2">
            <span className="text-ink-soft">{t('catalogue.ledger.now')}</span>
            <StockText product={product} />
          </p>
          {product.trackStock ? (
            <Button kind="secondary" onClick={() => setAdjusting(true)}>
              {t('catalogue.products.adjust')}
            </Button>
          ) : null}
        </div>
      </div>
      <PagedTable
        label={t('catalogue.ledger.title')}
        columns={columns}
        query={movements}
        page={page}
        to={(to) => ({ search: `?part=stock${to > 1 ? `&page=${to}` : ''}` })}
        loading={t('catalogue.ledger.loading')}
        failed={t('catalogue.ledger.failed')}
        empty={
          <EmptyState
            drawing="parcel"
            heading="h3"
            title={t('catalogue.ledger.none')}
            text={t('catalogue.ledger.noneText')}
          />
        }
        found={(count) => t('catalogue.ledger.found', { count })}
      />
      {adjusting ? (
        <AdjustDialog
          product={product}
          onClose={() => setAdjusting(false)}
          onMoved={() => void readAgain().then(rebase)}
        />
      ) : null}
    </section>
  )
}

function useColumns(): Column<StockMovement & { _id: string }>[] {
  const t = useT(catalogueWords)
  return [
    {
      key: 'at',
      label: t('catalogue.ledger.columns.at'),
      card: 'title',
      width: '7.5rem',
      cell: ({ at }) => <DateCell value={at} />,
    },
    {
      key: 'cause',
      label: t('catalogue.ledger.columns.cause'),
      card: 'plain',
      width: 'minmax(0,1.6fr)',
      cell: (movement) => <Cause movement={movement} />,
    },
    {
      key: 'by',
      label: t('catalogue.ledger.columns.by'),
      width: 'minmax(0,0.7fr)',
      cell: ({ name }) => (name ? <OneLine>{name}</OneLine> : t('catalogue.ledger.automatic')),
    },
    {
      key: 'delta',
      label: t('catalogue.ledger.columns.delta'),
      card: 'corner',
      width: '5.5rem',
      end: true,
      cell: ({ delta }) => <span className="font-semibold">{signed(t.number(Math.abs(delta)), delta)}</span>,
    },
    {
      key: 'after',
      label: t('catalogue.ledger.columns.after'),
      width: '6rem',
      end: true,
      cell: ({ stockAfter }) => t.number(stockAfter),
    },
  ]
}

/** A difference with its sign before the figure, in any direction of the text. */
const signed = (figure: string, delta: number) =>
  isolated(`${delta > 0 ? '+' : delta < 0 ? '−' : ''}${figure}`)

/** Cause of a movement: the order, or the staff's reason. */
function Cause({ movement: { cause, order, reason, note } }: { movement: StockMovement }) {
  const t = useT(catalogueWords)
  const known = stockReasons.find((one) => one === reason)
  return (
    <div className="grid leading-snug">
      <span>
        {reason ? (
          known ? (
            t(`catalogue.reasons.${known}`)
          ) : (
            <bdi>{reason}</bdi>
          )
        ) : (
          t(`catalogue.causes.${cause === 'other' ? 'elsewhere' : cause}`)
        )}
      </span>
      {order ? (
        <Link to={`/admin/orders/${order._id}`} className="link justify-self-start">
          {t('catalogue.ledger.order', { number: isolated(order.orderNumber) })}
        </Link>
      ) : null}
      {note ? (
        <bdi className="text-ink-soft text-sm" dir="auto">
          {note}
        </bdi>
      ) : null}
    </div>
  )
}
