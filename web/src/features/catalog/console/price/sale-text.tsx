import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { useT } from '../../../../i18n/i18n'
import { DateText } from '../../../../ui/date'
import { Money } from '../../../../ui/money'
import { useShopToday } from '../../../site/shop-day'
import { saleStage } from './price-values'
import { priceWords } from './words/price-words'

/** A day of the shop; at noon it is the same day in the time zone of the device. */
export function DayText({ day }: { day: string }) {
  return <DateText value={new Date(`${day}T12:00:00`)} look="short" />
}

type Sale = Pick<ConsoleProduct, 'salePrice' | 'saleFrom' | 'saleUntil' | 'price' | 'isReduced'>

/** Tells whether the sale is in force, planned or over; nothing without a sale. */
export function SaleText({ product }: { product: Sale }) {
  const t = useT(priceWords)
  const { salePrice, saleFrom, saleUntil } = product
  const stage = saleStage(product, useShopToday())
  if (!stage) return null
  if (stage === 'planned' && saleFrom && salePrice !== null)
    return (
      <span>
        {t('prices.sale.planned')} <DayText day={saleFrom} />: <Money amount={salePrice} />
      </span>
    )
  const isOver = stage === 'over'
  if (!saleUntil) return <span>{t('prices.sale.now')}</span>
  return (
    <span>
      {t(isOver ? 'prices.sale.over' : 'prices.sale.nowUntil')} <DayText day={saleUntil} />
    </span>
  )
}
