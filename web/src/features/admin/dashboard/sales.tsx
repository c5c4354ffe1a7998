import type { SalesFigures } from 'contract/admin/stats-calls'
import { Link } from 'react-router'
import { useT } from '../../../i18n/i18n'
import { Money } from '../../../ui/money'
import { FigureTile, FigureTiles } from './figure-tile'
import { RankedList } from './ranked-list'
import { SalesChart } from './sales-chart'
import { dashboardWords } from './words/dashboard-words'

const money = (value: number) => <Money amount={value} />

/** Sales figures, chart, best sellers and low stock of the period. */
export function Sales({ sales, catalogue }: { sales: SalesFigures; catalogue: string | undefined }) {
  const t = useT(dashboardWords)
  const percent = (value: number) => t('dashboard.figures.percent', { percent: value })
  const { bestSellers, lowStock, steps } = sales
  return (
    <>
      <FigureTiles>
        <FigureTile
          label={t('dashboard.figures.revenue')}
          hint={t('dashboard.figures.revenueHint')}
          figure={sales.revenue}
          show={money}
        />
        <FigureTile label={t('dashboard.figures.orders')} figure={sales.orders} show={t.number} />
        <FigureTile label={t('dashboard.figures.averageOrder')} figure={sales.averageOrder} show={money} />
        <FigureTile
          label={t('dashboard.figures.conversion')}
          hint={t('dashboard.figures.conversionHint')}
          figure={sales.conversion}
          show={percent}
          share
        />
        <FigureTile label={t('dashboard.figures.newCustomers')} figure={sales.newCustomers} show={t.number} />
      </FigureTiles>
      {steps.length > 1 ? (
        <section className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-hairline bg-raised p-4 sm:p-5">
          <h3 className="font-bold">{t('dashboard.chart.title')}</h3>
          {sales.orders.now === 0 ? (
            <p className="py-10 text-center text-ink-soft">{t('dashboard.chart.empty')}</p>
          ) : (
            <SalesChart steps={steps} />
          )}
        </section>
      ) : null}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-2">
        <RankedList
          title={t('dashboard.best.title')}
          empty={t('dashboard.best.none')}
          rows={bestSellers.map(({ productId, name, units, revenue }) => ({
            key: productId,
            name,
            under: <Money amount={revenue} />,
            figure: t('dashboard.best.units', { count: units }),
          }))}
        />
        <RankedList
          title={t('dashboard.low.title')}
          empty={t('dashboard.low.none')}
          rows={lowStock.items.map(({ productId, name, sku, stock }) => ({
            key: productId,
            name,
            under: <bdi>{sku}</bdi>,
            figure: t('dashboard.low.left', { count: stock }),
          }))}
          more={
            lowStock.total > lowStock.items.length && catalogue ? (
              <Link to={`/admin/${catalogue}?status=active&stock=low`} className="link">
                {t('dashboard.low.more', { count: lowStock.total - lowStock.items.length })}
              </Link>
            ) : null
          }
        />
      </div>
    </>
  )
}
