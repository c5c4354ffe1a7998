import type { Variant } from 'contract/catalog/calls'
import type { ProductFacts, WrittenFacts } from 'contract/catalog/facts-calls'
import { perServing, unitPriceOfProduct } from 'contract/catalog/label'
import type { Locale } from 'contract/locale'
import type { VariantRow } from './catalog.sql'

/** The texts of the facts in `locale`, English where one is missing. */
function inLanguage(
  { translations, ...english }: WrittenFacts,
  locale: Locale,
): Omit<WrittenFacts, 'translations'> {
  const { actives: names, ...texts } = (locale === 'en' ? undefined : translations?.[locale]) ?? {}
  const actives = english.actives?.map((one, n) => ({ ...one, name: names?.[n] ?? one.name }))
  return { ...english, ...texts, ...(actives && { actives }) }
}

/** Returns the facts in the shop's shape, with values derived from price and serving size. */
export function shopFacts(
  written: WrittenFacts,
  product: { price: number; salePrice: number | null },
  locale: Locale,
): ProductFacts {
  const { nutrition, ...facts } = inLanguage(written, locale)
  const { netQuantity, serving } = facts
  const unitPrice = netQuantity && unitPriceOfProduct(product, netQuantity)
  if (!nutrition) return { ...facts, unitPrice }
  const { per, ...per100 } = nutrition
  // A serving that is counted in pieces has no share of 100 g.
  const one = serving?.unit === per ? perServing(per100, serving.size) : undefined
  return { ...facts, unitPrice, nutrition: { per, per100, perServing: one } }
}

/** A product of a family as the choice of another shows it. */
export function variantOf({ facts, ...row }: VariantRow, locale: Locale): Variant {
  const { flavor, size } = inLanguage(facts, locale)
  return { ...row, flavor, size }
}
