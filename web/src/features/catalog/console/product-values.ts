import type { ConsoleProduct, WrittenProduct } from 'contract/catalog/console-product-calls'
import {
  PRODUCT_DESCRIPTION_MAX,
  PRODUCT_NAME_MAX,
  productProblems,
  SKU_MAX,
} from 'contract/catalog/console-rules'
import { FACT_NAME_MAX, FACT_TEXT_MAX } from 'contract/catalog/label'
import { type Locale, localeCodes } from 'contract/locale'
import {
  type FactsValues,
  type FactTexts,
  factsProblems,
  factsValues,
  factTexts,
  factTextsOf,
  noFactTexts,
  numberOf,
  writtenFacts,
} from './facts-values'
import { noPrices, type PriceValues, priceValues, writtenPrices } from './price/price-values'

/** The texts of one language; tags as one line with commas between them. */
export type LanguageValues = FactTexts & Record<'name' | 'description' | 'tags', string>

/** Values of the product form: texts by language code, numbers as typed. */
export interface ProductValues extends Record<Locale, LanguageValues>, PriceValues {
  categoryId: string
  sku: string
  stockQuantity: string
  trackStock: boolean
  weight: string
  isFeatured: boolean
  /** Ids; empty for none. */
  programId: string
  variantOf: string
  facts: FactsValues
}

const blank: LanguageValues = { ...noFactTexts, name: '', description: '', tags: '' }

/** A product that is begun. */
export const newProduct: ProductValues = {
  en: blank,
  fa: blank,
  nl: blank,
  categoryId: '',
  sku: '',
  ...noPrices,
  stockQuantity: '0',
  trackStock: true,
  weight: '',
  isFeatured: false,
  programId: '',
  variantOf: '',
  facts: factsValues({}),
}

export const limits = Object.fromEntries([
  ['sku', SKU_MAX],
  ...localeCodes.flatMap((language) => [
    [`${language}.name`, PRODUCT_NAME_MAX],
    [`${language}.description`, PRODUCT_DESCRIPTION_MAX],
    ...factTexts.map((one) => [
      `${language}.${one}`,
      one === 'brand' || one === 'flavor' || one === 'size' ? FACT_NAME_MAX : FACT_TEXT_MAX,
    ]),
  ]),
])

export function valuesOf(product: ConsoleProduct): ProductValues {
  const { facts, translations, weight } = product
  const translated = (language: 'fa' | 'nl'): LanguageValues => {
    const own = translations[language]
    return {
      ...factTextsOf(facts.translations?.[language] ?? {}),
      name: own?.name ?? '',
      description: own?.description ?? '',
      tags: (own?.tags ?? []).join(', '),
    }
  }
  return {
    en: {
      ...factTextsOf(facts),
      name: product.name,
      description: product.description,
      tags: product.tags.join(', '),
    },
    fa: translated('fa'),
    nl: translated('nl'),
    categoryId: product.categoryId,
    sku: product.sku,
    ...priceValues(product),
    stockQuantity: String(product.stockQuantity),
    trackStock: product.trackStock,
    weight: weight === 0 ? '' : String(weight),
    isFeatured: product.isFeatured,
    programId: product.program?._id ?? product.programId ?? '',
    variantOf: product.variantOf ?? '',
    facts: factsValues(facts),
  }
}

/** Tags between commas of any script. */
const tagsOf = (line: string) =>
  line
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter(Boolean)

/** The numbers of the form; NaN where there is none. A product without a weight weighs nothing. */
const numbersOf = (values: ProductValues) => ({
  ...writtenPrices(values),
  weight: numberOf(values.weight) ?? 0,
})

/** The product as it is sent; `stock` whether its number goes along. */
export function writtenProduct(values: ProductValues, stock: boolean): WrittenProduct {
  const { en, categoryId, sku, trackStock, isFeatured, programId, variantOf, facts } = values
  const translation = (language: 'fa' | 'nl') => {
    const { name, description, tags } = values[language]
    if (![name, description, tags].some((text) => text.trim())) return {}
    return { [language]: { name, description, tags: tagsOf(tags) } }
  }
  return {
    name: en.name,
    description: en.description,
    tags: tagsOf(en.tags),
    sku: sku.trim(),
    categoryId,
    ...numbersOf(values),
    ...(stock && trackStock && { stockQuantity: numberOf(values.stockQuantity) ?? Number.NaN }),
    trackStock,
    isFeatured,
    programId: programId || null,
    variantOf: variantOf || null,
    facts: writtenFacts(facts, values),
    translations: { ...translation('fa'), ...translation('nl') },
  }
}

/** Returns the problems of the form from top to bottom. */
export function problemsOf(values: ProductValues) {
  const { en, sku, categoryId, trackStock, stockQuantity } = values
  const own = productProblems({
    name: en.name,
    sku,
    categoryId,
    ...numbersOf(values),
    stockQuantity: trackStock ? (numberOf(stockQuantity) ?? Number.NaN) : undefined,
  }).map(({ path, code }) => ({ path: path === 'name' ? 'en.name' : path, code }))
  return [...own, ...factsProblems(values.facts, values)]
}

/** Converts a server field to a path of the form. */
export function fieldPath(path: string): string {
  const [first = '', second = '', ...rest] = path.split('.')
  if (first === 'name' || first === 'description' || first === 'tags') return `en.${first}`
  if (first === 'translations') return [second, rest[0]].join('.')
  if (first !== 'facts') return first
  if (second === 'translations')
    return rest[1] === 'actives' ? `facts.actives.${rest[2] ?? 0}.${rest[0]}` : `${rest[0]}.${rest[1]}`
  if (factTexts.some((one) => one === second)) return `en.${second}`
  return path.replace(/^(facts\.actives\.\d+)\.name$/, '$1.en')
}

/** Returns true for equal values, ignoring surrounding spaces of texts. */
export function sameValues(a: unknown, b: unknown): boolean {
  const plain = (values: unknown) =>
    JSON.stringify(values, (_, value) => (typeof value === 'string' ? value.trim() : value))
  return plain(a) === plain(b)
}
