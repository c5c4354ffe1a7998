import type { ConsoleProduct } from 'contract/catalog/console-product-calls'
import { productProblems } from 'contract/catalog/console-rules'
import { formatUsd } from 'contract/money'
import { useLocale, useT } from '../../../../i18n/i18n'
import { isolated, isolatedName } from '../../../../i18n/isolated'
import { Dialog } from '../../../../ui/dialog'
import { DialogForm } from '../../../../ui/form/dialog-form'
import { SubmitButton } from '../../../../ui/form/submit-button'
import { useForm, useFormValues } from '../../../../ui/form/use-form'
import { Price } from '../../../../ui/price'
import { useToast } from '../../../../ui/toast'
import type { ReadProduct } from '../console-catalog.api'
import { PriceFields } from '../price/price-fields'
import { priceValues, writtenPrices } from '../price/price-values'
import { SaleText } from '../price/sale-text'
import { sameValues } from '../product-values'
import { textIn } from '../text-in'
import { catalogueWords } from '../words/catalogue-words'
import { useSaveError, useSaveRow } from './use-save-row'

interface Props {
  read: ReadProduct
  onClose: () => void
}

/** Changes the prices of a product from the list. */
export function PriceDialog(props: Props) {
  const t = useT(catalogueWords)
  const { locale } = useLocale()
  const name = isolatedName(textIn(props.read.product, locale).name)
  return (
    <Dialog open onClose={props.onClose} title={t('catalogue.edit.priceTitle', { name })}>
      <PriceForm {...props} />
    </Dialog>
  )
}

const isSame = (a: ConsoleProduct, b: ConsoleProduct) => sameValues(priceValues(a), priceValues(b))

function PriceForm({ read, onClose }: Props) {
  const t = useT(catalogueWords)
  const { seen, form } = usePriceForm({ read, onClose })
  return (
    <DialogForm
      form={form}
      onCancel={onClose}
      submit={<SubmitButton busyText={t('catalogue.saving')}>{t('catalogue.one.save')}</SubmitButton>}
    >
      <div className="flex justify-between gap-4">
        <span className="text-ink-soft">{t('catalogue.edit.priceNow')}</span>
        <div className="grid justify-items-end *:justify-end">
          <Price price={seen.price} salePrice={seen.isReduced ? seen.salePrice : null} size="sm" />
          <div className="text-ink-soft text-sm empty:hidden">
            <SaleText product={seen} />
          </div>
        </div>
      </div>
      <PriceFields values={useFormValues(form)} history={seen.prices} autofocus />
    </DialogForm>
  )
}

function usePriceForm({ read, onClose }: Props) {
  const t = useT(catalogueWords)
  const toast = useToast()
  const errorOf = useSaveError()
  const { seen, save } = useSaveRow({ read, isSame })
  const changed = () => {
    const price = isolated(formatUsd(seen.price))
    if (seen.salePrice === null) return t('catalogue.edit.priceChanged', { price })
    return t('catalogue.edit.saleChanged', { price, sale: isolated(formatUsd(seen.salePrice)) })
  }
  const form = useForm({
    rules: (values) => productProblems({ ...seen, ...writtenPrices(values), stockQuantity: undefined }),
    initial: priceValues(read.product),
    show: 'all',
    errorText: (error) => errorOf(error, changed()),
    submit: async (values) => {
      const prices = writtenPrices(values)
      if (sameValues(priceValues(prices), priceValues(seen))) return onClose()
      await save(prices)
      toast(t('catalogue.one.saved'))
      onClose()
    },
  })
  return { seen, form }
}
