import type { WrittenProduct } from 'contract/catalog/console-product-calls'
import type { WrittenFacts } from 'contract/catalog/facts-calls'
import { toCents } from 'contract/money'
import type { ImageTexts, ProductTranslations } from '../catalog.table'
import type { StoredProduct } from './products.sql'

/** Defaults of a new product. */
export const NEW = {
  description: '',
  tags: [],
  translations: {},
  images: [],
  imageTexts: {},
  salePriceCents: null,
  saleFrom: null,
  saleUntil: null,
  stock: 0,
  trackStock: true,
  weightGrams: 0,
  isFeatured: false,
  isActive: true,
  programTemplate: null,
  facts: {},
  variantOf: null,
  position: 0,
} satisfies Partial<StoredProduct>

type Kept = Omit<StoredProduct, 'id' | 'sku' | 'name' | 'categoryId' | 'priceCents'>

/** Merges written fields of a product into the stored ones. */
export function merged(id: string, written: WrittenProduct, kept: Kept): StoredProduct {
  const { salePrice, saleFrom, saleUntil, weight, stockQuantity, programId, ...others } = written
  const { imageTexts, translations, ...same } = others
  const images = same.images ?? kept.images
  const programTemplate = programId === undefined ? kept.programTemplate : programId
  const texts = imageTexts === undefined ? kept.imageTexts : filledTexts(imageTexts)
  const salePriceCents = salePrice === undefined ? kept.salePriceCents : salePrice ? toCents(salePrice) : null
  const days = { saleFrom: kept.saleFrom, saleUntil: kept.saleUntil, ...defined({ saleFrom, saleUntil }) }
  return {
    id,
    sku: same.sku,
    name: same.name,
    categoryId: same.categoryId,
    description: same.description ?? kept.description,
    tags: [...new Set(same.tags ?? kept.tags)],
    translations: translations === undefined ? kept.translations : filledTranslations(translations),
    images: [...new Set(images)],
    imageTexts: Object.fromEntries(Object.entries(texts).filter(([path]) => images.includes(path))),
    priceCents: toCents(same.price),
    salePriceCents,
    // Days without a sale price would come back with the next one.
    ...(salePriceCents === null ? { saleFrom: null, saleUntil: null } : days),
    stock: stockQuantity ?? kept.stock,
    // A program weighs nothing and never runs out (decision X-42).
    trackStock: programTemplate === null && (same.trackStock ?? kept.trackStock),
    weightGrams:
      programTemplate !== null ? 0 : weight === undefined ? kept.weightGrams : Math.round(weight * 1000),
    isFeatured: same.isFeatured ?? kept.isFeatured,
    isActive: same.isActive ?? kept.isActive,
    programTemplate,
    facts: same.facts ?? kept.facts,
    variantOf: same.variantOf === undefined ? kept.variantOf : same.variantOf,
    position: same.position ?? kept.position,
  }
}

/** True if a sale would end before it begins: one of its days was kept. */
export function hasSaleReversed({ saleFrom, saleUntil }: Pick<StoredProduct, 'saleFrom' | 'saleUntil'>) {
  return saleFrom !== null && saleUntil !== null && saleUntil < saleFrom
}

function defined<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never
}

/** Texts that say something: where one is missing the shop shows the English one. */
export function filledTranslations(
  written: NonNullable<WrittenProduct['translations']>,
): ProductTranslations {
  const filled = Object.entries(written).flatMap(([lang, texts]) => {
    const { name = '', description = '', tags = [] } = texts ?? {}
    const kept = {
      ...(name !== '' && { name }),
      ...(description !== '' && { description }),
      ...(tags.length > 0 && { tags }),
    }
    return Object.keys(kept).length > 0 ? [[lang, kept] as const] : []
  })
  return Object.fromEntries(filled)
}

function filledTexts(written: ImageTexts | NonNullable<WrittenProduct['imageTexts']>): ImageTexts {
  const entries = Object.entries(written).flatMap(([path, texts]) => {
    const filled = Object.entries(texts).filter(([, text]) => text !== undefined && text !== '')
    return filled.length > 0 ? [[path, Object.fromEntries(filled)] as const] : []
  })
  return Object.fromEntries(entries)
}

/** Facts with another flavor or size. Translations of what changed would name the original, so they go. */
export function withVariant(
  { translations, ...facts }: WrittenFacts,
  written: { flavor?: string | undefined; size?: string | undefined },
): WrittenFacts {
  const changed = (['flavor', 'size'] as const).filter(
    (name) => written[name] && written[name] !== facts[name],
  )
  const kept = Object.entries(translations ?? {}).map(([lang, texts]) => [
    lang,
    Object.fromEntries(Object.entries(texts ?? {}).filter(([name]) => !changed.some((one) => one === name))),
  ])
  return {
    ...facts,
    ...Object.fromEntries(changed.map((name) => [name, written[name]])),
    ...(translations && { translations: Object.fromEntries(kept) }),
  }
}
