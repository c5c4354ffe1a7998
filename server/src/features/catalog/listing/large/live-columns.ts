import { MINUTE } from 'contract/units'
import type { Pool } from '../../../../kernel/db/client'
import { type Columns, changeColumns, loadColumns } from './columns'

/** Changed products above which the columns are read anew, which takes less than to change them. */
const CHANGED_MAX = 5000
/** Pause in ms before what failed is tried again. */
const TRY_AGAIN_AFTER = 1 * MINUTE

/** The columns of one process: read in the background, then brought up to date by each reading of the changes. */
export interface LiveColumns {
  /**
   * Applies the products that have changed since the call before, undefined where they are not known; the listing has them
   * already. Returns the columns as they are then, undefined until they are read.
   */
  change(
    products: readonly string[] | undefined,
    categoryIds: readonly string[],
  ): Promise<Columns | undefined>
  /** Returns true if the next call has something to do also without a change. */
  isWaiting(): boolean
  /** Resolves when all has been read that was begun. */
  settled(): Promise<void>
}

export function createLiveColumns(db: Pool): LiveColumns {
  let columns: Columns | undefined
  let loading: Promise<void> | undefined
  /** Products that have changed and are not applied. */
  let waiting = new Set<string>()
  /** Something has changed that is not known. */
  let isLost = false
  let isNew = false
  let notBefore = 0

  function load(categoryIds: readonly string[]): void {
    columns = undefined
    waiting = new Set()
    isLost = false
    loading = loadColumns(db, categoryIds)
      .then((made) => {
        columns = made
        isNew = true
      })
      .catch(() => {
        notBefore = performance.now() + TRY_AGAIN_AFTER
      })
      .finally(() => {
        loading = undefined
      })
  }

  const mayLoad = () => !loading && performance.now() >= notBefore

  return {
    isWaiting: () => isNew || isLost || waiting.size > 0 || (!columns && mayLoad()),
    settled: async () => loading,
    async change(products, categoryIds) {
      if (products) for (const id of products) waiting.add(id)
      else isLost = true
      isNew = false
      if (loading) return undefined
      if (isLost || !columns || waiting.size > CHANGED_MAX) {
        if (mayLoad()) load(categoryIds)
        return undefined
      }
      if (waiting.size > 0 && (await changeColumns(db, columns, [...waiting]))) waiting = new Set()
      return columns
    },
  }
}
