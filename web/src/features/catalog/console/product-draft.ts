import { readStored, writeStored } from '../../../api/storage'
import type { ReadProduct } from './console-catalog.api'
import { newProduct, type ProductValues } from './product-values'

/** Typed values with the version they are based on, for the comparison on save. */
interface StoredDraft {
  base: ReadProduct | null
  values: ProductValues
}

const keyOf = (id: string) => `tavan.product.${id}`

/** A draft that outlives a reload of its tab; `id` is the product's, or `new`. */
export function readDraft(id: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(id), 'sessionStorage') ?? 'null')
    if (typeof stored !== 'object' || stored === null || !('values' in stored)) return undefined
    const { base, values } = stored as StoredDraft
    // A draft of an earlier release of the site lacks fields that the form has now.
    return { base, values: { ...newProduct, ...values } }
  } catch {
    return undefined
  }
}

export function writeDraft(id: string, draft: StoredDraft | null): void {
  writeStored(keyOf(id), draft && JSON.stringify(draft), 'sessionStorage')
}
