import { BULK_PRICES_MAX } from 'contract/catalog/bulk-price-rules'
import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { useState } from 'react'
import { refusalOf } from '../../../../api/error-text'
import { useT } from '../../../../i18n/i18n'
import { Button } from '../../../../ui/button'
import { Dialog } from '../../../../ui/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { CheckboxField, Field, SelectField } from '../../../../ui/form/field'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { useFocusAfterBulk } from '../../../../ui/table/use-chosen'
import { UNDO_LASTS, useToast } from '../../../../ui/toast'
import { useChangePrices } from '../console-catalog.api'
import { isConflict } from '../product-editor'
import { useSaveError } from '../row-edit/use-save-row'
import { catalogueWords } from '../words/catalogue-words'
import { PreviewTable } from './preview-table'
import { type BulkPriceValues, changeIn, type PricePreview, previewOf, priceWays } from './price-preview'
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

function PricesForm({ rows, onChosen, onClose }: Props & { onClose: () => void }) {
  const t = useT(catalogueWords, bulkPricesWords)
  const errorOf = useSaveError()
  const change = useChange()
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set())
  const previewsOf = (values: BulkPriceValues) => {
    const typed = changeIn(values)
    return typed ? rows.map((row) => previewOf(row, typed)) : []
  }
  const form = useForm<BulkPriceValues>({
    rules: (values) => (changeIn(values) ? [] : [{ path: 'value', code: 'request.out_of_range' }]),
    initial: { way: 'percentUp', value: '', toNine: false },
    show: 'all',
    errorText: (error) => errorOf(error, t('bulkPrices.changed')),
    onFailure: (error) => {
      if (isConflict(error)) setChanged(changedIn(error))
    },
    submit: async (values) => {
      const due = previewsOf(values).filter(({ changes }) => changes)
      if (due.length === 0) return
      await change(due)
      onClose()
      onChosen(new Set())
    },
  })
  const values = useFormValues(form)
  const previews = previewsOf(values)
  const due = previews.filter(({ changes }) => changes).length
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={
        <SubmitButton disabled={previews.length > 0 && due === 0} busyText={t('catalogue.saving')}>
          {t('bulkPrices.submit', { count: due })}
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
          label={t(values.way.startsWith('percent') ? 'bulkPrices.percent' : 'bulkPrices.amount')}
          className="tabular-nums"
        />
      </div>
      <CheckboxField name="toNine">{t('bulkPrices.toNine')}</CheckboxField>
      {previews.length > 0 ? <PreviewTable previews={previews} changed={changed} /> : null}
    </DialogForm>
  )
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
