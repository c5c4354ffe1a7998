import { createContext, use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { errorText, isServerFailure, refusalOf } from '../../../api/error-text'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { useUnsaved } from '../../../ui/edit/unsaved'
import { type FormStore, fillForm, resetForm } from '../../../ui/form/store'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { useToast } from '../../../ui/toast'
import { type ReadProduct, useProductCalls } from './console-catalog.api'
import { readDraft, writeDraft } from './product-draft'
import { type Clash, mergeValues } from './product-merge'
import {
  fieldPath,
  limits,
  type ProductValues,
  problemsOf,
  sameValues,
  valuesOf,
  writtenProduct,
} from './product-values'
import { catalogueWords } from './words/catalogue-words'

/** Returns true if a save was refused because the product has changed. */
export function isConflict(error: unknown): boolean {
  const code = refusalOf(error)?.code
  return code === 'catalog.product_changed' || code === 'catalog.stock_unseen'
}

/** Result of merging a save: fields changed by both, and fields taken from the other person. */
export interface Meeting {
  clashes: readonly Clash[]
  taken: readonly string[]
}

export interface ProductEditor {
  read: ReadProduct
  form: FormStore<ProductValues>
  meeting: Meeting | null
  closeMeeting: () => void
  unsaved: boolean
  /** True if the form was restored after a reload. */
  restored: boolean
  discard: () => void
  /** Continues from a version written by another part of the page. */
  rebase: (fresh: ReadProduct) => void
}

const stockOf = (read: ReadProduct) => valuesOf(read.product).stockQuantity

/** Maximum retries of a save against concurrent changes. */
const TRIES = 3

/** The form of a product: what it was typed over, what it met, and the draft that outlives a reload. */
export function useProductEditor(read: ReadProduct): ProductEditor {
  const { _id: id } = read.product
  const t = useT(catalogueWords, errorWords)
  const toast = useToast()
  const calls = useProductCalls(id)
  const [stored] = useState(() => readDraft(id))
  const base = useRef(stored?.base ?? read)
  const [restored, setRestored] = useState(stored !== undefined)
  const [meeting, setMeeting] = useState<Meeting | null>(null)

  const form: FormStore<ProductValues> = useForm<ProductValues>({
    rules: problemsOf,
    initial: valuesOf(read.product),
    limits,
    show: 'all',
    fieldPath,
    fieldOf: (code) => (code === 'catalog.sku_taken' ? 'sku' : undefined),
    errorText: (error) => {
      const failed = t('catalogue.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    draft: {
      read: () => stored?.values,
      write: (values) => writeDraft(id, { base: base.current, values }),
      drop: () => writeDraft(id, null),
    },
    submit: async (typed) => {
      const met = await save(typed)
      setMeeting(met)
      if (met && met.clashes.length > 0) return
      setRestored(false)
      toast(t('catalogue.one.saved'))
    },
  })

  /** Sends the form. Where another saved meanwhile, both are put together; only what both changed is asked about. */
  async function save(typed: ProductValues): Promise<Meeting | null> {
    let values = typed
    const taken: string[] = []
    for (let tries = 1; ; tries++) {
      const from = base.current
      const stock = values.stockQuantity.trim() !== stockOf(from)
      const body = { ...writtenProduct(values, stock), updatedAt: from.product.updatedAt }
      try {
        settle(values, await calls.update(body, stock ? from.etag : undefined))
        return taken.length > 0 ? { clashes: [], taken } : null
      } catch (error) {
        if (!isConflict(error) || tries === TRIES) throw error
        const fresh = await calls.readAgain()
        const merged = mergeValues(valuesOf(from.product), values, valuesOf(fresh.product))
        base.current = fresh
        taken.push(...merged.taken)
        values = merged.values
        fillForm(form, values)
        writeDraft(id, { base: fresh, values })
        if (merged.clashes.length > 0) return { clashes: merged.clashes, taken }
      }
    }
  }
  /** Takes the saved version and keeps values typed since. */
  function settle(sent: ProductValues, fresh: ReadProduct): void {
    const { values } = mergeValues(sent, form.values(), valuesOf(fresh.product))
    base.current = fresh
    resetForm(form, values)
  }
  const rebase = useCallback(
    (fresh: ReadProduct) => {
      const now = form.values()
      const { values } = mergeValues(valuesOf(base.current.product), now, valuesOf(fresh.product))
      base.current = fresh
      fillForm(form, values)
    },
    [form],
  )
  const discard = useCallback(() => {
    base.current = read
    resetForm(form, valuesOf(read.product))
    setMeeting(null)
    setRestored(false)
  }, [form, read])
  const closeMeeting = useCallback(() => setMeeting(null), [])

  const unsaved = !sameValues(useFormValues(form), valuesOf(base.current.product))
  useUnsaved(unsaved)
  // Leaving discards the draft, as confirmed; a reload does not run this.
  useEffect(() => () => writeDraft(id, null), [id])
  return useMemo(
    () => ({ read, form, meeting, closeMeeting, unsaved, restored, discard, rebase }),
    [read, form, meeting, closeMeeting, unsaved, restored, discard, rebase],
  )
}

export const ProductContext = createContext<ProductEditor | null>(null)

export function useEditor(): ProductEditor {
  const editor = use(ProductContext)
  if (!editor) throw new Error('There is no open product')
  return editor
}
