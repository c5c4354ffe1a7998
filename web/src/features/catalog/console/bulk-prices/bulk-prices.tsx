import { BULK_PRICES_MAX, priceEndings } from 'contract/catalog/bulk-price-rules'
import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { formatUsd } from 'contract/money'
import { useRef, useState } from 'react'
import { refusalOf } from '../../../../api/error-text'
import { useT } from '../../../../i18n/i18n'
import { isolated } from '../../../../i18n/isolated'
import { Button } from '../../../../ui/button'
import { ConfirmDialog } from '../../../../ui/confirm-dialog'
import { Dialog } from '../../../../ui/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { Field, SelectField } from '../../../../ui/form/field'
import { changeField, submitForm } from '../../../../ui/form/store'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useFocusAfterBulk } from '../../../../ui/table/use-chosen'
import { UNDO_LASTS, useToast } from '../../../../ui/toast'
import { useChangePrices } from '../console-catalog.api'
import { isConflict } from '../product-editor'
import { useSaveError } from '../row-edit/use-save-row'
import { catalogueWords } from '../words/catalogue-words'
import { PreviewTable } from './preview-table'
import {
  type BulkPriceValues,
  changeIn,
  LARGE_SHARE,
  type PricePreview,
  previewOf,
  priceWays,
  problemIn,
  shareOf,
  withoutSign,
} from './price-preview'
import { useShareText } from './share-text'
import { bulkPricesWords } from './words/bulk-prices-words'

interface Props {
  /** The products that are chosen. */
  rows: readonly ProductRow[]
  onChosen: (chosen: ReadonlySet<string>) => void
}

/** Button that changes the prices of the chosen products, with its dialog. */
export function BulkPrices(props: Props) {
  const t = useT(bulkPricesWords)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  useFocusAfterBulk()
  return (
    <>
      <Button size="sm" className="whitespace-nowrap" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('bulkPrices.button', { count: props.rows.length })}
      </Button>
      {isOpen ? (
        <Dialog open onClose={close} title={t('bulkPrices.title', { count: props.rows.length })}>
          <PricesForm {...props} onClose={close} />
        </Dialog>
      ) : null}
    </>
  )
}

/** Prices before and after rounding, for the examples. */
const EXAMPLES = { nine: [108.92, 108.89], ninetyNine: [108.9, 108.99] } as const

function PricesForm(props: Props & { onClose: () => void }) {
  const t = useT(catalogueWords, bulkPricesWords)
  const { form, changed, previewsOf, large, onKeep } = usePricesForm(props)
  const values = useFormValues(form)
  const previews = previewsOf(values)
  const due = previews.filter(({ changes }) => changes).length
  const followSign = () => {
    const { way, value } = withoutSign(form.values())
    if (value === form.values().value) return
    changeField(form, 'way', way)
    changeField(form, 'value', value)
  }
  const isPercent = values.way.startsWith('percent')
  return (
    <>
      <DialogForm
        form={form}
        onCancel={props.onClose}
        submit={
          <SubmitButton disabled={previews.length > 0 && due === 0} busyText={t('catalogue.saving')}>
            {due === 0 ? t('bulkPrices.submitNone') : t('bulkPrices.submit', { count: due })}
          </SubmitButton>
        }
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField name="way" label={t('bulkPrices.way')} data-autofocus>
            {priceWays.map((way) => (
              <option key={way} value={way}>
                {t(`bulkPrices.ways.${way}`)}
              </option>
            ))}
          </SelectField>
          <Field
            name="value"
            kind="code"
            autoCapitalize="none"
            inputMode="decimal"
            label={t(isPercent ? 'bulkPrices.percent' : 'bulkPrices.amount')}
            className="tabular-nums"
            onBlur={followSign}
          />
        </div>
        {values.way === 'set' ? null : (
          <SelectField name="ending" label={t('bulkPrices.ending')}>
            {priceEndings.map((ending) => {
              if (ending === 'any')
                return (
                  <option key={ending} value={ending}>
                    {t('bulkPrices.endings.any')}
                  </option>
                )
              const [from, to] = EXAMPLES[ending]
              const example = { from: isolated(formatUsd(from)), to: isolated(formatUsd(to)) }
              return (
                <option key={ending} value={ending}>
                  {t(`bulkPrices.endings.${ending}`, example)}
                </option>
              )
            })}
          </SelectField>
        )}
        {previews.length > 0 ? <PreviewTable previews={previews} changed={changed} /> : null}
      </DialogForm>
      <LargeChange large={large} onConfirm={() => void submitForm(form)} onKeep={onKeep} />
    </>
  )
}

interface LargeProps {
  /** Products whose price changes by more than `LARGE_SHARE`; empty while there is nothing to ask. */
  large: readonly PricePreview[]
  onConfirm: () => void
  onKeep: () => void
}

/** Question before large changes of prices. */
function LargeChange({ large, onConfirm, onKeep }: LargeProps) {
  const t = useT(bulkPricesWords)
  const shareText = useShareText()
  const [first] = [...large].sort((a, b) => Math.abs(shareOf(b)) - Math.abs(shareOf(a)))
  if (!first) return null
  return (
    <ConfirmDialog
      open
      title={t('bulkPrices.large.title', { share: t.number(100 * LARGE_SHARE) })}
      text={t('bulkPrices.large.text', { count: large.length, most: isolated(shareText(shareOf(first))) })}
      confirm={t('bulkPrices.large.confirm')}
      cancel={t('bulkPrices.large.keep')}
      onConfirm={onConfirm}
      onClose={onKeep}
    />
  )
}

/** Form of the dialog; a submit with large changes first returns them as `large`, a second one sends. */
function usePricesForm({ rows, onChosen, onClose }: Props & { onClose: () => void }) {
  const t = useT(catalogueWords, bulkPricesWords)
  const errorOf = useSaveError()
  const change = useChange()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const [large, setLarge] = useState<readonly PricePreview[]>([])
  const isAsked = useRef(false)
  const previewsOf = (values: BulkPriceValues) => {
    const typed = changeIn(values)
    return typed ? rows.map((row) => previewOf(row, typed)) : []
  }
  const ask = (next: readonly PricePreview[]) => {
    isAsked.current = next.length > 0
    setLarge(next)
  }
  const form = useForm<BulkPriceValues>({
    rules: (values) => (problemIn(values) ? [{ path: 'value', code: 'request.out_of_range' }] : []),
    problemText: ({ code }, values) => {
      const problem = problemIn(values)
      if (code !== 'request.out_of_range' || !problem) return undefined
      if (problem === 'text') return t('bulkPrices.problems.text')
      return t(`bulkPrices.problems.${values.way.startsWith('percent') ? 'percent' : 'amount'}`)
    },
    initial: { way: 'percentUp', value: '', ending: 'any' },
    check: 'blur',
    show: 'first',
    errorText: (error) => errorOf(error, t('bulkPrices.changed')),
    onFailure: (error) => {
      ask([])
      if (isConflict(error)) setChanged(changedIn(error))
    },
    submit: async (values) => {
      const due = previewsOf(values).filter(({ changes }) => changes)
      if (due.length === 0) return
      const largeOnes = due.filter((one) => Math.abs(shareOf(one)) > LARGE_SHARE)
      if (largeOnes.length > 0 && !isAsked.current) return ask(largeOnes)
      await change(due)
      onClose()
      onChosen(new Set())
    },
  })
  return { form, changed, previewsOf, large, onKeep: () => ask([]) }
}

/** Returns the ids of the products that changed since they were read. */
function changedIn(error: unknown): ReadonlySet<string> {
  const { changed } = (refusalOf(error)?.data ?? {}) as { changed?: unknown }
  return new Set(Array.isArray(changed) ? changed.map(String) : [])
}

/** Returns the function that changes the prices and offers to undo it. */
function useChange(): (due: readonly PricePreview[]) => Promise<void> {
  const t = useT(catalogueWords, bulkPricesWords)
  const toast = useToast()
  const { mutateAsync: save } = useChangePrices()
  return async (due) => {
    const sent = due.flatMap(({ row: { _id, updatedAt }, next }) =>
      next === undefined ? [] : [{ _id, updatedAt, price: next }],
    )
    // A list page has fewer rows; the bound is the call's.
    const saved = await save(sent.slice(0, BULK_PRICES_MAX))
    const before = new Map(due.map(({ row }) => [row._id, row.price]))
    const undo = () =>
      save(saved.map(({ _id, was, updatedAt }) => ({ _id, updatedAt, price: before.get(_id) ?? was }))).then(
        () => toast(t('catalogue.undone')),
        () => toast(t('bulkPrices.undoFailed'), { kind: 'alert' }),
      )
    toast(t('bulkPrices.done', { count: saved.length }), {
      lasts: UNDO_LASTS,
      action: { label: t('catalogue.undo'), run: () => void undo() },
    })
  }
}
