import { useQueries, useQuery } from '@tanstack/react-query'
import type { MarkedProduct } from 'contract/catalog/flag-calls'
import { markProducts } from 'contract/catalog/flag-routes'
import { PRODUCTS_PER_PAGE_MAX } from 'contract/catalog/rules'
import { getMyFlags } from 'contract/programs/flag-routes'
import { MINUTE } from 'contract/units'
import { call } from '../../../api/call'
import { flagsKey } from '../../programs/flags-key'

// Memory only: an allergy is not written to the device. Nothing waits long for a mark, so a failed read is not repeated.
const RULES = { staleTime: MINUTE, retry: false }

const flagsQuery = (userId: string) => ({
  ...RULES,
  queryKey: flagsKey(userId),
  queryFn: async ({ signal }: { signal: AbortSignal }) => (await call(getMyFlags, { signal })).data,
})

const markQuery = (userId: string, productId: string) => ({
  ...RULES,
  queryKey: [...flagsKey(userId), 'product', productId],
  queryFn: () => readMark(productId),
})

/** Allergens of a product's label that the customer named; `mark` is undefined until it is known, null without any. */
export function useOwnMark(userId: string, productId: string) {
  const flags = useQuery(flagsQuery(userId))
  const isAllergic = Boolean(flags.data?.allergens.length)
  const mark = useQuery({ ...markQuery(userId, productId), enabled: isAllergic })
  return { isAllergic, mark: isAllergic ? mark.data : undefined }
}

/** Returns true once the marks of these products have been read, cannot be read, or are not needed. */
export function useMarksKnown(userId: string, productIds: readonly string[]): boolean {
  const flags = useQuery(flagsQuery(userId))
  const ids = flags.data?.allergens.length ? productIds : []
  const marks = useQueries({ queries: ids.map((id) => markQuery(userId, id)) })
  return [flags, ...marks].every(({ isPending }) => !isPending)
}

interface Batch {
  ids: string[]
  answer: Promise<MarkedProduct[]>
}

let batch: Batch | undefined

/** Reads the mark of a product; all that a page asks for at once travel in one call. */
async function readMark(productId: string): Promise<MarkedProduct | null> {
  if (!batch || batch.ids.length === PRODUCTS_PER_PAGE_MAX) batch = newBatch()
  batch.ids.push(productId)
  const marked = await batch.answer
  return marked.find((one) => one.productId === productId) ?? null
}

function newBatch(): Batch {
  const ids: string[] = []
  const send = async () => {
    // The cards of a page ask in one go; those after it ask anew.
    await Promise.resolve()
    if (batch?.ids === ids) batch = undefined
    return (await call(markProducts, { body: { ids } })).data.items
  }
  return { ids, answer: send() }
}
