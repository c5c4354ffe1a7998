import type { ShoppingItem } from 'contract/catalog/shopping-list-calls'
import { useLocale, useT } from '../../../i18n/i18n'
import { shoppingWords } from './words/shopping-words'

/** Amounts from here on are kilograms and litres. */
const LARGE = 1000

/** Returns the formatter of an amount: `700 g`, `2.8 kg`, `7 ×`. */
export function useAmountText(): (item: Pick<ShoppingItem, 'amount' | 'unit'>) => string {
  const t = useT(shoppingWords)
  const { tag } = useLocale()
  const format = new Intl.NumberFormat(tag, { maximumFractionDigits: 2 })
  return ({ amount, unit }) => {
    if (unit === '') return t('shopping.times', { n: format.format(amount) })
    if (amount < LARGE) return t(`shopping.${unit}`, { n: format.format(amount) })
    return t(unit === 'g' ? 'shopping.kg' : 'shopping.l', { n: format.format(amount / LARGE) })
  }
}
