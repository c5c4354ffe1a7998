import type { TaxTerms } from 'contract/tax'
import { useT } from '../../i18n/i18n'
import { cartWords } from './words/cart-words'

/** Returns the label of a tax amount: of tax on top of the prices, or inside them. */
export function useTaxLabel(): (terms: Pick<TaxTerms, 'taxRate' | 'taxShown'>) => string {
  const t = useT(cartWords)
  return ({ taxRate, taxShown }) =>
    t(taxShown === 'included' ? 'cart.summary.taxIncluded' : 'cart.summary.tax', { percent: taxRate })
}
