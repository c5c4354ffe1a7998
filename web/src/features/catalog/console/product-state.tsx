import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { LOW_STOCK } from 'contract/catalog/rules'
import type { ReactNode } from 'react'
import { useT } from '../../../i18n/i18n'
import { Status } from '../../../ui/status'
import { catalogueWords } from './words/catalogue-words'

/** Status of a product with its color. */
export function ProductState({ isActive }: { isActive: boolean }) {
  const t = useT(catalogueWords)
  return (
    <Status tone={isActive ? 'good' : 'ended'}>
      {t(`catalogue.state.${isActive ? 'active' : 'archived'}`)}
    </Status>
  )
}

type Stocked = Pick<ConsoleProduct, 'stockQuantity' | 'trackStock'>

/** Stock as a number with an action after it; low and sold-out stock in words. */
export function StockText({ product, action }: { product: Stocked; action?: ReactNode }) {
  const t = useT(catalogueWords)
  const { stockQuantity, trackStock } = product
  if (!trackStock) return <span className="text-ink-soft">{t('catalogue.level.untracked')}</span>
  const level = stockQuantity === 0 ? 'none' : stockQuantity <= LOW_STOCK ? 'low' : 'enough'
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 tabular-nums">
      {level === 'enough' ? null : (
        <Status tone={level === 'low' ? 'needs-you' : 'wrong'}>{t(`catalogue.level.${level}`)}</Status>
      )}
      <span className="inline-flex items-center gap-1">
        <span className="font-semibold">{t.number(stockQuantity)}</span>
        {action}
      </span>
    </span>
  )
}
