import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { isStock } from 'contract/catalog/console-rules'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolated, isolatedName } from '../../../../i18n/isolated'
import { Dialog } from '../../../../ui/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { Field } from '../../../../ui/form/field'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm } from '../../../../ui/form/use-form'
import { selectText } from '../../../../ui/select-text'
import { useToast } from '../../../../ui/toast'
import type { ReadProduct } from '../console-catalog.api'
import { numberOf } from '../facts-values'
import { textIn } from '../text-in'
import { catalogueWords } from '../words/catalogue-words'
import { useSaveError, useSaveRow } from './use-save-row'

interface Props {
  read: ReadProduct
  onClose: () => void
}

/** Changes the stock of a product from the list; a sale made meanwhile is never overwritten. */
export function StockDialog(props: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const name = isolatedName(textIn(props.read.product, locale).name)
  return (
    <Dialog open onClose={props.onClose} title={t('catalogue.edit.stockTitle', { name })}>
      <StockForm {...props} />
    </Dialog>
  )
}

const isSame = (a: ConsoleProduct, b: ConsoleProduct) => a.stockQuantity === b.stockQuantity
const stockIn = (text: string) => numberOf(text) ?? Number.NaN

function StockForm({ read, onClose }: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const toast = useToast()
  const errorOf = useSaveError()
  const { seen, save } = useSaveRow({ read, isSame, soldMeanwhile: true })
  const n = isolated(t.number(seen.stockQuantity))
  const form = useForm({
    rules: ({ stockQuantity }) =>
      isStock(stockIn(stockQuantity)) ? [] : [{ path: 'stockQuantity', code: 'catalog.stock_invalid' }],
    initial: { stockQuantity: String(read.product.stockQuantity) },
    show: 'all',
    errorText: (error) => errorOf(error, t('catalogue.edit.stockChanged', { n })),
    submit: async ({ stockQuantity }) => {
      if (stockIn(stockQuantity) === seen.stockQuantity) return onClose()
      const { product } = await save({ stockQuantity: stockIn(stockQuantity) })
      const name = isolatedName(textIn(product, locale).name)
      toast(t('catalogue.adjust.done', { name, n: isolated(t.number(product.stockQuantity)) }))
      onClose()
    },
  })
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={<SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.one.save')}</SubmitButton>}
    >
      <p className="flex justify-between gap-4 tabular-nums">
        <span className="text-ink-soft">{t('catalogue.adjust.now')}</span>
        <span className="font-semibold">{t.number(seen.stockQuantity)}</span>
      </p>
      <Field
        name="stockQuantity"
        kind="code"
        autoCapitalize="none"
        inputMode="numeric"
        label={t('catalogue.fields.stock')}
        hint={t('catalogue.edit.stockHint')}
        className="tabular-nums"
        onFocus={selectText}
        data-autofocus
      />
    </DialogForm>
  )
}
