import type { ConsoleProduct, updateProduct } from 'contract/catalog/console-product-calls'
import type { Sent } from 'contract/endpoint'
import { useState } from 'react'
import { errorText, isServerFailure } from '../../../../api/error-text'
import { errorWords } from '../../../../i18n/error-words/error-words'
import { useT } from '../../../../i18n/i18n'
import { type ReadProduct, requiredOf, useProductCalls } from '../console-catalog.api'
import { isConflict } from '../product-editor'
import { catalogueWords } from '../words/catalogue-words'

/** Maximum retries against concurrent changes of other fields. */
const TRIES = 3

interface Options {
  read: ReadProduct
  /** Returns true if the edited value is the same in both versions. */
  isSame: (before: ConsoleProduct, now: ConsoleProduct) => boolean
  /** True if sales change the value too; the save then sends the ETag of the version that was seen. */
  soldMeanwhile?: boolean
}

/**
 * Saves a change over the version that was seen. If the value itself has changed since, the save fails and `seen` is
 * the new version; a second save replaces that one.
 */
export function useSaveRow({ read, isSame, soldMeanwhile = false }: Options) {
  const [seen, setSeen] = useState(read)
  const { update, readAgain } = useProductCalls(read.product._id)
  async function save(change: Partial<Sent<typeof updateProduct>['body']>): Promise<ReadProduct> {
    let from = seen
    for (let tries = 1; ; tries++) {
      try {
        return await update({ ...requiredOf(from.product), ...change }, soldMeanwhile ? from.etag : undefined)
      } catch (error) {
        if (!isConflict(error) || tries === TRIES) throw error
        const fresh = await readAgain()
        setSeen(fresh)
        if (!isSame(from.product, fresh.product)) throw error
        from = fresh
      }
    }
  }
  return { seen: seen.product, save }
}

/** Returns the text of a failed save; `changed` explains a conflict. */
export function useSaveError(): (error: unknown, changed: string) => string {
  const t = useT(catalogueWords, errorWords)
  return (error, changed) => {
    const failed = t('catalogue.failed')
    if (isConflict(error)) return changed
    return isServerFailure(error) ? failed : errorText(t, error, failed)
  }
}
