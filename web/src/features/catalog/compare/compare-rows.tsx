import type { ProductFacts } from 'contract/catalog/facts-calls'
import { nutrients } from 'contract/catalog/label'
import { RATING_MAX } from 'contract/reviews/rules'
import { type ReactNode, useMemo } from 'react'
import { useLocale, useT } from '../../../i18n/i18n'
import type { ShownProduct } from '../catalog.api'
import { useAmount } from '../label/amount'
import { useFactRows } from '../label/label-section'
import { labelWords } from '../label/words/label-words'
import { catalogWords } from '../words/catalog-words'
import { compareWords } from './words/compare-words'

/** A named value of a product. */
export type Fact = readonly [label: string, value: ReactNode]

/** Returns the facts by which products are compared, besides price and stock. */
export function useFactsOf(): (product: ShownProduct) => Fact[] {
  const t = useT(catalogWords, labelWords, compareWords)
  const { tag } = useLocale()
  const amount = useAmount()
  const labelFacts = useFactRows()
  const number = useMemo(() => new Intl.NumberFormat(tag), [tag])
  const nutritionOf = ({ nutrition }: ProductFacts): Fact[] => {
    if (!nutrition) return []
    const per = t('compare.nutrition', { amount: amount(100, nutrition.per) })
    return nutrients.flatMap((one): Fact[] => {
      const value = nutrition.per100[one]
      if (value === undefined || one === 'energyKj') return []
      const name = t(`label.lines.${one === 'energyKcal' ? 'energyKj' : one}`)
      return [[`${name} · ${per}`, amount(value, one === 'energyKcal' ? 'kcal' : 'g')]]
    })
  }
  return ({ rating, facts, weight, categoryId }) => [
    [
      t('compare.rating'),
      rating
        ? t('compare.ratingValue', {
            count: rating.count,
            average: number.format(rating.average),
            max: RATING_MAX,
          })
        : t('compare.unrated'),
    ],
    [t('product.category'), categoryId.name],
    ...(weight > 0 ? [[t('product.weight'), t('product.weightValue', { weight })] as const] : []),
    ...(facts ? [...nutritionOf(facts), ...labelFacts(facts)] : []),
  ]
}

/** Labels of all facts, in the order in which the products have them. */
export function labelsOf(all: readonly (readonly Fact[])[]): string[] {
  const labels: string[] = []
  for (const facts of all) {
    let at = 0
    for (const [label] of facts) {
      const found = labels.indexOf(label)
      if (found < 0) labels.splice(at, 0, label)
      at = (found < 0 ? at : found) + 1
    }
  }
  return labels
}
