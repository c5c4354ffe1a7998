import { PRIOR_PRICE_DAYS } from 'contract/catalog/price-rules'
import { formatUsd } from 'contract/money'
import type { ComponentProps } from 'react'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { DateField } from '../../../../ui/date-field/date-field'
import { Field } from '../../../../ui/form/field'
import { Notice } from '../../../../ui/notice'
import { selectText } from '../../../../ui/select-text'
import { useShopToday } from '../../../site/shop-day'
import { catalogueWords } from '../words/catalogue-words'
import { type PriceHistory, type PriceValues, unaskedPrice } from './price-values'
import { priceWords } from './words/price-words'

interface Props {
  values: PriceValues
  /** Earlier prices of the product; empty for a new one. */
  history: PriceHistory
  /** Set in a dialog of prices alone: focuses the price on opening, and selects an amount on focus. */
  autofocus?: boolean
}

/** Price and sale price with the days of the sale, which have an effect only together with a sale price. */
export function PriceFields({ values, history, autofocus }: Props) {
  const t = useT(catalogueWords)
  const onFocus = autofocus ? selectText : undefined
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <Amount
          name="price"
          label={t('catalogue.fields.price')}
          onFocus={onFocus}
          {...(autofocus && { 'data-autofocus': true })}
        />
        <Amount name="salePrice" label={t('catalogue.fields.salePrice')} required={false} onFocus={onFocus} />
      </div>
      {values.salePrice.trim() ? (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
          <DateField name="saleFrom" required={false} label={t('catalogue.fields.saleFrom')} />
          <DateField name="saleUntil" required={false} label={t('catalogue.fields.saleUntil')} />
        </div>
      ) : null}
      <UnaskedNotice values={values} history={history} />
    </>
  )
}

/** An amount in dollars. */
function Amount(props: ComponentProps<typeof Field>) {
  return (
    <Field
      kind="code"
      autoCapitalize="none"
      inputMode="decimal"
      placeholder="0.00"
      className="tabular-nums"
      {...props}
    />
  )
}

/** Warns before a struck price that nobody was asked before the sale. */
function UnaskedNotice({ values, history }: Pick<Props, 'values' | 'history'>) {
  const t = useT(priceWords)
  const found = unaskedPrice(values, history, useShopToday())
  if (!found) return null
  const price = isolated(formatUsd(found.price))
  return (
    <Notice kind="warn" role="status">
      {found.lowest === null
        ? t('prices.noEarlier', { price })
        : t('prices.unasked', {
            price,
            days: t.number(PRIOR_PRICE_DAYS),
            lowest: isolated(formatUsd(found.lowest)),
          })}
    </Notice>
  )
}
