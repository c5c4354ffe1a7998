import type { ClosedFacet } from 'contract/catalog/facet-rules'
import { locales } from 'contract/locale'
import { useT } from '../../../i18n/i18n'
import { isolatedName } from '../../../i18n/isolated'
import { labelWords } from '../label/words/label-words'
import { isFacet } from './facts-values'
import { catalogueWords } from './words/catalogue-words'

const own = {
  categoryId: 'catalogue.fields.category',
  sku: 'catalogue.fields.sku',
  price: 'catalogue.fields.price',
  salePrice: 'catalogue.fields.salePrice',
  saleFrom: 'catalogue.fields.saleFrom',
  saleUntil: 'catalogue.fields.saleUntil',
  stockQuantity: 'catalogue.fields.stock',
  trackStock: 'catalogue.fields.trackStock',
  weight: 'catalogue.fields.weight',
  isFeatured: 'catalogue.fields.featured',
  programId: 'catalogue.fields.program',
  variantOf: 'catalogue.fields.family',
} as const

const texts = {
  brand: 'catalogue.fields.brand',
  name: 'catalogue.fields.name',
  description: 'catalogue.fields.description',
  tags: 'catalogue.fields.tags',
  flavor: 'catalogue.fields.flavor',
  size: 'catalogue.fields.size',
  ingredients: 'catalogue.fields.ingredients',
  dose: 'catalogue.fields.dose',
  material: 'catalogue.fields.material',
  care: 'catalogue.fields.care',
} as const

/** Returns the label of a form field by its path. */
export function useFieldNames(): (path: string) => string {
  const t = useT(catalogueWords, labelWords)
  return (path) => {
    const [first = '', second = ''] = path.split('.')
    if (first in own) return t(own[first as keyof typeof own])
    if (isFacet(path)) return t(`catalogue.fields.${second as ClosedFacet}`)
    if (first === 'facts') return t(second === 'nutrition' ? 'label.nutrition' : 'catalogue.fields.facts')
    const name = t(texts[second as keyof typeof texts])
    const language = isolatedName(locales[first as keyof typeof locales].name)
    return t('catalogue.conflict.inLanguage', { name, language })
  }
}
