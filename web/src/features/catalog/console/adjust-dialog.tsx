import type { ProductRow } from 'contract/catalog/console-product-list-calls'
import { REASON_MAX, stockProblems, stockReasons } from 'contract/catalog/console-rules'
import { errorText, isServerFailure } from '../../../api/error-text'
import { useRequestKey } from '../../../api/use-request-key'
import { errorWords } from '../../../i18n/error-words/error-words'
import { useT } from '../../../i18n/i18n'
import { isolated, isolatedName } from '../../../i18n/isolated'
import { Dialog } from '../../../ui/dialog'
import { DialogForm } from '../../../ui/form/dialog-form'
import { Field, SelectField } from '../../../ui/form/field'
import { SubmitButton } from '../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../ui/form/use-form'
import { UNDO_LASTS, useToast } from '../../../ui/toast'
import { useAdjustStock } from './console-catalog.api'
import { numberOf } from './facts-values'
import { catalogueWords } from './words/catalogue-words'

interface Props {
  product: Pick<ProductRow, '_id' | 'name' | 'stockQuantity'>
  onClose: () => void
  /** The stock moved, here or by undoing it. */
  onMoved?: () => void
}

/** Moves the stock of a product by a difference, whatever it is at that moment. */
export function AdjustDialog(props: Props) {
  const t = useT(catalogueWords)
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={t('catalogue.adjust.title', { name: isolatedName(props.product.name) })}
    >
      <AdjustForm {...props} />
    </Dialog>
  )
}

/** A typed difference; a minus sign may be any of those that keyboards have. */
const differenceOf = (text: string) => numberOf(text.replace(/[−–]/, '-').replace(/^\s*\+/, '')) ?? Number.NaN

function AdjustForm(props: Props) {
  const t = useT(catalogueWords)
  const { product, onClose } = props
  const form = useAdjustForm(props)
  const values = useFormValues(form)
  const after = product.stockQuantity + differenceOf(values.delta)
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={<SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.adjust.submit')}</SubmitButton>}
    >
      <p className="flex justify-between gap-4 tabular-nums">
        <span className="text-ink-soft">{t('catalogue.adjust.now')}</span>
        <span className="font-semibold">{t.number(product.stockQuantity)}</span>
      </p>
      <Field
        name="delta"
        kind="code"
        inputMode="text"
        autoCapitalize="none"
        label={t('catalogue.adjust.delta')}
        hint={
          Number.isInteger(after) && after >= 0
            ? t('catalogue.adjust.after', { n: isolated(t.number(after)) })
            : t('catalogue.adjust.deltaHint')
        }
        className="tabular-nums"
        data-autofocus
      />
      <SelectField name="reason" label={t('catalogue.adjust.reason')}>
        <option value="">{t('catalogue.adjust.choose')}</option>
        {stockReasons.map((reason) => (
          <option key={reason} value={reason}>
            {t(`catalogue.reasons.${reason}`)}
          </option>
        ))}
      </SelectField>
      <Field
        name="note"
        label={t('catalogue.adjust.note')}
        note={t('common.optional')}
        hint={t('catalogue.adjust.noteHint')}
        required={false}
        dir="auto"
      />
    </DialogForm>
  )
}

function useAdjustForm({ product, onClose, onMoved }: Props) {
  const t = useT(catalogueWords, errorWords)
  const toast = useToast()
  const { mutateAsync: adjust } = useAdjustStock()
  const keyFor = useRequestKey()
  const { _id: id } = product
  const name = isolatedName(product.name)
  const told = (count: number) => t('catalogue.adjust.done', { name, n: isolated(t.number(count)) })

  /** A movement the other way: the ledger keeps both. */
  async function undo(delta: number) {
    try {
      const body = { delta: -delta, reason: 'correction', note: t('catalogue.adjust.undoNote') }
      toast(told((await adjust({ id, key: crypto.randomUUID(), body })).stockQuantity))
      onMoved?.()
    } catch {
      toast(t('catalogue.undoFailed'), { kind: 'alert' })
    }
  }
  return useForm({
    rules: ({ delta, reason }) => stockProblems({ delta: differenceOf(delta), reason }),
    initial: { delta: '', reason: '', note: '' },
    limits: { note: REASON_MAX },
    show: 'all',
    fieldOf: (code) => (code === 'catalog.stock_short' ? 'delta' : undefined),
    errorText: (error) => {
      const failed = t('catalogue.failed')
      return isServerFailure(error) ? failed : errorText(t, error, failed)
    },
    submit: async ({ delta: typed, reason, note }) => {
      const delta = differenceOf(typed)
      const body = { delta, reason, ...(note.trim() && { note }) }
      const { stockQuantity } = await adjust({ id, key: keyFor(body), body })
      toast(told(stockQuantity), {
        lasts: UNDO_LASTS,
        action: { label: t('catalogue.undo'), run: () => void undo(delta) },
      })
      onMoved?.()
      onClose()
    },
  })
}
